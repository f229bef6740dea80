import type { Birth } from "./dates.ts";
import type { Title } from "./report.ts";

/** Bodies of blind, deaf and disabled players: their members need fewer games for a first rating. */
export const MEMBERSHIPS = ["IBCA", "ICSC", "IPCA"] as const;
export type Membership = (typeof MEMBERSHIPS)[number];

/** Titles of games on FIDE's own site, which no list of ratings knows. */
export const ARENA_TITLES = ["AGM", "AIM", "AFM", "ACM"] as const;

/** What stands for the name of a person who was erased. */
export const ERASED_NAME = "(erased)";

/** What the office knows of a player besides ratings. What nobody said is null. */
export interface PlayerFacts {
  readonly name: string;
  readonly federation: string | null;
  readonly sex: "m" | "w" | null;
  readonly birth: Birth | null;
  readonly title: Title | null;
  readonly womenTitle: Title | null;
  /** Arbiter, organiser and trainer titles. */
  readonly otherTitles: readonly string[];
  readonly arenaTitle: string | null;
  readonly memberships: readonly Membership[];
}

/** Of a player of whom nothing was said yet. */
export const NO_FACTS: PlayerFacts = {
  name: "",
  federation: null,
  sex: null,
  birth: null,
  title: null,
  womenTitle: null,
  otherTitles: [],
  arenaTitle: null,
  memberships: [],
};

export interface Player extends PlayerFacts {
  readonly id: string;
  /** The record that stands for this person, where two were found to be one. */
  readonly mergedInto: string | null;
  /** Why the federation has the player left out of lists; null: it has not. */
  readonly excluded: string | null;
  /** Why the player is on lists although the federation's standing says no; null: no dispensation. */
  readonly dispensation: string | null;
}

/** A player's number: up to eleven figures, without noughts in front. */
export function readPlayerId(text: string): string | undefined {
  return /^\d{1,11}$/.test(text) && Number(text) > 0 ? String(Number(text)) : undefined;
}

export const FEDERATION_STATUSES = ["member", "suspended"] as const;
export type FederationStatus = (typeof FEDERATION_STATUSES)[number];

export interface Federation {
  readonly code: string;
  /** null: known from a list only. */
  readonly name: string | null;
  readonly status: FederationStatus;
  /** Who deals with ratings there (9.3); null: not said. */
  readonly administrator: string | null;
}

/** Letters that are no plain letter with a mark. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ħ: "h",
};

/** A name as it is searched for: small plain letters and figures, words apart by one blank. */
export function searchable(name: string): string {
  const plain = name.toLowerCase().normalize("NFD");
  if (/^[a-z ,]*$/.test(plain)) return plain.replace(/[ ,]+/g, " ").trim();
  return plain
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøłđðþıħ]/g, (letter) => OTHER_LETTERS[letter] ?? letter)
    .replace(/['’`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
