// Limits that several readers and writers share: each stands here once.

/** No rating was ever near it: ratings are at most four digits everywhere a rating is written. */
export const RATING_MAX = 3999;

/** No K is larger. */
export const K_MAX = 100;

/** No player has more games, and no tournament more players. */
export const GAMES_MAX = 100_000;

/** A start number has four digits in a report. */
export const START_NUMBER_MAX = 9999;

/** What a keeper may deduct, raise or add at once. */
export const CLUB_POINTS_MAX = 999;

/** Versions of a club's list. */
export const CLUB_LIST_VERSIONS_MAX = 9_999;
