import type { FastifyError, FastifyReply } from "fastify";
import { REFUSALS, Refusal } from "../../domain/refusal.ts";
import { sayOnPage } from "../../words/said/refusal-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";

/** A refusal as a document for programs, after RFC 9457. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly parameters?: unknown;
}

/** An error as a problem document; internal errors keep their details in the log. */
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
  if (status < 500 && error instanceof Error) {
    const unfit = unfitIn(error);
    return {
      type: "about:blank",
      title: errors.refused,
      status,
      code: "bad-request",
      detail: status === TOO_LARGE ? errors.tooLarge : unfit ? errors.unfitField(unfit.field) : errors.unfit,
      ...(unfit && { parameters: unfit }),
    };
  }
  return { type: "about:blank", title: errors.ours, status: 500, detail: errors.oursText(requestId), code: "ours" };
}

const TOO_LARGE = 413;

interface Unfit {
  /** params, query or body. */
  readonly part: string;
  readonly field: string;
}

/** Names the invalid field; the validator's own message is English only. */
function unfitIn(error: Partial<FastifyError>): Unfit | null {
  const [first] = error.validation ?? [];
  if (first === undefined) return null;
  const { missingProperty, additionalProperty } = first.params as Readonly<Record<string, unknown>>;
  const inner = missingProperty ?? additionalProperty;
  const path = [...first.instancePath.split("/").slice(1), ...(typeof inner === "string" ? [inner] : [])];
  const part = (error.validationContext ?? "").replace("querystring", "query");
  return path.length === 0 ? null : { part, field: path.join(".") };
}

/** Fastify's own refusals, such as a body that is too large, keep their status. */
const statusOf = (error: unknown): number => {
  const status = error instanceof Error ? (error as Partial<FastifyError>).statusCode : undefined;
  return status !== undefined && status >= 400 && status < 500 ? status : 500;
};

export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply.code(problem.status).type("application/problem+json; charset=utf-8").send(JSON.stringify(problem));
