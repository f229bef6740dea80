import { readLine } from "../../domain/journal/chain.ts";
import type { JournalEntry } from "../../domain/journal/journal.ts";
import type { Player } from "../../domain/player.ts";
import {
  type HeldResults,
  type HeldRow,
  type HeldTable,
  heldInBooks,
  heldResults,
  heldRows,
  linesNaming,
  PERSON_COLUMNS,
} from "../../ledger/queries/players/held-rows.ts";
import { mergedInto } from "../../ledger/queries/players/players.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { sha256 } from "../../ledger/sha256.ts";
import { knownPlayer } from "../players.ts";
import { type Fields, isAboutMember, memberKey, ownMembers } from "./own-members.ts";

/** What an office holds about one person as a player, as it is kept. */
export interface HeldFacts extends HeldResults {
  readonly player: Player;
  /** Other records that were found to be the same person: what is held under their numbers is here too. */
  readonly records: readonly string[];
  readonly tables: Readonly<Record<HeldTable, readonly HeldRow[]>>;
  readonly books: readonly HeldRow[];
  readonly journal: readonly JournalEntry[];
}

/** Asked for by any number of the person. Of others it has only the numbers of opponents. */
export async function heldFacts(db: Db, id: string): Promise<HeldFacts> {
  const asked = await knownPlayer(db, id);
  const player = asked.mergedInto === null ? asked : await knownPlayer(db, asked.mergedInto);
  const records = (await mergedInto(db, player.id)).map((each) => each.id);
  const numbers = [player.id, ...records];
  const members = new Set((await ownMembers(db, numbers)).map(memberKey));
  const tables: Partial<Record<HeldTable, readonly HeldRow[]>> = {};
  for (const table of Object.keys(PERSON_COLUMNS) as HeldTable[]) tables[table] = await heldRows(db, table, numbers);
  return {
    player,
    records,
    tables: tables as HeldFacts["tables"],
    ...(await heldResults(db, numbers)),
    books: await heldInBooks(db, members),
    journal: await entriesAbout(db, numbers, members),
  };
}

/** What of this only those see who may read the journal: decisions with their reasons, and books of clubs. */
export const withoutJournal = (held: HeldFacts): HeldFacts => ({
  ...held,
  tables: { ...held.tables, club_line: [], club_received_line: [] },
  books: [],
  rulings: [],
  journal: [],
});

/** Fields of an entry that name a player by number. */
const NAMING = ["player", "kept", "merged", "white", "black"] as const;

async function entriesAbout(
  db: Db,
  numbers: readonly string[],
  members: ReadonlySet<string>,
): Promise<readonly JournalEntry[]> {
  const lines = new Set<string>();
  for (const number of numbers) for (const line of await linesNaming(db, `"${number}"`)) lines.add(line);
  for (const key of members)
    for (const line of await linesNaming(db, `"club":${JSON.stringify(clubOf(key))}`)) lines.add(line);
  return [...lines]
    .flatMap((line) => readLine(line, sha256).entry ?? [])
    .filter(({ payload }) => isAbout(payload as Fields, numbers) || isAboutMember(payload as Fields, members))
    .sort((one, other) => one.sequence - other.sequence);
}

const isAbout = (payload: Fields, numbers: readonly string[]): boolean =>
  NAMING.some((field) => numbers.includes(String(payload[field] ?? ""))) ||
  arbitersIn(payload).some(({ id }) => numbers.includes(String(id)));

/** The arbiters whom a registration, or a change of one, names. */
function arbitersIn({ facts, changes }: Fields): readonly Fields[] {
  const { arbiters } = (facts ?? changes ?? {}) as Fields;
  return Array.isArray(arbiters) ? (arbiters as readonly Fields[]) : [];
}

const clubOf = (key: string): string => key.slice(0, key.indexOf("/"));
