import type { VNode } from "preact";
import { decimals } from "../../words/numbers.ts";
import { articleSaid } from "../../words/said/article-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";
import { Days } from "./day.tsx";
import { Table } from "./table.tsx";

/** What a first rating rests on, or will. */
export type PooledData = NonNullable<AnswerOf<"players.explain">["first"]>;
type TogetherData = NonNullable<PooledData["together"]>;
type ConditionData = PooledData["enough"];

interface Props {
  readonly pooled: PooledData;
  readonly player: string;
  readonly shown: Shown;
}

/** Each tournament with its numbers and the ruling on it, what they give together, and what is still missing. */
export function Pooled({ pooled, player, shown }: Props): VNode {
  const { words } = shown;
  const missing = missingOf(pooled);
  return (
    <>
      {pooled.tournaments.length === 0 ? null : <Tournaments pooled={pooled} player={player} shown={shown} />}
      {pooled.together === null ? null : <Together together={pooled.together} words={words} />}
      {missing.length === 0 ? null : (
        <div class="notice">
          <p>{words.web.players.missing}</p>
          <ul>
            {missing.map((each) => (
              <li>{rulingText(words, each)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The conditions of a first rating that do not hold yet. */
const missingOf = ({ enough, floor }: PooledData): readonly ConditionData[] =>
  [enough, floor].flatMap((each) => (each === null || each.holds ? [] : [each]));

const rulingText = (words: Catalogue, { article, says }: Pick<ConditionData, "article" | "says">): string =>
  articleSaid(words, article, says);

function Tournaments({ pooled, player, shown: { words, to } }: Props): VNode {
  const { players: says } = words.web;
  const { columns, yes, no } = words.phrases;
  const number = (value: number): string => decimals(words.language, value);
  return (
    <Table
      stack
      caption={missingOf(pooled).length === 0 ? says.restsOn : says.pooled}
      rows={pooled.tournaments}
      rowClass={({ kept }) => (kept ? undefined : "not-counted")}
      columns={[
        {
          head: says.tournament,
          names: true,
          cell: ({ id, tournament, name }) => (
            <>
              <a href={to(`/tournaments/${tournament}`)}>{name}</a> <span class="soft small">{id}</span>
            </>
          ),
        },
        {
          head: words.web.tournaments.dates,
          cell: ({ start, end }) => <Days from={start} to={end} language={words.language} />,
        },
        {
          head: columns.games,
          number: true,
          // The period that ruled on it has the games one by one.
          cell: ({ games, list }) => (list === null ? games : <a href={to(`/players/${player}/${list}`)}>{games}</a>),
        },
        { head: columns.score, number: true, cell: ({ score }) => number(score) },
        { head: says.average, number: true, cell: ({ average }) => number(average) },
        { head: says.ratedOpponents, number: true, cell: ({ ratedOpponents }) => ratedOpponents },
        { head: says.kept, cell: ({ kept }) => (kept ? yes : no) },
        { head: says.why, cell: ({ ruling }) => rulingText(words, ruling) },
      ]}
    />
  );
}

function Together({ together, words }: { readonly together: TogetherData; readonly words: Catalogue }): VNode {
  const { games, score, average, rating } = together;
  const number = (value: number): string => decimals(words.language, value);
  return (
    <ul>
      <li>{words.web.players.together(games, number(score))}</li>
      {average === null ? null : (
        <li>
          {average.means} = {average.made} = <strong>{number(average.value)}</strong>{" "}
          <span class="soft">{average.because}</span>
        </li>
      )}
      <li>
        <abbr class="term" title={rating.means}>
          {rating.term}
        </abbr>{" "}
        = <strong>{number(rating.value)}</strong> <span class="soft">{rating.because}</span>
      </li>
    </ul>
  );
}
