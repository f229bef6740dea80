import type { VNode } from "preact";
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
  return (
    <>
      <h2>{says.title}</h2>
      <p>{says.intro}</p>
      {players.map((player) => (
        <section class="card">
          <h3>{says.player(player.startNumber, player.name)}</h3>
          <p class="soft">{factsText(player, shown)}</p>
          {mayMatch ? (
            <ActionForm
              shown={shown}
              action="match-player"
              id={String(player.startNumber)}
              button={says.match}
              hidden={{ tournament, startNumber: String(player.startNumber) }}
            >
              {(entered) => <Choices player={player} shown={shown} entered={entered} />}
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

interface ChoicesProps {
  readonly player: OpenPlayer;
  readonly shown: OfficeShown;
  readonly entered: Entered;
}

function Choices({ player, shown, entered }: ChoicesProps): VNode {
  const { startNumber, candidates, number, freeNumber, proposal } = player;
  const { matching: says, decide } = shown.words.web.office;
  const chosen = entered.value("choice", proposal ?? candidates[0]?.player ?? "new");
  const options = [
    ["other", says.other],
    ["new", says.isNew],
    ["nobody", says.nobody],
  ] as const;
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
      <Field label={says.number} name="number" value={number ?? freeNumber} entered={entered} pattern="[0-9]{1,11}" />
      <Field
        label={proposal === null ? decide.reason : says.reasonOtherwise}
        name="reason"
        entered={entered}
        required={proposal === null}
        wide
      />
    </>
  );
}

/** A tournament with most of the same players and pairings. */
export interface LooksLike {
  readonly other: string;
  readonly players: number;
  readonly pairings: number;
  readonly isDecided: boolean;
}

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
      <h2>{says.alike}</h2>
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
