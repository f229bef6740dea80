import { type Static, Type } from "typebox";
import { basisText } from "../explanation/format.ts";
import { rulingJson } from "../explanation/ruling.ts";
import type { NamedPool, NamedRuling } from "../periods/lists/explain/named-pool.ts";
import type { PoolResult as GivenTogether } from "../rating/period/first/first-ratings.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import { NullableText, Text, Whole } from "./http/schemas.ts";
import { Ruling } from "./schemas/explanation.ts";

const Condition = Type.Object({ ...Ruling.properties, holds: Type.Boolean() });

const PooledTournament = Type.Object({
  /** As the list calls it: a part of a long tournament has an id of its own. */
  id: Text,
  tournament: Text,
  name: Text,
  /** The list that ruled on it. */
  list: NullableText,
  start: Text,
  end: Text,
  edition: Text,
  games: Whole,
  score: Type.Number(),
  /** Ratings of the opponents together, and their average. */
  sum: Whole,
  average: Type.Number(),
  ratedOpponents: Whole,
  kept: Type.Boolean(),
  ruling: Ruling,
});

const Together = Type.Object({
  games: Whole,
  score: Type.Number(),
  sum: Whole,
  rating: Type.Object({ term: Text, means: Text, value: Whole, because: Text }),
  average: Type.Union([Type.Object({ means: Text, value: Type.Number(), made: Text, because: Text }), Type.Null()]),
});

export const Pooled = Type.Object({
  tournaments: Type.Array(PooledTournament),
  /** null: no tournament counts. */
  together: Type.Union([Together, Type.Null()]),
  enough: Condition,
  floor: Type.Union([Condition, Type.Null()]),
});

/** What a first rating rests on, or will, for pages and programs: each tournament, all together, what is missing. */
export const pooledJson = (
  words: Catalogue,
  { rulings, poolResult, enough, floor }: NamedPool,
): Static<typeof Pooled> => ({
  tournaments: rulings.map((each) => tournamentJson(words, each)),
  together: poolResult && togetherJson(words, poolResult),
  enough: conditionJson(words, enough),
  floor: floor && conditionJson(words, floor),
});

const conditionJson = (words: Catalogue, ruling: NamedPool["enough"]) => ({
  ...rulingJson(words, ruling),
  holds: ruling.value,
});

/** A tournament with the ruling that decides: the one against it, or why it is kept. */
const tournamentJson = (words: Catalogue, { tournament, kept, inWindow, registered, name, list }: NamedRuling) => ({
  id: tournament.id,
  tournament: registered,
  name,
  list,
  start: tournament.start,
  end: tournament.end,
  edition: tournament.edition,
  games: tournament.n,
  score: tournament.W / 100,
  sum: tournament.sum,
  average: twoPlaces(tournament.sum / tournament.n),
  ratedOpponents: tournament.ratedOpponents,
  kept: tournament.kept && inWindow.value,
  ruling: rulingJson(words, kept.value && !inWindow.value ? inWindow : kept),
});

function togetherJson(words: Catalogue, { result: { n, sum, W }, average, rating }: GivenTogether) {
  return {
    games: n.value,
    score: W.value / 100,
    sum: sum.value,
    rating: {
      term: rating.term,
      means: words.terms[rating.term],
      value: rating.value,
      because: because(words, rating),
    },
    average: average && {
      means: words.terms[average.term],
      value:
        typeof average.value === "number"
          ? average.value
          : twoPlaces(average.value.numerator / average.value.denominator),
      made: madeOf(average, sum.value, n.value),
      because: because(words, average),
    },
  };
}

const because = (words: Catalogue, { basis }: Pick<GivenTogether["rating"], "basis">): string =>
  basisText(words, basis);
const twoPlaces = (value: number): number => Math.round(value * 100) / 100;

/** The average as it is made: draws against hypothetical opponents are added where the article adds them. */
function madeOf({ basis }: NonNullable<GivenTogether["average"]>, sum: number, n: number): string {
  const sets = basis.kind === "given" ? null : basis.cited.sets;
  if (!isHypothetical(sets)) return `${sum} / ${n}`;
  const { hypotheticalOpponents: added, hypotheticalRating } = sets;
  return `(${sum} + ${added} × ${hypotheticalRating}) / (${n} + ${added})`;
}

interface Hypothetical {
  readonly hypotheticalOpponents: number;
  readonly hypotheticalRating: number;
}

const isHypothetical = (sets: unknown): sets is Hypothetical =>
  typeof sets === "object" && sets !== null && "hypotheticalOpponents" in sets && "hypotheticalRating" in sets;
