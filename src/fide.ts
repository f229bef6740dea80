/** The articles of the FIDE editions, one function for each decision: `import { gameCounts } from "rating-office/fide"`. */
export * from "./regulations/fide/articles/composition.ts";
export * from "./regulations/fide/articles/counted-games.ts";
export * from "./regulations/fide/articles/development-coefficient.ts";
export * from "./regulations/fide/articles/inactivity.ts";
export * from "./regulations/fide/articles/initial-rating.ts";
export * from "./regulations/fide/articles/list-dates.ts";
export * from "./regulations/fide/articles/listing.ts";
export * from "./regulations/fide/articles/matches.ts";
export * from "./regulations/fide/articles/opening.ts";
export * from "./regulations/fide/articles/pool.ts";
export * from "./regulations/fide/articles/rate-of-play.ts";
export * from "./regulations/fide/articles/rating-change.ts";
export * from "./regulations/fide/articles/rating-used.ts";
export * from "./regulations/fide/articles/registration.ts";
export * from "./regulations/fide/articles/reporting.ts";
export * from "./regulations/fide/articles/round-robin.ts";
export * from "./regulations/fide/articles/schedule.ts";
export { FIDE_EDITIONS, fideEditionOn } from "./regulations/register.ts";
