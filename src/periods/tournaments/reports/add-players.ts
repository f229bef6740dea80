import type { JournalEntry } from "../../../domain/journal/journal.ts";
import type { Recording } from "../../../ledger/ledger.ts";
import type { Office } from "../../office.ts";
import { numberOf } from "./candidates.ts";
import { addFrom, type Unmatched, unmatched } from "./matching.ts";

export interface Added {
  readonly entries: readonly JournalEntry[];
  /** Who must be matched by hand: nobody fits exactly, and somebody is alike or there is no number. */
  readonly left: readonly Unmatched[];
}

/**
 * Accepts every exact match of a report: whom the office knows by number, or without one by name, birth and federation,
 * is matched; who is new is added with the facts of the report. The others are left for a person to decide.
 */
export async function addReportedPlayers(
  { ledger, appendOptions }: Office,
  { tournament, reason }: { readonly tournament: string; readonly reason: string | null },
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

async function take(recording: Recording, unknown: Unmatched, reason: string | null): Promise<boolean> {
  const { entrant } = unknown;
  const player = exactMatch(unknown) ?? (await addedFrom(recording, unknown));
  if (player === undefined) return false;
  const { tournament, start_number: startNumber, name } = entrant;
  await recording.record({ kind: "player-matched", payload: { tournament, startNumber, name, player, reason } });
  return true;
}

/** The one player with the number of the report or, where it has none, with the same name, birth and federation. */
function exactMatch({ entrant, candidates, nameDiffers }: Unmatched): string | undefined {
  if (nameDiffers) return undefined;
  const hasNumber = numberOf(entrant.reported_id) !== undefined;
  const [exact, another] = candidates.filter(({ why, sameFederation }) =>
    hasNumber ? why === "same-number" : why === "same-name-and-birth" && sameFederation,
  );
  return another === undefined ? exact?.player : undefined;
}

/** A new player at the number of the report, where nobody is like them. */
async function addedFrom(
  recording: Recording,
  { entrant, candidates, nameDiffers }: Unmatched,
): Promise<string | undefined> {
  const number = numberOf(entrant.reported_id);
  if (number === undefined || nameDiffers || candidates.length > 0) return undefined;
  await addFrom(recording, String(number), entrant);
  return String(number);
}
