import type { VNode } from "preact";
import { LIST_KINDS } from "../../../domain/list.ts";
import type { Federation, Player } from "../../../domain/player.ts";
import { ActionForm, Area, Choice, Field } from "./fields.tsx";
import { PlayerFields } from "./player-fields.tsx";
import type { OfficeShown } from "./shown.ts";

export interface PlayerFormsProps {
  readonly player: Player;
  /** Records that were merged into this one. */
  readonly merged: readonly Player[];
  readonly federations: readonly Federation[];
  /** The record to merge with, where one was proposed. */
  readonly other: string;
  readonly shown: OfficeShown;
}

/** What an officer does for the players of their federation. */
export function OfficerForms({ player, merged, federations, other, shown }: PlayerFormsProps): VNode {
  const { players: says } = shown.words.web.keeping;
  return (
    <>
      <ActionForm
        shown={shown}
        action="change-player"
        title={says.change}
        button={says.save}
        hidden={{ player: player.id }}
      >
        {(entered) => (
          <>
            <PlayerFields facts={player} federations={federations} entered={entered} shown={shown} />
            <Field label={says.changeReason} name="reason" entered={entered} wide />
          </>
        )}
      </ActionForm>
      <Merging player={player} merged={merged} other={other} shown={shown} />
      <Exclusion player={player} shown={shown} />
    </>
  );
}

/** One person with two numbers. */
function Merging({ player, merged, other, shown }: Omit<PlayerFormsProps, "federations">): VNode {
  const { players: says } = shown.words.web.keeping;
  return (
    <>
      {player.mergedInto === null ? (
        <ActionForm
          shown={shown}
          action="merge-players"
          title={says.merge}
          button={says.mergeButton}
          hidden={{ kept: player.id }}
          open={other !== ""}
        >
          {(entered) => (
            <>
              <p class="wide">{says.mergeText}</p>
              <Field
                label={says.mergeOther}
                name="merged"
                value={other}
                entered={entered}
                pattern="[0-9]{1,11}"
                required
              />
              <Area label={says.reason} name="reason" entered={entered} />
            </>
          )}
        </ActionForm>
      ) : null}
      {[...merged, ...(player.mergedInto === null ? [] : [player])].map(({ id }) => (
        <Decision
          shown={shown}
          action="undo-merge"
          id={id}
          player={id}
          title={says.unmerge(id)}
          button={says.unmergeButton}
        />
      ))}
    </>
  );
}

function Exclusion({ player, shown }: Pick<PlayerFormsProps, "player" | "shown">): VNode {
  const { players: says } = shown.words.web.keeping;
  return player.excluded === null ? (
    <Decision
      shown={shown}
      action="exclude-player"
      player={player.id}
      title={says.exclude}
      text={says.excludeText}
      button={says.excludeButton}
    />
  ) : (
    <Decision
      shown={shown}
      action="include-player"
      player={player.id}
      title={says.include}
      button={says.includeButton}
    />
  );
}

/** What only the rating administration decides. */
export function AdministratorForms({ player, shown }: PlayerFormsProps): VNode {
  const { words } = shown;
  const { players: says } = words.web.keeping;
  const given = player.dispensation !== null;
  return (
    <>
      <Decision
        shown={shown}
        action={given ? "end-dispensation" : "give-dispensation"}
        player={player.id}
        title={given ? says.endDispensation : says.dispense}
        text={given ? undefined : says.dispenseText}
        button={given ? says.endDispensationButton : says.dispenseButton}
      />
      <ActionForm
        shown={shown}
        action="state-earlier-facts"
        title={says.earlier}
        button={says.save}
        hidden={{ player: player.id }}
      >
        {(entered) => (
          <>
            <p class="wide">{says.earlierText}</p>
            <Choice
              label={says.list}
              name="list"
              entered={entered}
              value={LIST_KINDS[0]}
              options={LIST_KINDS.map((kind) => [kind, words.web.lists.kinds[kind] ?? kind])}
            />
            <Field label={says.gamesBefore} name="gamesBefore" type="number" entered={entered} />
            <Field label={says.highest} name="highest" type="number" entered={entered} />
            <Area label={says.reason} name="reason" entered={entered} />
          </>
        )}
      </ActionForm>
    </>
  );
}

interface DecisionProps {
  readonly shown: OfficeShown;
  readonly action: string;
  readonly player: string;
  readonly id?: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly button: string;
}

/** A decision about one player, with its reason. */
const Decision = ({ player, text, ...form }: DecisionProps): VNode => (
  <ActionForm {...form} hidden={{ player }}>
    {(entered) => (
      <>
        {text === undefined ? null : <p class="wide">{text}</p>}
        <Area label={form.shown.words.web.keeping.players.reason} name="reason" entered={entered} />
      </>
    )}
  </ActionForm>
);
