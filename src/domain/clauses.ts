/** Cases of the articles on a player's rating: K, D, first rating. */
const RATING_CLAUSES = [
  "K-reached",
  "K-reached-after-games",
  "K-junior",
  "K-new",
  "K-rest",
  "K-everybody",
  "K-lowered",
  "difference-as-is",
  "difference-limited",
  "difference-unlimited",
  "difference-limit-used",
  "tournament-kept",
  "opening-kept",
  "opening-too-few-opponents",
  "opening-score-too-low",
  "opening-below-floor",
  "too-few-opponents",
  "no-rated-opponents",
  "half",
  "over-half",
  "under-half",
  "hypothetical",
  "rating-maximum",
  "in-window",
  "outside-window",
  "publishable",
  "too-few-games",
  "below-floor",
] as const;

/** Cases of the articles on games, tournaments and lists. */
const OFFICE_CLAUSES = [] as const;

/** Cases of the rules of the Swedish club book. */
const LASK_CLAUSES = [] as const;

/** Every case of an article that a ruling can rest on. `words/` says each in a sentence, with its numbers. */
export const CLAUSE_CODES = [...RATING_CLAUSES, ...OFFICE_CLAUSES, ...LASK_CLAUSES] as const;

export type ClauseCode = (typeof CLAUSE_CODES)[number];
