import { type SqlBool, sql } from "kysely";
import { readLine } from "../../../domain/journal/chain.ts";
import type { EntryKind, JournalEntry } from "../../../domain/journal/journal.ts";
import { searchable } from "../../../domain/player.ts";
import type { Db, TournamentRow } from "../../schema/tables.ts";
import { sha256 } from "../../sha256.ts";
import { idsIn } from "../sets.ts";

export interface JournalQuery {
  /** Only entries before this one. */
  readonly before?: number | undefined;
  readonly kind?: EntryKind | undefined;
  readonly limit: number;
}

/** Entries of the journal, the newest first. */
export async function entriesBefore(db: Db, { before, kind, limit }: JournalQuery): Promise<readonly JournalEntry[]> {
  let rows = db.selectFrom("journal").select("line").orderBy("sequence", "desc").limit(limit);
  if (before !== undefined) rows = rows.where("sequence", "<", before);
  if (kind !== undefined) rows = rows.where("kind", "=", kind);
  return (await rows.execute()).flatMap(({ line }) => readLine(line, sha256).entry ?? []);
}

export interface NewestQuery {
  readonly name?: string | undefined;
  readonly federation?: string | undefined;
  /** Only these. */
  readonly among?: readonly string[] | undefined;
  /** The last one of the page before. */
  readonly before?: Pick<TournamentRow, "start_date" | "tournament"> | undefined;
  readonly limit: number;
}

/** Tournaments by their first day, the latest first. */
export function newestTournaments(db: Db, query: NewestQuery): Promise<TournamentRow[]> {
  const { name = "", federation, among, before, limit } = query;
  let rows = db
    .selectFrom("tournament")
    .selectAll()
    .orderBy("start_date", "desc")
    .orderBy("tournament", "desc")
    .limit(limit);
  for (const word of searchable(name).split(" "))
    if (word !== "") rows = rows.where(sql<SqlBool>`(' ' || search) LIKE ${`% ${word}%`}`);
  if (federation !== undefined) rows = rows.where("federation", "=", federation);
  if (among !== undefined) rows = rows.where(sql<SqlBool>`tournament = ANY(${idsIn(among)})`);
  if (before !== undefined)
    rows = rows.where(sql<SqlBool>`(start_date, tournament) < (${before.start_date}, ${before.tournament})`);
  return rows.execute();
}

/** Tournaments about which something was asked that nobody has answered: each question is answered once. */
export async function tournamentsWithQuestions(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("decision")
    .select("tournament")
    .where("kind", "in", ["question-asked", "question-answered"])
    .groupBy("tournament")
    .having(sql<SqlBool>`sum(CASE kind WHEN 'question-asked' THEN 1 ELSE -1 END) > 0`)
    .orderBy("tournament")
    .execute();
  return rows.map(({ tournament }) => tournament);
}

/** A message of an arbiter: an answer, or who a player of the report is. */
export interface ArbiterMessageRow {
  readonly tournament: string;
  readonly kind: "question-answered" | "match-proposed";
  readonly day: string;
  readonly payload: string;
}

/** Messages of arbiters since a day, after which the office has recorded nothing about the tournament. */
export async function messagesToRead(db: Db, from: string): Promise<readonly ArbiterMessageRow[]> {
  const { rows } = await sql<ArbiterMessageRow>`
    SELECT own.tournament, own.kind, own.day, own.payload FROM decision AS own
    WHERE own.kind IN ('question-answered', 'match-proposed') AND own.day >= ${from}
      AND NOT EXISTS (SELECT 1 FROM decision AS later WHERE later.tournament = own.tournament
        AND later.sequence > own.sequence AND later.kind NOT IN ('question-answered', 'match-proposed'))
      AND NOT EXISTS (SELECT 1 FROM entrant_match AS later WHERE later.tournament = own.tournament
        AND later.sequence > own.sequence)
    ORDER BY own.sequence`.execute(db);
  return rows;
}

/** How many are signed in; one that has just got another name counts once. */
export async function sessionsNow(db: Db, now: number): Promise<number> {
  const { count } = await db
    .selectFrom("session")
    .select(({ fn }) => fn.count("csrf").distinct().as("count"))
    .where("expires", ">=", now)
    .executeTakeFirstOrThrow();
  return Number(count);
}
