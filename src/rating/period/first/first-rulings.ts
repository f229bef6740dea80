import { type Derived, given } from "../../../calculation/derived.ts";
import { COUNTED, type Source } from "../../../domain/codes/source.ts";
import { addDays, type IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { hundredths, type Points, points } from "../../../domain/units.ts";
import type { Result } from "../../../regulations/fide/articles/initial-rating.ts";
import type { EditionOn } from "../../../regulations/fide/articles/list-dates.ts";
import { kept } from "../../../regulations/fide/articles/opening.ts";
import { inWindow, periodOf } from "../../../regulations/fide/articles/pool.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import { oneTimeChangesOn } from "../../../regulations/fide/one-time/one-time.ts";
import type { PeriodContext } from "../context.ts";
import type { PeriodInput, Person, Pool, PooledTournament } from "../types.ts";
import type { FirstGames } from "./first-games.ts";

/** What a pool is looked at with: all that a first rating depends on besides the pool. */
export interface PoolContext extends Pick<PeriodContext, "list" | "floor" | "editionOn" | "oneTime"> {
  readonly person: (player: string) => Pick<Person, "affiliated">;
  readonly input: Pick<PeriodInput, "list" | "standard">;
}

/** The same for a pool that a list has left, where nothing else of the list is at hand. */
export function poolContext(
  editionIn: EditionOn,
  { kind, date, affiliated }: { readonly kind: ListKind; readonly date: IsoDate } & Pick<Person, "affiliated">,
): PoolContext {
  const editionOn = (day: IsoDate): FideEdition => {
    const edition = editionIn(day);
    if (edition === undefined) throw new Refusal("no-edition-on", { list: kind, day });
    return edition;
  };
  return {
    editionOn,
    list: editionOn(addDays(date, -1)),
    floor: editionOn(date),
    person: () => ({ affiliated }),
    oneTime: oneTimeChangesOn(kind, date),
    input: { list: date, standard: null },
  };
}

/** A tournament of a pool: whether it is kept, and whether it is still in the window. */
export interface PoolRuling {
  readonly tournament: PooledTournament;
  readonly kept: Derived<boolean>;
  readonly inWindow: Derived<boolean>;
}

/** The rulings on every tournament of a pool, in its order. The window reaches back from the newest one that is kept. */
export function poolRulings(
  context: PoolContext,
  { tournaments }: Pool,
  games: ReadonlyMap<string, FirstGames>,
): readonly PoolRuling[] {
  const newest = tournaments.findLast((each) => each.kept) ?? tournaments.at(-1);
  if (newest === undefined) return [];
  const window = windowOn(context, newest.start);
  return tournaments.map((tournament) => ({
    tournament,
    kept: about(tournament, keptRuling(context, tournament, games.get(tournament.id))),
    inWindow: about(tournament, window(given("start", tournament.start, { code: "register" }))),
  }));
}

/** A ruling with the tournament that it is on: many of them stand one under the other. */
const about = ({ id }: PooledTournament, ruling: Derived<boolean>): Derived<boolean> => ({
  ...ruling,
  inputs: { tournament: given("tournament", id, { code: "register" }), ...ruling.inputs },
});

/** Whether a tournament that starts on a day is in the window of which the newest starts on another. */
export function windowOn(
  { list, editionOn }: Pick<PeriodContext, "list" | "editionOn">,
  newest: IsoDate,
): (start: Derived<IsoDate>) => Derived<boolean> {
  const period = (start: Derived<IsoDate>) => periodOf(editionOn(start.value), start);
  const last = period(given("start", newest, { code: "register" }));
  return (start) => inWindow(list, start, { own: period(start), newest: last });
}

/** The ruling whether a tournament is kept, from what is on record of it. */
function keptRuling(
  { editionOn, input }: PoolContext,
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

const sourceOf = ({ id, list }: PooledTournament, now: string): Source =>
  list === now ? COUNTED : { code: "pooled", tournament: id, list };

export const resultOf = (each: PooledTournament, now: string): Result => ({
  n: given("n", each.n, sourceOf(each, now)),
  sum: given("Σ opponents", points(each.sum), sourceOf(each, now)),
  W: given("W", hundredths(each.W), sourceOf(each, now)),
});

export const ruOf = (each: PooledTournament, now: string, games: FirstGames | undefined): Derived<Points> | null =>
  games?.Ru ?? (each.ru === null ? null : given("Ru(new)", points(each.ru), sourceOf(each, now)));
