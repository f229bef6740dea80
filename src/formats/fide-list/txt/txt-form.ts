import type { FideName } from "../names.ts";

/** A column that FIDE's own files have: its label, and how many characters it takes with the blank after it. */
export interface TxtFormColumn {
  readonly name: FideName;
  readonly label: string;
  readonly width: number;
}

const column = (name: FideName, label: string, width: number): TxtFormColumn => ({ name, label, width });

const WHO: readonly TxtFormColumn[] = [
  column("fideid", "ID Number", 15),
  column("name", "Name", 61),
  column("country", "Fed", 4),
  column("sex", "Sex", 4),
  column("title", "Tit", 5),
  column("w_title", "WTit", 5),
  column("o_title", "OTit", 15),
  column("foa_title", "FOA", 4),
];
const END: readonly TxtFormColumn[] = [column("birthday", "B-day", 6), column("flag", "Flag", 4)];

/** All three lists in one file. */
export const COMBINED_FORM: readonly TxtFormColumn[] = [
  ...WHO,
  column("rating", "SRtng", 6),
  column("games", "SGm", 4),
  column("k", "SK", 3),
  column("rapid_rating", "RRtng", 6),
  column("rapid_games", "RGm", 4),
  column("rapid_k", "Rk", 3),
  column("blitz_rating", "BRtng", 6),
  column("blitz_games", "BGm", 4),
  column("blitz_k", "BK", 3),
  ...END,
];

/** One list; its rating is headed by the month: SEP26. */
export const singleForm = (month: string): readonly TxtFormColumn[] => [
  ...WHO,
  column("rating", month, 6),
  column("games", "Gms", 4),
  column("k", "K", 3),
  ...END,
];

export const headerOf = (form: readonly TxtFormColumn[]): string =>
  form.map(({ label, width }) => label.padEnd(width)).join("");
