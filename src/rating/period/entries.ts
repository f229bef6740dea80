import { given } from "../../calculation/derived.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { COUNTED } from "../../domain/source.ts";
import { points } from "../../domain/units.ts";
import { type Activity, shownIn } from "../../regulations/fide/articles/inactivity.ts";
import { type Entry, entry as entryOf } from "../../regulations/fide/articles/listing.ts";
import type { BalanceBook } from "./balance.ts";
import type { Outcome } from "./changes.ts";
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
  const { input } = context;
  const changed = oneTimeChanges(context);
  const shows = visibility(context);
  const floor = statusByRating(context);
  const coefficient = context.coefficients(printedRule(context), context.printedBy);
  const listed = (
    before: ListedPlayer,
    rating: number,
    facts: Pick<DraftEntry, "games" | "gamesSoFar">,
  ): DraftEntry => {
    const highest = Math.max(before.highest ?? 0, rating);
    const { gamesSoFar } = facts;
    const person = context.person(before.id);
    const k = coefficient({ birth: person.birth, now: { gamesSoFar, highest }, printed: before });
    const lastCounted = facts.games > 0 || before.rating === null ? input.list : before.lastCounted;
    const activity = shows.activity(lastCounted, before.activity);
    // Written out field by field, here and below: a list has half a million of these.
    return {
      id: before.id,
      rating,
      delistedOn: before.delistedOn,
      gamesSoFar,
      highest,
      factsComplete: before.factsComplete,
      k,
      lastCounted,
      activity,
      status: "rated",
      games: facts.games,
      change: before.rating === null ? null : rating - before.rating,
      shown: shows.isShown(before.id, person, activity),
      titledUnrated: false,
    };
  };
  const without = (
    before: ListedPlayer,
    status: "delisted" | "unrated",
    games: number,
    delistedOn: IsoDate | null,
  ) => ({
    id: before.id,
    rating: null,
    delistedOn,
    // Whoever comes back is new: games are counted from then on, while the highest rating stays.
    gamesSoFar: 0,
    highest: before.highest,
    factsComplete: before.factsComplete,
    k: null,
    lastCounted: games > 0 ? input.list : before.lastCounted,
    activity: before.activity,
    status,
    games,
    change: null,
    shown: shows.isShown(before.id, context.person(before.id), "active"),
    titledUnrated: shows.isTitled(before.id),
  });
  return {
    rated: (before, { base, n, exact, rating: Rn }) => {
      const rating = changed(before.id, Rn);
      book.hundredths("games", exact);
      book.hundredths("rounding", (Rn - base) * 100 - exact);
      book.points("oneTimeChanges", rating - Rn);
      const status = floor(rating);
      if (status === "listed") return listed(before, rating, { games: n, gamesSoFar: before.gamesSoFar + n });
      book.points("floor", -rating);
      return without(before, status, n, input.list);
    },
    first: (before, { rating, n, games }) => listed(before, rating, { games, gamesSoFar: n }),
    unrated: (before) => without(before, "unrated", 0, before.delistedOn),
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
