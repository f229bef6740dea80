import { adoptedEditions } from "../../ledger/queries/editions/adopted-editions.ts";
import { NOW } from "../../ledger/queries/sets.ts";
import type { AdoptedEditionRow, Db } from "../../ledger/schema/tables.ts";
import { type Editions, editionsWith, REGISTER } from "../../regulations/editions.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { readEdition } from "../../reports/edition-file.ts";

/** The editions that an office goes by now, or went by after an entry. */
export async function editionsOf(db: Db, asOf = NOW): Promise<Editions> {
  const rows = await adoptedEditions(db, asOf);
  return rows.length === 0 ? REGISTER : editionsFrom(inPlace(rows));
}

/** An edition that was adopted again under its id stands where the later entry does. */
export const inPlace = (rows: readonly AdoptedEditionRow[]): readonly AdoptedEditionRow[] =>
  rows.filter((row, at) => !rows.slice(at + 1).some(({ edition }) => edition === row.edition));

/** Few offices adopt more than one; the same object is the key of other caches. */
const KNOWN = new Map<string, Editions>();
const KNOWN_MAX = 100;

function editionsFrom(rows: readonly AdoptedEditionRow[]): Editions {
  // Not by the content's hash: it stays when somebody is erased from the file.
  const key = rows.map(({ file }) => file).join("\n");
  const known = KNOWN.get(key) ?? editionsWith(rows.map(adopted));
  if (KNOWN.size >= KNOWN_MAX) KNOWN.clear();
  KNOWN.set(key, known);
  return known;
}

function adopted({ edition: id, file }: AdoptedEditionRow): FideEdition {
  const { edition } = readEdition(file);
  if (edition === null) throw new Error(`the edition ${id} was adopted and cannot be read`);
  return edition;
}
