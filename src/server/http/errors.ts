import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { isRefusal } from "../../domain/refusal.ts";
import { databaseRefusal } from "../../ledger/database-refusal.ts";
import { ErrorPage, PlainError } from "../../web/pages/error.tsx";
import type { AppOptions } from "../app-options.ts";
import { shownFor } from "../shown.ts";
import { preferredLanguage } from "./language.ts";
import { addMethods } from "./methods.ts";
import { type Problem, problemOf, sendProblem } from "./problem.ts";
import { renderPage } from "./render.ts";
import { isOfApi } from "./route-path.ts";

/** Answers every error: a problem document for programs, a page for people, never internal details. */
export function addErrors(app: FastifyInstance, options: AppOptions): void {
  const methodsOf = addMethods(app);
  app.setErrorHandler((error, request, reply) => answerError(options, error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const { errors } = wordsFor(request, options.catalogues).web;
    const methods = methodsOf(request.url);
    const isThere = methods.length > 0 && !methods.includes(request.method);
    if (isThere) reply.header("allow", methods.join(", "));
    // Nobody needs to be told of what browsers ask by themselves.
    const allowed = methods.filter((method) => method !== "OPTIONS").join(", ");
    const problem = !isThere
      ? { title: errors.notFound, status: 404, detail: errors.notFoundText, code: "not-found" }
      : { title: errors.wrongMethod, status: 405, detail: errors.wrongMethodText(allowed), code: "wrong-method" };
    return answer(options, request, reply, { type: "about:blank", ...problem });
  });
}

export function answerError(
  options: AppOptions,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const problem = problemOf(databaseRefusal(error) ?? error, wordsFor(request, options.catalogues), request.id);
  if (problem.status >= 500) request.log.error(error);
  if (isRefusal(error, "too-many")) reply.header("retry-after", String(error.parameters.seconds));
  return answer(options, request, reply, problem);
}

/** The language of the address, where it has one. */
function wordsFor(request: FastifyRequest, catalogues: AppOptions["catalogues"]) {
  const [, first] = request.url.split(/[/?]/);
  return catalogues.find(({ language }) => language === first) ?? preferredLanguage(request, catalogues);
}

async function answer(
  options: AppOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): Promise<FastifyReply> {
  // The headers may still allow caching of the answer that this error replaces.
  for (const name of ["etag", "content-disposition"]) reply.removeHeader(name);
  reply.header("cache-control", "no-store");
  if (isOfApi(request) || request.url.startsWith("/api/")) return sendProblem(reply, problem);
  // What stands around a page comes from the database too: without it, a plain one says what is wrong.
  const words = wordsFor(request, options.catalogues);
  const shown = await shownFor(options, request, words).catch(() => null);
  reply.type("text/html; charset=utf-8").code(problem.status);
  if (shown === null)
    return reply.send(`<!doctype html>${renderToString(h(PlainError, { problem, language: words.language }))}`);
  const page = { title: problem.title, content: h(ErrorPage, { problem, shown }), unlisted: true };
  return reply.send(renderPage(page, shown));
}
