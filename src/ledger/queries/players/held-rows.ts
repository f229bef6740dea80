import { type RawBuilder, sql } from "kysely";
import type { Db, Tables } from "../../schema/tables.ts";
import { numbersIn } from "../sets.ts";

/**
 * The tables with rows about one person, and the column with the person's number; a test finds any with a column `player` that is
 * missing. Entrants are not among them: whom the office has matched with somebody else is not that person.
 */
export const PERSON_COLUMNS = {
  player: "player",
  player_before: "player",
  earlier_facts: "player",
  list_entry: "player",
  base_correction: "player",
  correction: "player",
  pool: "player",
  card: "player",
  entrant_match: "player",
  subscription: "player",
  objection: "player",
  club_line: "id",
  club_received_line: "id",
} as const satisfies Partial<Record<keyof Tables, string>>;

export type HeldTable = keyof typeof PERSON_COLUMNS;
export type HeldRow = Readonly<Record<string, unknown>>;

/** Every row about some records of one person, as it is kept. */
export async function heldRows(db: Db, table: HeldTable, players: readonly string[]): Promise<readonly HeldRow[]> {
  const column = sql.ref(PERSON_COLUMNS[table]);
  const isNumber = PERSON_COLUMNS[table] === "player";
  const condition = isNumber
    ? sql`${column} = ANY(${numbersIn(players.map(Number))})`
    : sql`${column} = ANY(${`{${players.join(",")}}`}::text[])`;
  const { rows } = await sql<HeldRow>`SELECT * FROM ${sql.table(table)} WHERE ${condition}`.execute(db);
  return rows;
}

/** Entrants who are the person: by their number in the report, or by the office's last match, which goes first. */
const ownEntrants = (some: RawBuilder<number[]>) => sql`
  SELECT entrant.* FROM entrant WHERE (player = ANY(${some}) OR EXISTS (SELECT FROM entrant_match AS matched
      WHERE matched.tournament = entrant.tournament AND matched.start_number = entrant.start_number
        AND matched.name = entrant.name AND matched.player = ANY(${some})))
    AND COALESCE((SELECT matched.player IS NOT NULL AND matched.player = ANY(${some}) FROM entrant_match AS matched
      WHERE matched.tournament = entrant.tournament AND matched.start_number = entrant.start_number
        AND matched.name = entrant.name ORDER BY matched.sequence DESC LIMIT 1), true)`;

/** The person in reports, with the games and the rulings on them, in every version of every report. */
export async function heldResults(db: Db, players: readonly string[]): Promise<HeldResults> {
  const some = numbersIn(players.map(Number));
  const own = ownEntrants(some);
  const entrants = await sql<HeldRow>`${own} ORDER BY tournament, part, version`.execute(db);
  const games = await sql<HeldRow>`
    SELECT game.*, game.white = own.place AS is_white FROM (${own}) AS own JOIN game ON game.tournament = own.tournament
      AND game.part = own.part AND game.version = own.version AND own.place IN (game.white, game.black)
    ORDER BY game.tournament, game.part, game.version, game.round`.execute(db);
  const rulings = await sql<HeldRow>`
    SELECT game_ruling.* FROM game_ruling WHERE game_ruling.white = ANY(${some}) OR game_ruling.black = ANY(${some})
    ORDER BY sequence`.execute(db);
  const files = await sql<HeldFile>`
    SELECT DISTINCT report.content, 'report' AS what FROM (${own}) AS own JOIN report ON report.tournament = own.tournament
      AND report.part = own.part AND report.version = own.version
    UNION SELECT DISTINCT coalesce(list.persons, list.content), 'list' FROM list_entry JOIN list ON list.list = list_entry.list
      AND list.version = list_entry.version WHERE list_entry.player = ANY(${some})
    UNION SELECT DISTINCT list.making, 'list' FROM list_entry JOIN list ON list.list = list_entry.list
      AND list.version = list_entry.version WHERE list_entry.player = ANY(${some}) AND list.making IS NOT NULL
    ORDER BY 2, 1`.execute(db);
  return { entrants: entrants.rows, games: games.rows, rulings: rulings.rows, files: files.rows };
}

export interface HeldResults {
  readonly entrants: readonly HeldRow[];
  readonly games: readonly HeldRow[];
  readonly rulings: readonly HeldRow[];
  /** Stored files that name the person, by their hashes. */
  readonly files: readonly HeldFile[];
}

export interface HeldFile {
  readonly content: string;
  readonly what: string;
}

/** The lines of the journal in which a text stands, in order: a number in quotation marks, or a club. */
export async function linesNaming(db: Db, text: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("journal")
    .select("line")
    .where("line", "like", `%${text.replace(/[\\%_]/g, "\\$&")}%`)
    .orderBy("sequence")
    .execute();
  return rows.map(({ line }) => line);
}

/** What books of clubs hold of members, named as `club/member`: themselves, and their games. */
export async function heldInBooks(db: Db, members: ReadonlySet<string>): Promise<readonly HeldRow[]> {
  if (members.size === 0) return [];
  const rows = await db
    .selectFrom("club_fact")
    .selectAll()
    .where("kind", "in", ["member", "placing", "game"])
    .execute();
  return rows.filter(({ club, kind, key, facts }) => {
    const { member, white, black } = JSON.parse(facts) as HeldRow as Sides;
    const own = kind === "game" ? [white?.member, black?.member] : [member ?? key];
    return own.some((each) => members.has(`${club}/${each}`));
  });
}

type Sides = Readonly<Partial<Record<"white" | "black", { readonly member?: number }>>> & { readonly member?: number };

/** The lines of members on the lists of their clubs. */
export async function heldClubLines(db: Db, members: ReadonlySet<string>): Promise<readonly HeldRow[]> {
  const rows: readonly HeldRow[] = members.size === 0 ? [] : await db.selectFrom("club_line").selectAll().execute();
  return rows.filter(({ club, member }) => members.has(`${club}/${member}`));
}
