import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { LIST_KINDS } from "../../../domain/list.ts";
import { RECONCILE_BASES, RECONCILE_CODES } from "../../../domain/reconciliation.ts";
import { reconciliationCsv, reconciliationJson } from "../../../formats/reconciliation.ts";
import { described } from "../../api/open-api.ts";
import { NullableText, NullableWhole, Text, Whole } from "../../http/schemas.ts";
import type { OfficeServices } from "../actions/action.ts";
import { addRoutes, guard, SECURITY } from "../api-routes.ts";
import { holdBody, LARGE_FILE, withLargeBodies } from "../large-body.ts";
import { ReconcileInput, reconciled } from "./reconcile.ts";

const Line = Type.Union([Type.Object({ rating: NullableWhole, games: NullableWhole, k: NullableWhole }), Type.Null()]);
const Value = Type.Union([Type.Integer(), Type.String(), Type.Null()]);

const Reconciled = Type.Object({
  list: Text,
  version: Whole,
  kind: Type.Enum(LIST_KINDS),
  date: Text,
  federation: NullableText,
  /** From where FIDE's ratings of the month before are known: a file, a list that was imported, or assumed to be ours. */
  base: Type.Enum(RECONCILE_BASES),
  players: Type.Array(
    Type.Object({
      player: Text,
      name: Text,
      federation: NullableText,
      /** null: not on the list, or without a rating. */
      ours: Line,
      theirs: Line,
      /** FIDE's rating less ours. */
      points: NullableWhole,
      causes: Type.Array(
        Type.Object({
          code: Type.Enum(RECONCILE_CODES),
          ours: Value,
          theirs: Value,
          /** Its share of the difference. */
          points: NullableWhole,
          tournaments: Type.Array(Type.Object({ tournament: Text, name: Text })),
        }),
      ),
    }),
  ),
  counts: Type.Object({
    ours: Whole,
    theirs: Whole,
    different: Whole,
    unread: Whole,
    causes: Type.Record(Type.Enum(RECONCILE_CODES), Whole),
  }),
});

const Query = Type.Object({
  ...ReconcileInput.properties,
  /** As people know the file. */
  file: Type.Optional(Type.String({ maxLength: 200 })),
  format: Type.Optional(Type.Enum(["json", "csv"])),
});

/** Our list beside FIDE's, for programs. */
export function addReconciling(app: FastifyInstance, services: OfficeServices): void {
  const schema = {
    ...SECURITY,
    ...described("reconcile-list"),
    ...LARGE_FILE,
    querystring: Query,
    response: { 200: Reconciled },
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { file, format = "json", ...input } = request.query as Static<typeof Query>;
    const upload = await holdBody(services.uploads, request, file);
    const { head, players, counts } = await reconciled(services, { ...input, upload });
    reply.header("cache-control", "no-store");
    return format === "csv"
      ? reply.type("text/csv; charset=utf-8").send(Readable.from(reconciliationCsv(players)))
      : reply.type("application/json; charset=utf-8").send(Readable.from(reconciliationJson(head, players, counts)));
  };
  withLargeBodies(app, (own) =>
    addRoutes("reconcile-list", { schema, preValidation: guard("read the journal") }, (path, options) =>
      own.post(path, options, handler),
    ),
  );
}
