import type { AccountPayloads } from "../account.ts";
import type { Birth, IsoDate } from "../dates.ts";
import type { FaceSetting } from "../face.ts";
import type { ListKind } from "../list.ts";
import type { ObjectionPayloads } from "../objection.ts";
import type { FederationStatus, Membership, PlayerFacts } from "../player.ts";
import type { Title } from "../report.ts";
import type { RetentionSetting } from "../retention.ts";
import type { ClubPayloads } from "./club-entries.ts";
import type { FeePayloads } from "./fee-entries.ts";
import type { ListPayloads } from "./list-entries.ts";
import type { LogPayloads } from "./log-entries.ts";
import type { TournamentPayloads } from "./tournament-entries.ts";

/** The form of the entries. Format 1, in which private facts were hashed in clear, is read for ever. */
export const JOURNAL_FORMAT = 2;

/** Everything that can be received or decided, with what is recorded of it. New kinds are added, none is ever changed. */
export type Payloads = OfficePayloads &
  TournamentPayloads &
  ListPayloads &
  FeePayloads &
  AccountPayloads &
  ClubPayloads &
  LogPayloads &
  ObjectionPayloads;

type OfficePayloads = {
  "office-opened": { name: string; zone: string; federation: string | null; sample?: true };
  /** The logo by the sha-256 of its bytes. */
  "settings-changed": { name?: string; zone?: string; federation?: string | null } & Partial<
    Record<FaceSetting | RetentionSetting, string | null>
  >;
  /** An edition of one's own by which lists are made from a day on; the content is its file. */
  "edition-adopted": EditionAdopted;
  "edition-withdrawn": Omit<EditionAdopted, "until" | "content">;
  "list-imported": ListImported;
  "base-corrections": BaseCorrections;
  "player-added": { player: string } & RecordedFacts;
  "player-changed": { player: string; changes: Partial<RecordedFacts>; reason?: string };
  /** Of the time before the first list on record. */
  "earlier-facts-stated": {
    player: string;
    list: ListKind;
    gamesBefore: number | null;
    highest: number | null;
    reason: string;
  };
  "players-merged": { kept: string; merged: string; reason: string };
  "merge-undone": { kept: string; merged: string; reason: string };
  "federation-added": { federation: string; name: string; status: FederationStatus };
  "federation-status": { federation: string; status: FederationStatus; reason: string };
  /** null: it has none any more (9.3). */
  "federation-administrator": { federation: string; administrator: string | null };
  "player-excluded": { player: string; federation: string | null; reason: string };
  "exclusion-ended": { player: string; reason: string };
  "dispensation-given": { player: string; reason: string };
  "dispensation-ended": { player: string; reason: string };
  /** Everything personal that is held of the person was erased; the numbers of lists and games stay. */
  /** By number; members of a club who have none as `club/member`; empty: somebody who is neither, such as an arbiter. */
  "person-erased": { player: string; records: string[]; reason: string } & Redacted;
  /** Births were taken out of reports that are older than the office keeps them. */
  "reports-expired": { on: IsoDate } & Redacted;
};

/** What was put in the place of private facts: lines of the journal by the sha-256 of what they are now, and contents. */
export type Redacted = {
  lines: { sequence: number; sha256: string }[];
  /** null: nothing is in its place. */
  contents: { content: string; by: string | null }[];
};

/** From its first day on it holds, to its last or until another does; one of the same id takes its place. */
export type EditionAdopted = {
  edition: string;
  name: string;
  list: ListKind;
  from: IsoDate;
  until: IsoDate | null;
  content: string;
  reason: string;
};

/** A published list that was taken over, with the bytes as they came, but without those who were erased before. */
export type ListImported = {
  /** What a file with a single rating was said to be. */
  kind: string;
  lists: { list: string; kind: string; version: number; rated: number }[];
  date: IsoDate;
  content: string;
  players: number;
  errors: number;
  warnings: number;
  /** How many of its players were erased here before: the content has neither their names nor their births. */
  erased?: number;
};

/** Players without a game whose rating moved from one list to the next: the content has them, one to a line. */
export type BaseCorrections = { list: string; version: number; before: string; players: number; content: string };

/** The same as `PlayerFacts`, in the form that is written down. */
export type RecordedFacts = {
  name: string;
  federation: string | null;
  sex: "m" | "w" | null;
  birth: Birth | null;
  title: Title | null;
  womenTitle: Title | null;
  otherTitles: string[];
  arenaTitle: string | null;
  memberships: Membership[];
};

export type EntryKind = keyof Payloads;

/** Something that is about to be recorded. */
export type ActionOf<Kind extends EntryKind> = { readonly kind: Kind; readonly payload: Payloads[Kind] };
export type Action = { [Kind in EntryKind]: ActionOf<Kind> }[EntryKind];

export interface EntryHead {
  readonly format: number;
  /** From 1, without a gap. */
  readonly sequence: number;
  /** The hash of the entry before; of the first one, `NO_ENTRY`. */
  readonly previous: string;
  /** With the offset of the office's time zone: 2026-11-15T14:00:00+01:00. */
  readonly time: string;
  readonly by: string;
  /** By which the same request, sent again, is known. */
  readonly idempotency?: Idempotency;
  /** The entry by which private facts of this one were erased, or replaced. */
  readonly redacted?: number;
}

/** A request that is done once, however often it is sent: the hashes of its key and of the request itself. */
export interface Idempotency {
  readonly key: string;
  readonly request: string;
}

export type EntryOf<Kind extends EntryKind> = EntryHead & ActionOf<Kind> & { readonly hash: string };

/** One thing received or decided. It is never changed; what corrects it is a later entry. */
export type JournalEntry = { [Kind in EntryKind]: EntryOf<Kind> }[EntryKind];

/** What stands in the first entry for the one before. */
export const NO_ENTRY = "0".repeat(64);

/** The contents that an entry rests on, by their hashes. */
export const contentsOf = ({ payload }: Pick<JournalEntry, "payload">): readonly string[] => [
  ...("content" in payload ? [payload.content] : []),
  ...("making" in payload ? [payload.making] : []),
  ...("persons" in payload && payload.persons !== undefined ? [payload.persons] : []),
  ...redactedBy({ payload }).contents.flatMap(({ by }) => by ?? []),
];

/** What an entry redacts; most redact nothing. */
export const redactedBy = ({ payload }: Pick<JournalEntry, "payload">): Redacted =>
  "lines" in payload ? payload : NOTHING_REDACTED;

const NOTHING_REDACTED: Redacted = { lines: [], contents: [] };

export const recordedFacts = ({ otherTitles, memberships, ...facts }: PlayerFacts): RecordedFacts => ({
  ...facts,
  otherTitles: [...otherTitles],
  memberships: [...memberships],
});
