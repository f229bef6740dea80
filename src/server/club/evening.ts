import type { BookFacts, ClubGameFacts, ClubResult, ClubTime } from "../../domain/clubs/club.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { Refusal } from "../../domain/refusal.ts";
import { clubResult } from "../../formats/evening/evening.ts";
import { namesIn } from "../../periods/clubs/card.ts";
import { resolvePlayer } from "../../periods/clubs/evening.ts";
import { repeatedBy } from "../../periods/clubs/games.ts";
import { numberOf } from "./book.ts";

/** A row of the evening's form, as it was entered. */
export interface EveningRow {
  readonly white: string;
  readonly result: string;
  readonly black: string;
  readonly again: boolean;
}

export interface EveningCommon {
  readonly day: IsoDate;
  /** The day adjourned games were finished; null: the same. */
  readonly finished: IsoDate | null;
  readonly tournament: string | null;
  readonly round: number | null;
  readonly time: ClubTime | null;
}

/** A row with the game it is, or what is wrong with it; with neither where nothing was entered. */
export interface ReadRow {
  readonly row: EveningRow;
  readonly game: ClubGameFacts | null;
  readonly wrong: Refusal | null;
}

/** The rows of a form: its fields are numbered. */
export function rowsIn(fields: Readonly<Record<string, string>>): readonly EveningRow[] {
  const numbers = Object.keys(fields).flatMap((name) => /^white(\d{1,3})$/.exec(name)?.[1] ?? []);
  return numbers
    .map(Number)
    .sort((one, other) => one - other)
    .map((number) => ({
      white: (fields[`white${number}`] ?? "").trim(),
      result: fields[`result${number}`] ?? "",
      black: (fields[`black${number}`] ?? "").trim(),
      again: fields[`again${number}`] === "yes",
    }));
}

const isEmpty = ({ white, black, result }: EveningRow): boolean => white === "" && black === "" && result === "";

/** Finds each row's players and repeated games in the book; unknown players are never added. */
export function readRows(facts: BookFacts, rows: readonly EveningRow[], common: EveningCommon): readonly ReadRow[] {
  const read = rows.map((row) => ({
    row,
    ...(isEmpty(row) ? { game: null, wrong: null } : readRow(facts, row, common)),
  }));
  const entered = read.flatMap(({ game }, index) => (game === null ? [] : [{ index, game }]));
  const first = 1 + Math.max(0, ...facts.games.map(({ game }) => game));
  const games = entered.map(({ game }, index) => ({ ...game, game: first + index, withdrawn: null }));
  const repeated = new Map(repeatedBy(facts, games).map((same, index) => [entered[index]!.index, same] as const));
  return read.map((each, index) => {
    const same = repeated.get(index) ?? null;
    return same === null ? each : { ...each, wrong: new Refusal("game-there", { game: same, day: common.day }) };
  });
}

function readRow(facts: BookFacts, row: EveningRow, common: EveningCommon): Pick<ReadRow, "game" | "wrong"> {
  try {
    const [white, black] = [resolvePlayer(facts, filled(row.white)), resolvePlayer(facts, filled(row.black))];
    if (numberOf(white) === numberOf(black)) throw new Refusal("game-against-self", { player: namesIn(facts)(white) });
    const { day, finished, tournament, round, time } = common;
    const game = {
      white,
      black,
      result: resultOf(row.result),
      begun: day,
      finished: finished ?? day,
      tournament,
      round,
      time,
      withheld: { white: null, black: null },
      again: row.again,
    };
    return { game, wrong: null };
  } catch (error) {
    if (error instanceof Refusal) return { game: null, wrong: error };
    throw error;
  }
}

function filled(text: string): string {
  if (text === "") throw new Refusal("row-unfinished");
  return text;
}

function resultOf(text: string): ClubResult {
  const result = clubResult(filled(text));
  if (result === undefined) throw new Refusal("row-unfinished");
  return result;
}
