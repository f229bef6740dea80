import type { FastifyInstance } from "fastify";
import { readBirth } from "../../domain/dates.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { ReportedPlayer, TournamentReport } from "../../domain/report.ts";
import { writeTrf } from "../../formats/trf/write/write-report.ts";
import { reportWithPlayers } from "../../periods/tournaments/reports/report-with-players.ts";
import type { AppOptions } from "../app-options.ts";
import { concurrencyLimit } from "../http/concurrency-limit.ts";
import { type PeopleAmong, peopleAmong } from "../public.ts";
import { reportVersions } from "../report-versions.ts";

/** The results of a report as a TRF, with what the public may see of its players. */
export function addReportFile(app: FastifyInstance, { context }: AppOptions): void {
  const limit = concurrencyLimit();
  app.get("/files/tournaments/:tournament/:part/:file", { schema: { hide: true } }, async (request, reply) => {
    const { tournament, part, file } = request.params as Record<"tournament" | "part" | "file", string>;
    const [, version] = /^(\d{1,5})\.trf$/.exec(file) ?? [];
    const bytes = await limit.run(async () => {
      const versions = await reportVersions(context.ledger.db, tournament);
      const row = versions.find((each) => String(each.part) === part && String(each.version) === version);
      const isOpen = row !== undefined && (row.state === "stands" || row.ratedOn.length > 0);
      if (!isOpen) throw new Refusal("no-report", { tournament, part });
      const { report, players } = await reportWithPlayers(context.ledger.reader, { ...row, tournament });
      return writeTrf(publicReport(report, players, await peopleAmong(context, players.values())), "trf16");
    });
    return reply
      .header("cache-control", "public, no-cache")
      .header("content-disposition", `attachment; filename="${tournament}-${part}-${version}.trf"`)
      .type("text/plain; charset=utf-8")
      .send(Buffer.from(bytes));
  });
}

/** Names and facts are the office's; of unknown and hidden players only the results are left, of births the year. */
function publicReport(
  report: TournamentReport,
  players: ReadonlyMap<number, string>,
  { shown }: PeopleAmong,
): TournamentReport {
  return {
    ...report,
    chiefArbiter: null,
    deputyArbiters: [],
    players: report.players.map((player): ReportedPlayer => {
      const person = shown.get(players.get(player.startNumber) ?? "");
      const result = { ...player, nationalId: null, nationalRating: null };
      if (person === undefined) return { ...result, ...HIDDEN_PERSON };
      const { id, name, sex, federation, birth } = person;
      const year = birth === null ? null : (readBirth(birth.slice(0, 4)) ?? null);
      return { ...result, id, name, sex, federation, title: person.title ?? person.womenTitle, birth: year };
    }),
  };
}

const HIDDEN_PERSON = { name: "–", sex: null, title: null, federation: null, id: null, birth: null } as const;
