import { type Birth, day, type IsoDate, readBirth, readDate } from "../domain/dates.ts";
import { LIST_KINDS, type ListKind } from "../domain/list.ts";
import { Refusal } from "../domain/refusal.ts";
import { DRAW, type Hundredths, LOSS, type Points, points, WIN } from "../domain/units.ts";

/** What a person may write for a number of a request: itself or its text. */
export type Written = number | string;

const SCORES: Readonly<Record<string, Hundredths>> = {
  "1": WIN,
  "1.0": WIN,
  "0.5": DRAW,
  "0,5": DRAW,
  ".5": DRAW,
  "1/2": DRAW,
  "½": DRAW,
  "=": DRAW,
  "0": LOSS,
  "0.0": LOSS,
};

/** Ratings are at most four digits everywhere a rating is written. */
export const RATING_MAX = 3999;

export function readScore(written: Written): Hundredths {
  const score = SCORES[String(written).trim()];
  if (score === undefined) throw new Refusal("bad-score", { found: String(written) });
  return score;
}

/** A total score in a result that is not given game by game: a multiple of half a point. */
export function readTotal(written: Written, field: string): Hundredths {
  const halves = Number(String(written).trim().replace("½", ".5").replace(",", ".")) * 2;
  if (!Number.isInteger(halves) || halves < 0) throw new Refusal("bad-total", { field, found: String(written) });
  return (halves * DRAW) as Hundredths;
}

export function readRating(written: Written, field: string): Points {
  const text = String(written).trim();
  const value = Number(text);
  if (!/^\d{1,4}$/.test(text) || value < 1 || value > RATING_MAX) {
    throw new Refusal("bad-rating", { field, found: text, max: RATING_MAX });
  }
  return points(value);
}

export function readCount(written: Written, field: string, { from }: { readonly from: number }): number {
  const text = String(written).trim();
  if (!/^\d{1,6}$/.test(text) || Number(text) < from) throw new Refusal("bad-number", { field, found: text, from });
  return Number(text);
}

export function readDay(written: string, field: string): IsoDate {
  const date = readDate(written.trim());
  if (date === undefined) throw new Refusal("bad-date", { field, found: written, form: "day" });
  return date;
}

/** A list by its month, `2018-05` or `2018-05-01`: its date. */
export function readListDate(written: string, field: string): IsoDate {
  const text = written.trim();
  const date = readDate(/^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text);
  if (date === undefined) throw new Refusal("bad-date", { field, found: written, form: "month" });
  return day(`${date.slice(0, 7)}-01`);
}

export function readBirthOf(written: Written, field: string): Birth {
  const birth = readBirth(String(written).trim());
  if (birth === undefined) throw new Refusal("bad-date", { field, found: String(written), form: "birth" });
  return birth;
}

export function readListKind(written: string, field: string): ListKind {
  const kind = LIST_KINDS.find((each) => each === written.trim());
  if (kind === undefined) throw new Refusal("bad-choice", { field, found: written, choices: LIST_KINDS });
  return kind;
}
