/** A player without a rating whom a list names all the same. */
export interface UnratedEntry {
  readonly id: string;
  readonly name: string;
  readonly federation: string | null;
  readonly sex: string | null;
  readonly title: string | null;
  readonly womenTitle: string | null;
  /** Delisted by this list, or titled and unrated. */
  readonly status: "delisted" | "titled";
}

const HEAD = "fideid,name,country,sex,title,w_title,status";

/** Players without a rating as CSV: those whom the list delists, and those with a title. */
export function* writeUnratedCsv(entries: readonly UnratedEntry[]): Generator<string> {
  yield `${HEAD}\n`;
  for (const { id, name, federation, sex, title, womenTitle, status } of entries)
    yield `${[id, name, federation ?? "", sex ?? "", title ?? "", womenTitle ?? "", status].map(quoted).join(",")}\n`;
}

/** A field that a spreadsheet would take for a formula is told from one by a quote. */
function quoted(text: string): string {
  const plain = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
