import type { Transaction } from "../../database.ts";
import { type Bulk, type BulkRow, bulkInto } from "../../wire/bulk.ts";
import { STATUSES } from "./list-entries.ts";
import type { ListKey } from "./lists.ts";

/** A player's line on a list that is taken over. */
export interface IncomingEntry {
  readonly player: number;
  readonly rating: number;
  readonly games: number | null;
  readonly k: number | null;
  readonly inactive: boolean;
}

/** Entries of a list on their way into the table. */
export interface IncomingEntries {
  readonly add: (entry: IncomingEntry) => void;
  readonly flushFull: () => Promise<void>;
  /** Sends the rest, and carries over what the list before knew of the same players. */
  readonly end: () => Promise<void>;
}

export interface IncomingEntriesOptions extends ListKey {
  readonly date: string;
  /** A player whom it flags as inactive has no counted game on a later list than this. */
  readonly inactiveSince: string;
  /** The list before of the same kind; undefined: there is none. */
  readonly before: ListKey | undefined;
}

const LISTED = ["player", "rating", "games", "k", "inactive"] as const;
const CARRIED = ["games_so_far", "highest", "last_counted"] as const;

/** A first list goes straight into the table, a further one by way of a table of its own. */
export async function incomingEntries(tx: Transaction, options: IncomingEntriesOptions): Promise<IncomingEntries> {
  const { list, version, date, before, inactiveSince } = options;
  if (before === undefined) {
    const bulk = bulkInto(tx, "list_entry", [...LISTED, ...CARRIED, "list", "version"]);
    return {
      add: (entry) => {
        const games = entry.games ?? 0;
        const last = games > 0 || !entry.inactive ? date : inactiveSince;
        addListed(bulk, entry).int4(games).int2(entry.rating).text(last).text(list).int2(version);
      },
      flushFull: bulk.flushFull,
      end: bulk.flush,
    };
  }
  const own = `incoming_${list.replaceAll("-", "_")}`;
  await tx.query(`DROP TABLE IF EXISTS ${own}`, []);
  await tx.query(`CREATE TEMPORARY TABLE ${own} AS SELECT ${LISTED.join(", ")} FROM list_entry LIMIT 0`, []);
  const bulk = bulkInto(tx, own, LISTED);
  return {
    add: (entry) => {
      addListed(bulk, entry);
    },
    flushFull: bulk.flushFull,
    end: async () => {
      await bulk.flush();
      await tx.query(joinSql(own), [list, version, date, before.list, before.version, inactiveSince]);
      await tx.query(missingSql(own), [list, version, date, before.list, before.version]);
      await tx.query(`DROP TABLE ${own}`, []);
    },
  };
}

const addListed = (bulk: Bulk, { player, rating, games, k, inactive }: IncomingEntry): BulkRow =>
  bulk.row().int8(player).int2(rating).int2(games).int2(k).flag(inactive);

/**
 * Players of the list before who are not on this one leave the list without a current rating. What is on
 * record of them is carried on, because they may come back.
 */
const missingSql = (own: string): string => `INSERT INTO list_entry
    (player, rating, games, k, inactive, games_so_far, highest, complete, last_counted, list, version, delisted_on,
     gone, status, change, shown)
  SELECT player, NULL, 0, NULL, inactive, 0, highest, complete, last_counted, $1, $2::smallint,
    CASE WHEN rating IS NULL THEN delisted_on ELSE $3 END, gone, ${STATUSES.indexOf("unrated")}, NULL, false
  FROM list_entry AS before
  WHERE list = $4 AND version = $5 AND (rating IS NOT NULL OR highest IS NOT NULL)
    AND NOT EXISTS (SELECT FROM ${own} AS own WHERE own.player = before.player)`;

/**
 * Games and highest rating are at least those on record: what came before the first list nobody knows. Players who are
 * active on the first list that has them, or are so again, have played for it at the latest; those who are flagged have
 * not, for as long as the article asks (reading `activity-at-latest`).
 */
const joinSql = (own: string): string => `INSERT INTO list_entry
    (${LISTED.join(", ")}, ${CARRIED.join(", ")}, list, version, delisted_on, change)
  SELECT ${LISTED.map((column) => `own.${column}`).join(", ")},
    COALESCE(before.games_so_far, 0) + COALESCE(own.games, 0),
    GREATEST(before.highest, own.rating),
    CASE
      WHEN own.games > 0 THEN $3
      WHEN own.inactive THEN LEAST(before.last_counted, $6::text)
      WHEN NOT own.inactive AND (before.player IS NULL OR before.inactive) THEN $3
      ELSE before.last_counted
    END,
    $1, $2::smallint, before.delisted_on, own.rating - before.rating
  FROM ${own} AS own LEFT JOIN list_entry AS before
    ON before.player = own.player AND before.list = $4 AND before.version = $5`;
