import { type Derived, decide, given } from "../../calculation/derived.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { ReadingCode } from "../../domain/readings.ts";
import { COUNTED, type Source } from "../../domain/source.ts";
import { hundredths, type Points, points } from "../../domain/units.ts";
import { cite } from "../../regulations/edition.ts";
import { initialRating, pooled, type Result } from "../../regulations/fide/articles/initial-rating.ts";
import { kept } from "../../regulations/fide/articles/opening.ts";
import { enoughGames, inWindow, periodOf, reachesFloor } from "../../regulations/fide/articles/pool.ts";
import type { Context } from "./context.ts";
import type { FirstGames } from "./first-games.ts";
import { oneTimeChange } from "./one-time.ts";
import { orderOf } from "./pools.ts";
import type { Pool, PooledTournament } from "./types.ts";

/**
 * The first rating from a pool: what is kept and in the window, together, with enough games and not below the floor.
 * null: it is not published, and everything stays pooled.
 */
export function firstRating(
  context: Context,
  player: string,
  pool: Pool,
  games: ReadonlyMap<string, FirstGames> = NO_GAMES,
): Derived<Points | null> {
  const { list, floor } = context;
  const windows = windowRulings(context, pool);
  const inside = pool.tournaments.filter((each) => windows.get(each)?.value === true);
  const rulings = pool.tournaments.flatMap((each) => [
    keptRuling(context, each, games.get(each.id)),
    windows.get(each)!,
  ]);
  const counted = inside.filter((each) => each.kept);
  const made = Object.fromEntries(rulings.map((ruling, index) => [`ruling ${index + 1}`, ruling]));
  if (counted.length === 0) return notPublished(context, made);
  const { result, rating } = together(context, counted, games);
  const raised = oneTimeChange(context, player, rating);
  const enough = enoughGames(list, { ...publicationFacts(context, player, counted), n: result.n, rating });
  const atLeastFloor = reachesFloor(floor, raised);
  const inputs = { enough, floor: atLeastFloor, ...made };
  const published = decide("published", cite(list, "publication"), inputs, ({ enough, floor }) =>
    enough && floor ? [true, { code: "publishable" }] : [false, { code: "not-publishable" }],
  );
  return decide("published rating", publicationOf(context, pool), { rating: raised, published }, (facts) =>
    facts.published ? [facts.rating, { code: "rating-published" }] : [null, { code: "rating-not-published" }],
  );
}

/** Without the games themselves, the numbers on record stand for them: enough for all but an explanation. */
const NO_GAMES: ReadonlyMap<string, FirstGames> = new Map();

/** The article, and the reading by which a pool stays open whose first tournament has left it. */
function publicationOf({ list }: Context, { tournaments, openedBy }: Pool) {
  const article = cite(list, "publication");
  const isOpener = (each: PooledTournament): boolean => orderOf(each) === openedBy;
  if (openedBy === null || tournaments.some(isOpener)) return article;
  const readings: readonly ReadingCode[] = [...article.readings, "pool-opened-once"];
  return { ...article, readings };
}

/** Whether tournaments have enough games for a rating to be published. */
export function enoughIn(context: Context): (player: string, counted: readonly PooledTournament[]) => boolean {
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
export const ratingOfPool = (context: Context, counted: readonly PooledTournament[]): number =>
  together(context, counted, NO_GAMES).rating.value;

/** The number of games decides alone here; the rating is asked about elsewhere. */
const NO_RATING = given("Ru", points(0), COUNTED);

function publicationFacts({ person }: Context, player: string, counted: readonly PooledTournament[]) {
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

/** The window reaches back from the newest tournament that is kept. */
function windowRulings(context: Context, { tournaments }: Pool): ReadonlyMap<PooledTournament, Derived<boolean>> {
  const newest = tournaments.findLast((each) => each.kept) ?? tournaments.at(-1);
  if (newest === undefined) return new Map();
  const ruling = windowOn(context, newest.start);
  return new Map(tournaments.map((each) => [each, ruling(given("start", each.start, { code: "register" }))]));
}

/** Whether a tournament that starts on a day is in the window of which the newest starts on another. */
export function windowOn({ list, editionOn }: Context, newest: IsoDate): (start: Derived<IsoDate>) => Derived<boolean> {
  const period = (start: Derived<IsoDate>) => periodOf(editionOn(start.value), start);
  const last = period(given("start", newest, { code: "register" }));
  return (start) => inWindow(list, start, { own: period(start), newest: last });
}

/** The ruling whether a tournament is kept, from what is on record of it. */
function keptRuling(
  { editionOn, input }: Context,
  each: PooledTournament,
  games: FirstGames | undefined,
): Derived<boolean> {
  return kept(editionOn(each.start), {
    opening: each.opening,
    roundRobin: each.roundRobin,
    ratedOpponents: given("rated opponents", each.ratedOpponents, sourceOf(each, input.list)),
    result: games?.result ?? resultOf(each, input.list),
    Ru: ruOf(each, input.list, games),
  });
}

const sourceOf = ({ list }: PooledTournament, now: string): Source => (list === now ? COUNTED : { code: "list", list });

const resultOf = (each: PooledTournament, now: string): Result => ({
  n: given("n", each.n, sourceOf(each, now)),
  sum: given("Σ opponents", points(each.sum), sourceOf(each, now)),
  W: given("W", hundredths(each.W), sourceOf(each, now)),
});

const ruOf = (each: PooledTournament, now: string, games: FirstGames | undefined): Derived<Points> | null =>
  games?.Ru ?? (each.ru === null ? null : given("Ru(new)", points(each.ru), sourceOf(each, now)));

/** A pool of one round robin is what that gave; any other goes by the formula for results against the rated. */
function together(
  { list, input }: Context,
  counted: readonly PooledTournament[],
  games: ReadonlyMap<string, FirstGames>,
) {
  const [only, ...others] = counted;
  const results = counted.map((each) => games.get(each.id)?.result ?? resultOf(each, input.list));
  const result = others.length === 0 ? results[0]! : pooled(list, results);
  const Ru = only && others.length === 0 ? ruOf(only, input.list, games.get(only.id)) : null;
  if (Ru !== null) return { result, rating: Ru };
  return { result, rating: initialRating(list, result).rating };
}

const notPublished = ({ list }: Context, made: Readonly<Record<string, Derived<boolean>>>): Derived<Points | null> =>
  decide("published rating", cite(list, "publication"), made, () => [null, { code: "rating-not-published" }]);
