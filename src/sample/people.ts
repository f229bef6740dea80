import type { SamplePlayer } from "./players.ts";

/** Players made on demand: half a million need not be in memory. */
export interface People {
  readonly count: number;
  readonly at: (place: number) => SamplePlayer;
  /** Places of those with a rating on the first list, the strongest first. */
  readonly rated: () => Int32Array;
  readonly unrated: () => Int32Array;
}

export function peopleOf(count: number, at: (place: number) => SamplePlayer): People {
  let known: { readonly rated: Int32Array; readonly unrated: Int32Array } | undefined;
  const sorted = () => {
    known ??= byRating(count, at);
    return known;
  };
  return { count, at, rated: () => sorted().rated, unrated: () => sorted().unrated };
}

function byRating(count: number, at: (place: number) => SamplePlayer) {
  const strengths = new Int16Array(count);
  const [rated, unrated]: [number[], number[]] = [[], []];
  for (let place = 0; place < count; place++) {
    const { strength, rating } = at(place);
    strengths[place] = strength;
    (rating === null ? unrated : rated).push(place);
  }
  const order = Int32Array.from(rated).sort((one, other) => strengths[other]! - strengths[one]! || one - other);
  return { rated: order, unrated: Int32Array.from(unrated) };
}
