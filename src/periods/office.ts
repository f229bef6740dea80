import type { Action, JournalEntry } from "../domain/journal/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import { isZone } from "../domain/zoned-time.ts";
import type { Appended, AppendOptions, Ledger, Recording } from "../ledger/ledger.ts";
import { tableHead } from "../ledger/queries/journal/journal-table.ts";
import { allSettings } from "../ledger/queries/journal/settings.ts";

/** The office: a ledger, and the user who acts on it. */
export interface Office {
  readonly ledger: Ledger;
  readonly appendOptions: AppendOptions;
}

export interface OfficeSettings {
  readonly name: string;
  /** The time zone in which entries are dated. */
  readonly zone: string;
  /** The federation whose office this is; null: of none, such as FIDE's own. */
  readonly federation: string | null;
  /** Whether everything in it is invented, which its pages then say. */
  readonly sample?: true;
}

/** The first entry of an office. */
export async function openOffice({ ledger, appendOptions }: Office, settings: OfficeSettings): Promise<JournalEntry> {
  checkZone(settings.zone);
  const { result } = await ledger.append(appendOptions, async (recording) => {
    if ((await tableHead(recording.db)).sequence > 0) throw new Refusal("office-exists", {});
    return recording.record({ kind: "office-opened", payload: { ...settings } });
  });
  return result;
}

export async function changeSettings(
  { ledger, appendOptions }: Office,
  changes: Partial<Omit<OfficeSettings, "sample">>,
): Promise<JournalEntry> {
  if (changes.zone !== undefined) checkZone(changes.zone);
  if (Object.keys(changes).length === 0) throw new Refusal("nothing-to-change", {});
  return recorded({ ledger, appendOptions }, async () => ({ kind: "settings-changed", payload: { ...changes } }));
}

export async function settingsOf({ db }: Ledger): Promise<OfficeSettings> {
  const set = await allSettings(db);
  return {
    name: set.get("name") ?? "",
    zone: set.get("zone") ?? "UTC",
    federation: set.get("federation") ?? null,
    ...(set.has("sample") ? { sample: true } : {}),
  };
}

/** Checks a request against what is so far, and records it: nothing comes between the two. */
export async function recorded(
  { ledger, appendOptions }: Office,
  decide: (recording: Recording) => Promise<Action>,
): Promise<JournalEntry> {
  const { result }: Appended<JournalEntry> = await ledger.append(appendOptions, async (recording) =>
    recording.record(await decide(recording)),
  );
  return result;
}

export function checkZone(zone: string): void {
  if (!isZone(zone)) throw new Refusal("bad-zone", { found: zone });
}
