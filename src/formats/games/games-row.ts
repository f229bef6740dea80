import type { Issue } from "../../domain/issues/issues.ts";
import type { GamesColumn } from "./csv-columns.ts";

/** A row as its cells by column. */
export interface GamesRow {
  readonly text: (column: GamesColumn) => string;
  readonly place: (column: GamesColumn) => Pick<Issue, "line" | "columns">;
  readonly line: number;
}
