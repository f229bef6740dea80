import type { AlarmCode } from "../codes/monitor.ts";
import type { IsoDate } from "../dates.ts";

/** What is decided about lists. */
export type ListPayloads = {
  /** A draft was made. A later one of the same list and version takes its place. */
  "list-closed": ListClosed;
  "draft-discarded": { list: string; version: number; reason: string };
  /** One list, or after a reopening that list and every later one, as one. */
  "list-published": {
    /** Each with the sha-256 of its first line, which is the list's from format 2 on. */
    lists: { list: string; version: number; content: string; header?: string }[];
    reason: string | null;
  };
  /** What a correction after publication adds to the next list: the content has it, one player to a line. */
  "correction-decided": CorrectionDecided;
  /** An alarm as of a list was looked at, and why nothing more is to be done about it. */
  "alarm-acknowledged": AlarmDecided;
  /** The acknowledgement was taken back. */
  "alarm-reopened": AlarmDecided;
};

export type AlarmDecided = { list: string; alarm: AlarmCode; reason: string };

export type ListClosed = {
  list: string;
  kind: string;
  date: IsoDate;
  version: number;
  /** The list it starts from. */
  previous: { list: string; version: number };
  /** The facts of players and federations are those after this entry. */
  factsAsOf: number;
  /** Reports, rulings and the other lists are those after this entry. */
  reportsAsOf: number;
  /** The list itself, in its canonical bytes. Of format 1 their sha-256 is the list's. */
  content: string;
  /** From format 2 on: the sha-256 of the first line, which is the list's; the root of the tree of its lines; the persons. */
  header?: string;
  root?: string;
  persons?: string;
  /** How it was made: tournaments, pools, review sheet. */
  making: string;
  players: number;
  rated: number;
  games: number;
  /** In hundredths of a point. */
  balance: Record<string, number>;
};

export type CorrectionDecided = {
  /** The published list that is wrong. */
  list: string;
  version: number;
  kind: string;
  /** What had come about these after the list was published. */
  tournaments: { tournament: string; part: number }[];
  reason: string;
  players: number;
  content: string;
};
