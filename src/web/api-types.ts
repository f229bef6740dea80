import type { Operations } from "../client/operations.ts";

/** What an operation of the API answers; the page of the same view shows it. Made from the schemas by `npm run docs`. */
export type AnswerOf<Name extends keyof Operations> = Operations[Name]["answer"];
