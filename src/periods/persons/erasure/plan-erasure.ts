import type { Fields } from "../../../domain/journal/private-facts.ts";
import { LIST_KINDS, type ListKind } from "../../../domain/list.ts";
import { ERASED_NAME, type Player } from "../../../domain/player.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import { allLists } from "../../../ledger/queries/lists/lists.ts";
import { heldResults, heldRows } from "../../../ledger/queries/players/held-rows.ts";
import { mergedInto } from "../../../ledger/queries/players/players.ts";
import type { EntrantRow, ListRow, MatchRow, PlayerRow } from "../../../ledger/schema/tables.ts";
import { knownPlayer } from "../../players.ts";
import { wholeOf } from "../../tournaments/reports/read-report.ts";
import { type ErasedPerson, erasedFacts } from "./erased-facts.ts";
import { type ErasedPersons, erasedList, isListed } from "./erased-list.ts";
import { erasedClubList, erasedFirstFormat } from "./erased-own-lists.ts";
import { type ErasedReasons, erasedProvenance } from "./erased-provenance.ts";
import { erasedReport } from "./erased-report.ts";
import { nameEraser } from "./erased-texts.ts";
import { standInBirth } from "./stand-in-birth.ts";

export const ERASED_CONTENTS = ["report", "imported-list", "list", "club-list"] as const;
export type ErasedContent = (typeof ERASED_CONTENTS)[number];

/** What an erasure would do. Nothing is changed by making it. */
export interface ErasurePlan {
  readonly player: Player;
  readonly records: readonly string[];
  /** The last entry it takes into account. */
  readonly asOf: number;
  /** The private facts that entries get, by their numbers. */
  readonly lines: ReadonlyMap<number, Fields>;
  readonly contents: readonly PlannedContent[];
  /** What stays, under the number alone. */
  readonly lists: number;
  readonly tournaments: number;
  readonly isNamedIn: (text: string) => boolean;
}

interface PlannedContent {
  readonly content: string;
  readonly what: ErasedContent;
  /** The bytes that take its place. */
  readonly bytes: () => AsyncIterable<Uint8Array>;
}

type Reading = Pick<Ledger, "db" | "head" | "entries" | "content">;

/** Looks for everything that says who a person is, by any of the person's numbers and names. */
export async function planErasure(ledger: Reading, id: string): Promise<ErasurePlan> {
  const asked = await knownPlayer(ledger.db, id);
  const player = asked.mergedInto === null ? asked : await knownPlayer(ledger.db, asked.mergedInto);
  if (player.name === ERASED_NAME) throw new Refusal("already-erased", { player: player.id });
  const { sequence: asOf } = await ledger.head();
  const records = (await mergedInto(ledger.db, player.id)).map((each) => each.id);
  const numbers = [player.id, ...records];
  const entrants = await ownEntrants(ledger, numbers);
  const lists = await listsOf(ledger, numbers);
  const eraseName = nameEraser(await namesOf(ledger, numbers, entrants));
  const birth = standInBirth(player.birth, lists);
  const person = { numbers, birth, eraseName, members: await membersOf(ledger, numbers), ...entrantsIn(entrants) };
  const lines = await linesOf(ledger, asOf, person);
  const persons = { birth, has: (number: string) => numbers.includes(number) };
  return {
    player,
    records,
    asOf,
    lines,
    contents: [
      ...reportsOf(ledger, entrants),
      ...(await importedListsOf(ledger, persons)),
      ...ownListsOf(ledger, lists, persons),
      ...(await provenancesOf(ledger, { numbers, eraseName, reasons: await reasonsOf(ledger, lines) })),
      ...(await clubListsOf(ledger, persons)),
    ],
    lists: lists.length,
    tournaments: new Set(entrants.map(({ tournament }) => tournament)).size,
    isNamedIn: (text) => eraseName(text) !== text,
  };
}

type OwnEntrant = EntrantRow & { readonly content: string };

/** Entrants who are the person: by number and name, or because the office says so. */
async function ownEntrants({ db }: Reading, numbers: readonly string[]): Promise<readonly OwnEntrant[]> {
  const matched = (await heldRows(db, "entrant_match", numbers)) as unknown as readonly MatchRow[];
  const isMatched = (row: EntrantRow): boolean =>
    matched.some((each) => each.tournament === row.tournament && each.start_number === row.start_number);
  const { entrants } = await heldResults(db, numbers);
  const rows = (entrants as unknown as readonly EntrantRow[]).filter((row) => !row.name_differs || isMatched(row));
  const contents = await db.selectFrom("report").select(["tournament", "part", "version", "content"]).execute();
  const keyOf = ({ tournament, part, version }: Pick<EntrantRow, "tournament" | "part" | "version">): string =>
    `${tournament}/${part}/${version}`;
  const contentOf = new Map(contents.map((row) => [keyOf(row), row.content]));
  return rows.map((row) => ({ ...row, content: contentOf.get(keyOf(row)) ?? "" }));
}

function entrantsIn(entrants: readonly OwnEntrant[]): Pick<ErasedPerson, "isEntrant"> {
  const keys = new Set(entrants.map((row) => `${row.tournament}/${row.start_number}`));
  return { isEntrant: (tournament, startNumber) => keys.has(`${tournament}/${startNumber}`) };
}

/** Every list that has a line of the person. */
async function listsOf({ db }: Reading, numbers: readonly string[]): Promise<readonly ListRow[]> {
  const rows = await heldRows(db, "list_entry", numbers);
  const keys = new Set(rows.map(({ list, version }) => `${list}/${version}`));
  return (await allLists(db)).filter(({ list, version }) => keys.has(`${list}/${version}`));
}

/** Under whatever name the person was ever known. */
async function namesOf(
  { db }: Reading,
  numbers: readonly string[],
  entrants: readonly EntrantRow[],
): Promise<readonly string[]> {
  const rows = [...(await heldRows(db, "player", numbers)), ...(await heldRows(db, "player_before", numbers))];
  return [...(rows as unknown as readonly PlayerRow[]), ...entrants].map(({ name }) => name);
}

/** Members of clubs with one of these numbers. */
async function membersOf({ entries }: Reading, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const members = new Set<string>();
  for await (const { kind, payload } of entries(0)) {
    const id =
      kind === "club-member-entered" ? payload.id : kind === "club-member-changed" ? payload.changes.id : undefined;
    if (id && numbers.includes(id) && "member" in payload) members.add(`${payload.club}/${payload.member}`);
  }
  return members;
}

async function linesOf({ entries }: Reading, asOf: number, person: ErasedPerson): Promise<ReadonlyMap<number, Fields>> {
  const lines = new Map<number, Fields>();
  for await (const entry of entries(0)) {
    if (entry.sequence > asOf) break;
    const facts = erasedFacts(entry, person);
    if (facts !== null) lines.set(entry.sequence, facts);
  }
  return lines;
}

function reportsOf({ content }: Reading, entrants: readonly OwnEntrant[]): readonly PlannedContent[] {
  const contents = [...new Set(entrants.map((row) => row.content))];
  return contents.map((each) => ({
    content: each,
    what: "report",
    bytes: async function* () {
      const own = entrants.filter((row) => row.content === each);
      yield erasedReport(await wholeOf(content(each)), own);
    },
  }));
}

/** Also lists on which the person has no rating: a file says more than the table. */
async function importedListsOf(
  { entries, content }: Reading,
  persons: ErasedPersons,
): Promise<readonly PlannedContent[]> {
  const found = new Map<string, ListKind>();
  for await (const { kind, payload } of entries(0))
    if (kind === "list-imported") found.set(payload.content, LIST_KINDS.find((each) => each === payload.kind)!);
  const planned: PlannedContent[] = [];
  for (const [each, kind] of found)
    if (await isListed(content(each), kind, persons))
      planned.push({ content: each, what: "imported-list", bytes: () => erasedList(content(each), kind, persons) });
  return planned;
}

const ownListsOf = (
  { content }: Reading,
  lists: readonly ListRow[],
  persons: ErasedPersons,
): readonly PlannedContent[] =>
  lists
    .filter(({ making }) => making !== null)
    .map((row) => ({
      content: row.content,
      what: "list",
      bytes: () => erasedFirstFormat(content(row.content), persons),
    }));

/** Free text that is in an entry no longer. */
async function reasonsOf({ entries }: Reading, lines: ReadonlyMap<number, Fields>): Promise<ReadonlySet<string>> {
  const reasons = new Set<string>();
  for await (const { sequence, payload } of entries(0)) {
    const now = lines.get(sequence)?.reason;
    if (now !== undefined && "reason" in payload && payload.reason) reasons.add(payload.reason);
  }
  return reasons;
}

async function provenancesOf({ db, content }: Reading, erased: ErasedReasons): Promise<readonly PlannedContent[]> {
  const planned: PlannedContent[] = [];
  for (const { making } of await allLists(db)) {
    const text = making === null ? null : await erasedProvenance(content(making), erased);
    if (making !== null && text !== null) planned.push({ content: making, what: "list", bytes: () => bytesOf(text) });
  }
  return planned;
}

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}

async function clubListsOf({ entries, content }: Reading, persons: ErasedPersons): Promise<readonly PlannedContent[]> {
  const contents = new Set<string>();
  for await (const { kind, payload } of entries(0))
    if (kind === "club-list-closed" || kind === "club-list-received") contents.add(payload.content);
  const planned: PlannedContent[] = [];
  for (const each of contents) {
    const erased = erasedClubList(Buffer.from(await wholeOf(content(each))).toString("utf8"), persons);
    if (erased === null) continue;
    planned.push({ content: each, what: "club-list", bytes: () => bytesOf(erased) });
  }
  return planned;
}
