import { given } from "../../../calculation/derived.ts";
import { COUNTED } from "../../../domain/codes/source.ts";
import { shownIn } from "../../../regulations/fide/articles/inactivity.ts";
import { ACTIVITIES, dayOf } from "../columns/player-columns.ts";
import type { PeriodContext } from "../context.ts";
import { activityOn, inclusionOf, titledOn } from "./publication.ts";

/** What a list shows of the player at a place. Activities are numbers: places among ACTIVITIES. */
export interface Visibility {
  /** By the day of the last games; where they are not on record, the flag of the list before stays. */
  readonly activity: (lastCounted: number, before: number) => number;
  readonly isShown: (place: number, activity: number) => boolean;
  readonly isTitled: (place: number) => boolean;
}

export function visibility(context: PeriodContext): Visibility {
  const { ids, persons } = context.players;
  const activities = once((day) => {
    const date = dayOf(day);
    return date === null ? 0 : ACTIVITIES.indexOf(activityOn(context, date).value);
  });
  const isGone = ACTIVITIES.map(
    (activity) => !shownIn(context.list, given("activity", activity, COUNTED), "alphabetical").value,
  );
  const included = onceByClass((place) => inclusionOf(context, ids[place]!).value);
  const titled = onceByClass((place) => titledOn(context, ids[place]!, null).value === "list of titled players");
  return {
    activity: (lastCounted, before) => (lastCounted === 0 ? before : activities(lastCounted)),
    isShown: (place, activity) => included(persons.federationStanding(place), place) && isGone[activity] === false,
    isTitled: (place) => titled(persons.federationStanding(place), place),
  };
}

function once(ask: (asked: number) => number): (asked: number) => number {
  const known = new Map<number, number>();
  return (asked) => {
    const found = known.get(asked);
    if (found !== undefined) return found;
    const answer = ask(asked);
    known.set(asked, answer);
    return answer;
  };
}

/** Players of one class are alike to the articles, which are applied to the first. */
function onceByClass(ask: (place: number) => boolean): (number: number, place: number) => boolean {
  const known = new Map<number, boolean>();
  return (number, place) => {
    const found = known.get(number);
    if (found !== undefined) return found;
    const answer = ask(place);
    known.set(number, answer);
    return answer;
  };
}
