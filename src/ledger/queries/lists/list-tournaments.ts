import { type SqlBool, sql } from "kysely";
import type { CopyTarget, Session } from "../../database.ts";
import type { Db, ListTournamentRow } from "../../schema/tables.ts";
import { bulkInto } from "../../wire/bulk.ts";
import { CopyRows, literal } from "../../wire/copy-rows.ts";
import { idsIn } from "../sets.ts";
import type { ReportKey } from "../tournaments/reports.ts";
import type { ListKey } from "./lists.ts";

export async function insertListTournaments(session: CopyTarget, rows: readonly ListTournamentRow[]): Promise<void> {
  const bulk = bulkInto(session, "list_tournament", [
    "tournament",
    "part",
    "list",
    "version",
    "report_version",
    "counts",
  ]);
  for (const row of rows)
    bulk
      .row()
      .text(row.tournament)
      .int2(row.part)
      .text(row.list)
      .int2(row.version)
      .int2(row.report_version)
      .flag(row.counts);
  await bulk.flush();
}

/** The tournaments of a list, as it was made. */
export const tournamentsOfList = (db: Db, { list, version }: ListKey): Promise<ListTournamentRow[]> =>
  db
    .selectFrom("list_tournament")
    .selectAll()
    .where("list", "=", list)
    .where("version", "=", version)
    .orderBy("tournament")
    .orderBy("part")
    .execute();

export interface UnsettledQuery {
  readonly kind: string;
  readonly asOf: number;
  /** The lists that may have settled a tournament before. */
  readonly lists: readonly ListKey[];
}

/** Tournaments with a report, or a part, that no list has settled. Which kind one was for may have changed since. */
export async function unsettledTournaments(db: Db, { kind, asOf, lists }: UnsettledQuery): Promise<readonly string[]> {
  const keys = lists.map(({ list, version }) => `${list}/${version}`);
  const rows = await db
    .selectFrom("report")
    .innerJoin("tournament", "tournament.tournament", "report.tournament")
    .select("report.tournament")
    .distinct()
    .where("report.sequence", "<=", asOf)
    .where(
      sql<SqlBool>`(tournament.kind = ${kind} OR EXISTS (SELECT FROM registration AS later
        WHERE later.tournament = report.tournament AND later.sequence > ${asOf}))`,
    )
    .where(
      sql<SqlBool>`NOT EXISTS (SELECT FROM list_tournament AS settled
        WHERE settled.tournament = report.tournament AND settled.part = report.part
          AND settled.list || '/' || settled.version = ANY(${idsIn(keys)}))`,
    )
    .orderBy("report.tournament")
    .execute();
  return rows.map(({ tournament }) => tournament);
}

export interface UnsettledCounts {
  readonly reports: number;
  readonly players: number;
}

/** How many reports that stand no published list has settled, and how many players they have. */
export async function unsettledCounts(db: Db, kind: string): Promise<UnsettledCounts> {
  const { rows } = await sql<UnsettledCounts>`
    SELECT count(*)::integer AS reports, coalesce(sum(players), 0)::integer AS players
    FROM report JOIN tournament USING (tournament)
    WHERE tournament.kind = ${kind} AND report.withdrawn IS NULL
      AND NOT EXISTS (SELECT FROM report AS newer WHERE newer.tournament = report.tournament
        AND newer.part = report.part AND newer.version > report.version AND newer.withdrawn IS NULL)
      AND NOT EXISTS (SELECT FROM list_tournament AS settled
        JOIN list ON list.list = settled.list AND list.version = settled.version AND list.published IS NOT NULL
        WHERE settled.tournament = report.tournament AND settled.part = report.part)`.execute(db);
  return rows[0] ?? { reports: 0, players: 0 };
}

/** Which of these parts are settled by one of these lists, each as `tournament/part`. */
export async function settledParts(
  db: Db,
  tournaments: readonly string[],
  lists: readonly ListKey[],
): Promise<ReadonlySet<string>> {
  const keys = new Set(lists.map(({ list, version }) => `${list}/${version}`));
  const rows = await db
    .selectFrom("list_tournament")
    .select(["tournament", "part", "list", "version"])
    .where(sql<SqlBool>`tournament = ANY(${idsIn(tournaments)})`)
    .execute();
  const settled = rows.filter(({ list, version }) => keys.has(`${list}/${version}`));
  return new Set(settled.map(({ tournament, part }) => `${tournament}/${part}`));
}

/** Reports as a table of their own, so that COPY looks each up by its key. */
const numbered = (reports: readonly ReportKey[]): string =>
  `(VALUES ${reports
    .map(({ tournament, part, version }, number) => `(${number}, ${literal(tournament)}, ${part}, ${version})`)
    .join(", ")}) AS report (number, tournament, part, version)`;

/** By report: its number in the order given, place, start number, player. */
export const entrantRows = async (
  { copyOut }: Pick<Session, "copyOut">,
  reports: readonly ReportKey[],
): Promise<CopyRows> =>
  new CopyRows(
    await copyOut(`SELECT report.number, entrant.place, entrant.start_number, entrant.player
      FROM ${numbered(reports)} CROSS JOIN LATERAL (
        SELECT place, start_number, player FROM entrant
        WHERE tournament = report.tournament AND part = report.part AND version = report.version
        ORDER BY place OFFSET 0) AS entrant`),
  );

/** By report with games: its number in the order given, then columns of round, white, black, score in half points, flaw. */
export const gameColumns = async (
  { copyOut }: Pick<Session, "copyOut">,
  reports: readonly ReportKey[],
): Promise<CopyRows> =>
  new CopyRows(
    await copyOut(`SELECT report.number, game.*
      FROM ${numbered(reports)} CROSS JOIN LATERAL (
        SELECT array_agg(round) AS rounds, array_agg(white), array_agg(black), array_agg(score), array_agg(flaw) FROM (
          SELECT round, white, black, score, flaw FROM game
          WHERE tournament = report.tournament AND part = report.part AND version = report.version
          ORDER BY round, white, black OFFSET 0) AS ordered) AS game
      WHERE game.rounds IS NOT NULL`),
  );
