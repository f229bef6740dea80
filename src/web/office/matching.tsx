import type { VNode } from "preact";
import type { AnswerOf } from "../api-types.ts";
import { Day } from "../parts/day.tsx";
import { bornOn, Candidates, type OpenPlayer } from "./parts/candidates.tsx";
import { ActionForm, Choice, type Entered, Field, yesNo } from "./parts/fields.tsx";
import type { OfficeShown } from "./parts/shown.ts";

interface MatchingProps {
  readonly players: readonly OpenPlayer[];
  readonly tournament: string;
  readonly shown: OfficeShown;
}

/** Matching of players whose number the office does not know. */
export function Matching({ players, tournament, shown }: MatchingProps): VNode | null {
  const { matching: says } = shown.words.web.office;
  if (players.length === 0) return null;
  const mayMatch = shown.may("match players");
  const mayPropose = shown.may("propose matches");
  const { proposals } = shown.words.web.keeping;
  return (
    <>
      <h2 id="matching">{says.title}</h2>
      <p>{says.intro}</p>
      {mayMatch || !mayPropose ? null : <p>{proposals.intro}</p>}
      {players.map((player) => (
        <section class="card">
          <h3>{says.player(player.startNumber, player.name)}</h3>
          <p class="soft">{factsText(player, shown)}</p>
          <Proposed player={player} shown={shown} />
          {mayMatch || mayPropose ? (
            <ActionForm
              shown={shown}
              action={mayMatch ? "match-player" : "propose-match"}
              id={String(player.startNumber)}
              button={mayMatch ? says.match : proposals.button}
              hidden={{ tournament, startNumber: String(player.startNumber) }}
            >
              {(entered) => <Choices player={player} shown={shown} entered={entered} isProposal={!mayMatch} />}
            </ActionForm>
          ) : null}
        </section>
      ))}
      {mayMatch ? (
        <ActionForm
          shown={shown}
          action="add-reported-players"
          title={says.addAll}
          button={says.addAllButton}
          hidden={{ tournament }}
        >
          {(entered) => <Field label={says.optionalReason} name="reason" entered={entered} wide />}
        </ActionForm>
      ) : null}
    </>
  );
}

function factsText({ number, federation, birth, line, nameDiffers }: OpenPlayer, shown: OfficeShown): string {
  const { matching: says } = shown.words.web.office;
  const known = [number, federation, bornOn(birth, shown)].flatMap((fact) => fact ?? []);
  const differs = nameDiffers ? [shown.words.office.tournaments.numberOfOther] : [];
  return [...known, says.line(line), ...differs].join(", ");
}

/** What the arbiter proposes, for the office to confirm. */
function Proposed({ player: { proposed }, shown }: { player: OpenPlayer; shown: OfficeShown }): VNode | null {
  if (proposed === null) return null;
  const { proposals } = shown.words.web.keeping;
  const { player, name, text, on } = proposed;
  const who = player === null ? proposals.aNewPlayer : [name, player].filter((each) => each !== null).join(", ");
  return (
    <p class="notice">
      {proposals.says(who)} {text === null ? null : <q>{text}</q>} <Day of={on} language={shown.words.language} />
    </p>
  );
}

interface ChoicesProps {
  readonly player: OpenPlayer;
  readonly shown: OfficeShown;
  readonly entered: Entered;
  /** Whether an arbiter proposes it, and nothing follows before the office agrees. */
  readonly isProposal: boolean;
}

/** What the arbiter proposes comes first, then what the office would choose. */
function choiceFor({ candidates, proposal, proposed }: OpenPlayer): string {
  if (proposed === null) return proposal ?? candidates[0]?.player ?? "new";
  if (proposed.player === null) return "new";
  return candidates.some(({ player }) => player === proposed.player) ? proposed.player : "other";
}

function Choices({ player, shown, entered, isProposal }: ChoicesProps): VNode {
  const { startNumber, candidates, number, freeNumber, proposed } = player;
  const { matching: says } = shown.words.web.office;
  const { proposals } = shown.words.web.keeping;
  const chosen = entered.value("choice", choiceFor(player));
  const options: readonly (readonly [string, string])[] = isProposal
    ? [
        ["other", proposals.other],
        ["new", proposals.isNew],
      ]
    : [
        ["other", says.other],
        ["new", says.isNew],
        ["nobody", says.nobody],
      ];
  return (
    <>
      <fieldset class="wide">
        <legend>{says.who(startNumber)}</legend>
        {candidates.length === 0 ? (
          <p class="soft">{shown.words.office.tournaments.noCandidates}</p>
        ) : (
          <Candidates player={player} chosen={chosen} shown={shown} />
        )}
        {options.map(([value, label]) => (
          <label class="check">
            <input type="radio" name="choice" value={value} checked={value === chosen} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <Field
        label={says.number}
        name="number"
        value={isProposal ? "" : (proposed?.player ?? number ?? freeNumber)}
        entered={entered}
        pattern="[0-9]{1,11}"
      />
      <WhyField player={player} shown={shown} entered={entered} isProposal={isProposal} />
    </>
  );
}

/** A reason, where the choice is not what the office or the arbiter proposes; of the arbiter, a remark. */
function WhyField({ player: { proposal, proposed }, shown, entered, isProposal }: ChoicesProps): VNode {
  const { matching: says, decide } = shown.words.web.office;
  if (isProposal) return <Field label={shown.words.web.keeping.proposals.remark} name="text" entered={entered} wide />;
  const isProposed = proposal !== null || proposed !== null;
  const label = isProposed ? says.reasonOtherwise : decide.reason;
  return <Field label={label} name="reason" entered={entered} required={!isProposed} wide />;
}

/** A tournament with most of the same players and pairings. */
export type LooksLike = AnswerOf<"tournaments.show-record">["lookalikes"][number];

interface AlikeProps {
  readonly alike: readonly LooksLike[];
  readonly tournament: string;
  readonly shown: OfficeShown;
}

export function Lookalikes({ alike, tournament, shown }: AlikeProps): VNode | null {
  const { matching: says, decide } = shown.words.web.office;
  if (alike.length === 0) return null;
  return (
    <>
      <h2 id="lookalikes">{says.alike}</h2>
      {alike.map(({ other, players, pairings, isDecided }) => (
        <section class="card">
          <p>
            {shown.words.office.tournaments.receipt.alike(other, players, pairings)}{" "}
            <a href={shown.to(`/office/tournaments/${other}`)}>{other}</a>
          </p>
          {!isDecided && shown.may("rule") ? (
            <ActionForm
              shown={shown}
              action="compare-tournaments"
              id={other}
              button={decide.record}
              hidden={{ tournament, other }}
            >
              {(entered) => (
                <>
                  <Choice
                    label={decide.decision}
                    name="same"
                    value="no"
                    entered={entered}
                    options={yesNo(says.same, says.notSame)}
                  />
                  <Field label={decide.reason} name="reason" entered={entered} required wide />
                </>
              )}
            </ActionForm>
          ) : null}
        </section>
      ))}
    </>
  );
}
