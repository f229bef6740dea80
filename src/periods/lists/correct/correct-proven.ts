import { Refusal } from "../../../domain/refusal.ts";
import type { Ledger, Recording } from "../../../ledger/ledger.ts";
import { tableHead } from "../../../ledger/queries/journal/journal-table.ts";
import type { Office } from "../../office.ts";
import { type JournalCopyOptions, onCopy } from "../verify/verify-from-journal.ts";

/** Attempts: others may record entries while a proof runs, which makes it worthless. */
const PROOFS_MAX = 3;

/**
 * Corrects lists that are published once the journal alone has given the same correction: tables that lost something
 * cannot be believed. A dry run is not proven, as it leaves nothing.
 */
export async function correctProven<T>(
  { ledger, appendOptions }: Office,
  list: string,
  copying: JournalCopyOptions,
  correct: (office: Office) => Promise<T>,
): Promise<T> {
  if (appendOptions.dryRun) return correct({ ledger, appendOptions });
  for (let proofs = 0; proofs < PROOFS_MAX; proofs++) {
    const proof = await onCopy(ledger, copying, async (copy) => {
      const { sequence } = await copy.head();
      return { sequence, entries: await entriesOf(copy, appendOptions, correct) };
    });
    try {
      return await correctAs(proof, { ledger, appendOptions }, list, correct);
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
  throw new Refusal("correction-overtaken", { list });
}

interface Proof {
  /** The last entry that it knew. */
  readonly sequence: number;
  /** What it would record. */
  readonly entries: string;
}

/** What a correction would record. */
async function entriesOf(
  ledger: Ledger,
  options: Office["appendOptions"],
  correct: (office: Office) => Promise<unknown>,
) {
  const recorded: string[] = [];
  await correct({ appendOptions: { ...options, dryRun: true }, ledger: recordingTo(ledger, recorded) });
  return recorded.join("\n");
}

/** Something was recorded since the proof, or since the correction was prepared. */
class Overtaken extends Error {}

const isOvertaken = (error: unknown): boolean =>
  error instanceof Overtaken || (error instanceof Refusal && error.code === "correction-overtaken");

function correctAs<T>(
  { sequence, entries }: Proof,
  { ledger, appendOptions }: Office,
  list: string,
  correct: (office: Office) => Promise<T>,
): Promise<T> {
  const recorded: string[] = [];
  const checked = recordingTo(ledger, recorded, {
    before: async ({ db }) => {
      if ((await tableHead(db)).sequence !== sequence) throw new Overtaken();
    },
    after: () => {
      if (recorded.join("\n") !== entries) throw new Refusal("correction-not-proven", { list });
    },
  });
  return correct({ ledger: checked, appendOptions });
}

interface Checks {
  readonly before: (recording: Recording) => Promise<void>;
  readonly after: () => void;
}

/** A ledger that also copies what is recorded to a list, and may refuse it before it is confirmed. */
function recordingTo(ledger: Ledger, recorded: string[], checks?: Checks): Ledger {
  const checked = async <T>(recording: Recording, work: (recording: Recording) => Promise<T>): Promise<T> => {
    await checks?.before(recording);
    const record: Recording["record"] = async (action) => {
      recorded.push(JSON.stringify(action));
      return recording.record(action);
    };
    const result = await work({ ...recording, record });
    checks?.after();
    return result;
  };
  return {
    ...ledger,
    append: (options, work) => ledger.append(options, (recording) => checked(recording, work)),
    appendPrepared: (options, work) =>
      ledger.appendPrepared(options, {
        ...work,
        record: (recording, prepared) => checked(recording, (checkedOne) => work.record(checkedOne, prepared)),
      }),
  };
}
