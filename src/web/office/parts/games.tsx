import type { VNode } from "preact";
import type { AnswerOf } from "../../api-types.ts";
import { Table } from "../../parts/table.tsx";
import { ActionForm, Area, Choice, Field } from "./fields.tsx";
import type { OfficeShown } from "./shown.ts";

export type RuledGame = AnswerOf<"tournaments.show-record">["ruledGames"][number];

/** A played game between two known players. */
export interface ShownGame {
  readonly round: number;
  readonly white: { readonly player: number; readonly name: string };
  readonly black: { readonly player: number; readonly name: string };
}

interface Props {
  readonly ruled: readonly RuledGame[];
  readonly games: readonly ShownGame[];
  readonly tournament: string;
  readonly shown: OfficeShown;
}

/** Rulings on single games. */
export function Games({ ruled, games, tournament, shown }: Props): VNode | null {
  const { games: says } = shown.words.web.office;
  const { columns, counts } = shown.words.office.tournaments;
  const mayRule = shown.may("rule") && games.length > 0;
  if (ruled.length === 0 && !mayRule) return null;
  return (
    <>
      <h2>{says.title}</h2>
      {ruled.length === 0 ? null : (
        <Table
          stack
          caption={says.ruled}
          rows={ruled}
          columns={[
            { head: columns.round, number: true, names: true, cell: ({ round }) => round },
            { head: columns.white, cell: ({ white }) => <Player of={white} games={games} shown={shown} /> },
            { head: columns.black, cell: ({ black }) => <Player of={black} games={games} shown={shown} /> },
            { head: columns.counts, cell: (each) => counts(each.counts) },
            { head: columns.article, cell: ({ article }) => article ?? "" },
            { head: columns.reason, cell: ({ reason }) => reason },
          ]}
        />
      )}
      {mayRule ? <RuleForm tournament={tournament} shown={shown} /> : null}
      {mayRule ? <Choosing games={games} shown={shown} /> : null}
    </>
  );
}

/** A player by name, where the games tell it, else by number. */
function Player({ of, games, shown }: Pick<Props, "games" | "shown"> & { readonly of: number }): VNode {
  const people = games.flatMap(({ white, black }) => [white, black]);
  return <a href={shown.to(`/players/${of}`)}>{people.find(({ player }) => player === of)?.name ?? of}</a>;
}

function RuleForm({ tournament, shown }: Pick<Props, "tournament" | "shown">): VNode {
  const { games: says, decide } = shown.words.web.office;
  const { columns } = shown.words.office.tournaments;
  const { round = "", white = "", black = "" } = shown.query;
  return (
    <ActionForm
      shown={shown}
      action="rule-on-game"
      title={says.rule}
      button={decide.record}
      hidden={{ tournament }}
      open={round !== ""}
    >
      {(entered) => (
        <>
          <Field label={columns.round} name="round" type="number" value={round} entered={entered} required />
          <Field label={says.white} name="white" value={white} entered={entered} pattern="[0-9]{1,11}" required />
          <Field label={says.black} name="black" value={black} entered={entered} pattern="[0-9]{1,11}" required />
          <Choice
            label={decide.decision}
            name="counts"
            value="no"
            entered={entered}
            options={[
              ["no", says.doesNotCount],
              ["yes", says.counts],
              ["undo", says.undo],
            ]}
          />
          <Field label={decide.article} name="article" entered={entered} />
          <Area label={decide.reason} name="reason" entered={entered} />
        </>
      )}
    </ActionForm>
  );
}

/** A game is chosen by a link that fills in the form above. */
function Choosing({ games, shown }: Pick<Props, "games" | "shown">): VNode {
  const { games: says } = shown.words.web.office;
  const { sample } = shown.words.phrases;
  return (
    <details class="no-print">
      <summary>{says.choose(games.length)}</summary>
      <ul>
        {games.map(({ round, white, black }) => {
          const query = { round: String(round), white: String(white.player), black: String(black.player), done: "" };
          return (
            <li>
              <a href={`${shown.withQuery(query)}#rule-on-game`}>{sample.game(round, white.name, black.name)}</a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
