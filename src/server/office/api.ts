import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { LIST_STEPS } from "../../domain/list-making.ts";
import { Refusal } from "../../domain/refusal.ts";
import { DOCUMENT_WORDS } from "../../words/en/web/api.ts";
import { OFFICE_ACTIONS, type Outcome, perform } from "../actions.ts";
import { described } from "../api/open-api.ts";
import { officePath } from "../api/operation-ids.ts";
import type { AppOptions } from "../app-options.ts";
import { addClubLists } from "../club/api.ts";
import { preferredLanguage } from "../http/language.ts";
import { NullableText, Text, Whole } from "../http/schemas.ts";
import { checkRight } from "../rights.ts";
import type { ApiAction, OfficeServices } from "./actions/action.ts";
import { ActionResultSchema } from "./actions/action-result.ts";
import { IMPORT_LIST, ImportInput, importList } from "./actions/import-list.ts";
import { SEND_REPORT, SendInput, sendReport } from "./actions/send-report.ts";
import { addRoutes, guard, SECURITY } from "./api-routes.ts";
import { addReconciling } from "./fide/reconcile-api.ts";
import type { Job } from "./job-runner.ts";
import { holdBody, LARGE_FILE, withLargeBodies } from "./large-body.ts";
import { addReadings } from "./readings/add-readings.ts";

const JobSchema = Type.Object({
  action: Text,
  about: Text,
  by: Text,
  state: Type.Enum(["running", "done", "refused", "failed"]),
  step: Type.Union([Type.Enum(LIST_STEPS), Type.Null()]),
  done: Whole,
  total: Whole,
  /** null: it has not succeeded, or not yet. */
  result: Type.Union([ActionResultSchema, Type.Null()]),
  /** Why it was refused, as a code. */
  refusal: NullableText,
});

const DRY_RUN = { dryRun: Type.Optional(Type.Boolean({ description: DOCUMENT_WORDS.dryRun })) };
const HEADERS = Type.Object({
  "idempotency-key": Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: DOCUMENT_WORDS.idempotencyKey,
    }),
  ),
});

/** The office's actions for programs: the same table as the pages have, and the same rights. */
export function addOfficeApi(app: FastifyInstance, { catalogues }: AppOptions, services: OfficeServices): void {
  for (const one of OFFICE_ACTIONS) addOperation(app, services, one);
  addSending(app, catalogues, services);
  addImporting(app, services);
  addReconciling(app, services);
  addClubLists(app, services);
  addReadings(app, catalogues, services);
  const schema = {
    ...SECURITY,
    ...described(JOB),
    response: { 200: Type.Union([JobSchema, Type.Null()]) },
  };
  addRoutes(JOB, { schema }, (path, options) =>
    app.get(path, options, async (request, reply) => {
      checkRight(request.account, "close a period", null);
      reply.header("cache-control", "no-store");
      const job = services.jobs.last();
      return job === null ? reply.type("application/json").send("null") : jobJson(job);
    }),
  );
}

const JOB = "office-work";

function addOperation(app: FastifyInstance, services: OfficeServices, one: ApiAction): void {
  const schema = {
    ...SECURITY,
    ...described(one.name),
    body: one.input,
    querystring: Type.Object(DRY_RUN),
    headers: HEADERS,
    response: { 200: ActionResultSchema, ...(one.long ? { 202: JobSchema } : {}) },
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { account, query, body } = request;
    const { dryRun = false } = query as { dryRun?: boolean };
    const actionRequest = { account, dryRun, key: keyOf(request), session: null };
    return answer(reply, await perform(services, actionRequest, one, body as Record<string, unknown>));
  };
  addRoutes(one.name, { schema, preValidation: guard(one.right) }, (path, options) => app.post(path, options, handler));
}

function addSending(app: FastifyInstance, catalogues: AppOptions["catalogues"], services: OfficeServices): void {
  const schema = {
    ...SECURITY,
    ...described(SEND_REPORT),
    consumes: ["application/octet-stream"],
    body: Type.Unsafe<Uint8Array>({ description: DOCUMENT_WORDS.file }),
    querystring: Type.Object({ ...SendInput.properties, ...DRY_RUN }),
    headers: HEADERS,
    response: { 200: ActionResultSchema },
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { dryRun = false, ...input } = request.query as { dryRun?: boolean };
    if (!(request.body instanceof Uint8Array)) throw new Refusal("upload-missing");
    const words = preferredLanguage(request, catalogues);
    const sent = sendReport({ bytes: request.body, words });
    const actionRequest = { account: request.account, dryRun, key: keyOf(request), session: null };
    return answer(reply, await perform(services, actionRequest, sent, input));
  };
  addRoutes(SEND_REPORT, { schema, preValidation: guard("send a report") }, (path, options) =>
    app.post(path, options, handler),
  );
}

/** Lists are large: the body goes to disk as it comes. */
function addImporting(app: FastifyInstance, services: OfficeServices): void {
  const schema = {
    ...SECURITY,
    ...described(IMPORT_LIST),
    ...LARGE_FILE,
    querystring: Type.Object({ ...ImportInput.properties, ...DRY_RUN }),
    headers: HEADERS,
    response: { 200: ActionResultSchema, 202: JobSchema },
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { dryRun = false, ...input } = request.query as { dryRun?: boolean; file?: string };
    const upload = await holdBody(services.uploads, request, input.file);
    const actionRequest = { account: request.account, dryRun, key: keyOf(request), session: null };
    return answer(reply, await perform(services, actionRequest, importList, { ...input, upload }));
  };
  withLargeBodies(app, (own) =>
    addRoutes(IMPORT_LIST, { schema, preValidation: guard("keep the office") }, (path, options) =>
      own.post(path, options, handler),
    ),
  );
}

const keyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers["idempotency-key"];
  return typeof key === "string" ? key : null;
};

function answer(reply: FastifyReply, outcome: Outcome): unknown {
  reply.header("cache-control", "no-store");
  if ("result" in outcome) {
    if (outcome.replayed) reply.header("idempotency-replayed", "true");
    return outcome.result;
  }
  reply.code(202).header("location", officePath(JOB));
  return jobJson(outcome.job);
}

const jobJson = ({ action, about, by, at, end }: Job) => ({
  action,
  about,
  by,
  ...at,
  state: end?.state ?? ("running" as const),
  result: end?.state === "done" ? end.result : null,
  refusal: end?.state === "refused" ? end.refusal.code : null,
});
