import type { IsoDate } from "../dates.ts";
import type { Registration } from "../registration.ts";

/** What is received and decided about tournaments. Days are those the office says, not the clock's. */
export type TournamentPayloads = {
  "tournament-registered": { tournament: string; on: IsoDate; facts: Recorded<Registration> };
  /** Only what differs. */
  "registration-changed": { tournament: string; on: IsoDate; changes: Partial<Recorded<Registration>>; reason: string };
  /** Announced by the federation as not to be rated. */
  "tournament-announced": { tournament: string; on: IsoDate; reason: string };
  /** The chairman admits a late registration, or refuses one. */
  "registration-ruled": { tournament: string; on: IsoDate; toldOn?: IsoDate; admitted: boolean; reason: string };
  /** The office does not rate the tournament, or rates it after all. */
  "tournament-ruled": {
    tournament: string;
    on: IsoDate;
    /** When the organiser was told; absent: on the same day. */
    toldOn?: IsoDate;
    rated: boolean;
    article: string | null;
    reason: string;
  };
  /** The office decides that the tournament belongs to another list than its dates give. */
  "tournament-listed": { tournament: string; on: IsoDate; list: IsoDate; reason: string };
  "appeal-received": { tournament: string; on: IsoDate; against: "registration" | "rating"; reason: string };
  /** Reversed: the decision does not stand. */
  "appeal-decided": {
    tournament: string;
    on: IsoDate;
    against: "registration" | "rating";
    reversed: boolean;
    reason: string;
  };
  "report-received": ReportReceived;
  /** A report taken back by its sender or the office: nothing of it counts. */
  "report-withdrawn": { tournament: string; part: number; version: number; on: IsoDate; reason: string };
  /** A player of a report is this person; null: nobody known, and the games do not count. */
  "player-matched": {
    tournament: string;
    startNumber: number;
    name: string;
    player: string | null;
    /** null: it was what the office or the arbiter proposed. */
    reason: string | null;
  };
  /** The arbiter says who a player of the report is; null: a new player. Nothing follows until the office matches. */
  "match-proposed": {
    tournament: string;
    on: IsoDate;
    startNumber: number;
    name: string;
    player: string | null;
    text: string | null;
  };
  /** Two tournaments that look like one: whether they are. */
  "tournaments-compared": { tournament: string; other: string; same: boolean; reason: string };
  "question-asked": { tournament: string; question: number; on: IsoDate; text: string };
  "question-answered": { tournament: string; question: number; on: IsoDate; text: string };
  "game-ruled": {
    tournament: string;
    round: number;
    white: string;
    black: string;
    /** null: the ruling made before is taken back. */
    counts: boolean | null;
    article: string | null;
    reason: string;
  };
};

/** A report as it came. Of a tournament in one report the part is 0; interim reports are counted from 1. */
export type ReportReceived = {
  tournament: string;
  part: number;
  /** From 1; the latest stands. */
  version: number;
  on: IsoDate;
  sender: string;
  /** As people know the file. */
  file: string;
  content: string;
  /** Why the office itself entered it; null: it was sent. */
  enteredBecause: string | null;
  players: number;
  games: number;
  errors: number;
  warnings: number;
};

/** A fact in the form that is written down. */
export type Recorded<T> = {
  -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? RecordedItem<Item>[] : T[Key];
};
type RecordedItem<Item> = Item extends string ? Item : { -readonly [Key in keyof Item]: Item[Key] };
