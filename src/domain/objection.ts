import type { IsoDate } from "./dates.ts";

/** What somebody objects to: one game, or one line of a published list. */
export type ObjectionSubject =
  | {
      readonly tournament: string;
      readonly round: number;
      /** Numbers of the players. */
      readonly white: string;
      readonly black: string;
    }
  | { readonly list: string; readonly player: string };

/** What is received and decided about objections. Addresses of objectors are in no journal. */
export type ObjectionPayloads = {
  /** Counted from 1 in an office. Fields of what it is not about are null. */
  "objection-received": {
    objection: number;
    on: IsoDate;
    tournament: string | null;
    round: number | null;
    white: string | null;
    black: string | null;
    list: string | null;
    player: string | null;
    /** Until when the office answers. */
    answerBy: IsoDate;
    name: string;
    text: string;
  };
  "objection-decided": {
    objection: number;
    on: IsoDate;
    upheld: boolean;
    /** The entry of the ruling on the game that was made for it; null: none was. */
    ruling: number | null;
    reason: string;
  };
};

/** An objection as it stands. */
export interface Objection {
  readonly objection: number;
  readonly on: string;
  readonly answerBy: string;
  readonly subject: ObjectionSubject;
  readonly name: string;
  readonly text: string;
  /** null: it is open. */
  readonly decided: { readonly on: string; readonly upheld: boolean; readonly reason: string } | null;
}
