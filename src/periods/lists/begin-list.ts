import type { IsoDate } from "../../domain/dates.ts";
import type { JournalEntry } from "../../domain/journal/journal.ts";
import type { ListKind } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import { listsInForce } from "../../ledger/queries/lists/lists.ts";
import type { Office } from "../office.ts";

/** A published list of nobody, as it would be read from a file. */
const EMPTY_LIST = "fideid,name,country,sex,title,w_title,o_title,foa_title,rating,games,k,birthday,flag\n";

/** Begins a kind of list with nobody on it: an office that takes over no list makes its first one from this. */
export async function beginList(
  { ledger, appendOptions }: Office,
  { kind, date }: { readonly kind: ListKind; readonly date: IsoDate },
): Promise<JournalEntry> {
  const { result } = await ledger.append(appendOptions, async (recording) => {
    const newest = (await listsInForce(recording.db, { kind })).at(-1);
    if (newest !== undefined) throw new Refusal("list-begun", { kind, list: newest.list });
    const { sha256: content } = await recording.keep(once(EMPTY_LIST));
    const lists = [{ list: `${kind}-${date.slice(0, 7)}`, kind, version: 1, rated: 0 }];
    const payload = { kind, lists, date, content, players: 0, errors: 0, warnings: 0 };
    return recording.record({ kind: "list-imported", payload });
  });
  return result;
}

async function* once(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}
