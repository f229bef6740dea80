/** A field found in a line: what stands there, and in which characters from 0. */
export interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
