import { readPlayerId, searchable } from "../../../domain/player.ts";
import { CANDIDATE_REASONS, type CandidateReason } from "../../../domain/receiving.ts";
import {
  beginningWith,
  bornAndBeginning,
  type CandidateRow,
  namedLike,
  numbered,
} from "../../../ledger/queries/players/candidates.ts";
import type { Db, EntrantRow } from "../../../ledger/schema/tables.ts";
import { haveWordInCommon } from "./pairings.ts";

/** Somebody who may be the player of a report. */
export interface PlayerCandidate {
  /** The record that stands for the person. */
  readonly player: string;
  readonly name: string;
  readonly federation: string | null;
  readonly birth: string | null;
  readonly title: string | null;
  readonly why: CandidateReason;
  readonly sameFederation: boolean;
}

/** More words than this are not tried in every order. */
const WORDS_MAX = 5;
/** Letters at the beginning of a surname that must be right. */
const LETTERS = 2;

/** Candidates for many players of a report at once, for each the likeliest first. */
export async function candidatesFor(
  db: Db,
  entrants: readonly EntrantRow[],
): Promise<ReadonlyMap<EntrantRow, readonly PlayerCandidate[]>> {
  const names = new Set(entrants.flatMap(({ name }) => ordersOf(searchable(name))));
  const born = entrants.flatMap(({ name, birth }) => {
    const letters = searchable(name).slice(0, LETTERS);
    return birth === null || letters.length < LETTERS ? [] : [{ letters, year: birth.slice(0, 4) }];
  });
  const numbers = entrants.flatMap(({ player, reported_id: id }) => (player === null ? (numberOf(id) ?? []) : []));
  const rows = [
    ...(await numbered(db, numbers)),
    ...(await namedLike(db, [...names])),
    ...(await bornAndBeginning(db, born)),
    ...(await beginningWith(db, [...new Set(entrants.flatMap(({ name }) => initialOf(name) ?? []))])),
  ];
  return new Map(entrants.map((entrant) => [entrant, ranked(entrant, rows)]));
}

function ranked(entrant: EntrantRow, rows: readonly CandidateRow[]): readonly PlayerCandidate[] {
  const best = new Map<string, PlayerCandidate>();
  for (const row of rows) {
    const why = reasonFor(entrant, row);
    if (why === undefined) continue;
    const { name, federation, birth } = row;
    const title = row.title ?? row.women_title;
    const player = String(row.merged_into ?? row.player);
    const sameFederation = federation !== null && federation === entrant.federation;
    const candidate = { player, name, federation, birth, title, why, sameFederation };
    const known = best.get(player);
    if (known === undefined || compare(candidate, known) < 0) best.set(player, candidate);
  }
  return [...best.values()].sort(compare);
}

/** The better reason first, then the same federation, then the lower number. */
const compare = (one: PlayerCandidate, other: PlayerCandidate): number =>
  CANDIDATE_REASONS.indexOf(one.why) - CANDIDATE_REASONS.indexOf(other.why) ||
  Number(other.sameFederation) - Number(one.sameFederation) ||
  Number(one.player) - Number(other.player);

function reasonFor(entrant: EntrantRow, row: CandidateRow): CandidateReason | undefined {
  const name = searchable(entrant.name);
  const birth = sameBirth(entrant.birth, row.birth);
  if (entrant.player === null && numberOf(entrant.reported_id) === row.player && haveWordInCommon(name, row.search))
    return "same-number";
  if (birth === false) return undefined; // a namesake
  if (name === row.search) return birth ? "same-name-and-birth" : "same-name";
  if (inOrder(name) === inOrder(row.search)) return birth ? "same-words-and-birth" : "same-words";
  const isClose =
    birth === true && entrant.federation === row.federation && isSimilar(surname(name), surname(row.search));
  if (isClose) return "same-birth-similar-surname";
  const initial = initialOf(entrant.name);
  return initial !== undefined && row.search.startsWith(initial) ? "same-surname-and-initial" : undefined;
}

/** "Castaldini, U." as a name is searched for that begins so: a surname, and one letter at its end. */
function initialOf(written: string): string | undefined {
  const name = searchable(written);
  return /^\S{2,}( \S{2,})* \S$/.test(name) ? name : undefined;
}

/** The number that a report has for a player, where it can be one. */
export function numberOf(reported: string | null): number | undefined {
  const id = reported === null ? undefined : readPlayerId(reported);
  return id === undefined ? undefined : Number(id);
}

/** Whether two births agree as far as both are known; null: one of them is not. */
function sameBirth(one: string | null, other: string | null): boolean | null {
  if (one === null || other === null) return null;
  const length = Math.min(one.length, other.length);
  return one.slice(0, length) === other.slice(0, length);
}

const surname = (name: string): string => name.split(" ")[0] ?? "";
const inOrder = (name: string): string => name.split(" ").sort().join(" ");

/** One letter wrong, missing or too many; in a long name two. */
function isSimilar(one: string, other: string): boolean {
  const allowed = Math.min(one.length, other.length) > 6 ? 2 : 1;
  return editDistance(one, other) <= allowed;
}

function editDistance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1];
    for (const [column, theirs] of [...other].entries()) {
      const [left = 0, above = 0, corner = 0] = [next[column], before[column + 1], before[column]];
      next.push(Math.min(left + 1, above + 1, corner + (letter === theirs ? 0 : 1)));
    }
    before = next;
  }
  return before.at(-1) ?? 0;
}

/** The words of a name in every order: surname first is not everybody's custom. */
function ordersOf(name: string): readonly string[] {
  const words = name.split(" ");
  return words.length > WORDS_MAX ? [name] : [...new Set(permutations(words).map((order) => order.join(" ")))];
}

const permutations = (words: readonly string[]): readonly (readonly string[])[] =>
  words.length < 2
    ? [words]
    : words.flatMap((word, at) => permutations(words.toSpliced(at, 1)).map((rest) => [word, ...rest]));
