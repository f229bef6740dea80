import { type Derived, decide, given } from "../../../calculation/derived.ts";
import type { ReadingCode } from "../../../domain/codes/readings.ts";
import { COUNTED } from "../../../domain/codes/source.ts";
import { type Points, points } from "../../../domain/units.ts";
import { cite } from "../../../regulations/edition.ts";
import {
  type FirstRating,
  initialRating,
  pooled,
  type Result,
} from "../../../regulations/fide/articles/initial-rating.ts";
import { enoughGames, reachesFloor } from "../../../regulations/fide/articles/pool.ts";
import type { PeriodContext } from "../context.ts";
import { oneTimeChange } from "../entries/one-time.ts";
import type { Pool, PooledTournament } from "../types.ts";
import type { FirstGames } from "./first-games.ts";
import { type PoolContext, type PoolRuling, poolRulings, resultOf, ruOf } from "./first-rulings.ts";
import { orderOf } from "./pools.ts";

/** What a list makes of a pool, and why: the tournaments one by one, what they give together, what is published. */
export interface PoolExplained {
  readonly rulings: readonly PoolRuling[];
  /** null: no tournament counts. */
  readonly poolResult: PoolResult | null;
  readonly enough: Derived<boolean>;
  /** null where no tournament counts: then there is nothing to ask. */
  readonly floor: Derived<boolean> | null;
  /** null: it is not published, and everything stays pooled. */
  readonly rating: Derived<Points | null>;
}

/** The first rating from a pool: what is kept and in the window, together, with enough games and not below the floor. */
export function firstRating(
  context: PoolContext,
  player: string,
  pool: Pool,
  games: ReadonlyMap<string, FirstGames> = NO_GAMES,
): PoolExplained {
  const { list } = context;
  const rulings = poolRulings(context, pool, games);
  const counted = rulings.flatMap(({ tournament, inWindow }) =>
    tournament.kept && inWindow.value ? [tournament] : [],
  );
  const made = Object.fromEntries(
    rulings.flatMap(({ tournament: { id }, kept, inWindow }) => [
      [`kept ${id}`, kept],
      [`window ${id}`, inWindow],
    ]),
  );
  const facts = publicationFacts(context, player, counted);
  if (counted.length === 0) {
    const enough = enoughGames(list, { ...facts, rating: NO_RATING });
    return { rulings, poolResult: null, enough, floor: null, rating: notPublished(context, made) };
  }
  const given = together(context, counted, games);
  const raised = oneTimeChange(context, player, given.rating);
  const enough = enoughGames(list, { ...facts, n: given.result.n, rating: given.rating });
  const floor = reachesFloor(context.floor, raised);
  const published = decide("published", cite(list, "publication"), { enough, floor, ...made }, ({ enough, floor }) =>
    enough && floor ? [true, { code: "publishable" }] : [false, { code: "not-publishable" }],
  );
  const rating = decide("published rating", publicationOf(context, pool), { rating: raised, published }, (found) =>
    found.published ? [found.rating, { code: "rating-published" }] : [null, { code: "rating-not-published" }],
  );
  return { rulings, poolResult: given, enough, floor, rating };
}

/** Without the games themselves, the numbers on record stand for them: enough for all but an explanation. */
const NO_GAMES: ReadonlyMap<string, FirstGames> = new Map();

/** The article, and the reading by which a pool stays open whose first tournament has left it. */
function publicationOf({ list }: PoolContext, { tournaments, openedBy }: Pool) {
  const article = cite(list, "publication");
  const isOpener = (each: PooledTournament): boolean => orderOf(each) === openedBy;
  if (openedBy === null || tournaments.some(isOpener)) return article;
  const readings: readonly ReadingCode[] = [...article.readings, "pool-opened-once"];
  return { ...article, readings };
}

/** Whether tournaments have enough games for a rating to be published. */
export function enoughIn(context: PeriodContext): (player: string, counted: readonly PooledTournament[]) => boolean {
  const known = new Map<string, boolean>();
  return (player, counted) => {
    const facts = publicationFacts(context, player, counted);
    const key = `${facts.n.value} ${facts.teamGames.value} ${facts.affiliated.value}`;
    const answer = known.get(key) ?? enoughGames(context.list, { ...facts, rating: NO_RATING }).value;
    known.set(key, answer);
    return answer;
  };
}

/** What tournaments give together. */
export const ratingOfPool = (context: PeriodContext, counted: readonly PooledTournament[]): number =>
  together(context, counted, NO_GAMES).rating.value;

/** The number of games decides alone here; the rating is asked about elsewhere. */
const NO_RATING = given("Ru", points(0), COUNTED);

function publicationFacts({ person }: PoolContext, player: string, counted: readonly PooledTournament[]) {
  const games = (lets: (each: PooledTournament) => boolean): number =>
    counted.reduce((sum, each) => sum + (lets(each) ? each.n : 0), 0);
  const teamGames = games(({ teamChampionship }) => teamChampionship);
  return {
    n: given(
      "n",
      games(() => true),
      COUNTED,
    ),
    teamGames: given("games in team championships", teamGames, COUNTED),
    affiliated: given("affiliated", person(player).affiliated, { code: "register" }),
  };
}

/** What the tournaments of a pool that count give together. */
export interface PoolResult {
  readonly result: Result;
  /** The average of the opponents; null of a round robin with its own method. */
  readonly average: FirstRating["Rc"] | null;
  readonly rating: Derived<Points>;
}

/** A pool of one round robin is what that gave; any other goes by the formula for results against the rated. */
function together(
  { list, input }: PoolContext,
  counted: readonly PooledTournament[],
  games: ReadonlyMap<string, FirstGames>,
): PoolResult {
  const [only, ...others] = counted;
  const results = counted.map((each) => games.get(each.id)?.result ?? resultOf(each, input.list));
  const result = others.length === 0 ? results[0]! : pooled(list, results);
  const Ru = only && others.length === 0 ? ruOf(only, input.list, games.get(only.id)) : null;
  if (Ru !== null) return { result, average: null, rating: Ru };
  const { Rc, rating } = initialRating(list, result);
  return { result, average: Rc, rating };
}

const notPublished = (
  { list }: PoolContext,
  made: Readonly<Record<string, Derived<boolean>>>,
): Derived<Points | null> =>
  decide("published rating", cite(list, "publication"), made, () => [null, { code: "rating-not-published" }]);
