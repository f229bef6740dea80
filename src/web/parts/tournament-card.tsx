import type { VNode } from "preact";
import { decimals, signed } from "../../words/numbers.ts";
import { articleSaid } from "../../words/said/article-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { Shown } from "../page.tsx";
import { Days } from "./day.tsx";
import { Table } from "./table.tsx";

/** A tournament of a list in which the player played. */
export interface TournamentData {
  readonly id: string;
  readonly tournament: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly ratings: string;
  readonly edition: string;
  readonly counts: boolean;
  readonly against: readonly { readonly article: string; readonly says: string }[];
  readonly card: { readonly change: number; readonly k: number; readonly kPrinted: number } | null;
  /** Of a player who entered the list between playing and being rated. */
  readonly ownRating: OwnRatingData | null;
  readonly games: readonly GameData[];
}

interface OwnRatingData {
  readonly rating: number;
  readonly list: string;
  readonly article: string;
  readonly says: string;
}

interface GameData {
  readonly round: number;
  readonly opponent: { readonly id: string; readonly name: string };
  readonly score: number | null;
  readonly counts: boolean;
  readonly ruling?: { readonly article: string; readonly says: string };
  readonly opponentRating?: number | null;
  readonly difference?: number;
  readonly expected?: number;
  readonly gain?: number;
}

/** Every game with what it gained, and what the tournament changed. */
export function TournamentCard({
  tournament,
  shown,
}: {
  readonly tournament: TournamentData;
  readonly shown: Shown;
}): VNode {
  const { words, to } = shown;
  const { period: says } = words.web;
  const { card } = tournament;
  return (
    <section class="card">
      <h2>
        <a href={to(`/tournaments/${tournament.tournament}`)}>{tournament.name}</a>
      </h2>
      <p class="soft small">
        <Days from={tournament.start} to={tournament.end} language={words.language} /> ·{" "}
        {words.phrases.underEdition(tournament.edition)} {words.office.lists.ratingsOf(tournament.ratings)}
      </p>
      {tournament.counts ? null : (
        <p class="notice warn">
          {words.phrases.notRated}{" "}
          {tournament.against.map(({ article, says: why }) => articleSaid(words, article, why)).join("; ")}
        </p>
      )}
      <OwnRating own={tournament.ownRating} words={words} />
      <Games games={tournament.games} words={words} to={to} />
      {card === null ? null : (
        <p>
          {words.office.lists.changeWith(signed(decimals(words.language, card.change, 2)), card.k, card.kPrinted)}
          {card.k === card.kPrinted ? null : <span class="tag">{says.lowered}</span>}
        </p>
      )}
    </section>
  );
}

function OwnRating({ own, words }: { readonly own: OwnRatingData | null; readonly words: Catalogue }): VNode | null {
  if (own === null) return null;
  return (
    <p>
      {words.office.lists.ownRating(own.rating, own.list)} {articleSaid(words, own.article, own.says)}
    </p>
  );
}

function Games({
  games,
  words,
  to,
}: {
  readonly games: readonly GameData[];
  readonly words: Catalogue;
  readonly to: Shown["to"];
}): VNode {
  const { columns } = words.phrases;
  const number = (value: number | null | undefined, places?: number): string =>
    value === null || value === undefined ? "" : decimals(words.language, value, places);
  return (
    <Table
      stack
      caption={words.web.calculators.games}
      rows={games}
      rowClass={({ counts }) => (counts ? undefined : "not-counted")}
      columns={[
        { head: words.web.period.round, number: true, cell: ({ round }) => round },
        {
          head: columns.opponent,
          names: true,
          cell: ({ opponent: { id, name } }) => (id === "" ? name : <a href={to(`/players/${id}`)}>{name}</a>),
        },
        { head: columns.rating, number: true, cell: ({ opponentRating }) => number(opponentRating) },
        { head: columns.score, number: true, cell: ({ score }) => number(score) },
        { head: columns.difference, number: true, cell: ({ difference }) => number(difference) },
        { head: columns.expected, number: true, cell: ({ expected }) => number(expected, 2) },
        {
          head: columns.gain,
          cell: ({ gain, ruling }) =>
            ruling
              ? articleSaid(words, ruling.article, ruling.says)
              : gain === undefined
                ? ""
                : signed(number(gain, 2)),
        },
      ]}
    />
  );
}
