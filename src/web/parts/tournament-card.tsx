import type { VNode } from "preact";
import {
  type ExplainedGameModel,
  type ExplainedTournamentModel,
  explainedTournament,
} from "../../presentation/explained-tournament.ts";
import { withMinus } from "../../words/numbers.ts";
import type { AnswerOf } from "../api-types.ts";
import { ObjectLink } from "../objections/public.tsx";
import type { Shown } from "../page.tsx";
import { Days } from "./day.tsx";
import { type Column, Table } from "./table.tsx";

interface Props {
  readonly tournament: AnswerOf<"players.explain">["tournaments"][number];
  /** Whose games they are. */
  readonly player: string;
  readonly shown: Shown;
}

/** Every game with the points it brought, their sum, and the games that did not count. */
export function TournamentCard({ tournament, player, shown }: Props): VNode {
  const { words, to } = shown;
  const model = explainedTournament(words, tournament);
  const of = { tournament: tournament.tournament, player };
  return (
    <section>
      <h2>
        <a href={to(`/tournaments/${tournament.tournament}`)}>{tournament.name}</a>
      </h2>
      <p class="soft small">
        <Days from={tournament.start} to={tournament.end} language={words.language} /> · {model.rules}
      </p>
      {tournament.counts ? null : (
        <p class="notice warn">
          {words.phrases.notRated} {model.against.join("; ")}
        </p>
      )}
      {model.ownRating === null ? null : <p>{model.ownRating}</p>}
      <RatedGames model={model} of={of} shown={shown} />
      {model.lowered === null ? null : <p class="small">{model.lowered}</p>}
      <OtherGames model={model} of={of} shown={shown} />
    </section>
  );
}

interface GamesProps {
  readonly model: ExplainedTournamentModel;
  readonly of: { readonly tournament: string; readonly player: string };
  readonly shown: Shown;
}

type GameTableColumn = Column<ExplainedGameModel>;

/** The opponent; on a phone with what the wide columns say. */
const opponentColumn = ({ model, shown }: Pick<GamesProps, "model" | "shown">): GameTableColumn => ({
  head: model.heads.opponent,
  names: true,
  cell: ({ opponent, colour, cells }) => (
    <>
      {opponent === "" ? cells.opponent : <a href={shown.to(`/players/${opponent}`)}>{cells.opponent}</a>}
      <span class="second">
        <span class={`piece ${colour}`} aria-hidden="true" />
        <span class="visually-hidden">{cells.colour} </span>
        {[cells.rating, cells.expected === "" ? "" : `${model.heads.expected} ${cells.expected}`]
          .filter((each) => each !== "")
          .join(" · ")}
      </span>
    </>
  ),
});

/** Where somebody objects to a game; without mails nobody can. */
const objectColumns = ({ of, shown }: GamesProps): readonly GameTableColumn[] => {
  const { wrong, object, link } = shown.words.objections;
  const cell = ({ opponent, colour, cells }: ExplainedGameModel): VNode | null =>
    opponent === "" ? null : (
      <ObjectLink subject={gameOf(of, opponent, colour, cells.round)} text={object} label={link} shown={shown} />
    );
  return shown.mails ? [{ head: wrong, cell }] : [];
};

/** A game by the numbers of its players. */
const gameOf = (
  { tournament, player }: GamesProps["of"],
  opponent: string,
  colour: ExplainedGameModel["colour"],
  round: string,
): Readonly<Record<string, string>> =>
  colour === "white"
    ? { tournament, round, white: player, black: opponent }
    : { tournament, round, white: opponent, black: player };

const colourColumn = ({ heads }: ExplainedTournamentModel): GameTableColumn => ({
  head: heads.colour,
  wide: true,
  cell: ({ colour, cells }) => (
    <>
      <span class={`piece ${colour}`} aria-hidden="true" />
      {cells.colour}
    </>
  ),
});

function RatedGames({ model, of, shown }: GamesProps): VNode | null {
  const { explanation: says } = shown.words.pages;
  const games = model.games.filter(({ counts }) => counts);
  if (games.length === 0) return null;
  const { heads, total } = model;
  const number = (column: "rating" | "result" | "expected" | "gain" | "points"): GameTableColumn => ({
    head: heads[column],
    number: true,
    wide: column === "rating" || column === "expected" || column === "gain",
    cell: ({ cells }) =>
      column === "points" ? <strong class={toneOf(cells.points)}>{withMinus(cells.points)}</strong> : cells[column],
    ...(total === null || column === "rating" ? {} : { total: total[column] }),
  });
  return (
    <Table
      headed
      caption={says.ratedGames}
      rows={games}
      columns={[
        { head: heads.round, number: true, cell: ({ cells }) => cells.round },
        colourColumn(model),
        { ...opponentColumn({ model, shown }), ...(total === null ? {} : { total: says.total }) },
        ...(["rating", "result", "expected", "gain", "points"] as const).map(number),
        ...objectColumns({ model, of, shown }),
      ]}
    />
  );
}

/** Gains are green and losses red; the sign says it too. */
const toneOf = (points: string): string | undefined =>
  points.startsWith("+") ? "good" : /^[-−]/.test(points) ? "bad" : undefined;

function OtherGames({ model, of, shown }: GamesProps): VNode | null {
  const { explanation: says } = shown.words.pages;
  const games = model.games.filter(({ counts }) => !counts);
  if (games.length === 0) return null;
  const { heads } = model;
  return (
    <>
      <h3>{says.notRated}</h3>
      <Table
        headed
        caption={says.notRated}
        rows={games}
        columns={[
          { head: heads.round, number: true, cell: ({ cells }) => cells.round },
          colourColumn(model),
          opponentColumn({ model, shown }),
          { head: heads.rating, number: true, wide: true, cell: ({ cells }) => cells.rating },
          { head: heads.result, number: true, cell: ({ cells }) => cells.result },
          { head: heads.reason, cell: ({ cells }) => cells.reason },
          ...objectColumns({ model, of, shown }),
        ]}
      />
    </>
  );
}
