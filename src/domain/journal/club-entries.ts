import type {
  ClosingDecision,
  ClubBonus,
  ClubCalendar,
  ClubGame,
  ClubMember,
  ClubSettings,
  ClubTournament,
  Guest,
  PlacingKind,
} from "../clubs/club.ts";
import type { BookAlarmCode } from "../codes/monitor.ts";
import type { IsoDate } from "../dates.ts";

/** What is received and decided about the books of clubs. Days are those the keeper says, not the clock's. */
export type ClubPayloads = {
  "club-opened": { club: string } & ClubSettings;
  /** What holds from a period start on. */
  "club-settings": { club: string; from: IsoDate; name: string; calendar: ClubCalendar; bonus: ClubBonus };
  "club-member-entered": { club: string } & ClubMember;
  /** Only what differs. */
  "club-member-changed": { club: string; member: number; changes: MemberChanges; reason: string | null };
  "club-member-left": { club: string; member: number; on: IsoDate; reason: string };
  /** With another rating, where the keeper gives one. */
  "club-member-returned": { club: string; member: number; on: IsoDate; rating: number | null; reason: string };
  "club-member-placed": {
    club: string;
    member: number;
    on: IsoDate;
    rating: number;
    placing: PlacingKind;
    reason: string;
  };
  "club-members-merged": { club: string; into: number; merged: number; reason: string };
  "club-merge-undone": { club: string; merged: number; reason: string };
  "club-guest-entered": { club: string } & Guest;
  "club-guest-changed": { club: string } & Guest;
  "club-tournament-opened": { club: string } & ClubTournament;
  "club-tournament-changed": { club: string } & ClubTournament & { reason: string };
  "club-games-entered": { club: string; games: readonly ClubGame[] };
  /** The game as it is from now on. */
  "club-game-changed": { club: string; game: ClubGame; reason: string };
  "club-game-withdrawn": { club: string; number: number; reason: string };
  /** An entry of the keeper's is taken back: all is as if it had not been. */
  "club-undone": { club: string; entry: number; reason: string };
  "club-decisions-changed": { club: string; period: IsoDate; decisions: readonly ClosingDecision[] };
  "club-list-closed": ClubListClosed;
  "club-list-sent": { club: string; period: IsoDate; version: number; to: string };
  "club-list-received": {
    club: string;
    period: IsoDate;
    version: number;
    sender: string;
    members: number;
    content: string;
  };
  /** An alarm of the book as of a period was looked at, and why nothing more is to be done about it. */
  "club-alarm-acknowledged": ClubAlarmDecided;
  /** The acknowledgement was taken back. */
  "club-alarm-reopened": ClubAlarmDecided;
};

/** The period is named by its first day. */
export type ClubAlarmDecided = { club: string; period: IsoDate; alarm: BookAlarmCode; reason: string };

export type MemberChanges = Partial<Pick<ClubMember, "name" | "id" | "birth" | "entered" | "start">>;

/** The club's list of a period start. Version 1 closes the period before; a later one follows from a change. */
export type ClubListClosed = {
  club: string;
  period: IsoDate;
  version: number;
  /** The day it was made: whoever is in a tournament that is not over by then waits. */
  on: IsoDate;
  decisions: readonly ClosingDecision[];
  /** The entry that made a new version necessary; null: none did. */
  because: number | null;
  members: number;
  content: string;
};
