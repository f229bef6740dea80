import { given } from "../../calculation/derived.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { COUNTED } from "../../domain/source.ts";
import { points } from "../../domain/units.ts";
import { type Activity, shownIn } from "../../regulations/fide/articles/inactivity.ts";
import { type Entry, entry as entryOf } from "../../regulations/fide/articles/listing.ts";
import type { BalanceBook } from "./balance.ts";
import type { Outcome } from "./changes.ts";
import type { CoefficientFacts } from "./coefficients.ts";
import type { Context } from "./context.ts";
import { oneTimeChanges } from "./one-time.ts";
import { activityOn, inclusionOf, printedRule, titledOn } from "./publication.ts";
import type { DraftEntry, ListedPlayer, Person } from "./types.ts";

/** Makes the entries of a list. Every article is asked once for all players it cannot tell apart. */
export interface EntryMaker {
  /** A player with a rating to start from. */
  readonly rated: (before: ListedPlayer, outcome: Outcome) => DraftEntry;
  /** A first rating of so many games, of which some are of this period. */
  readonly first: (before: ListedPlayer, facts: FirstFacts) => DraftEntry;
  readonly unrated: (before: ListedPlayer) => DraftEntry;
}

export interface FirstFacts {
  readonly rating: number;
  readonly n: number;
  readonly games: number;
}

export function entryMaker(context: Context, book: BalanceBook): EntryMaker {
  const changed = oneTimeChanges(context);
  const floor = statusByRating(context);
  const tools: Tools = {
    context,
    shows: visibility(context),
    coefficient: context.coefficients(printedRule(context), context.printedBy),
  };
  return {
    rated: (before, { base, n, exact, rating: Rn }) => {
      const rating = changed(before.id, Rn);
      book.hundredths("games", exact);
      book.hundredths("rounding", (Rn - base) * 100 - exact);
      book.points("oneTimeChanges", rating - Rn);
      const status = floor(rating);
      if (status === "listed") return listed(tools, before, { rating, games: n, gamesSoFar: before.gamesSoFar + n });
      book.points("floor", -rating);
      return without(tools, before, { status, games: n, delistedOn: context.input.list });
    },
    first: (before, { rating, n, games }) => listed(tools, before, { rating, games, gamesSoFar: n }),
    unrated: (before) => without(tools, before, { status: "unrated", games: 0, delistedOn: before.delistedOn }),
  };
}

interface Tools {
  readonly context: Context;
  readonly shows: ReturnType<typeof visibility>;
  readonly coefficient: (facts: CoefficientFacts) => number;
}

/** An entry with a rating. Written out field by field, here and below: a list has half a million of these. */
function listed(
  { context, shows, coefficient }: Tools,
  before: ListedPlayer,
  { rating, games, gamesSoFar }: { readonly rating: number; readonly games: number; readonly gamesSoFar: number },
): DraftEntry {
  const person = context.person(before.id);
  const highest = Math.max(before.highest ?? 0, rating);
  const lastCounted = games > 0 || before.rating === null ? context.input.list : before.lastCounted;
  const activity = shows.activity(lastCounted, before.activity);
  return {
    id: before.id,
    rating,
    delistedOn: before.delistedOn,
    gamesSoFar,
    highest,
    factsComplete: before.factsComplete,
    k: coefficient({ birth: person.birth, now: { gamesSoFar, highest }, printed: before }),
    lastCounted,
    activity,
    status: "rated",
    games,
    change: before.rating === null ? null : rating - before.rating,
    shown: shows.isShown(before.id, person, activity),
    titledUnrated: false,
  };
}

/** An entry without one. Whoever comes back is new: games are counted from then on, while the highest rating stays. */
function without(
  { context, shows }: Tools,
  before: ListedPlayer,
  { status, games, delistedOn }: Pick<DraftEntry, "games" | "delistedOn"> & { readonly status: "delisted" | "unrated" },
): DraftEntry {
  return {
    id: before.id,
    rating: null,
    delistedOn,
    gamesSoFar: 0,
    highest: before.highest,
    factsComplete: before.factsComplete,
    k: null,
    lastCounted: games > 0 ? context.input.list : before.lastCounted,
    activity: before.activity,
    status,
    games,
    change: null,
    shown: shows.isShown(before.id, context.person(before.id), "active"),
    titledUnrated: shows.isTitled(before.id),
  };
}

/** How the list shows a rating, by the floor of its own date. */
function statusByRating({ floor }: Context): (rating: number) => Entry {
  const known = new Map<number, Entry>();
  return (rating) => {
    const status = known.get(rating) ?? entryOf(floor, given("rating", points(rating), COUNTED)).value;
    known.set(rating, status);
    return status;
  };
}

function visibility(context: Context) {
  const activities = new Map<IsoDate, Activity>();
  const inclusions = new Map<string, boolean>();
  const titled = new Map<boolean, boolean>();
  const isGone = (activity: Activity): boolean =>
    !shownIn(context.list, given("activity", activity, COUNTED), "alphabetical").value;
  const gone = new Map<Activity, boolean>();
  return {
    /** Where the last games are not on record, the flag of the list before stays. */
    activity: (lastCounted: IsoDate | null, before: Activity): Activity => {
      if (lastCounted === null) return before;
      const activity = activities.get(lastCounted) ?? activityOn(context, lastCounted).value;
      activities.set(lastCounted, activity);
      return activity;
    },
    isShown: (id: string, { federation, excluded, dispensation }: Person, activity: Activity): boolean => {
      const key = `${federation} ${excluded} ${dispensation}`;
      const included = inclusions.get(key) ?? inclusionOf(context, id).value;
      inclusions.set(key, included);
      const isOff = gone.get(activity) ?? isGone(activity);
      gone.set(activity, isOff);
      return included && !isOff;
    },
    isTitled: (id: string): boolean => {
      const own = context.person(id).titled;
      const answer = titled.get(own) ?? titledOn(context, id, null).value === "list of titled players";
      titled.set(own, answer);
      return answer;
    },
  };
}
