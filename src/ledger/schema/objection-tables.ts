export interface ObjectionRow {
  objection: number;
  sequence: number;
  day: string;
  answer_by: string;
  tournament: string | null;
  round: number | null;
  white: number | null;
  black: number | null;
  list: string | null;
  player: number | null;
  name: string;
  text: string;
  /** The entry that decided it. */
  decided: number | null;
  decided_on: string | null;
  upheld: boolean | null;
  reason: string | null;
}
