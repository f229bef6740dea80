import type { IsoDate } from "../../domain/dates.ts";
import type { FieldCode } from "../../domain/issues/issues.ts";
import { TOURNAMENT_COLUMNS, type TournamentColumn } from "./csv-columns.ts";
import type { GameFileTournament, TakeIssue } from "./game-file.ts";
import type { GamesRow } from "./games-row.ts";
import { readDay, readFederation } from "./values.ts";

/** Collects what rows say of the tournament. A row that says otherwise than one before is told; the first stands. */
export function factsReader(take: TakeIssue): {
  readonly row: (row: GamesRow) => void;
  readonly facts: () => GameFileTournament;
} {
  const found = new Map<TournamentColumn, { readonly text: string; readonly row: GamesRow }>();
  const text = (column: TournamentColumn): string | null => found.get(column)?.text ?? null;
  const read = <Value>(column: TournamentColumn, reader: (text: string) => Value | null | undefined): Value | null => {
    const value = reader(text(column) ?? "");
    if (value !== undefined) return value;
    const { row, text: wrong } = found.get(column)!;
    const expected = { code: "setting-of-games", column } as const;
    take({
      code: "games-setting",
      severity: "error",
      ...row.place(column),
      field: FIELD_OF[column],
      expected,
      found: wrong,
    });
    return null;
  };
  return {
    row: (row) => {
      for (const column of TOURNAMENT_COLUMNS) {
        const [value, before] = [row.text(column), found.get(column)];
        if (value === "" || value === before?.text) continue;
        if (before === undefined) found.set(column, { text: value, row });
        else {
          const expected = { code: "same-as-before", before: before.text } as const;
          const field = FIELD_OF[column];
          take({ code: "games-changes", severity: "error", ...row.place(column), field, expected, found: value });
        }
      }
    },
    facts: () => ({
      name: text("event"),
      city: text("site"),
      federation: read("federation", readFederation),
      start: read<IsoDate>("start", readDay),
      end: read<IsoDate>("end", readDay),
      type: text("type"),
      typeCode: text("type_code"),
      chiefArbiter: text("arbiter"),
      deputyArbiters: (text("deputy_arbiters") ?? "").split(";").flatMap((name) => (name.trim() ? [name.trim()] : [])),
      rateOfPlay: text("rate_of_play"),
      rateOfPlayCode: text("rate_of_play_code"),
    }),
  };
}

const FIELD_OF: Readonly<Record<TournamentColumn, FieldCode>> = {
  event: "column",
  site: "column",
  federation: "federation",
  start: "start",
  end: "end",
  type: "column",
  type_code: "column",
  arbiter: "column",
  deputy_arbiters: "column",
  rate_of_play: "rate of play",
  rate_of_play_code: "rate of play",
};
