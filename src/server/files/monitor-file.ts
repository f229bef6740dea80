import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { MEASURES } from "../../domain/codes/monitor.ts";
import { LIST_KINDS } from "../../domain/list.ts";
import { groupRequested } from "../../domain/pool-groups.ts";
import type { AppOptions } from "../app-options.ts";
import { inForce } from "../lists/overview-cache.ts";
import { watchOf } from "../lists/watch-cache.ts";

/** Seconds after which a file that is being calculated can be asked for again. */
const RETRY = 5;

/** The measures of each list as CSV, for spreadsheets: a value and its standard error for each; of a group, where one is named. */
export function addMonitorFile(app: FastifyInstance, { context }: AppOptions): void {
  app.get(
    "/monitor/:file",
    { schema: { hide: true, querystring: Type.Object({ group: Type.Optional(Type.String({ maxLength: 20 })) }) } },
    async (request, reply) => {
      const [, name] = /^([a-z]+)\.csv$/.exec((request.params as { file: string }).file) ?? [];
      const kind = LIST_KINDS.find((each) => each === name);
      const facts = await context.facts();
      const rows = kind === undefined ? [] : inForce(facts.lists, kind);
      if (kind === undefined || rows.length < 2) return reply.callNotFound();
      const { group: asked } = request.query as { group?: string };
      const group = groupRequested(asked, new Set(facts.federations.keys()));
      const { result: watch } = await watchOf(context, { kind, rows, group });
      if (watch === null) return reply.code(503).header("retry-after", RETRY).send();
      const lines = [
        ["list", ...MEASURES.flatMap((measure) => [measure, `${measure}_error`])],
        ...watch.measures.map((each) => [
          each.date,
          ...MEASURES.flatMap((measure) => [each[measure]?.value ?? "", each[measure]?.error ?? ""]),
        ]),
      ];
      return reply
        .type("text/csv; charset=utf-8")
        .header("cache-control", "public, no-cache")
        .send(lines.map((line) => `${line.join(",")}\r\n`).join(""));
    },
  );
}
