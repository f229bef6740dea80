import type { RateOfPlay } from "../domain/tournament.ts";

/** A rate of play as read: White's, and Black's where it is another. */
export interface ReadRateOfPlay {
  readonly rate: RateOfPlay;
  readonly black: RateOfPlay | null;
}

const MINUTE = 60;

/**
 * The encoded rate of play of TRF26 (222), in seconds: periods apart by colons, each `moves/seconds+increment` with
 * the moves left out in the last; two rates apart by a hyphen where White and Black have different ones.
 */
export function readRateCode(code: string): ReadRateOfPlay | null {
  const [white, black, ...more] = code.trim().split("-");
  if (white === undefined || more.length > 0) return null;
  const rate = readPeriods(white.replace(/^W/i, ""));
  if (rate === null || black === undefined) return rate && { rate, black: null };
  const other = readPeriods(black.replace(/^B/i, ""));
  return other && { rate, black: JSON.stringify(rate) === JSON.stringify(other) ? null : other };
}

function readPeriods(text: string): RateOfPlay | null {
  const read = text.split(":").map((period) => period.match(/^(?:(\d{1,3})\/)?(\d{1,6})(?:\+(\d{1,4}))?$/));
  if (read.some((period) => period === null)) return null;
  const periods = read.map((period) => ({
    moves: period![1] === undefined ? null : Number(period![1]),
    seconds: Number(period![2]),
  }));
  const first = read.findIndex((period) => Number(period![3] ?? 0) > 0);
  if (first === -1) return { periods, increment: null };
  const fromMove = 1 + periods.slice(0, first).reduce((sum, { moves }) => sum + (moves ?? 0), 0);
  return { periods, increment: { seconds: Number(read[first]![3]), fromMove } };
}

/** "40/90 min", "40 moves in 90 min", "90 min/40 moves", "90 min", "12.5 min". */
const PERIOD =
  /(?:(\d{1,3})\s*(?:\/|moves?\s*(?:in|\/)?|mosse\s*in|drag\s*p[åa])\s*)?(\d{1,3}(?:[.,]5)?)\s*(?:'(?!')|m(?![a-z])|min\w*\.?)(?:\s*(?:\/|for)\s*(\d{1,3})(?!\d|\s*(?:'|min)))?/g;
const HOURS = /(\d(?:[.,]5)?)\s*h(?:ours?|rs?)?(?![a-z])\s*(\d{1,2}(?!\s*(?:s|'')))?/g;
const INCREMENT = /(\d{1,3})\s*(?:''|s\b|secs?\b\.?|seconds?|sek\w*|seg\w*|secondi)/;
const FROM_MOVE = /(?:from move|fr[åa]n drag|dalla mossa|desde la jugada)\s*(\d{1,3})/;
/** "10'+5", "90 min + 30": minutes with a bare number behind the plus are minutes and seconds, as everybody writes it. */
const BARE_INCREMENT = /^\s*\+\s*(\d{1,2})\s*$/;

/**
 * A rate of play as arbiters write it (122): "90 min + 30 s", "90'+30''", "40/90 min, 30 min, 30 sec per move",
 * "G/60+10", "25+10". null where any number of it is not understood: nothing is guessed.
 */
export function readRateText(written: string): ReadRateOfPlay | null {
  const text = normal(written);
  const short = text.match(/^\s*(?:g\/)?(\d{1,3})\s*\+\s*(\d{1,3})\s*$/);
  if (short) return periodsOf([[undefined, short[1]!]], { seconds: Number(short[2]), fromMove: 1 });
  const fromMove = text.match(FROM_MOVE)?.[1];
  const timed = text.replace(FROM_MOVE, " ");
  const increment = timed.match(INCREMENT);
  const periods = timed.replace(INCREMENT, " ");
  const minutes = [...periods.matchAll(PERIOD)];
  const rest = periods.replace(PERIOD, " ");
  const bare = increment || minutes.length !== 1 ? null : rest.match(BARE_INCREMENT);
  if (minutes.length === 0 || (bare === null && /\d/.test(rest))) return null;
  const seconds = increment?.[1] ?? bare?.[1];
  return periodsOf(
    minutes.map(([, before, time, after]) => [before ?? after, time!]),
    seconds === undefined ? null : { seconds: Number(seconds), fromMove: Number(fromMove ?? 1) },
  );
}

/** One form for each sign, and hours as minutes. */
const normal = (written: string): string =>
  written
    .toLowerCase()
    .replace(/[″"]/g, "''")
    .replace(/[′’]/g, "'")
    .replace(HOURS, (_, hours: string, minutes?: string) => `${decimal(hours) * MINUTE + Number(minutes ?? 0)} min`);

/** Whole and half numbers only, so that seconds come out whole. */
const decimal = (text: string): number => Number(text.replace(",", "."));

function periodsOf(
  read: readonly (readonly [moves: string | undefined, minutes: string])[],
  increment: { readonly seconds: number; readonly fromMove: number } | null,
): ReadRateOfPlay | null {
  // All periods but the last must say how many moves they are for; otherwise the total cannot be known.
  if (read.slice(0, -1).some(([moves]) => moves === undefined)) return null;
  const periods = read.map(([moves, minutes]) => ({
    moves: moves === undefined ? null : Number(moves),
    seconds: decimal(minutes) * MINUTE,
  }));
  return { rate: { periods, increment: increment && increment.seconds > 0 ? increment : null }, black: null };
}
