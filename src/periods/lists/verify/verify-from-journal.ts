import type { JournalEntry } from "../../../domain/journal/journal.ts";
import { listSha256 } from "../../../domain/list.ts";
import type { Progress } from "../../../domain/list-making.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Engine } from "../../../ledger/database.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import type { Office } from "../../office.ts";
import { draftOf, type PublishRequest, publishList } from "../publish-list.ts";
import { type ListVerification, type VerifyRequest, verifyList, verifyLists, verifyRow } from "./verify-list.ts";

/** Makes an empty database for a while. */
export type OpenScratch = () => Promise<Engine>;

export interface JournalCopyOptions {
  readonly openScratch: OpenScratch;
  readonly progress?: Progress;
}

const NO_PROGRESS: Progress = () => undefined;

/** Works on a copy of the office that was made from its journal and contents alone, whatever its tables hold. */
export const onCopy = async <T>(
  ledger: Ledger,
  { openScratch, progress = NO_PROGRESS }: JournalCopyOptions,
  work: (copy: Ledger) => Promise<T>,
): Promise<T> =>
  ledger.replay(
    { engine: await openScratch(), progress: (done, entries) => progress("replaying", done, entries) },
    work,
  );

/** Verifies one list, or every published one, without trusting any table. */
export const verifyFromJournal = (
  ledger: Ledger,
  { list, ...request }: Partial<VerifyRequest>,
  copying: JournalCopyOptions,
): Promise<readonly ListVerification[]> =>
  onCopy(ledger, copying, async (copy) => {
    if (list !== undefined) return [await verifyList(copy, { list, ...request })];
    const found: ListVerification[] = [];
    for await (const each of verifyLists(copy, request.progress)) found.push(each);
    return found;
  });

/** Publishes a draft once the journal alone has given the same list: tables that lost something cannot be believed. */
export async function publishVerified(
  office: Office,
  request: PublishRequest,
  copying: JournalCopyOptions,
): Promise<JournalEntry> {
  const { ledger, appendOptions } = office;
  const draft = await draftOf(ledger.db, request.list);
  const checked = { ...request, sha256: request.sha256 ?? listSha256(draft) };
  // Whatever else speaks against it is found sooner.
  await publishList({ ledger, appendOptions: { ...appendOptions, dryRun: true } }, checked);
  const { differences } = await onCopy(ledger, copying, (copy) =>
    verifyRow(copy.reader, draft, copying.progress ?? NO_PROGRESS),
  );
  if (differences.length > 0)
    throw new Refusal("list-not-proven", { list: request.list, differences: differences.length });
  return publishList(office, checked);
}
