import type { Role } from "../../domain/account.ts";
import type { AlarmCode, BookAlarmCode } from "../../domain/codes/monitor.ts";
import type { EntryKind, Payloads } from "../../domain/journal/journal.ts";
import type { FederationStatus } from "../../domain/player.ts";

/** How a sentence about an entry names what the entry is about: a page makes links of these. */
export interface Mentions {
  /** The name is given where the entry itself has it. */
  readonly player: (id: string, name?: string) => string;
  readonly tournament: (id: string, name?: string) => string;
  readonly list: (list: string) => string;
  readonly role: (role: Role) => string;
  readonly status: (status: FederationStatus) => string;
  readonly alarm: (alarm: AlarmCode) => string;
  /** An alarm of a club's book. */
  readonly bookAlarm: (alarm: BookAlarmCode) => string;
  /** What was changed, each with its label: "Federation: NOR; Title: IM". */
  readonly settings: (changes: Payloads["settings-changed"]) => string;
  readonly playerFacts: (changes: Payloads["player-changed"]["changes"]) => string;
  readonly registration: (changes: Payloads["registration-changed"]["changes"]) => string;
  readonly member: (changes: Payloads["club-member-changed"]["changes"]) => string;
}

type ClubKind = Extract<EntryKind, `club-${string}`>;

/** Every kind of entry as a sentence from what was recorded. A missing kind does not compile. */
type Sentences<Kinds extends EntryKind> = {
  readonly [Kind in Kinds]: (payload: Payloads[Kind], names: Mentions) => string;
};
export type EntrySentences = Sentences<EntryKind>;
export type ClubSentences = Sentences<ClubKind>;
export type OfficeSentences = Sentences<Exclude<EntryKind, ClubKind>>;

/** The journal in words. */
export interface JournalWords {
  readonly sentences: EntrySentences;
  readonly asDay: (day: string) => string;
  /** A value that was changed. */
  readonly fromTo: (before: string, after: string) => string;
  readonly recent: string;
  readonly all: string;
}
