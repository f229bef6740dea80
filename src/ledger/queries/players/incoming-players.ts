import type { ListEntry } from "../../../domain/list-entry.ts";
import { searchable } from "../../../domain/player.ts";
import type { Transaction } from "../../database.ts";
import { PLAYER_FACTS } from "../../schema/tables.ts";
import { type Bulk, bulkInto } from "../../wire/bulk.ts";

/** What a list says of a player, in the order of the columns. */
const FACTS = [
  "name",
  "search",
  "federation",
  "sex",
  "birth",
  "title",
  "women_title",
  "other_titles",
  "arena_title",
] as const;
const COLUMNS = ["player", ...FACTS, "since"];

/** Players of a list on their way into the table of players. */
export interface IncomingPlayers {
  readonly add: (entry: ListEntry) => void;
  readonly flushFull: () => Promise<void>;
  /** Sends the rest, and joins them with the players there are. */
  readonly end: () => Promise<void>;
}

export interface IncomingPlayersOptions {
  /** Whether the list is the newest: an older one says nothing about players who are known. */
  readonly isNewest: boolean;
  /** The entry that brings them. */
  readonly sequence: number;
}

/** Into an empty table they go straight, else by way of a table of their own. */
export async function incomingPlayers(tx: Transaction, options: IncomingPlayersOptions): Promise<IncomingPlayers> {
  const { isNewest, sequence } = options;
  const isFirst = (await tx.db.selectFrom("player").select("player").limit(1).executeTakeFirst()) === undefined;
  if (!isFirst) {
    await tx.query("DROP TABLE IF EXISTS incoming_player", []);
    await tx.query(`CREATE TEMPORARY TABLE incoming_player AS SELECT ${COLUMNS.join(", ")} FROM player LIMIT 0`, []);
  }
  const bulk = bulkInto(tx, isFirst ? "player" : "incoming_player", COLUMNS);
  return {
    add: (entry) => addRow(bulk, entry, sequence),
    flushFull: bulk.flushFull,
    end: async () => {
      await bulk.flush();
      if (isFirst) return;
      if (isNewest) await tx.query(KEEP, [sequence]);
      await tx.query(joinSql(isNewest), []);
      await tx.query("DROP TABLE incoming_player", []);
    },
  };
}

function addRow(bulk: Bulk, entry: ListEntry, sequence: number): void {
  bulk
    .row()
    .int8(Number(entry.id))
    .text(entry.name)
    .text(searchable(entry.name))
    .text(entry.federation)
    .text(entry.sex)
    .text(entry.birth)
    .text(entry.title)
    .text(entry.womenTitle)
    .text(entry.otherTitles.join(","))
    .text(entry.arenaTitle)
    .int8(sequence);
}

const factsIn = (table: string): string => FACTS.map((column) => `${table}.${column}`).join(", ");

/** What is about to change is kept as it was until this list. */
const KEEP = `INSERT INTO player_before (${PLAYER_FACTS.join(", ")}, until)
  SELECT ${PLAYER_FACTS.map((column) => `player.${column}`).join(", ")}, $1::bigint
  FROM player JOIN incoming_player AS incoming ON incoming.player = player.player
  WHERE (${factsIn("player")}) IS DISTINCT FROM (${factsIn("incoming")})`;

/** Only rows that differ are written: from one month to the next few do. */
function joinSql(isNewest: boolean): string {
  const insert = `INSERT INTO player (${COLUMNS.join(", ")}) SELECT ${COLUMNS.join(", ")} FROM incoming_player`;
  if (!isNewest) return `${insert} ON CONFLICT (player) DO NOTHING`;
  const sets = FACTS.map((column) => `${column} = excluded.${column}`).join(", ");
  return `${insert} ON CONFLICT (player) DO UPDATE SET ${sets}
    WHERE (${factsIn("player")}) IS DISTINCT FROM (${factsIn("excluded")})`;
}
