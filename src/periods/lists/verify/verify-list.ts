import { createHash } from "node:crypto";
import type { IsoDate } from "../../../domain/dates.ts";
import { type ListKind, listSha256 } from "../../../domain/list.ts";
import type { ListFault, Progress } from "../../../domain/list-making.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Ledger, LedgerReader } from "../../../ledger/ledger.ts";
import { allLists, versionsOf } from "../../../ledger/queries/lists/lists.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import { sha256 } from "../../../ledger/sha256.ts";
import { headerLine } from "../format/canonical-list.ts";
import { formatOf, provenanceBytes } from "../format/provenance.ts";
import { readSalts } from "../format/salts.ts";
import type { ListBasis } from "../list-basis.ts";
import { makeList } from "../make-list.ts";
import type { ListFile, ListForm } from "../write/list-file.ts";
import { lineDifferences } from "./compare-lines.ts";
import { importedDifferences, rowDifferences } from "./compare-rows.ts";
import type { ListDifference } from "./list-difference.ts";

export interface ListVerification {
  readonly list: string;
  readonly version: number;
  readonly origin: string;
  readonly sha256: string;
  readonly players: number;
  /** The first of them, if there are many; none: the list is what the journal makes of it. */
  readonly differences: readonly ListDifference[];
}

export interface VerifyRequest {
  readonly list: string;
  /** Without it, the one in force. */
  readonly version?: number | undefined;
  readonly progress?: Progress;
}

const DIFFERENCES_MAX = 100;
const NO_PROGRESS: Progress = () => undefined;

/** Makes a list again from what the office knew then, and compares bytes, hash and every row with what is there. */
export const verifyList = async (
  { reader }: Ledger,
  { list, version, progress = NO_PROGRESS }: VerifyRequest,
): Promise<ListVerification> => verifyRow(reader, await publishedRow(reader, list, version), progress);

/** Every published list in every version, the oldest first. */
export async function* verifyLists(ledger: Ledger, progress: Progress = NO_PROGRESS): AsyncIterable<ListVerification> {
  const published = (await allLists(ledger.db)).filter((row) => row.published !== null);
  for (const row of published) yield await verifyRow(ledger.reader, row, progress);
}

/** A published version of a list: the highest, or the one that is asked for. */
export async function publishedRow({ db }: Pick<LedgerReader, "db">, list: string, version?: number): Promise<ListRow> {
  const published = (await versionsOf(db, list)).filter((row) => row.published !== null);
  const row = published.find((each) => version === undefined || each.version === version);
  if (row === undefined) throw new Refusal("unknown-list", { list, version: version ?? null });
  return row;
}

export async function verifyRow(reading: LedgerReader, row: ListRow, progress: Progress): Promise<ListVerification> {
  const { list, version, origin } = row;
  const known = { list, version, origin, sha256: listSha256(row) };
  for (const content of [row.content, row.persons])
    if (content !== null && (await isDamaged(reading.content(content))))
      return { ...known, players: 0, differences: [whole("content-differs", content, "")] };
  const made = row.making === null ? [] : await remade(reading, row, row.making, progress);
  progress("comparing", 0, 1);
  const compared = row.making === null ? await importedDifferences(reading, row) : await rowDifferences(reading, row);
  progress("comparing", 1, 1);
  const differences = [...made, ...compared.differences].slice(0, DIFFERENCES_MAX);
  return { ...known, differences, players: compared.players };
}

/** The list made again: where its hash differs, the lines that differ. */
async function remade(
  reading: LedgerReader,
  row: ListRow,
  making: string,
  progress: Progress,
): Promise<ListDifference[]> {
  const made = await makeList(reading, await basisOf(reading, row), progress);
  const file = await made.file(await formOf(reading, row));
  const [list, how] = [
    hashOf(file.bytes()),
    hashOf(provenanceBytes(file.provenance(await formatOf(reading.content(making))))),
  ];
  const differences = how === (await reading.hashNow(making)) ? [] : [whole("making-differs", how, making)];
  const persons = await personsDiffer(reading, row, file);
  const first = sha256(headerLine(file.header));
  if (row.header !== null && row.header !== first) differences.push(whole("list-differs", first, row.header));
  if (list === (await reading.hashNow(row.content))) return [...differences, ...persons];
  const lines = await lineDifferences(file.bytes(), reading.content(row.content), DIFFERENCES_MAX);
  return [whole("list-differs", list, row.content), ...differences, ...lines, ...persons];
}

/** As it was written then: with the salts that are kept, or with names in the lines. */
async function formOf(reading: LedgerReader, { persons }: ListRow): Promise<ListForm> {
  if (persons === null) return "named";
  const salts = await readSalts(reading.content(persons));
  return { salts: () => salts };
}

/** Compared as they are now: persons who were erased are not what they were when the list was closed. */
async function personsDiffer(reading: LedgerReader, row: ListRow, file: ListFile): Promise<ListDifference[]> {
  if (row.persons === null || file.persons === null) return [];
  const hash = createHash("sha256");
  for await (const part of reading.content(row.persons)) hash.update(part);
  const [made, kept] = [hashOf(file.persons), hash.digest("hex")];
  return made === kept ? [] : [whole("persons-differ", made, kept)];
}

/** What the list was made from, as its entry has it. */
export async function basisOf({ db }: LedgerReader, row: ListRow): Promise<ListBasis> {
  const { list, version, kind, date, facts_as_of: factsAsOf, reports_as_of: reportsAsOf } = row;
  const previous = (await versionsOf(db, row.previous_list ?? "")).find(
    (each) => each.version === row.previous_version,
  );
  if (previous === undefined || factsAsOf === null || reportsAsOf === null)
    throw new Error(`${list} has lost the list that it starts from`);
  // Our own table: the kind and the date were checked when the list was closed.
  return { list, version, kind: kind as ListKind, date: date as IsoDate, previous, factsAsOf, reportsAsOf };
}

/** Contents are checked by their hash as they are read. */
async function isDamaged(content: AsyncIterable<Uint8Array>): Promise<boolean> {
  try {
    for await (const part of content) void part;
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.code === "content-differs") return true;
    throw error;
  }
}

const whole = (fault: ListFault, expected: string, found: string): ListDifference => ({
  fault,
  player: null,
  expected,
  found,
});

function hashOf(parts: Iterable<Uint8Array>): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
