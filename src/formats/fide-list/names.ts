import type { ListKind } from "../../domain/list.ts";

/** The fields of a list, by the names FIDE's XML gives them: our names for them in every form of the list. */
export const FIDE_NAMES = [
  "fideid",
  "name",
  "country",
  "sex",
  "title",
  "w_title",
  "o_title",
  "foa_title",
  "rating",
  "games",
  "k",
  "rapid_rating",
  "rapid_games",
  "rapid_k",
  "blitz_rating",
  "blitz_games",
  "blitz_k",
  "birthday",
  "flag",
] as const;
export type FideName = (typeof FIDE_NAMES)[number];

export type ListedRatingNames = readonly [rating: FideName, games: FideName, k: FideName];

/** In a file with all three lists, each has its own names; a single list has the first, whichever list it is. */
const STANDING_NAMES: Readonly<Record<ListKind, ListedRatingNames>> = {
  standard: ["rating", "games", "k"],
  rapid: ["rapid_rating", "rapid_games", "rapid_k"],
  blitz: ["blitz_rating", "blitz_games", "blitz_k"],
};

/** Which lists a file has, and under which names. */
export type Kinds = readonly (readonly [kind: ListKind, names: ListedRatingNames])[];

export const COMBINED: Kinds = [
  ["standard", STANDING_NAMES.standard],
  ["rapid", STANDING_NAMES.rapid],
  ["blitz", STANDING_NAMES.blitz],
];

export const single = (kind: ListKind): Kinds => [[kind, STANDING_NAMES.standard]];

/** All three where the file names one of the faster ones, else the one it is said to be. */
export const kindsOf = (has: (name: FideName) => boolean, kind: ListKind): Kinds =>
  has("rapid_rating") || has("blitz_rating") ? COMBINED : single(kind);

const KNOWN: ReadonlySet<string> = new Set(FIDE_NAMES);
export const isFideName = (name: string): name is FideName => KNOWN.has(name);
