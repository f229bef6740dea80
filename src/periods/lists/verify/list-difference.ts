import type { ListFault } from "../../../domain/list-making.ts";

export interface ListDifference {
  readonly fault: ListFault;
  /** null: the list as a whole. */
  readonly player: string | null;
  readonly expected: string;
  readonly found: string;
}
