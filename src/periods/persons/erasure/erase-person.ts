import type { JournalEntry, Redacted } from "../../../domain/journal/journal.ts";
import { redactedLine } from "../../../domain/journal/redaction.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { completeErasures } from "../../../ledger/complete-erasures.ts";
import { lineHash } from "../../../ledger/journal-log.ts";
import type { Recording } from "../../../ledger/ledger.ts";
import { noteErasure } from "../../../ledger/queries/journal/erasures.ts";
import { lineOf, tableHead } from "../../../ledger/queries/journal/journal-table.ts";
import { forgetSubscribers } from "../../../ledger/queries/notifications/recipients.ts";
import { forgetObjectors } from "../../../ledger/queries/objections/objectors.ts";
import { newSalt } from "../../../ledger/recorder.ts";
import { sha256 } from "../../../ledger/sha256.ts";
import type { Office } from "../../office.ts";
import { isMemberKey, isNameOnly } from "../own-members.ts";
import type { ErasurePlan } from "./erasure-plan.ts";
import { keepRedacted } from "./keep-redacted.ts";
import { planErasure } from "./plan-erasure.ts";

export interface EraseRequest {
  readonly players: readonly string[];
  /** The ground, which stays in the journal. */
  readonly reason: string;
  /** While the tables are made again, with the number of entries that are done, and of all. */
  readonly progress?: (done: number, entries: number) => void;
}

export interface Erased {
  readonly plan: ErasurePlan;
  /** null: it was only tried. */
  readonly entry: JournalEntry | null;
}

/**
 * Erases everything that says who a person is: in the journal, in files and in tables. Numbers of lists and games stay, so that
 * every list is still what the journal makes of it. Several at once cost little more than one: the tables are made again once.
 */
export async function erasePersons(
  office: Office,
  { players, reason, progress = () => undefined }: EraseRequest,
): Promise<readonly Erased[]> {
  const { ledger } = office;
  const erased: Erased[] = [];
  try {
    for (const player of players) erased.push(await eraseOne(office, player, reason));
  } finally {
    // Those who were recorded are erased, even if somebody after them is refused.
    const { sequence } = await ledger.head();
    await completeErasures(ledger, (done) => progress(done, sequence));
  }
  return erased;
}

async function eraseOne({ ledger, appendOptions }: Office, player: string, reason: string): Promise<Erased> {
  if (reason.trim() === "") throw new Refusal("reason-missing");
  const plan = await planErasure(ledger, player);
  if (plan.isNamedIn(reason)) throw new Refusal("erasure-names-person");
  if (appendOptions.dryRun) return { plan, entry: null };
  const { result } = await ledger.appendPrepared(appendOptions, {
    lists: [],
    // Before the chain is held: lists are large.
    prepare: (workspace) => keepRedacted(workspace, plan.contents),
    record: (recording, contents) => recordErasure(recording, plan, contents, reason),
  });
  return { plan, entry: result };
}

async function recordErasure(
  recording: Recording,
  { player, records, asOf, lines }: ErasurePlan,
  contents: Redacted["contents"],
  reason: string,
): Promise<JournalEntry> {
  if ((await tableHead(recording.db)).sequence !== asOf) throw new Refusal("erasure-overtaken");
  const by = await recording.next();
  const redacted: Redacted["lines"] = [];
  for (const [sequence, facts] of lines) {
    const line = await lineOf(recording.db, sequence);
    const leaf = Buffer.from(lineHash(line)).toString("hex");
    const erased = redactedLine(line, { facts, by, salt: newSalt(), leaf });
    await recording.redactLine(sequence, erased);
    redacted.push({ sequence, sha256: sha256(erased) });
  }
  for (const { content, by: other } of contents) await recording.redactContent(content, other);
  await noteErasure(recording.db, by);
  // Somebody who is no player has no page to follow or to object on.
  const numbers = [player.id, ...records].filter((id) => !isMemberKey(id) && !isNameOnly(id));
  if (numbers.length > 0) {
    await forgetSubscribers(recording.db, numbers);
    await forgetObjectors(recording.db, numbers);
  }
  // The journal never says who it was beyond a number.
  const number = isNameOnly(player.id) ? "" : player.id;
  const payload = { player: number, records: [...records], reason, lines: redacted, contents };
  return recording.record({ kind: "person-erased", payload });
}
