import type { Command } from "commander";
import { monthNumber } from "../../../domain/dates.ts";
import { LIST_KINDS, type ListKind } from "../../../domain/list.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { editionRequested, listRequested } from "../../../rating/edition-of.ts";
import { readListDate } from "../../../rating/read.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import { type Contender, systemContender } from "../../../statistics/replay/contenders.ts";
import { COMPARISON_NAMES } from "../../../statistics/systems/comparison.ts";

export interface StudyOptions {
  readonly edition?: string;
  readonly with?: readonly string[];
  readonly list?: string;
  readonly since?: string;
}

export const withStudy = (command: Command): Command =>
  command
    .option("--edition <id>", "rules that the others are compared with (default: those of each date)")
    .option(
      "--with <name...>",
      `what to compare: editions, published, ${COMPARISON_NAMES.join(", ")}, elo:K (default: published and all systems)`,
    )
    .option("--list <kind>", `list whose editions are meant: ${LIST_KINDS.join(", ")} (default: standard)`)
    .option("--since <month>", "predict only games from this month on, YYYY-MM");

/** Rules and systems of a study; base null: the rules of each date. */
export interface StudyRequest {
  readonly list: ListKind;
  readonly base: FideEdition | null;
  readonly others: readonly (FideEdition | "published" | Contender)[];
  readonly since: number | null;
}

export function studyRequested(options: StudyOptions): StudyRequest {
  const base = options.edition === undefined ? null : editionRequested(options);
  const list = base?.list ?? listRequested(options.list);
  const names = options.with?.flatMap((each) => each.split(",")) ?? ["published", ...COMPARISON_NAMES];
  return {
    list,
    base,
    others: [...new Set(names)].map((name) => otherNamed(name, list)),
    since: options.since === undefined ? null : monthNumber(readListDate(options.since, "since")),
  };
}

function otherNamed(name: string, list: ListKind): FideEdition | "published" | Contender {
  if (name === "published") return name;
  const system = systemContender(name);
  if (system !== undefined) return system;
  // Editions have a year in their names; a word without one is a slip of a system's.
  if (!/\d{4}|lask/.test(name))
    throw new Refusal("unknown-system", { found: name, known: ["published", ...COMPARISON_NAMES] });
  return editionRequested({ edition: name, list });
}
