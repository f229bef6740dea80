import type { FieldCode, Issue } from "../../domain/issues/issues.ts";
import type { ListEntry } from "../../domain/list-entry.ts";
import type { FideName, Kinds } from "./names.ts";
import { readArenaTitle, readFederation, readK, readNumber, readOtherTitles, readRating } from "./values.ts";

export type Fields = Readonly<Partial<Record<FideName, string>>>;

type TakeIssue = (issue: Issue) => void;

/**
 * An entry's fields as texts under FIDE's names, for every form of the list to lay out in its own way. What could not be
 * read back is told and not written: line ends in a name become blanks, other fields stay empty, and an entry whose id
 * is no number is left out (undefined).
 */
export function fieldsOf(entry: ListEntry, kinds: Kinds, line: number, take: TakeIssue): Fields | undefined {
  const fields = textsOf(entry, kinds);
  if (entry.id === "") take(doesNotFit("fideid", "", line, null));
  for (const name of NAMES) {
    const text = fields[name];
    if (text === undefined || text === "" || isReadable(name, text)) continue;
    take(doesNotFit(name, text, line, null));
    fields[name] = name === "name" ? cleaned(text) : "";
  }
  return fields.fideid === "" ? undefined : fields;
}

function textsOf(entry: ListEntry, kinds: Kinds): Partial<Record<FideName, string>> {
  const fields: Partial<Record<FideName, string>> = {
    fideid: entry.id,
    name: entry.name,
    country: entry.federation ?? "",
    sex: entry.sex === null ? "" : entry.sex === "m" ? "M" : "F",
    title: entry.title ?? "",
    w_title: entry.womenTitle ?? "",
    o_title: entry.otherTitles.join(","),
    foa_title: entry.arenaTitle ?? "",
    birthday: entry.birth ?? "",
    flag: `${entry.sex === "w" ? "w" : ""}${entry.inactive ? "i" : ""}`,
  };
  for (const [kind, [rating, games, k]] of kinds) {
    const standing = entry.standings[kind];
    // FIDE writes 0 for unrated; a list the entry has nothing for is left empty.
    fields[rating] = standing ? String(standing.rating ?? 0) : "";
    fields[games] = String(standing?.games ?? "");
    fields[k] = standing ? String(standing.k ?? 0) : "";
  }
  return fields;
}

/** What cannot be in a name: signs that end a line or are none. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/gu;

const cleaned = (name: string): string => name.replace(UNREADABLE, " ").trim();

/** Whether the text would be read back as it is. */
const isReadable = (name: FideName, text: string): boolean =>
  name === "name" ? cleaned(text) === text : READABLE[FIELD_OF[name]]?.(text) !== false;

const READABLE: Readonly<Partial<Record<FieldCode, (text: string) => boolean>>> = {
  id: (text) => /^\d{1,11}$/.test(text),
  federation: (text) => readFederation(text) !== undefined,
  "other titles": (text) => readOtherTitles(text)?.join(",") === text,
  "arena title": (text) => (readArenaTitle(text) ?? "") === text,
  rating: (text) => readRating(text) !== undefined,
  games: (text) => readNumber(text) !== undefined,
  K: (text) => readK(text) !== undefined,
};

const FIELD_OF: Readonly<Record<FideName, FieldCode>> = {
  fideid: "id",
  name: "name",
  country: "federation",
  sex: "sex",
  title: "title",
  w_title: "women's title",
  o_title: "other titles",
  foa_title: "arena title",
  rating: "rating",
  games: "games",
  k: "K",
  rapid_rating: "rating",
  rapid_games: "games",
  rapid_k: "K",
  blitz_rating: "rating",
  blitz_games: "games",
  blitz_k: "K",
  birthday: "birth",
  flag: "flag",
};

const NAMES = Object.keys(FIELD_OF).filter((name): name is FideName => name in FIELD_OF);

/** `max` characters is what the column has room for, where that is the reason. */
export const doesNotFit = (name: FideName, found: string, line: number, max: number | null): Issue => ({
  code: "list-does-not-fit",
  severity: name === "name" ? "warning" : "error",
  line,
  columns: null,
  field: FIELD_OF[name],
  expected: max === null ? { code: "text-that-fits" } : { code: "text-that-fits", max },
  found,
});
