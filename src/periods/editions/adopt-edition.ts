import type { IsoDate } from "../../domain/dates.ts";
import type { EntryOf, JournalEntry } from "../../domain/journal/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Projection } from "../../ledger/ledger.ts";
import { adoptedEditions, putAdoptedEdition } from "../../ledger/queries/editions/adopted-editions.ts";
import { listsInForce } from "../../ledger/queries/lists/lists.ts";
import { NOW } from "../../ledger/queries/sets.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { coefficientLimits, POSSIBILITIES_MAX } from "../../regulations/fide/articles/development-coefficient.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { readEdition } from "../../reports/edition-file.ts";
import { type Office, recorded } from "../office.ts";
import { editionsOf } from "./editions-of.ts";

export interface AdoptionRequest {
  /** What the file is called where it is spoken of. */
  readonly file: string;
  readonly text: string;
  readonly reason: string;
}

/** Makes an edition of one's own the office's rules, from its first day on. */
export const adoptEdition = (office: Office, request: AdoptionRequest): Promise<JournalEntry> =>
  recorded(office, async ({ db, keep }) => {
    const { file, text, reason } = request;
    const { edition, faults } = readEdition(text);
    if (edition === null)
      throw new Refusal("edition-faulty", {
        file,
        faults: faults.map(({ line, path, found }) => `${line}: ${path}${found === "" ? "" : ` (${found})`}`),
      });
    const { id, list, inForce } = edition;
    if (inForce === null) throw new Refusal("edition-without-dates", { edition: id });
    await checkFuture(db, edition, inForce.from);
    await checkLimits(db, edition);
    const { sha256: content, isNew } = await keep(once(text));
    if (!isNew && (await isAdopted(db, content))) throw new Refusal("nothing-to-change", {});
    const { from, until = null } = inForce;
    const name = edition.own?.name ?? id;
    return { kind: "edition-adopted", payload: { edition: id, name, list, from, until, content, reason } };
  });

/** No day of a published list may get another edition; and one that a list was made by stays for good. */
async function checkFuture(db: Db, { id, list }: FideEdition, from: IsoDate): Promise<void> {
  const newest = (await listsInForce(db, { kind: list })).at(-1)?.date as IsoDate | undefined;
  if (newest === undefined) return;
  const before = (await adoptedEditions(db, NOW)).filter(({ edition }) => edition === id).at(-1);
  if (before !== undefined && before.from_day <= newest) throw new Refusal("edition-in-use", { id, newest });
  if (from <= newest) throw new Refusal("edition-too-late", { from, newest });
}

/** K of players whose early games are not on record is worked out case by case, over all editions of the office. */
async function checkLimits(db: Db, edition: FideEdition): Promise<void> {
  const { games, highest } = coefficientLimits([...(await editionsOf(db)).fide, edition]);
  const found = (games.length + 1) * (highest.length + 1);
  if (found > POSSIBILITIES_MAX) throw new Refusal("too-many-limits", { found, max: POSSIBILITIES_MAX });
}

const isAdopted = async (db: Db, content: string): Promise<boolean> =>
  (await adoptedEditions(db, NOW)).some((row) => row.content === content);

async function* once(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}

export async function projectEditionAdopted(
  { payload: { edition, list, from, content }, sequence }: EntryOf<"edition-adopted">,
  to: Projection,
): Promise<void> {
  const parts: Uint8Array[] = [];
  for await (const part of to.content(content)) parts.push(part);
  const file = Buffer.concat(parts).toString("utf8");
  await putAdoptedEdition(to.db, { sequence, edition, list, from_day: from, content, file, withdrawn: null });
}
