import { errorCodes, type FastifyInstance } from "fastify";

/** NUL and lone surrogates: PostgreSQL cannot store them as text. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Refuses text that the database cannot store, in path, query and body. */
export function addInputGuard(app: FastifyInstance): void {
  app.addHook("preValidation", async ({ params, query, body }) => checkStorable(params, query, body));
}

/** Refuses unstorable text and input nested too deep. Files are not checked. */
export function checkStorable(...sent: readonly unknown[]): void {
  if (!sent.every((each) => isStorable(each)))
    throw new errorCodes.FST_ERR_VALIDATION(
      "a text has a character that cannot be stored, or there are too many levels",
    );
}

/** Limits recursion; no valid request is nested nearly as deep. */
const DEPTH_MAX = 32;

function isStorable(sent: unknown, depth = 0): boolean {
  if (typeof sent === "string") return !UNSTORABLE.test(sent);
  if (typeof sent !== "object" || sent === null || sent instanceof Uint8Array) return true;
  if (depth === DEPTH_MAX) return false;
  const parts = sent instanceof URLSearchParams ? [...sent] : Object.entries(sent);
  return parts.every(([name, value]) => isStorable(name) && isStorable(value, depth + 1));
}
