import { type Birth, readBirth } from "../../../domain/dates.ts";
import type { Columns } from "../../fixed-width.ts";
import type { LineScan } from "../scan.ts";

/** A birth as programs write it: the day in several forms, only the year, or marks without a number. */
export function readBirthCell(scan: LineScan, columns: Columns): Birth | null {
  const text = scan.line.cell(columns);
  if (text === "") return null;
  const birth = /^[ ./0-]+$/.test(text) ? null : (dayOf(text) ?? yearOf(text) ?? yearLast(text));
  if (birth === undefined) scan.unread("warning", "birth", columns, { code: "birth" });
  else if (birth === null) scan.warn("other-form", "birth", columns, { code: "blank-if-none" });
  else if ((birth.length === 4 ? `${birth}/00/00` : birth.replaceAll("-", "/")) !== text) {
    scan.warn("other-form", "birth", columns, { code: "birth", readAs: birth });
  }
  return birth ?? null;
}

function dayOf(text: string): Birth | undefined {
  const [, year, month, day] = /^(\d{4})[./-] ?(\d{1,2})[./-] ?(\d{1,2})\.?$/.exec(text) ?? [];
  return year && month && day ? onDay(year, month, day) : undefined;
}

/** 1978, 1987/00/00 or 1975. . */
function yearOf(text: string): Birth | undefined {
  const [, year] = /^(\d{4})(?:[./-][ 0]{0,2}[./-]?[ 0]{0,2})?$/.exec(text) ?? [];
  return year ? readBirth(year) : undefined;
}

/** Where day and month cannot be told apart, the year is all that we know. */
function yearLast(text: string): Birth | undefined {
  const [, first, second, year] = /^(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4})$/.exec(text) ?? [];
  if (!first || !second || !year) return undefined;
  const dayFirst = onDay(year, second, first);
  const monthFirst = onDay(year, first, second);
  if (dayFirst && monthFirst && dayFirst !== monthFirst) return readBirth(year);
  return dayFirst ?? monthFirst;
}

function onDay(year: string, month: string, day: string): Birth | undefined {
  if (!readBirth(year)) return undefined;
  return readBirth(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}
