/** The rules of the Swedish club book, one function for each decision: `import { memberChange } from "rating-office/lask"`. */
export * from "./regulations/lask/articles/bonus.ts";
export * from "./regulations/lask/articles/boundary.ts";
export * from "./regulations/lask/articles/counted-games.ts";
export * from "./regulations/lask/articles/floor.ts";
export * from "./regulations/lask/articles/game-points.ts";
export * from "./regulations/lask/articles/member-change.ts";
export * from "./regulations/lask/articles/new-base.ts";
export * from "./regulations/lask/articles/opponent.ts";
export * from "./regulations/lask/articles/passivity.ts";
export * from "./regulations/lask/articles/periods.ts";
export * from "./regulations/lask/articles/scope.ts";
export * from "./regulations/lask/articles/start-rating.ts";
export { ssfLask } from "./regulations/lask/editions/ssf-lask.ts";
