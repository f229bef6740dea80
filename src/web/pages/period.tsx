import type { VNode } from "preact";
import type { ExplanationJson } from "../../explanation/json.ts";
import { articleSaid } from "../../words/article-said.ts";
import type { Catalogue } from "../../words/catalogue.ts";
import { decimals, signed } from "../../words/numbers.ts";
import { Verifier } from "../live/verifier.tsx";
import type { Shown } from "../page.tsx";
import { Days } from "../parts/day.tsx";
import { ExplanationTree } from "../parts/explanation-tree.tsx";
import { Island } from "../parts/island.tsx";
import { Pooled, type PooledData } from "../parts/pooled.tsx";
import { Table } from "../parts/table.tsx";

export interface PeriodData {
  readonly player: string;
  readonly name: string;
  readonly list: string;
  readonly version: number;
  readonly date: string;
  readonly kind: string;
  readonly published: boolean;
  readonly sha256: string | null;
  readonly rating: number | null;
  readonly tournaments: readonly TournamentData[];
  /** Of a first rating, or on the way to it. */
  readonly first: PooledData | null;
  readonly explanation: ExplanationJson;
  readonly standing: Readonly<Record<string, ExplanationJson | null>> | null;
}

interface TournamentData {
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
  readonly games: readonly GameData[];
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

/** A first rating stands open down to what its average was made of. */
const FIRST_OPEN = 3;

/** A player's line of one list: every tournament and game, and how the number came about. */
export function PeriodPage({ data, shown }: { readonly data: PeriodData; readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { period: says, lists } = words.web;
  return (
    <>
      <p class="small">
        <a href={to(`/players/${data.player}`)}>{data.name}</a>
      </p>
      <h1>{lists.name(data.kind, data.date)}</h1>
      {data.published ? null : <p class="notice warn">{says.notPublished}</p>}
      <p class="soft">{data.name}</p>
      <p class="big">{data.rating ?? says.noRating}</p>
      {data.tournaments.length === 0 ? <p class="notice">{says.noTournaments}</p> : null}
      {data.tournaments.map((tournament) => (
        <TournamentCard tournament={tournament} shown={shown} />
      ))}
      {data.first === null ? null : (
        <>
          <h2>
            {data.rating === null
              ? words.web.players.progress(lists.kinds[data.kind] ?? data.kind)
              : words.web.calculators.titles.first}
          </h2>
          <Pooled pooled={data.first} player={data.player} shown={shown} />
        </>
      )}
      <h2>{words.web.calculators.howItCame}</h2>
      <ExplanationTree
        explanation={data.explanation}
        language={words.language}
        {...(data.first === null ? {} : { open: FIRST_OPEN })}
      />
      {data.standing === null ? null : (
        <>
          <h2>{says.standing}</h2>
          {Object.values(data.standing).map((each) =>
            each === null ? null : <ExplanationTree explanation={each} language={words.language} />,
          )}
        </>
      )}
      {data.published ? (
        <>
          <h2>{says.verify}</h2>
          <p>{says.verifyText}</p>
          <Island
            name="verifier"
            words={words}
            of={Verifier}
            own={{ player: data.player, list: data.list, version: data.version, published: data.rating }}
          />
          <p class="notice warn no-script">{words.web.site.needsScript}</p>
          <p class="small soft">
            {lists.hash} <span class="mono hash">{data.sha256}</span>
          </p>
        </>
      ) : null}
    </>
  );
}

function TournamentCard({ tournament, shown }: { readonly tournament: TournamentData; readonly shown: Shown }): VNode {
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
      <Games games={tournament.games} words={words} to={to} />
      {card === null ? null : (
        <p>
          {words.office.lists.changeWith(signed(decimals(words.language, card.change / 100, 2)), card.k, card.kPrinted)}
          {card.k === card.kPrinted ? null : <span class="tag">{says.lowered}</span>}
        </p>
      )}
    </section>
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
