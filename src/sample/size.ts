import { day, type IsoDate } from "../domain/dates.ts";

/** How large a federation to make, and from which seed. */
export interface SampleSize {
  readonly players: number;
  readonly tournaments: number;
  readonly months: number;
  readonly first: IsoDate;
  readonly seed: number;
  /** Tournaments after the last list: some are reported, the others are still to come. A shorter sample has none. */
  readonly upcoming: number;
  /** The approximate number of games; without it, fields have the sizes of a small federation. */
  readonly games?: number | undefined;
  /** Players with a rating on the first list; without it, most have one. */
  readonly rated?: number | undefined;
  /** Some players play in most months, juniors rise, and what an office rarely meets comes again. */
  readonly busy: boolean;
}

/** So few players that most of them play in most months of two years, which cross a change of the edition. */
export const SAMPLE_SIZE: SampleSize = {
  players: 300,
  tournaments: 168,
  months: 24,
  first: day("2024-11-01"),
  seed: 1,
  upcoming: 8,
  busy: true,
};

/** Average games per report of a large office: a million games are three thousand reports. */
const GAMES_OF_REPORT = 333;

/** Rated players for each unrated one. */
const RATED_TO_UNRATED = 7;

type RequestedSize = { readonly [Name in keyof SampleSize]?: SampleSize[Name] | undefined };

/**
 * What is not asked for is as in the usual sample, of which a shorter one has its share. Where a number of games is
 * asked for, the players are the rated ones: a month of a large office is counted so.
 */
export function sampleSize(asked: RequestedSize): SampleSize {
  const { games } = asked;
  const months = asked.months ?? SAMPLE_SIZE.months;
  const byMonths = Math.round((SAMPLE_SIZE.tournaments * months) / SAMPLE_SIZE.months);
  const tournaments = games === undefined ? byMonths : Math.round(games / GAMES_OF_REPORT);
  const players = asked.players ?? SAMPLE_SIZE.players;
  const busy = asked.busy ?? (games === undefined && SAMPLE_SIZE.busy);
  const unrated = games === undefined ? 0 : Math.ceil(players / RATED_TO_UNRATED);
  return {
    players: players + unrated,
    rated: asked.rated ?? (games === undefined ? undefined : players),
    tournaments: asked.tournaments ?? Math.max(1, tournaments),
    months,
    first: asked.first ?? SAMPLE_SIZE.first,
    seed: asked.seed ?? SAMPLE_SIZE.seed,
    upcoming: asked.upcoming ?? (busy && months === SAMPLE_SIZE.months ? SAMPLE_SIZE.upcoming : 0),
    games,
    busy,
  };
}
