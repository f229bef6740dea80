import type { JournalEntry } from "../../../domain/journal/journal.ts";
import type { Recording } from "../../../ledger/ledger.ts";
import type { Office } from "../../office.ts";
import { numberOf } from "./candidates.ts";
import { addFrom, type Unmatched, unmatched } from "./matching.ts";

export interface Added {
  readonly entries: readonly JournalEntry[];
  /** Who must be matched by hand: without a number, or somebody of that name is known. */
  readonly left: readonly Unmatched[];
}

/**
 * Takes the players of a report at their numbers: whom the office knows by now is matched, who is new is added with the
 * facts of the report. Players who may be somebody else are left for a person to decide.
 */
export async function addReportedPlayers(
  { ledger, appendOptions }: Office,
  { tournament, reason }: { readonly tournament: string; readonly reason: string },
): Promise<Added> {
  const { entries, result } = await ledger.append(appendOptions, async (recording) => {
    const left: Unmatched[] = [];
    for (const each of await unmatched(recording.db, tournament)) {
      const done = await take(recording, each, reason);
      if (!done) left.push(each);
    }
    return left;
  });
  return { entries, left: result };
}

async function take(recording: Recording, { entrant, candidates, nameDiffers }: Unmatched, reason: string) {
  const number = numberOf(entrant.reported_id);
  if (number === undefined || nameDiffers) return false;
  const [candidate] = candidates;
  if (candidate === undefined) await addFrom(recording, String(number), entrant);
  else if (candidate.why !== "same-number") return false;
  const { tournament, start_number: startNumber, name } = entrant;
  const payload = { tournament, startNumber, name, player: candidate?.player ?? String(number), reason };
  await recording.record({ kind: "player-matched", payload });
  return true;
}
