import type { Role } from "../../domain/account.ts";
import type { FaceSetting } from "../../domain/face.ts";
import type { JournalFault, NoticeCode } from "../../domain/journal/chain.ts";
import type { EntryKind } from "../../domain/journal/journal.ts";
import type { FederationStatus, Player } from "../../domain/player.ts";
import type { RetentionSetting } from "../../domain/retention.ts";
import type { ClubWords } from "./club-words.ts";
import type { ErasureWords } from "./erasure-words.ts";
import type { InstallationWords } from "./installation-words.ts";
import type { ListWords } from "./list-words.ts";
import type { LogWords } from "./log-words.ts";
import type { TournamentWords } from "./tournament-words.ts";

/** How much was cut off, restored or applied when an office was opened, and where what was damaged lies now. */
interface NoticeFacts {
  readonly count: number;
  readonly movedTo: string | null;
}

/** What the commands of the office say, in one language. */
export interface OfficeWords {
  readonly clubs: ClubWords;
  readonly lists: ListWords;
  readonly log: LogWords;
  readonly installation: InstallationWords;
  /** What the office holds about one person. */
  readonly held: {
    readonly heads: Readonly<
      Record<"lists" | "reports" | "journal" | "tournament" | "version" | "name" | "id" | "birth", string>
    >;
    readonly counts: (games: number, files: number) => string;
    /** Of somebody who is no player: lines on lists of clubs, and files. */
    readonly mentions: (lines: number, files: number) => string;
    readonly others: string;
  };
  /** What an erasure takes and leaves. */
  readonly erasure: ErasureWords;
  readonly tournaments: TournamentWords;
  readonly kinds: Readonly<Record<EntryKind, string>>;
  readonly notices: Readonly<Record<NoticeCode, (notice: NoticeFacts) => string>>;
  readonly faults: Readonly<Record<JournalFault, string>>;
  readonly statuses: Readonly<Record<FederationStatus, string>>;
  readonly recorded: (sequence: number, kind: string) => string;
  readonly wouldRecord: (kind: string) => string;
  readonly opened: (place: string) => string;
  readonly imported: (list: string, version: number, rated: number) => string;
  readonly players: (players: number) => string;
  readonly compared: (list: string, before: string, entrants: number, leavers: number) => string;
  readonly corrections: (list: string, players: number) => string;
  readonly more: (key: string) => string;
  readonly verified: (entries: number, contents: number, hash: string) => string;
  readonly faultAt: (line: number, fault: string, found: string) => string;
  readonly rebuilt: (entries: number) => string;
  readonly moved: (entries: number, contents: number, place: string) => string;
  readonly mergedWith: (ids: string) => string;
  readonly settings: Readonly<
    Record<"setting" | "value" | "name" | "zone" | "federation" | FaceSetting | RetentionSetting, string>
  >;
  /** What a dry run of moving or rebuilding would do. */
  readonly wouldMove: (entries: number, contents: number, place: string) => string;
  readonly wouldRebuild: (entries: number) => string;
  readonly roles: Readonly<Record<Role, string>>;
  readonly users: Readonly<Record<"user" | "name" | "email" | "role" | "of" | "ended", string>>;
  /** With the days within which it must be used. */
  readonly oneTime: (user: string, password: string, days: number) => string;
  readonly loadingSample: string;
  readonly serving: (address: string) => string;
  readonly facts: Readonly<Record<keyof Player | "gamesBefore" | "highestBefore", string>>;
  /** Headings of tables. */
  readonly columns: Readonly<
    Record<
      | "list"
      | "date"
      | "rating"
      | "games"
      | "k"
      | "inactive"
      | "correction"
      | "entry"
      | "time"
      | "by"
      | "what"
      | "status"
      | "administrator",
      string
    >
  >;
}
