import { type Allowed, allowedBy, coefficient, newAgain } from "./coefficient.ts";
import { firstRating, type OwnGame, type RuledEvent, ruleOnEvent, type SeasonEvent } from "./one-event.ts";
import { expectedAt } from "./printed-tables.ts";
import { monthsFrom, nearest, plusDays, plusMonths, rulesOn, type SeasonRules } from "./rules-by-date.ts";

/**
 * An office that keeps its lists by a second calculation, written from the regulations alone. Nothing of the product is
 * imported here: where both give the same lists, two people have read the same articles alike.
 */

export interface SeasonPlayer {
  readonly id: string;
  /** A year or a day. */
  readonly birth: string | null;
  /** As the imported list has the player; null: unrated. */
  readonly rating: number | null;
  readonly k: number | null;
  readonly games: number;
  readonly inactive: boolean;
}

/** A line of a list. */
export interface SeasonEntry {
  readonly rating: number | null;
  readonly k: number | null;
  readonly games: number;
  readonly activity: "active" | "inactive" | "gone";
  readonly delistedOn: string | null;
  readonly gamesSoFar: number;
  readonly highest: number;
  readonly lastCounted: string;
  /** Flagged by the imported list, and without a game since. */
  readonly flagged: boolean;
  readonly allowed: Allowed;
}

interface SeasonList {
  readonly date: string;
  readonly entries: ReadonlyMap<string, SeasonEntry>;
}

/** What a tournament gave an unrated player. */
interface Pooled {
  readonly order: string;
  readonly start: string;
  readonly list: string;
  readonly games: number;
  readonly sum: number;
  readonly halves: number;
  readonly ownRating: number | null;
}

interface Pool {
  readonly kept: readonly Pooled[];
  readonly openedBy: string | null;
}

/** ΣΔR of a tournament in hundredths, and its K. */
interface Part {
  readonly n: number;
  readonly gain: number;
  readonly K: number;
}

export interface SeasonOffice {
  readonly close: (date: string, events: readonly SeasonEvent[]) => ReadonlyMap<string, SeasonEntry>;
}

export function seasonOffice(date: string, players: readonly SeasonPlayer[]): SeasonOffice {
  const lists: SeasonList[] = [{ date, entries: importedEntries(date, players) }];
  const births = new Map(players.map(({ id, birth }) => [id, birth]));
  const pools = new Map<string, Pool>();
  return {
    close: (date, events) => {
      const entries = closeOne({ date, lists, births, pools }, events);
      lists.push({ date, entries });
      return entries;
    },
  };
}

function importedEntries(date: string, players: readonly SeasonPlayer[]): Map<string, SeasonEntry> {
  const rules = rulesOn(date);
  return new Map(
    players.flatMap(({ id, birth, rating, k, games, inactive }): [string, SeasonEntry][] => {
      if (rating === null) return [];
      const flagged = inactive && games === 0;
      const facts = { games, highest: rating, printed: k };
      const entry: SeasonEntry = {
        ...{ rating, k, games, activity: inactive ? "inactive" : "active", delistedOn: null },
        ...{ gamesSoFar: games, highest: rating, flagged, allowed: allowedBy(rules, birth, date, facts) },
        lastCounted: flagged ? plusMonths(date, -rules.inactive(date)) : date,
      };
      return [[id, entry]];
    }),
  );
}

interface Closing {
  readonly date: string;
  readonly lists: readonly SeasonList[];
  readonly births: ReadonlyMap<string, string | null>;
  readonly pools: Map<string, Pool>;
}

function closeOne(closing: Closing, events: readonly SeasonEvent[]): Map<string, SeasonEntry> {
  const { date, lists, pools } = closing;
  const before = lists.at(-1)!;
  const parts = new Map<string, Part[]>();
  const inOrder = [...events].sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  for (const event of inOrder) rateEvent(closing, event, parts);
  const entries = new Map<string, SeasonEntry>();
  for (const [id, entry] of before.entries) {
    if (entry.rating === null) entries.set(id, { ...entry, games: 0 });
    else entries.set(id, rated(closing, id, entry, parts.get(id) ?? []));
    if (entries.get(id)!.delistedOn === date || entry.rating !== null) pools.delete(id);
  }
  for (const [id, pool] of pools) {
    const [left, entry] = tryFirst(closing, id, pool, before.entries.get(id));
    if (entry === null) pools.set(id, left);
    else {
      pools.delete(id);
      entries.set(id, entry);
    }
  }
  return entries;
}

const orderOf = ({ start, end, id }: SeasonEvent): string => `${start} ${end} ${id}`;

function rateEvent(closing: Closing, event: SeasonEvent, parts: Map<string, Part[]>): void {
  const { lists, pools } = closing;
  const before = lists.at(-1)!;
  const rules = rulesOn(event.start);
  const atStart = lists.findLast(({ date }) => date <= event.start)!;
  const ratings = event.players.map((id) => atStart.entries.get(id)?.rating ?? null);
  const isRatedNow = (id: string): boolean => (before.entries.get(id)?.rating ?? null) !== null;
  const opening = event.players.map((id) => {
    const openedBy = pools.get(id)?.openedBy ?? null;
    return !isRatedNow(id) && (openedBy === null || orderOf(event) < openedBy);
  });
  const ruled = ruleOnEvent(event, { rules, ratings, opening });
  if (ruled === null) return;
  for (const [place, id] of event.players.entries()) {
    if (ratings[place] === null && !isRatedNow(id))
      pool(closing, event, ruled, { id, place, opening: opening[place]! });
    else {
      const part = partOf(closing, { event, rules, atStart, ruled }, id, place);
      if (part !== null && part.n > 0) parts.set(id, [...(parts.get(id) ?? []), part]);
    }
  }
}

interface Rating {
  readonly event: SeasonEvent;
  readonly rules: SeasonRules;
  readonly atStart: SeasonList;
  readonly ruled: RuledEvent;
}

/** A rated player's change in one tournament; null: it lapses. */
function partOf({ lists, births }: Closing, by: Rating, id: string, place: number): Part | null {
  const { rules, atStart, ruled } = by;
  const before = lists.at(-1)!;
  const now = before.entries.get(id);
  if (now === undefined || now.rating === null || (now.delistedOn ?? "") > atStart.date) return null;
  const own = atStart.entries.get(id)?.rating ?? null;
  // 8.4: unrated when they played, rated when the tournament is.
  const later = lists.filter(({ date }) => date > atStart.date);
  const entered = rules.firstRatingFor84
    ? later.find(({ entries }) => (entries.get(id)?.rating ?? null) !== null)
    : before;
  const asOf = own === null ? entered! : rules.kAsOf === "start" ? atStart : before;
  const facts = asOf.entries.get(id)!;
  const Ro = own ?? facts.rating!;
  const known = { games: facts.gamesSoFar, highest: facts.highest, printed: facts.k };
  const K = coefficient(rules, births.get(id) ?? null, asOf.date, known, facts.allowed);
  const games = ruled.gamesOf(place).filter(({ opponent }) => ruled.values[opponent] !== null);
  return { n: games.length, gain: gainOf(rules, Ro, games, ruled.values), K };
}

/** ΣΔR in hundredths. */
function gainOf({ limited }: SeasonRules, Ro: number, games: readonly OwnGame[], values: RuledEvent["values"]): number {
  const differences = games.map(({ opponent }) => Ro - values[opponent]!);
  const wide = differences.map((_, index) => index).filter((index) => Math.abs(differences[index]!) > 400);
  const touched = new Set(
    Ro >= limited.below
      ? []
      : [...wide]
          .sort((one, other) => Math.abs(differences[other]!) - Math.abs(differences[one]!))
          .slice(0, limited.games),
  );
  return games.reduce((sum, { halves }, index) => {
    const D = differences[index]!;
    return sum + 50 * halves - expectedAt(touched.has(index) ? 400 * Math.sign(D) : D);
  }, 0);
}

interface Pooling {
  readonly id: string;
  readonly place: number;
  readonly opening: boolean;
}

function pool({ date, pools }: Closing, event: SeasonEvent, ruled: RuledEvent, { id, place, opening }: Pooling): void {
  const rules = rulesOn(event.start);
  if (ruled.gamesOf(place).length === 0 || ruled.disregarded.has(place)) return;
  const { games, sum, halves, ratedGames, ratedOpponents, rating, roundRobin } = ruled.performance(place);
  const { opening: asked, floor } = rules;
  const isKept =
    !opening ||
    (halves >= asked.halves &&
      (roundRobin || ratedGames >= asked.rated) &&
      ratedOpponents >= asked.rated &&
      (!asked.floor || (rating ?? 0) >= floor));
  if (!isKept || games === 0) return;
  const { kept, openedBy } = pools.get(id) ?? { kept: [], openedBy: null };
  const order = orderOf(event);
  const ownRating = roundRobin ? rating : null;
  pools.set(id, {
    kept: [...kept, { order, start: event.start, list: date, games, sum, halves, ownRating }],
    openedBy: openedBy === null || order < openedBy ? order : openedBy,
  });
}

/** 7.14, 8.3: what is left of a pool, and the first rating that it gives. */
function tryFirst(
  closing: Closing,
  id: string,
  { kept, openedBy }: Pool,
  was: SeasonEntry | undefined,
): [Pool, SeasonEntry | null] {
  const { date, births } = closing;
  const [rules, own] = [rulesOn(plusDays(date, -1)), rulesOn(date)];
  const newest = kept.reduce((latest, { start }) => (start > latest ? start : latest), "");
  const within = kept.filter(
    ({ start }) => start >= rules.pooledFrom && monthsFrom(start, newest) + 1 <= rules.windowMonths,
  );
  const left: [Pool, null] = [{ kept: within, openedBy }, null];
  const total = (of: (each: Pooled) => number): number => within.reduce((sum, each) => sum + of(each), 0);
  const games = total((each) => each.games);
  if (games < rules.gamesForFirst) return left;
  const alone = within.length === 1 ? within[0]!.ownRating : null;
  const initial =
    alone ??
    firstRating(
      rules,
      games,
      total((each) => each.sum),
      total((each) => each.halves),
    );
  if (initial < own.floor) return left;
  const rating = oneTime(date, initial);
  const highest = Math.max(was?.highest ?? 0, rating);
  const allowed = was?.allowed ?? null;
  const lastCounted = within.reduce((latest, { list }) => (list > latest ? list : latest), "");
  const printed = was?.k ?? null;
  return [
    left[0],
    {
      rating,
      k: coefficient(own, births.get(id) ?? null, date, { games, highest, printed }, allowed),
      games: within.reduce((sum, each) => sum + (each.list === date ? each.games : 0), 0),
      activity: activityOf(rules, date, lastCounted, false),
      delistedOn: was?.delistedOn ?? null,
      gamesSoFar: games,
      highest,
      lastCounted,
      flagged: false,
      allowed,
    },
  ];
}

/** editions.md 2.2: on 1 March 2024 ratings below 2000 rose by two fifths of what was missing. */
const oneTime = (date: string, rating: number): number =>
  date === "2024-03-01" && rating < 2000 ? nearest(rating * 100 + 40 * (2000 - rating), 100) : rating;

function rated({ date, births }: Closing, id: string, was: SeasonEntry, parts: readonly Part[]): SeasonEntry {
  const [rules, own] = [rulesOn(plusDays(date, -1)), rulesOn(date)];
  const games = parts.reduce((sum, { n }) => sum + n, 0);
  const limit = rules.timesGames;
  const exact = parts.reduce((sum, { gain, K }) => {
    const lowered = limit !== null && K * games > limit ? Math.floor(limit / games) : K;
    return sum + gain * lowered;
  }, 0);
  const rating = oneTime(date, was.rating! + rounded(rules, exact));
  const lastCounted = games > 0 ? date : was.lastCounted;
  const flagged = was.flagged && games === 0;
  const common = { games, lastCounted, flagged };
  if (rating < own.floor)
    return {
      ...was,
      ...common,
      rating: null,
      k: null,
      delistedOn: date,
      gamesSoFar: 0,
      allowed: newAgain(was.allowed),
    };
  const gamesSoFar = was.gamesSoFar + games;
  const highest = Math.max(was.highest, rating);
  const known = { games: gamesSoFar, highest, printed: was.k };
  return {
    ...was,
    ...common,
    ...{ rating, gamesSoFar, highest },
    k: coefficient(own, births.get(id) ?? null, date, known, was.allowed),
    activity: activityOf(rules, date, lastCounted, flagged),
  };
}

/** 8.57: hundredths of a point to whole points; the new rating halves up, or the change halves away from zero. */
const rounded = ({ rounds }: SeasonRules, exact: number): number =>
  rounds === "rating" || exact >= 0 ? nearest(exact, 100) : -nearest(-exact, 100);

/** 7.23. */
function activityOf(rules: SeasonRules, date: string, last: string, flagged: boolean): SeasonEntry["activity"] {
  const months = monthsFrom(last, date);
  if (rules.goneAfter !== null && months >= rules.goneAfter) return "gone";
  return flagged || months >= rules.inactive(date) ? "inactive" : "active";
}
