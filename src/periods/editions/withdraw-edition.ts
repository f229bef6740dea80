import type { IsoDate } from "../../domain/dates.ts";
import type { EntryOf, JournalEntry } from "../../domain/journal/journal.ts";
import type { ListKind } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Projection } from "../../ledger/ledger.ts";
import { adoptedEditions, withdrawAdopted } from "../../ledger/queries/editions/adopted-editions.ts";
import { listsInForce } from "../../ledger/queries/lists/lists.ts";
import { NOW } from "../../ledger/queries/sets.ts";
import { type Office, recorded } from "../office.ts";
import { editionsOf, inPlace } from "./editions-of.ts";

export interface WithdrawalRequest {
  readonly edition: string;
  readonly reason: string;
}

/** Takes an adopted edition out of force before any list was published under it: the rules before it hold again. */
export const withdrawEdition = (office: Office, { edition, reason }: WithdrawalRequest): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    if (reason.trim() === "") throw new Refusal("reason-missing");
    const adopted = inPlace(await adoptedEditions(db, NOW));
    const row = adopted.find((each) => each.edition === edition);
    if (row === undefined)
      throw new Refusal("unknown-edition", { id: edition, known: adopted.map((each) => each.edition) });
    const [list, from] = [row.list as ListKind, row.from_day as IsoDate];
    const newest = (await listsInForce(db, { kind: list })).at(-1)?.date as IsoDate | undefined;
    if (newest !== undefined && from <= newest) throw new Refusal("edition-in-use", { id: edition, newest });
    const name = (await editionsOf(db)).named(edition).own?.name ?? edition;
    return { kind: "edition-withdrawn", payload: { edition, name, list, from, reason } };
  });

export const projectEditionWithdrawn = (
  { payload: { edition }, sequence }: EntryOf<"edition-withdrawn">,
  { db }: Projection,
): Promise<void> => withdrawAdopted(db, edition, sequence);
