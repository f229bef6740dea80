import type { CandidateReason, HeldBack, StatusCode } from "../../domain/receiving.ts";
import type { Registration } from "../../domain/registration.ts";

/** What the commands about tournaments, reports and rulings say. */
export interface TournamentWords {
  readonly facts: Readonly<Record<keyof Registration, string>>;
  readonly ratings: Readonly<Record<Registration["ratings"], string>>;
  readonly licensed: (name: string, licensed: boolean) => string;
  readonly registered: (tournament: string, dryRun: boolean) => string;
  readonly underEdition: (edition: string) => string;
  readonly announced: (on: string, reason: string) => string;
  readonly ruled: (yes: boolean, on: string, article: string | null, reason: string) => string;
  readonly admitted: (yes: boolean, on: string, reason: string) => string;
  readonly told: (on: string) => string;
  readonly appealed: (on: string, reason: string) => string;
  readonly appealDecided: (reversed: boolean, on: string, reason: string) => string;
  readonly compared: (other: string, same: boolean, isCopy: boolean, reason: string) => string;
  readonly question: (question: number, on: string, text: string) => string;
  readonly answer: (on: string, text: string) => string;
  readonly noReport: string;
  readonly nothingOwed: string;
  readonly nothingPending: string;
  readonly everybodyMatched: string;
  readonly noCandidates: string;
  readonly noRulings: string;
  readonly heldBack: Readonly<Record<HeldBack, string>>;
  readonly candidates: Readonly<Record<CandidateReason, string>>;
  readonly candidate: (player: string, name: string, facts: string, why: string) => string;
  readonly sameFederation: string;
  readonly leftOver: (players: string) => string;
  readonly numberOfOther: string;
  readonly receipt: {
    readonly received: (file: string, tournament: string, name: string, part: number, version: number) => string;
    readonly already: (file: string, tournament: string, part: number, version: number) => string;
    readonly entered: (reason: string) => string;
    readonly sent: (on: string, sender: string) => string;
    readonly sha256: (hash: string) => string;
    readonly holds: (players: number, games: number) => string;
    readonly unmatched: (players: string) => string;
    readonly twice: (players: string) => string;
    readonly alike: (other: string, players: number, pairings: number) => string;
    readonly rated: (list: string) => string;
    /** Without a rate of play. */
    readonly assumed: (list: string) => string;
    /** Of a report that a published list has settled. */
    readonly settled: (list: string) => string;
    readonly settledNot: (list: string) => string;
    readonly settledAgainst: (list: string) => string;
    readonly settledOther: (list: string, version: number) => string;
    readonly waits: (reasons: string) => string;
    readonly notRated: string;
    readonly decided: (article: string | null, reason: string) => string;
    readonly copy: (other: string) => string;
    readonly dryRun: string;
  };
  readonly status: Readonly<Record<StatusCode, (list: string, day: string, why: string) => string>>;
  readonly withdrawn: string;
  readonly superseded: string;
  readonly stands: string;
  readonly counts: (counts: boolean) => string;
  /** Headings of tables. */
  readonly columns: Readonly<
    Record<
      | "tournament"
      | "part"
      | "version"
      | "received"
      | "sender"
      | "players"
      | "games"
      | "state"
      | "due"
      | "daysLate"
      | "officerDue"
      | "startNumber"
      | "line"
      | "candidates"
      | "player"
      | "round"
      | "white"
      | "black"
      | "counts"
      | "article"
      | "reason"
      | "entry"
      | "list",
      string
    >
  >;
}
