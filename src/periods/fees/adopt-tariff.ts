import type { Tariff } from "../../domain/fees/tariff.ts";
import type { EntryOf, JournalEntry } from "../../domain/journal/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Projection } from "../../ledger/ledger.ts";
import { adoptedTariffs, lastPaidPeriod, putTariff } from "../../ledger/queries/fees/fees.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { readTariff } from "../../reports/tariff-file.ts";
import { type Office, recorded } from "../office.ts";

export interface TariffRequest {
  /** What the file is called where it is spoken of. */
  readonly file: string;
  readonly text: string;
  readonly reason: string;
}

/** Charges tournaments by a tariff, from its first day on. Months of which something is paid keep theirs. */
export const adoptTariff = (office: Office, { file, text, reason }: TariffRequest): Promise<JournalEntry> =>
  recorded(office, async ({ db, keep }) => {
    const { tariff, faults } = readTariff(text);
    if (tariff === null)
      throw new Refusal("tariff-faulty", {
        file,
        faults: faults.map(({ line, path, found }) => `${line}: ${path}${found === "" ? "" : ` (${found})`}`),
      });
    if (reason.trim() === "") throw new Refusal("reason-missing");
    const { from, until } = tariff.inForce;
    const paid = await lastPaidPeriod(db);
    if (paid !== null && from.slice(0, 7) <= paid) throw new Refusal("tariff-too-late", { from, period: paid });
    const { sha256: content, isNew } = await keep(once(text));
    if (!isNew && (await adoptedTariffs(db)).some((row) => row.content === content))
      throw new Refusal("nothing-to-change", {});
    const { id, name, currency } = tariff;
    return { kind: "tariff-adopted", payload: { tariff: id, name, currency, from, until, content, reason } };
  });

async function* once(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}

export async function projectTariffAdopted(
  { payload: { tariff, content }, sequence }: EntryOf<"tariff-adopted">,
  to: Projection,
): Promise<void> {
  const parts: Uint8Array[] = [];
  for await (const part of to.content(content)) parts.push(part);
  await putTariff(to.db, { sequence, tariff, content, file: Buffer.concat(parts).toString("utf8") });
}

/** A tariff with the entry that adopted it. */
export interface AdoptedTariff {
  readonly tariff: Tariff;
  readonly entry: number;
}

/** All that were adopted, the latest last: of two that hold on a day the later one counts. */
export async function tariffsOf(db: Db): Promise<readonly AdoptedTariff[]> {
  return (await adoptedTariffs(db)).map(({ tariff: id, file, sequence }) => {
    const { tariff } = readTariff(file);
    if (tariff === null) throw new Error(`the tariff ${id} was adopted and cannot be read`);
    return { tariff, entry: Number(sequence) };
  });
}
