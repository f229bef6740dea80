/** How the value of a term is held, and so how it is written. */
export type Unit =
  | "points" // whole rating points
  | "hundredths" // of a score or of a rating point
  | "halves" // half rating points
  | "count"
  | "fraction" // exact, written to two places
  | "seconds" // written as minutes
  | "date"
  | "birth"
  | "ruling" // yes or no
  | "text"; // a code, worded

/** Terms of a player's rating: change and first rating. */
const RATING_TERMS = {
  // A rated player's change
  Ro: "points",
  opponent: "points",
  D: "points",
  "limited games": "text",
  game: "count",
  PD: "hundredths",
  score: "hundredths",
  "ΔR": "hundredths",
  "ΣΔR": "hundredths",
  n: "count",
  K: "count",
  "highest rating": "points",
  "games before": "count",
  birth: "birth",
  "K as of": "date",
  "list at the start": "date",
  "list before": "date",
  "ΣΔR × K": "hundredths",
  "change of the list": "hundredths",
  "rating change": "points",
  "base rating": "points",
  Rn: "points",
  W: "hundredths",
  We: "hundredths",
  // A first rating
  "Σ opponents": "points",
  "exact average": "fraction",
  Rc: "points",
  p: "hundredths",
  dp: "points",
  Rar: "fraction",
  dpa: "fraction",
  opponents: "count",
  Ra: "points",
  Ru: "points",
  excess: "points",
  "Rc(new)": "points",
  "Ru(new)": "points",
  "initial rating": "points",
  floor: "points",
  kept: "ruling",
  published: "ruling",
  "in the window": "ruling",
} as const satisfies Readonly<Record<string, Unit>>;

/** Terms of the rating office: games, tournaments, lists. */
const OFFICE_TERMS = {} as const satisfies Readonly<Record<string, Unit>>;

/** Terms of the Swedish club book. */
const LASK_TERMS = {} as const satisfies Readonly<Record<string, Unit>>;

/**
 * The symbols and words of the regulations: the same in the text, in the code and in explanations.
 * What each means is said in `words/`.
 */
export const TERMS = { ...RATING_TERMS, ...OFFICE_TERMS, ...LASK_TERMS } as const;

export type Term = keyof typeof TERMS;
