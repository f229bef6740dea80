import type { Command } from "commander";
import { GAMES_MAX } from "../../domain/limits.ts";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import { ARENA_TITLES, MEMBERSHIPS, type Membership, type PlayerFacts } from "../../domain/player.ts";
import { Refusal } from "../../domain/refusal.ts";
import { TITLES, type Title } from "../../domain/report.ts";
import { readBirthOf, readCount, readRating } from "../../rating/read.ts";

/** What a person may say about a player. */
export interface FactOptions {
  readonly name?: string;
  readonly federation?: string;
  readonly sex?: string;
  readonly birth?: string;
  readonly title?: string;
  readonly womenTitle?: string;
  readonly otherTitles?: string;
  readonly arenaTitle?: string;
  readonly memberships?: string;
}

export const withFacts = (command: Command): Command =>
  command
    .option("--name <name>", "name (surname first)")
    .option("--federation <code>", "federation code")
    .option("--sex <sex>", "m or w")
    .option("--birth <date>", "YYYY or YYYY-MM-DD, or none")
    .option("--title <title>", TITLES.join(", "))
    .option("--women-title <title>", TITLES.filter((title) => title.startsWith("W")).join(", "))
    .option("--other-titles <titles>", "titles of arbiters, organisers and trainers, separated by commas")
    .option("--arena-title <title>", ARENA_TITLES.join(", "))
    .option("--memberships <bodies>", `${MEMBERSHIPS.join(", ")}, separated by commas`);

const SEXES = ["m", "w"] as const;

/** What stands for "not known" or "no more". */
const NONE = "none";

/** The facts that were given; `none` is a fact too. */
export function readFacts(options: FactOptions): Partial<PlayerFacts> {
  const fact = <Key extends keyof PlayerFacts>(
    key: Key & keyof FactOptions,
    read: (text: string) => PlayerFacts[Key],
  ): Partial<PlayerFacts> => {
    const text: string | undefined = options[key];
    return text === undefined ? {} : { [key]: read(text) };
  };
  return {
    ...fact("name", (text) => text.trim()),
    ...fact("federation", (text) => (text === NONE ? null : text)),
    ...fact("sex", (text) => (text === NONE ? null : oneOf(SEXES, text, "--sex"))),
    ...fact("birth", (text) => readBirthOf(text, "--birth")),
    ...fact("title", (text) => titleOf(text, "--title")),
    ...fact("womenTitle", (text) => titleOf(text, "--women-title")),
    ...fact("otherTitles", (text) => partsOf(text)),
    ...fact("arenaTitle", (text) => (text === NONE ? null : oneOf(ARENA_TITLES, text, "--arena-title"))),
    ...fact("memberships", (text) =>
      partsOf(text).map((each): Membership => oneOf(MEMBERSHIPS, each, "--memberships")),
    ),
  };
}

/** What was before a player's first list on record. */
export const readEarlierFacts = (options: {
  readonly kind: string;
  readonly gamesBefore?: string;
  readonly highest?: string;
}): { readonly list: ListKind; readonly gamesBefore: number | null; readonly highest: number | null } => ({
  list: oneOf(LIST_KINDS, options.kind, "--kind"),
  gamesBefore:
    options.gamesBefore === undefined
      ? null
      : readCount(options.gamesBefore, "--games-before", { from: 0, to: GAMES_MAX }),
  highest: options.highest === undefined ? null : readRating(options.highest, "--highest"),
});

const titleOf = (text: string, field: string): Title | null => (text === NONE ? null : oneOf(TITLES, text, field));

const partsOf = (text: string): string[] =>
  text === NONE ? [] : text.split(",").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]));

function oneOf<Choice extends string>(choices: readonly Choice[], text: string, field: string): Choice {
  const found = choices.find((each) => each === text);
  if (found === undefined) throw new Refusal("bad-choice", { field, found: text, choices });
  return found;
}
