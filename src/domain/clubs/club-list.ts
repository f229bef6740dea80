import type { Birth, IsoDate } from "../dates.ts";
import type { ListMark } from "./club-codes.ts";

/** The form of the lists. A later form must still be able to read this one. */
export const CLUB_LIST_FORMAT = 1;

/** What stands at the head of a club's list. */
export type ClubListHeader = {
  readonly format: number;
  readonly list: "club";
  readonly club: string;
  readonly name: string;
  readonly edition: string;
  /** The period start whose base ratings it has. */
  readonly period: IsoDate;
  readonly version: number;
  /** The day it was made. */
  readonly on: IsoDate;
  readonly members: number;
};

/** A member on the list. Points and the current rating are in halves. */
export type ClubListLine = {
  readonly member: number;
  readonly id: string | null;
  readonly name: string;
  readonly birth: Birth | null;
  /** The base rating of the period that starts. */
  readonly base: number;
  /** Of the period that ended. */
  readonly before: number;
  readonly games: number;
  readonly points: number;
  readonly bonus: number;
  readonly current: number;
  readonly deduction: number;
  readonly raise: number;
  readonly marks: readonly ListMark[];
  /** The tournaments whose end the base waits for. */
  readonly waits: readonly string[];
};

/** Somebody from elsewhere, with the Swedish rating that was used: his own club's list must say the same. */
export type ClubListOpponent = {
  readonly opponent: string;
  readonly id: string | null;
  readonly club: string | null;
  readonly swedish: number;
  /** The period in which it was used. */
  readonly period: IsoDate;
};

/** A club's list of one period start. */
export interface ClubList {
  readonly header: ClubListHeader;
  /** By rating, then by name in the order of code units. */
  readonly lines: readonly ClubListLine[];
  readonly opponents: readonly ClubListOpponent[];
}
