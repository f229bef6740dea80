import { type Command, Option } from "commander";
import { LIST_KINDS } from "../domain/list.ts";
import { Refusal } from "../domain/refusal.ts";
import type { GameRequest } from "../rating/change-request.ts";

/** Options every command has. */
export interface CommonOptions {
  readonly json?: boolean;
  readonly lang: string;
}

export const withCommon = (command: Command): Command =>
  command.option("--json", "print JSON").option("--lang <language>", "language: en, it, es, sv", "en");

export interface EditionOptions {
  readonly edition?: string;
  readonly on?: string;
  readonly list?: string;
  readonly forList?: string;
}

export const withEdition = (command: Command): Command =>
  command
    .option("--edition <id>", "edition of the regulations, such as fide-standard-2025-10, or the file of your own")
    .option("--on <date>", "start of the tournament, YYYY-MM-DD (chooses the edition)")
    .addOption(new Option("--list <kind>", `list: ${LIST_KINDS.join(", ")}`))
    .option("--for-list <month>", "month of the target list, YYYY-MM");

export interface PlayerFactOptions {
  readonly gamesBefore?: string;
  readonly highest?: string;
  readonly birth?: string;
}

export const withPlayerFacts = (command: Command): Command =>
  command
    .option("--games-before <n>", "rated games so far")
    .option("--highest <rating>", "highest published rating")
    .option("--birth <date>", "birth date, YYYY or YYYY-MM-DD, or none");

/** `2350:1` as a game. */
export function readGames(texts: readonly string[] | undefined): readonly GameRequest[] {
  return (texts ?? []).map((text) => {
    const [opponent, score, ...rest] = text.split(":");
    if (!opponent || !score || rest.length > 0) throw new Refusal("bad-game", { found: text });
    return { opponent, score };
  });
}

/** The fields that are there: an option that was not given leaves what a file says. */
export const definedOnly = <T extends object>(options: T): Partial<T> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<T>;
