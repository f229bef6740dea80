import { type Birth, day, type IsoDate, readBirth, readDate } from "../domain/dates.ts";
import { RATING_MAX } from "../domain/limits.ts";
import { LIST_KINDS, type ListKind } from "../domain/list.ts";
import { Refusal } from "../domain/refusal.ts";
import { DRAW, type Hundredths, hundredths, LOSS, type Points, points, WIN } from "../domain/units.ts";

/** What a person may write for a number of a request: itself or its text. */
export type Written = number | string;

const SCORES: ReadonlyMap<string, Hundredths> = new Map([
  ...["1", "1.0", "1.00", "1,0"].map((text) => [text, WIN] as const),
  ...["0.5", "0.50", "0,5", ".5", "1/2", "½", "="].map((text) => [text, DRAW] as const),
  ...["0", "0.0", "0.00", "0,0"].map((text) => [text, LOSS] as const),
]);

export function readScore(written: Written): Hundredths {
  const score = SCORES.get(String(written).trim());
  if (score === undefined) throw new Refusal("bad-score", { found: String(written) });
  return score;
}

/** A total score in a result that is not given game by game: whole and half points, at most one for each game. */
export function readTotal(written: Written, field: string, { max }: { readonly max: number }): Hundredths {
  const [, whole, half] =
    String(written)
      .trim()
      .match(/^(\d{0,3})(½|[.,][05]0?)?$/) ?? [];
  const given = whole !== undefined && (whole !== "" || half !== undefined);
  const score = hundredths(Number(whole || 0) * WIN + (/[½5]/.test(half ?? "") ? DRAW : 0));
  if (!given || score > max * WIN) throw new Refusal("bad-total", { field, found: String(written), max });
  return score;
}

export function readRating(written: Written, field: string): Points {
  const text = String(written).trim();
  const value = Number(text);
  if (!/^\d{1,4}$/.test(text) || value < 1 || value > RATING_MAX) {
    throw new Refusal("bad-rating", { field, found: text, max: RATING_MAX });
  }
  return points(value);
}

export function readCount(
  written: Written,
  field: string,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const text = String(written).trim();
  const isWithin = /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to;
  if (!isWithin) throw new Refusal("bad-number", { field, found: text, from, to });
  return Number(text);
}

export function readDay(written: Written, field: string): IsoDate {
  const date = readDate(String(written).trim());
  if (date === undefined) throw new Refusal("bad-date", { field, found: String(written), form: "day" });
  return date;
}

/** A list by its month, `2018-05` or `2018-05-01`: its date. */
export function readListDate(written: Written, field: string): IsoDate {
  const text = String(written).trim();
  const date = readDate(/^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text);
  if (date === undefined) throw new Refusal("bad-date", { field, found: text, form: "month" });
  return day(`${date.slice(0, 7)}-01`);
}

/** A birth, or "none" where none is on record. */
export function readBirthOf(written: Written, field: string): Birth | null {
  if (String(written).trim() === "none") return null;
  const birth = readBirth(String(written).trim());
  if (birth === undefined) throw new Refusal("bad-date", { field, found: String(written), form: "birth" });
  return birth;
}

export function readListKind(written: Written, field: string): ListKind {
  const kind = LIST_KINDS.find((each) => each === String(written).trim());
  if (kind === undefined) throw new Refusal("bad-choice", { field, found: String(written), choices: LIST_KINDS });
  return kind;
}
