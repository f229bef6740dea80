import type { Done, Operations } from "../client/operations.ts";

/** What an operation of the API answers; the page of the same view shows it. Made from the schemas by `npm run docs`. */
export type AnswerOf<Name extends keyof Operations> = Operations[Name]["answer"];

/** What an action did, whichever it was; the page with its form shows it. */
export type ActionAnswer = Done;

/** What a form of a page sends, as the operation takes it. */
export type BodyOf<Name extends keyof Operations> = Operations[Name]["body"];
