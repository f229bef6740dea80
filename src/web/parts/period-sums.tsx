import type { VNode } from "preact";
import { type Correction, correctionsIn } from "../../presentation/corrections-in.ts";
import { scoreOf } from "../../presentation/explained-tournament.ts";
import { scoreText } from "../../presentation/score.ts";
import { decimals, signed, withMinus } from "../../words/numbers.ts";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";
import { Table } from "./table.tsx";

interface Props {
  readonly data: AnswerOf<"players.explain">;
  readonly shown: Shown;
}

/** The sums over all tournaments, and how they were rounded. */
export function Sums({ data, shown }: Props): VNode | null {
  const { words } = shown;
  const { explanation: says } = words.pages;
  const { language } = words;
  const rated = data.tournaments.filter(({ card }) => card !== null);
  const corrections = correctionsIn(data.explanation);
  if (rated.length === 0 && (data.entry?.change ?? 0) !== 0) return <Moved corrections={corrections} shown={shown} />;
  if (rated.length === 0)
    return data.tournaments.length > 0 || data.first !== null ? null : <p class="notice">{says.unchanged}</p>;
  const games = rated.reduce((sum, { card }) => sum + (card?.n ?? 0), 0);
  const { score, expected } = scoreOf(rated.flatMap((each) => each.games));
  const exact = rated.reduce((sum, { card }) => sum + Math.round((card?.change ?? 0) * 100), 0) / 100;
  const change = data.entry?.change ?? null;
  const isRounded = change !== null && Math.abs(change - exact) < 1;
  const points = (value: number): string => withMinus(signed(decimals(language, value, 2)));
  const ks = new Set(rated.map(({ card }) => card?.k));
  return (
    <>
      <p class="soft">
        {says.summary(games, scoreText(language, score), decimals(language, expected, 2))}
        {ks.size === 1 ? ` · K ${[...ks][0]}` : null}
      </p>
      {rated.length < 2 ? null : <Tournaments data={data} shown={shown} exact={points(exact)} />}
      {isRounded && change !== exact ? <p>{says.rounded(points(exact), withMinus(signed(String(change))))}</p> : null}
      {isRounded || change === null ? null : <Moved corrections={corrections} shown={shown} />}
      <p class="small soft">{says.howToRead}</p>
    </>
  );
}

/** What else than games changed the rating; where no correction did, the calculation says it. */
function Moved({ corrections, shown }: { readonly corrections: readonly Correction[]; readonly shown: Shown }): VNode {
  const { explanation: says } = shown.words.pages;
  if (corrections.length === 0) return <p class="notice">{says.moreThanGames}</p>;
  return (
    <>
      {corrections.map(({ points, reason }) => (
        <p class="notice">{says.corrected(withMinus(signed(String(points))), reason)}</p>
      ))}
    </>
  );
}

/** What each of several tournaments brought. */
function Tournaments({ data, shown, exact }: Props & { readonly exact: string }): VNode {
  const { words, to } = shown;
  const { explanation: says } = words.pages;
  const number = (value: number): string => decimals(words.language, value, 2);
  return (
    <Table
      caption={says.tournaments}
      rows={data.tournaments.flatMap(({ card, ...each }) => (card === null ? [] : [{ ...each, card }]))}
      columns={[
        {
          head: says.tournament,
          names: true,
          cell: ({ tournament, name }) => <a href={to(`/tournaments/${tournament}`)}>{name}</a>,
          total: says.total,
        },
        { head: words.phrases.columns.games, number: true, cell: ({ card }) => card.n },
        { head: says.heads.gain, number: true, wide: true, cell: ({ card }) => signed(number(card.gain)) },
        { head: "K", number: true, cell: ({ card }) => card.k },
        {
          head: says.heads.points,
          number: true,
          cell: ({ card }) => signed(number(card.change)),
          total: <strong>{exact}</strong>,
        },
      ]}
    />
  );
}
