import { type Derived, decide, given } from "../../calculation/derived.ts";
import type { Points } from "../../domain/units.ts";
import { cite } from "../../regulations/edition.ts";
import { entry } from "../../regulations/fide/articles/listing.ts";
import { type RatedPlayer, type RatedTournament, rateTournament } from "../tournament/rate-tournament.ts";
import { coefficientOn } from "./changes/coefficients.ts";
import { type Appearance, type PlayerChange, playerChange, ratedForThemselves } from "./changes/player-change.ts";
import { coefficientRule, listedFactsOn } from "./changes/standing.ts";
import { NONE } from "./columns/player-columns.ts";
import type { PeriodContext } from "./context.ts";
import type { DraftList, EntryExplanation } from "./draft.ts";
import { oneTimeChange } from "./entries/one-time.ts";
import { activityOn, inclusionOf, printedRule, titledOn } from "./entries/publication.ts";
import { firstGames } from "./first/first-games.ts";
import { firstRating, type PoolExplained } from "./first/first-ratings.ts";
import type { PoolBook } from "./first/pools.ts";
import { officeRule } from "./readings.ts";
import type { Fielded, Ruled } from "./rulings/fielded.ts";
import { lapseRuling } from "./rulings/roles.ts";
import { fieldOf } from "./rulings/ruled.ts";
import type { DraftEntry } from "./types.ts";

/** The tournaments of a list, found by player; fields that were not held are made again. */
export interface Appearances {
  readonly of: (player: string) => readonly Appearance[];
  readonly tournament: (id: string) => Fielded | undefined;
}

/** Most players are never asked about: who played where is looked up when the first one is. */
export function appearancesOf(
  context: PeriodContext,
  ruled: readonly Ruled[],
  held: ReadonlyMap<string, Fielded>,
): Appearances {
  const fielded = (each: Ruled): Fielded => held.get(each.tournament.id) ?? fieldOf(context, each);
  const index = new Map<string, { readonly each: Ruled; readonly place: number }[]>();
  const byPlayer = () => {
    if (index.size > 0) return index;
    for (const each of ruled) {
      for (const [place, id] of each.tournament.entrants.entries()) {
        const own = index.get(id);
        if (own === undefined) index.set(id, [{ each, place }]);
        else own.push({ each, place });
      }
    }
    return index;
  };
  return {
    of: (player) => (byPlayer().get(player) ?? []).map(({ each, place }) => ({ fielded: fielded(each), place })),
    tournament: (id) => {
      const found = ruled.find(({ tournament }) => tournament.id === id);
      return found && fielded(found);
    },
  };
}

/** How a player's published rating came about. */
function explainRating(
  context: PeriodContext,
  pools: PoolBook,
  appearances: Appearances,
  player: string,
): Derived<Points | null> {
  const change = publishedChange(context, appearances, player);
  const lapsed = lapses(context, appearances, player);
  if (change !== null) return withLapses(published(context, oneTimeChange(context, player, change.Rn)), lapsed);
  const pool = explainPool(context, pools, appearances, player);
  return pool === null ? withoutRating(context, player, lapsed) : withLapses(pool.rating, lapsed);
}

/** A rating with the rulings by which changes lapsed: readers look for those games. */
const withLapses = (rating: Derived<Points | null>, lapsed: readonly Derived<boolean>[]): Derived<Points | null> =>
  lapsed.length === 0 ? rating : { ...rating, inputs: { ...rating.inputs, ...named(lapsed) } };

const named = (rulings: readonly Derived<boolean>[]): Readonly<Record<string, Derived<boolean>>> =>
  Object.fromEntries(rulings.map((ruling, index) => [`ruling ${index + 1}`, ruling]));

/** How a first rating came about, or why there is none yet; null: nothing is pooled. */
function explainPool(
  context: PeriodContext,
  { pools }: PoolBook,
  appearances: Appearances,
  player: string,
): PoolExplained | null {
  const pool = pools.get(player);
  return pool === undefined ? null : firstRating(context, player, pool, firstGames(appearances.of(player)));
}

/** Tournaments begun before a list took the rating away: the rulings by which they change nothing. */
function lapses(
  { players, listDate }: PeriodContext,
  appearances: Appearances,
  player: string,
): readonly Derived<boolean>[] {
  const delistedOn = players.get(player)?.delistedOn ?? null;
  return appearances.of(player).flatMap(({ fielded: { tournament, edition, roles }, place }) => {
    const isLapsed = delistedOn !== null && tournament.start < delistedOn && roles.ratings[place] !== NONE;
    return isLapsed ? [lapseRuling(edition, { delistedOn, start: tournament.start, list: listDate })] : [];
  });
}

function withoutRating(
  { list, input, records }: PeriodContext,
  player: string,
  rulings: readonly Derived<boolean>[],
): Derived<Points | null> {
  const left = records.left.find((each) => each.player === player);
  if (left) return decide("published rating", officeRule("decision"), {}, () => [null, left.clause]);
  if (rulings.length === 0) return given("published rating", null, { code: "list", list: input.previous.date });
  return decide("published rating", cite(list, "delisting"), named(rulings), () => [
    null,
    { code: "rating-not-published" },
  ]);
}

/** The change of a player who is rated, or whose standard rating stands in; null: unrated. */
export function changeOf(context: PeriodContext, appearances: Appearances, player: string): PlayerChange | null {
  const isRated = context.players.rating(player) !== null;
  const own = appearances.of(player);
  const hasCard = own.some(({ fielded, place }) => fielded.field.counts.value && fielded.roles.own[place] !== NONE);
  return isRated || hasCard ? playerChange(context, player, own) : null;
}

/** The same, where it is what the list publishes: a rating that stands in is nobody's own without a counted game. */
function publishedChange(context: PeriodContext, appearances: Appearances, player: string): PlayerChange | null {
  const change = changeOf(context, appearances, player);
  return change !== null && change.n === 0 && context.players.rating(player) === null ? null : change;
}

/** A rating is published unless it is below the floor of the list's own date. */
function published({ floor }: PeriodContext, rating: Derived<Points>): Derived<Points | null> {
  const shown = entry(floor, rating);
  return decide("published rating", cite(floor, "delisting"), { rating, entry: shown }, ({ rating, entry }) =>
    entry === "listed" ? [rating, { code: "rating-published" }] : [null, { code: "rating-not-published" }],
  );
}

/** Why the rest of an entry stands. */
function explainEntry(context: PeriodContext, entry: DraftEntry): EntryExplanation {
  const { id, rating, lastCounted, gamesSoFar, highest } = entry;
  const before = context.players.get(id);
  const printed = before ?? { gamesSoFar: 0, highest: null, factsComplete: true, k: null };
  const by = context.printedBy;
  const facts = { ...context.coefficientFacts(id, by, printed), now: { gamesSoFar, highest } };
  return {
    K: rating === null ? null : coefficientOn(printedRule(context), by, facts),
    activity: rating === null || lastCounted === null ? null : activityOn(context, lastCounted),
    inTheList: inclusionOf(context, id),
    titled: titledOn(context, id, rating),
  };
}

/** The rulings on all games of a tournament, with the K that was printed for each player: the limit is the list's. */
function explainTournament(context: PeriodContext, fielded: Fielded): RatedTournament {
  const { tournament, edition } = fielded;
  const rated = fielded.rated();
  const { rule, by } = coefficientRule(context, tournament, edition, { entered: null });
  const entrants = rated.entrants.map((entrant, place) => {
    const id = tournament.entrants[place]!;
    const facts = listedFactsOn(context, tournament, { asOf: rule.asOf.value, entered: null, id });
    const K = () => coefficientOn(rule, by, { ...context.coefficientFacts(id, by, facts), now: facts });
    return entrant.rating === null ? entrant : { ...entrant, K: K() };
  });
  const asMet = rateTournament(edition, { ...rated, entrants });
  return { ...asMet, players: asMet.players.map((player, place) => withOwnGames(context, player, { fielded, place })) };
}

/** To opponents a player who entered the list meanwhile is unrated; the games of their own go by the rating since. */
function withOwnGames(context: PeriodContext, player: RatedPlayer, { fielded, place }: Appearance): RatedPlayer {
  const { ownRating, entered } = fielded.roles.of(place);
  if (ownRating === null || entered === null || player.entrant.rating !== null) return player;
  const { games, change } = ratedForThemselves(context, player.entrant.name, ownRating, { fielded, place }).player;
  return { ...player, games, change, own: { rating: ownRating, list: entered.date } };
}

export type Explanations = Pick<DraftList, "explain" | "explainPool" | "explainEntry" | "explainTournament">;

/** Everything a list can say about itself, made when it is asked for. */
export function explanations(
  context: PeriodContext,
  pools: PoolBook,
  appearances: Appearances,
  entries: ReadonlyMap<string, DraftEntry>,
): Explanations {
  return {
    explain: (player) => explainRating(context, pools, appearances, player),
    explainPool: (player) =>
      publishedChange(context, appearances, player) === null ? explainPool(context, pools, appearances, player) : null,
    explainEntry: (player) => {
      const entry = entries.get(player);
      if (entry === undefined) throw new RangeError(`expected a player of the list, found ${player}`);
      return explainEntry(context, entry);
    },
    explainTournament: (id) => {
      const fielded = appearances.tournament(id);
      if (fielded === undefined) throw new RangeError(`expected a tournament of the list, found ${id}`);
      return explainTournament(context, fielded);
    },
  };
}
