import type { Birth } from "../../domain/dates.ts";
import { type PlainExpectationCode, plainExpectation } from "../../domain/issues/expectations.ts";
import type { FieldCode, Issue, IssueCode } from "../../domain/issues/issues.ts";
import type { ListEntry, ListedRating } from "../../domain/list-entry.ts";
import type { FideName, Kinds, ListedRatingNames } from "./names.ts";
import {
  readArenaTitle,
  readFederation,
  readFlag,
  readK,
  readListBirth,
  readNumber,
  readOtherTitles,
  readRating,
  readSex,
  readTitle,
} from "./values.ts";

/** A player's fields as they stand in a file, and where. */
export interface ListRecord {
  /** Without blanks around it; "" where the file has nothing. */
  readonly text: (name: FideName) => string;
  readonly place: (name: FideName) => Pick<Issue, "line" | "columns">;
}

export type TakeIssue = (issue: Issue) => void;

/**
 * The entry of a record, with an issue for each field that cannot be read, whatever form the list came in. undefined
 * where there is no id: what belongs to nobody cannot be used.
 */
export function entryOf(record: ListRecord, kinds: Kinds, take: TakeIssue): ListEntry | undefined {
  const id = record.text("fideid");
  if (!/^\d{1,11}$/.test(id)) {
    take(issueAt(record, "fideid", id));
    return undefined;
  }
  const read = readerOf(record, take);
  const name = record.text("name");
  if (name === "") take(issueAt(record, "name", ""));
  const flag = read("flag", readFlag) ?? { inactive: false, woman: false };
  const sex = read("sex", readSex);
  // The column of the sex stands; the flag is the older way to say the same.
  if (sex === "m" && flag.woman) take(issueAt(record, "flag", record.text("flag")));
  return {
    id,
    name,
    federation: read("country", readFederation),
    sex: sex ?? (flag.woman ? "w" : null),
    title: read("title", readTitle),
    womenTitle: read("w_title", readTitle),
    otherTitles: read("o_title", readOtherTitles) ?? [],
    arenaTitle: read("foa_title", readArenaTitle),
    standings: standingsOf(kinds, read),
    birth: read<Birth>("birthday", readListBirth),
    inactive: flag.inactive,
  };
}

type Reader = <Value>(name: FideName, read: (text: string) => Value | null | undefined) => Value | null;

const readerOf =
  (record: ListRecord, take: TakeIssue): Reader =>
  (name, read) => {
    const text = record.text(name);
    const value = read(text);
    if (value !== undefined) return value;
    take(issueAt(record, name, text));
    return null;
  };

function standingsOf(kinds: Kinds, read: Reader): ListEntry["standings"] {
  const standing = ([rating, games, k]: ListedRatingNames): ListedRating => ({
    rating: read(rating, readRating) || null,
    games: read(games, readNumber),
    k: read(k, readK) || null,
  });
  return Object.fromEntries(kinds.map(([kind, names]) => [kind, standing(names)]));
}

interface Wrong {
  readonly code: IssueCode;
  readonly field: FieldCode;
  readonly expected: PlainExpectationCode;
  readonly severity: Issue["severity"];
}

const RATING = { code: "list-rating", field: "rating", expected: "rating-number", severity: "error" } as const;
const GAMES = { code: "list-games", field: "games", expected: "whole-number", severity: "warning" } as const;
const K = { code: "list-k", field: "K", expected: "k-number", severity: "error" } as const;

/** What is said where a field cannot be read. An error is what a rating can depend on. */
const WRONG: Readonly<Record<FideName, Wrong>> = {
  fideid: { code: "list-id", field: "id", expected: "player-id", severity: "error" },
  name: { code: "list-name", field: "name", expected: "player-name", severity: "warning" },
  country: { code: "list-federation", field: "federation", expected: "federation-code", severity: "warning" },
  sex: { code: "list-sex", field: "sex", expected: "sex-of-list", severity: "warning" },
  title: { code: "list-title", field: "title", expected: "title-of-list", severity: "warning" },
  w_title: { code: "list-title", field: "women's title", expected: "title-of-list", severity: "warning" },
  o_title: { code: "list-other-titles", field: "other titles", expected: "titles-apart", severity: "warning" },
  foa_title: { code: "list-arena-title", field: "arena title", expected: "arena-title", severity: "warning" },
  rating: RATING,
  games: GAMES,
  k: K,
  rapid_rating: RATING,
  rapid_games: GAMES,
  rapid_k: K,
  blitz_rating: RATING,
  blitz_games: GAMES,
  blitz_k: K,
  birthday: { code: "list-birth", field: "birth", expected: "birth-of-list", severity: "warning" },
  flag: { code: "list-flag", field: "flag", expected: "flag-of-list", severity: "warning" },
};

function issueAt(record: ListRecord, name: FideName, found: string): Issue {
  const { code, field, expected, severity } = WRONG[name];
  return { code, severity, ...record.place(name), field, expected: plainExpectation(expected), found };
}
