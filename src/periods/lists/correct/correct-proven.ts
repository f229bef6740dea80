import { Refusal } from "../../../domain/refusal.ts";
import type { Ledger, Recording } from "../../../ledger/ledger.ts";
import { tableHead } from "../../../ledger/queries/journal/journal-table.ts";
import type { Office } from "../../office.ts";
import { randomSalts, remembered } from "../format/salts.ts";
import { type JournalCopyOptions, onCopy } from "../verify/verify-from-journal.ts";

/** Attempts: others may record entries while a proof runs, which makes it worthless. */
const PROOFS_MAX = 3;

/**
 * Corrects lists that are published once the journal alone has given the same correction: tables that lost something
 * cannot be believed. A dry run is not proven, as it leaves nothing.
 */
export async function correctProven<T>(
  office: Office,
  list: string,
  copying: JournalCopyOptions,
  correct: (office: Office) => Promise<T>,
): Promise<T> {
  if (office.appendOptions.dryRun) return correct(office);
  // Or the same lists would be others by their salts alone.
  const salted = { ...office, salts: remembered(office.salts ?? randomSalts) };
  for (let proofs = 0; proofs < PROOFS_MAX; proofs++) {
    const proof = await onCopy(office.ledger, copying, async (copy) => {
      const { sequence } = await copy.head();
      return { sequence, entries: await entriesOf({ ...salted, ledger: copy }, correct) };
    });
    try {
      return await correctAs(proof, salted, list, correct);
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
async function entriesOf(office: Office, correct: (office: Office) => Promise<unknown>): Promise<string> {
  const recorded: string[] = [];
  const appendOptions = { ...office.appendOptions, dryRun: true };
  await correct({ ...office, appendOptions, ledger: recordingTo(office.ledger, recorded) });
  return recorded.join("\n");
}

/** Something was recorded since the proof, or since the correction was prepared. */
class Overtaken extends Error {}

const isOvertaken = (error: unknown): boolean =>
  error instanceof Overtaken || (error instanceof Refusal && error.code === "correction-overtaken");

function correctAs<T>(
  { sequence, entries }: Proof,
  office: Office,
  list: string,
  correct: (office: Office) => Promise<T>,
): Promise<T> {
  const recorded: string[] = [];
  const checked = recordingTo(office.ledger, recorded, {
    before: async ({ db }) => {
      if ((await tableHead(db)).sequence !== sequence) throw new Overtaken();
    },
    after: () => {
      if (recorded.join("\n") !== entries) throw new Refusal("correction-not-proven", { list });
    },
  });
  return correct({ ...office, ledger: checked });
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
