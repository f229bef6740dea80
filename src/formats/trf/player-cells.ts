import type { FieldCode } from "../../domain/issues/issues.ts";
import { RATING_MAX } from "../../domain/limits.ts";
import { type ReportedPlayer, TITLES, type Title } from "../../domain/report.ts";
import { type Hundredths, hundredths } from "../../domain/units.ts";
import { isFederation } from "../federations.ts";
import { type Columns, hasControls } from "../fixed-width.ts";
import type { TrfDialect } from "./document.ts";
import type { LineScan } from "./scan.ts";

/** FIDE's numbers have six digits or more; smaller ones are a federation's own. */
const FIDE_ID_MIN = 100_000;

/** A whole number, or null where there is none; anything else is told. */
export function readWhole(
  scan: LineScan,
  field: FieldCode,
  columns: Columns,
  { from, to, severity }: { readonly from: number; readonly to: number; readonly severity: "error" | "warning" },
): number | null {
  const text = scan.line.cell(columns);
  if (text === "") return null;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return value;
  scan.unread(severity, field, columns, { code: "number-between", from, to });
  return null;
}

const SEXES: Readonly<Record<string, "m" | "w">> = { m: "m", w: "w", M: "m", W: "w", f: "w", F: "w" };

export function readSex(scan: LineScan, columns: Columns): "m" | "w" | null {
  const text = scan.line.cell(columns);
  if (text === "") return null;
  const sex = SEXES[text];
  if (sex === undefined) scan.unread("warning", "sex", columns, { code: "sex" });
  else if (sex !== text) scan.warn("other-form", "sex", columns, { code: "sex", readAs: sex });
  return sex ?? null;
}

/** The letters of TRF06, and two letters with f for women that some programs write. */
export const OLD_TITLES: ReadonlyMap<string, Title> = new Map<string, Title>([
  ...Object.entries({ g: "GM", m: "IM", f: "FM", c: "CM", wg: "WGM", wm: "WIM", wf: "WFM", wc: "WCM" } as const),
  ...Object.entries({ gf: "WGM", mf: "WIM", ff: "WFM", cf: "WCM" } as const),
]);

const TITLE_BY_LETTERS: ReadonlyMap<string, Title> = new Map([
  ...OLD_TITLES,
  ...TITLES.map((title) => [title.toLowerCase(), title] as const),
]);

export function readTitle(scan: LineScan, columns: Columns, dialect: TrfDialect): Title | null {
  const text = scan.line.cell(columns);
  if (text === "") return null;
  const title = TITLE_BY_LETTERS.get(text.toLowerCase());
  const regular = title === text || (dialect === "trf06" && OLD_TITLES.has(text));
  if (title === undefined) scan.unread("warning", "title", columns, { code: "title" });
  else if (!regular) scan.warn("other-form", "title", columns, { code: "title", readAs: title });
  return title ?? null;
}

/** Many blanks and then a digit inside a name: the rating of a line that is shifted to the left. */
const SHIFTED_RATING = / {3,}\d.*$/;

export const shiftedRating = (cell: string): boolean => SHIFTED_RATING.test(cell);

/** Of a name that touches the rating, what is surely the name; that it touches was told. */
export function readName(scan: LineScan, columns: Columns, touched: boolean): string {
  const name = scan.line.cell(columns);
  if (hasControls(name)) scan.warn("control-character", "name", columns, { code: "plain-text" });
  if (touched) return name.replace(SHIFTED_RATING, "");
  if (name === "") scan.lose("error", "name-missing", "name", columns, { code: "name-with-comma" });
  else if (!name.includes(",")) scan.warn("name-without-comma", "name", columns, { code: "name-with-comma" });
  return name;
}

export function readRating(scan: LineScan, columns: Columns): number | null {
  if (/^0+$/.test(scan.line.cell(columns))) {
    scan.warn("rating-zero", "rating", columns, { code: "blank-if-unrated" });
    return null;
  }
  return readWhole(scan, "rating", columns, { from: 1, to: RATING_MAX, severity: "error" });
}

/** A code that FIDE does not know, perhaps a club's, is kept as it stands: it is told, not thrown away. */
export function readFederation(scan: LineScan, field: FieldCode, columns: Columns): string | null {
  const text = scan.line.cell(columns);
  if (text === "" || isFederation(text)) return text || null;
  const capitals = text.toUpperCase();
  if (!isFederation(capitals)) {
    scan.warn("federation-unknown", field, columns, { code: "federation" });
    return text;
  }
  scan.warn("other-form", field, columns, { code: "federation", readAs: capitals });
  return capitals;
}

/** FIDE's number of a player, or a national one in its place. */
export function readId(scan: LineScan, columns: Columns): Pick<ReportedPlayer, "id" | "nationalId"> {
  const text = scan.line.cell(columns);
  if (text === "") return { id: null, nationalId: null };
  if (!/^\d+$/.test(text)) {
    scan.unread("error", "id", columns, { code: "fide-id" });
    return { id: null, nationalId: null };
  }
  const number = text.replace(/^0+/, "");
  if (number === "") {
    scan.warn("id-zero", "id", columns, { code: "blank-if-none" });
    return { id: null, nationalId: null };
  }
  if (Number(number) < FIDE_ID_MIN) {
    scan.warn("id-national", "id", columns, { code: "fide-id" });
    return { id: null, nationalId: text };
  }
  if (number !== text) scan.warn("other-form", "id", columns, { code: "fide-id", readAs: number });
  return { id: number, nationalId: null };
}

/** A national number that TRF16 can carry in the place of FIDE's: it is read as national again. */
export const passesForNational = (id: string): boolean =>
  /^\d+$/.test(id) && Number(id) > 0 && Number(id) < FIDE_ID_MIN;

const POINTS = /^(\d{1,3})(?:([.,])(\d{0,2}))?$/;

/** A score in hundredths, or null where the text is none. */
export function scoreOf(text: string): Hundredths | null {
  const [, whole, , part = ""] = POINTS.exec(text) ?? [];
  return whole === undefined ? null : hundredths(Number(whole) * 100 + Number(part.padEnd(2, "0")));
}

export function readPoints(scan: LineScan, columns: Columns): Hundredths | null {
  const text = scan.line.cell(columns);
  if (text === "") return null;
  const points = scoreOf(text);
  if (points === null) scan.unread("warning", "points", columns, { code: "score" });
  else if (text.includes(",")) scan.warn("other-form", "points", columns, { code: "score" });
  return points;
}
