import { readLine } from "../../domain/journal/chain.ts";
import type { JournalEntry } from "../../domain/journal/journal.ts";
import type { Player } from "../../domain/player.ts";
import {
  filesNaming,
  type HeldRow,
  type HeldTable,
  heldGames,
  heldRows,
  linesNaming,
  PERSON_COLUMNS,
} from "../../ledger/queries/players/held-rows.ts";
import { mergedInto } from "../../ledger/queries/players/players.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { sha256 } from "../../ledger/sha256.ts";
import { knownPlayer } from "../players.ts";

/** Everything an office holds about one person, as it is kept. */
export interface HeldFacts {
  readonly player: Player;
  /** Other records that were found to be the same person: what is held under their numbers is here too. */
  readonly records: readonly string[];
  readonly tables: Readonly<Record<HeldTable, readonly HeldRow[]>>;
  readonly games: readonly HeldRow[];
  readonly journal: readonly JournalEntry[];
  /** Stored files in which the person is named, by their sha-256. */
  readonly files: readonly { readonly content: string; readonly what: string }[];
}

/** What a person may ask for: nothing is left out, and nothing is about others but their opponents. */
export async function heldFacts(db: Db, id: string): Promise<HeldFacts> {
  const player = await knownPlayer(db, id);
  const records = (await mergedInto(db, player.id)).map((each) => each.id);
  const numbers = [player.id, ...records];
  const tables: Partial<Record<HeldTable, readonly HeldRow[]>> = {};
  for (const table of Object.keys(PERSON_COLUMNS) as HeldTable[]) tables[table] = await heldRows(db, table, numbers);
  const lines = new Set<string>();
  for (const number of numbers) for (const line of await linesNaming(db, number)) lines.add(line);
  return {
    player,
    records,
    tables: tables as HeldFacts["tables"],
    games: await heldGames(db, numbers),
    journal: [...lines]
      .flatMap((line) => readLine(line, sha256).entry ?? [])
      .sort((one, other) => one.sequence - other.sequence),
    files: await filesNaming(db, numbers),
  };
}
