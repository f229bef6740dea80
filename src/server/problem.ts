import type { FastifyError, FastifyReply } from "fastify";
import { REFUSALS, Refusal } from "../domain/refusal.ts";
import type { Catalogue } from "../words/catalogue.ts";
import { sayOnPage } from "../words/refusal-said.ts";

/** A refusal as a document for programs, after RFC 9457. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly parameters?: unknown;
}

/** What went wrong, in the words of a language; our own mistakes are told without what is inside. */
export function problemOf(error: unknown, words: Catalogue, requestId: string): Problem {
  const { errors } = words.web;
  if (error instanceof Refusal) {
    const { code, parameters } = error;
    const { status } = REFUSALS[code];
    return {
      type: `/problems/${code}`,
      title: errors.refused,
      status,
      detail: sayOnPage(words, error),
      code,
      parameters,
    };
  }
  const status = statusOf(error);
  if (status < 500 && error instanceof Error)
    return {
      type: "about:blank",
      title: errors.refused,
      status,
      detail: status === TOO_LARGE ? errors.tooLarge : errors.unfit,
      code: "bad-request",
      // Which part of the request does not fit, for whoever wrote the program that asked.
      parameters: { found: error.message },
    };
  return { type: "about:blank", title: errors.ours, status: 500, detail: errors.oursText(requestId), code: "ours" };
}

const TOO_LARGE = 413;

/** What fastify itself turns down, such as a body that is too large, has a status of its own. */
const statusOf = (error: unknown): number => {
  const status = error instanceof Error ? (error as Partial<FastifyError>).statusCode : undefined;
  return status !== undefined && status >= 400 && status < 500 ? status : 500;
};

export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply.code(problem.status).type("application/problem+json; charset=utf-8").send(JSON.stringify(problem));
