import type { FastifyReply, FastifyRequest } from "fastify";
import { isRefusal, REFUSALS, Refusal } from "../../domain/refusal.ts";
import { sayOnPage } from "../../words/said/refusal-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { AppOptions } from "../app-options.ts";
import type { Authenticator } from "./authenticator.ts";
import { browserName } from "./browser-name.ts";
import type { Visit } from "./sessions.ts";

/** What the sign-in pages are given. */
export interface SignInContext {
  readonly options: AppOptions;
  readonly words: Catalogue;
  readonly authenticator: Authenticator;
}

/** Sets the status of a refusal and returns its sentence for the page. */
export function refused(reply: FastifyReply, error: unknown, words: Catalogue): string {
  if (!(error instanceof Refusal)) throw error;
  if (isRefusal(error, "too-many")) reply.header("retry-after", String(error.parameters.seconds));
  reply.code(REFUSALS[error.code].status);
  return sayOnPage(words, error);
}

export const visitOf = ({ ip, headers }: FastifyRequest, { context }: AppOptions): Visit => ({
  now: context.now(),
  address: ip,
  browser: browserName(headers["user-agent"] ?? ""),
});
