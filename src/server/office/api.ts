import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { Type } from "typebox";
import { Refusal } from "../../domain/refusal.ts";
import { OFFICE_ACTIONS, type Outcome, perform } from "../actions.ts";
import type { AppOptions } from "../app-options.ts";
import { addClubLists } from "../club/api.ts";
import { preferredLanguage } from "../http/language.ts";
import { described } from "../http/open-api.ts";
import { NullableText, Text, Whole } from "../http/schemas.ts";
import { checkRight } from "../rights.ts";
import type { ApiAction, Room } from "./actions/action.ts";
import { DoneSchema } from "./actions/done.ts";
import { SEND_REPORT, SendInput, sendReport } from "./actions/send-report.ts";
import type { Job } from "./work.ts";

const WorkSchema = Type.Object({
  action: Text,
  about: Text,
  by: Text,
  state: Type.Enum(["running", "done", "refused", "failed"]),
  step: NullableText,
  done: Whole,
  total: Whole,
  /** What it did, once it is done. */
  result: Type.Union([DoneSchema, Type.Null()]),
  /** Why it was refused, as a code. */
  refusal: NullableText,
});

const DRY_RUN = { dryRun: Type.Optional(Type.Boolean({ description: "Only say what would be done" })) };
const HEADERS = Type.Object({
  "idempotency-key": Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: "Your own name for this request: sent again with the same key, it is done once",
    }),
  ),
});
const SECURITY = { security: [{ token: [] }], tags: ["office"] };

/** The office's actions for programs: the same table as the pages have, and the same rights. */
export function addOfficeApi(app: FastifyInstance, { catalogues }: AppOptions, room: Room): void {
  for (const one of OFFICE_ACTIONS) addOperation(app, room, one);
  addSending(app, catalogues, room);
  addClubLists(app, room);
  app.get(
    "/api/v1/office/work",
    {
      schema: {
        ...SECURITY,
        ...described("office-work"),
        response: { 200: Type.Union([WorkSchema, Type.Null()]) },
      },
    } as RouteShorthandOptions,
    async (request, reply) => {
      checkRight(request.account, "close a period", null);
      reply.header("cache-control", "no-store");
      const job = room.work.last();
      return job === null ? reply.type("application/json").send("null") : workOf(job);
    },
  );
}

function addOperation(app: FastifyInstance, room: Room, one: ApiAction): void {
  const schema = {
    ...SECURITY,
    ...described(one.name),
    body: one.input,
    querystring: Type.Object(DRY_RUN),
    headers: HEADERS,
    response: { 200: DoneSchema, ...(one.long ? { 202: WorkSchema } : {}) },
  };
  const options = { schema, preValidation: guard(one.right) } as RouteShorthandOptions;
  app.post(`/api/v1/office/${one.name}`, options, async (request, reply) => {
    const { account, query, body } = request;
    const { dryRun = false } = query as { dryRun?: boolean };
    return answer(
      reply,
      await perform(room, { account, dryRun, key: keyOf(request), signed: null }, one, body as Record<string, unknown>),
    );
  });
}

/** Who may not do it at all is told so before anybody looks at what was sent. */
const guard =
  (right: ApiAction["right"]) =>
  async (request: FastifyRequest): Promise<void> => {
    checkRight(request.account, right, null);
  };

function addSending(app: FastifyInstance, catalogues: AppOptions["catalogues"], room: Room): void {
  const schema = {
    ...SECURITY,
    ...described(SEND_REPORT),
    consumes: ["application/octet-stream"],
    body: Type.Unsafe<Uint8Array>({ description: "The file" }),
    querystring: Type.Object({ ...SendInput.properties, ...DRY_RUN }),
    headers: HEADERS,
    response: { 200: DoneSchema },
  };
  const options = { schema, preValidation: guard("send a report") } as RouteShorthandOptions;
  app.post(`/api/v1/office/${SEND_REPORT}`, options, async (request, reply) => {
    const { dryRun = false, ...input } = request.query as { dryRun?: boolean };
    if (!(request.body instanceof Uint8Array)) throw new Refusal("upload-missing");
    const words = preferredLanguage(request, catalogues);
    const sent = sendReport({ bytes: request.body, words });
    const asking = { account: request.account, dryRun, key: keyOf(request), signed: null };
    return answer(reply, await perform(room, asking, sent, input));
  });
}

const keyOf = ({ headers }: FastifyRequest): string | null => {
  const key = headers["idempotency-key"];
  return typeof key === "string" ? key : null;
};

function answer(reply: FastifyReply, outcome: Outcome): unknown {
  reply.header("cache-control", "no-store");
  if ("done" in outcome) {
    if (outcome.replayed) reply.header("idempotency-replayed", "true");
    return outcome.done;
  }
  reply.code(202).header("location", "/api/v1/office/work");
  return workOf(outcome.job);
}

const workOf = ({ action, about, by, at, end }: Job) => ({
  ...{ action, about, by, ...at },
  state: end?.state ?? ("running" as const),
  result: end?.state === "done" ? end.done : null,
  refusal: end?.state === "refused" ? end.refusal.code : null,
});
