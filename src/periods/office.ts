import { CONTRAST_MIN, contrast, isColour } from "../domain/colour.ts";
import { FACE_SETTINGS, type FaceSetting, LOGO_MAX, logoType, type OfficeFace } from "../domain/face.ts";
import type { Action, JournalEntry } from "../domain/journal/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import { isRetention, RETENTION, RETENTION_SETTINGS, type RetentionSetting } from "../domain/retention.ts";
import { isZone } from "../domain/zoned-time.ts";
import type { Appended, AppendOptions, Ledger, Recording } from "../ledger/ledger.ts";
import { tableHead } from "../ledger/queries/journal/journal-table.ts";
import { allSettings } from "../ledger/queries/journal/settings.ts";
import type { Db } from "../ledger/schema/tables.ts";
import type { SaltSource } from "./lists/format/salts.ts";

/** The office: a ledger, and the user who acts on it. */
export interface Office {
  readonly ledger: Ledger;
  readonly appendOptions: AppendOptions;
  /** Where the salts of lists come from; without it, from the system's random numbers. */
  readonly salts?: SaltSource;
}

export interface OfficeSettings extends OfficeFace, Readonly<Partial<Record<RetentionSetting, string>>> {
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

type SettingChanges = Partial<Pick<OfficeSettings, "name" | "zone" | "federation">> &
  Partial<Record<Exclude<FaceSetting, "logo"> | RetentionSetting, string | null>>;

/** Records what differs; null takes a setting away. */
export async function changeSettings(
  { ledger, appendOptions }: Office,
  changes: SettingChanges,
): Promise<JournalEntry> {
  if (changes.zone !== undefined) checkZone(changes.zone);
  if (changes.colour) checkColour(changes.colour);
  for (const each of RETENTION_SETTINGS) checkRetention(each, changes[each]);
  return recorded({ ledger, appendOptions }, async ({ db }) => {
    const before: Readonly<Record<string, unknown>> = { ...(await settingsIn(db)) };
    const payload = Object.fromEntries(
      Object.entries(changes).filter(([name, value]) => (value ?? null) !== (before[name] ?? null)),
    );
    if (Object.keys(payload).length === 0) throw new Refusal("nothing-to-change", {});
    return { kind: "settings-changed", payload };
  });
}

/** Keeps a logo as a content of the office; null takes it away. */
export const setLogo = (office: Office, bytes: Uint8Array | null): Promise<JournalEntry> =>
  recorded(office, async ({ db, keep }) => {
    if (bytes !== null && (bytes.length > LOGO_MAX || logoType(bytes) === undefined))
      throw new Refusal("bad-logo", { max: LOGO_MAX, found: bytes.length });
    const logo = bytes === null ? null : (await keep(once(bytes))).sha256;
    if (((await settingsIn(db)).logo ?? null) === logo) throw new Refusal("nothing-to-change", {});
    return { kind: "settings-changed", payload: { logo } };
  });

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

function checkRetention(setting: RetentionSetting, found: string | null | undefined): void {
  if (!found || isRetention(setting, found)) return;
  const { from, to } = RETENTION[setting];
  throw new Refusal("bad-input", { field: setting, found, expected: `${from}–${to}` });
}

function checkColour(found: string): void {
  if (!isColour(found) || contrast(found, "#ffffff") < CONTRAST_MIN)
    throw new Refusal("bad-colour", { found, contrast: CONTRAST_MIN });
}

export const settingsOf = ({ db }: Pick<Ledger, "db">): Promise<OfficeSettings> => settingsIn(db);

async function settingsIn(db: Db): Promise<OfficeSettings> {
  const set = await allSettings(db);
  const others = [...FACE_SETTINGS, ...RETENTION_SETTINGS];
  const face = others.flatMap((name) => (set.has(name) ? [[name, set.get(name)]] : []));
  return {
    name: set.get("name") ?? "",
    zone: set.get("zone") ?? "UTC",
    federation: set.get("federation") ?? null,
    ...(set.has("sample") ? { sample: true } : {}),
    ...Object.fromEntries(face),
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
