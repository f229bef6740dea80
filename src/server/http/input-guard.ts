import { errorCodes, type FastifyInstance } from "fastify";

/** The character zero and halves of a pair: no database takes them as text. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Nothing that a database cannot hold comes in, by whichever way: address, form or JSON. */
export function addInputGuard(app: FastifyInstance): void {
  app.addHook("preValidation", async ({ params, query, body }) => checkStorable(params, query, body));
}

/** Refuses what was sent where a text in it cannot be held, or where it is nested too deep. Files are taken as they are. */
export function checkStorable(...sent: readonly unknown[]): void {
  if (!sent.every((each) => isStorable(each)))
    throw new errorCodes.FST_ERR_VALIDATION(
      "a text has a character that cannot be stored, or there are too many levels",
    );
}

/** No request has nearly as many levels; whatever looks through it calls itself once for each. */
const DEPTH_MAX = 32;

function isStorable(sent: unknown, depth = 0): boolean {
  if (typeof sent === "string") return !UNSTORABLE.test(sent);
  if (typeof sent !== "object" || sent === null || sent instanceof Uint8Array) return true;
  if (depth === DEPTH_MAX) return false;
  const parts = sent instanceof URLSearchParams ? [...sent] : Object.entries(sent);
  return parts.every(([name, value]) => isStorable(name) && isStorable(value, depth + 1));
}
