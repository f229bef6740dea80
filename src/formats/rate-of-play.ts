import type { RateOfPlay } from "../domain/tournament.ts";

/** A rate of play as read, and whether both players have the same. */
export interface ReadRateOfPlay {
  readonly rate: RateOfPlay;
  readonly equal: boolean;
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
  if (rate === null || black === undefined) return rate && { rate, equal: true };
  return { rate, equal: JSON.stringify(rate) === JSON.stringify(readPeriods(black.replace(/^B/i, ""))) };
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

/** "40/90 min", "40 moves in 90 min", "90 min/40 moves", "90 min". */
const PERIOD =
  /(?:(\d{1,3})\s*(?:\/|moves?\s*(?:in|\/)?|mosse\s*in|drag\s*p[åa])\s*)?(\d{1,3})\s*(?:'|m(?![a-z])|min\w*\.?)(?:\s*(?:\/|for)\s*(\d{1,3})(?!\d|\s*(?:'|min)))?/g;

/**
 * A rate of play as arbiters write it (122): "90 min + 30 s", "90'+30''", "40/90, 30 min, 30 sec per move", "G/60+10",
 * "25+10". null where it cannot be read for certain: nothing is guessed.
 */
export function readRateText(written: string): ReadRateOfPlay | null {
  const text = written
    .toLowerCase()
    .replaceAll("″", "''")
    .replaceAll('"', "''")
    .replaceAll("′", "'")
    .replaceAll("’", "'")
    .replace(
      /(\d)\s*h(?:ours?|rs?)?(?![a-z])\s*(\d{1,2})?/g,
      (_, hours, minutes) => `${hours * MINUTE + Number(minutes ?? 0)} min`,
    );
  const fromMove = text.match(/(?:from move|fr[åa]n drag|dalla mossa|desde la jugada)\s*(\d{1,3})/)?.[1];
  const increment = text.match(/(\d{1,3})\s*(?:''|s\b|sec\w*|sek\w*|seg\w*)/);
  const bare = increment ? text.replace(increment[0], " ") : text;
  const minutes = [...bare.matchAll(PERIOD)];
  const added = increment && { seconds: Number(increment[1]), fromMove: Number(fromMove ?? 1) };
  if (minutes.length > 0) {
    return periodsOf(
      minutes.map(([, before, time, after]) => [before ?? after, time!]),
      added ?? null,
    );
  }
  const short = text.match(/^\s*(?:g\/)?(\d{1,3})\s*\+\s*(\d{1,3})\s*$/);
  return short ? periodsOf([[undefined, short[1]!]], { seconds: Number(short[2]), fromMove: 1 }) : null;
}

function periodsOf(
  read: readonly (readonly [moves: string | undefined, minutes: string])[],
  increment: { readonly seconds: number; readonly fromMove: number } | null,
): ReadRateOfPlay | null {
  // All periods but the last must say how many moves they are for; otherwise the total cannot be known.
  if (read.slice(0, -1).some(([moves]) => moves === undefined)) return null;
  const periods = read.map(([moves, minutes]) => ({
    moves: moves === undefined ? null : Number(moves),
    seconds: Number(minutes) * MINUTE,
  }));
  return { rate: { periods, increment: increment && increment.seconds > 0 ? increment : null }, equal: true };
}
