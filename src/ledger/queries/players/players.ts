import { type RawBuilder, type SqlBool, sql } from "kysely";
import { readBirth } from "../../../domain/dates.ts";
import { MEMBERSHIPS, type Player, type PlayerFacts, searchable } from "../../../domain/player.ts";
import { TITLES } from "../../../domain/report.ts";
import { type Db, PLAYER_FACTS, type PlayerRow } from "../../schema/tables.ts";
import { numbersIn } from "../sets.ts";

export async function playerOf(db: Db, id: string): Promise<Player | undefined> {
  const row = await db.selectFrom("player").selectAll().where("player", "=", Number(id)).executeTakeFirst();
  return row === undefined ? undefined : playerOfRow(row);
}

/** A number above all others: nobody has it. */
export async function nextPlayerNumber(db: Db): Promise<string> {
  const row = await db
    .selectFrom("player")
    .select(({ fn }) => fn.max("player").as("highest"))
    .executeTakeFirst();
  return String(Number(row?.highest ?? 0) + 1);
}

/** The records that were found to be the same person as this one. */
export async function mergedInto(db: Db, id: string): Promise<readonly Player[]> {
  const rows = await db
    .selectFrom("player")
    .selectAll()
    .where("merged_into", "=", Number(id))
    .orderBy("player")
    .execute();
  return rows.map(playerOfRow);
}

export async function insertPlayer(db: Db, id: string, facts: PlayerFacts, since: number): Promise<void> {
  const decisions = { merged_into: null, excluded: null, dispensation: null };
  await db
    .insertInto("player")
    .values({ player: Number(id), ...rowOfFacts(facts), ...decisions, since })
    .execute();
}

/** Changes what is known of a player; what was known until then is kept. */
export async function changePlayer(db: Db, id: string, facts: PlayerFacts, until: number): Promise<void> {
  await keepPlayer(db, id, until);
  await db.updateTable("player").set(rowOfFacts(facts)).where("player", "=", Number(id)).execute();
}

const keepPlayer = (db: Db, id: string, until: number) =>
  sql`INSERT INTO player_before (${sql.raw(PLAYER_FACTS.join(", "))}, until)
    SELECT ${sql.raw(PLAYER_FACTS.join(", "))}, ${until}::bigint FROM player WHERE player = ${Number(id)}`.execute(db);

/** The players that some entries changed, each as known until then, by the number of the entry. */
export async function playersUntil(
  db: Db,
  entries: readonly number[],
): Promise<readonly (readonly [number, Player])[]> {
  const rows = await db
    .selectFrom("player_before")
    .selectAll()
    .where(sql<SqlBool>`until = ANY(${numbersIn(entries)})`)
    .execute();
  return rows.map((row) => [row.until, playerOfRow(row)]);
}

type PlayerDecisions = Partial<Pick<PlayerRow, "merged_into" | "excluded" | "dispensation">>;

export async function setDecisions(db: Db, id: string, decisions: PlayerDecisions, until: number): Promise<void> {
  await keepPlayer(db, id, until);
  await db.updateTable("player").set(decisions).where("player", "=", Number(id)).execute();
}

export interface PlayersPage {
  readonly players: readonly Player[];
  /** What to ask for next; null at the end. */
  readonly next: PlayerKey | null;
}

/** Where a page ended. */
export interface PlayerKey {
  readonly search: string;
  readonly player: number;
  /** Whether the name was looked for anywhere, not only at the beginning. */
  readonly anywhere: boolean;
}

export interface PlayersQuery {
  /** A beginning of the name, or words of it; accents do not matter. */
  readonly name?: string | undefined;
  readonly federation?: string | undefined;
  /** Only those whom lists leave out at the request of their federation. */
  readonly isExcluded?: boolean | undefined;
  readonly after?: PlayerKey | undefined;
  readonly limit: number;
}

/** Players by name, page by page. A name is looked for at the beginning, and only if nobody has it there, anywhere. */
export async function playersPage(db: Db, query: PlayersQuery): Promise<PlayersPage> {
  const words = searchable(query.name ?? "");
  if (words === "" && (query.name ?? "").trim() !== "") return { players: [], next: null }; // signs only: nobody's name
  if (words === "") return page(db, query, sql<SqlBool>`true`);
  // The upper limit is spelt out, so that the index is used whatever the database makes of LIKE.
  const begins = sql<SqlBool>`search >= ${words} AND search < ${`${words}\u{10ffff}`}`;
  const anywhere = query.after?.anywhere ?? false;
  if (!anywhere) {
    const found = await page(db, query, begins);
    if (found.players.length > 0 || query.after !== undefined) return found;
  }
  const each = words.split(" ").map((word) => `'${word}':*`); // letters and figures only
  const holds = sql<SqlBool>`to_tsvector('simple', search) @@ to_tsquery('simple', ${each.join(" & ")})`;
  const { players, next } = await page(db, query, holds);
  return { players, next: next === null ? null : { ...next, anywhere: true } };
}

/** Figures that a number of a player can have. */
const FIGURES_MAX = 11;

/** Players whose number begins with these figures, the shortest first: each length is a range of the key. */
export async function playersByNumber(db: Db, figures: string, limit: number): Promise<readonly Player[]> {
  const [low, high] = [0, 1].map((next) =>
    Array.from({ length: FIGURES_MAX + 1 - figures.length }, (_, more) => (Number(figures) + next) * 10 ** more - next),
  );
  const { rows } = await sql<PlayerRow>`
    SELECT found.* FROM unnest(${numbersIn(low ?? [])}, ${numbersIn(high ?? [])}) AS range (low, high)
    CROSS JOIN LATERAL (
      SELECT * FROM player WHERE player BETWEEN low AND high ORDER BY player LIMIT ${limit}) AS found
    ORDER BY player LIMIT ${limit}`.execute(db);
  return rows.map(playerOfRow);
}

async function page(
  db: Db,
  { federation, isExcluded, after, limit }: PlayersQuery,
  fits: RawBuilder<SqlBool>,
): Promise<PlayersPage> {
  let query = db.selectFrom("player").selectAll().where(fits).orderBy("search").orderBy("player").limit(limit);
  if (federation !== undefined) query = query.where("federation", "=", federation);
  if (isExcluded) query = query.where("excluded", "is not", null);
  if (after !== undefined) query = query.where(sql<SqlBool>`(search, player) > (${after.search}, ${after.player})`);
  const rows = await query.execute();
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    players: rows.map(playerOfRow),
    next: last === undefined ? null : { search: last.search, player: last.player, anywhere: false },
  };
}

const rowOfFacts = (facts: PlayerFacts) => ({
  name: facts.name,
  search: searchable(facts.name),
  federation: facts.federation,
  sex: facts.sex,
  birth: facts.birth,
  title: facts.title,
  women_title: facts.womenTitle,
  other_titles: facts.otherTitles.join(","),
  arena_title: facts.arenaTitle,
  memberships: facts.memberships.join(","),
});

export const playerOfRow = (row: Omit<PlayerRow, "since">): Player => ({
  id: String(row.player),
  name: row.name,
  federation: row.federation,
  sex: row.sex === "m" || row.sex === "w" ? row.sex : null,
  birth: row.birth === null ? null : (readBirth(row.birth) ?? null),
  title: TITLES.find((title) => title === row.title) ?? null,
  womenTitle: TITLES.find((title) => title === row.women_title) ?? null,
  otherTitles: row.other_titles === "" ? [] : row.other_titles.split(","),
  arenaTitle: row.arena_title,
  memberships: MEMBERSHIPS.filter((membership) => row.memberships.split(",").includes(membership)),
  mergedInto: row.merged_into === null ? null : String(row.merged_into),
  excluded: row.excluded,
  dispensation: row.dispensation,
});
