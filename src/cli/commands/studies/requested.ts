import type { Command } from "commander";
import { monthNumber } from "../../../domain/dates.ts";
import { LIST_KINDS, type ListKind } from "../../../domain/list.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { editionRequested, listRequested } from "../../../rating/edition-of.ts";
import { readListDate } from "../../../rating/read.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import { type Contender, systemContender } from "../../../statistics/replay/contenders.ts";
import { COMPARISON_NAMES } from "../../../statistics/systems/comparison.ts";
import { withOwnEditions } from "../../../words/said/edition-name.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import type { EditionGiven } from "../../input/edition-input.ts";

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

/** Editions are named by an id or by a file of one's own, which `given` reads. */
export function studyRequested(options: StudyOptions, given: (name: string) => EditionGiven): StudyRequest {
  const base = options.edition === undefined ? null : editionRequested({ ...options, edition: given(options.edition) });
  const list = base?.list ?? listRequested(options.list);
  const names = options.with?.flatMap((each) => each.split(",")) ?? ["published", ...COMPARISON_NAMES];
  return {
    list,
    base,
    others: [...new Set(names)].map((name) => otherNamed(name, list, given)),
    since: options.since === undefined ? null : monthNumber(readListDate(options.since, "since")),
  };
}

function otherNamed(
  name: string,
  list: ListKind,
  given: (name: string) => EditionGiven,
): FideEdition | "published" | Contender {
  if (name === "published") return name;
  const system = systemContender(name);
  if (system !== undefined) return system;
  const edition = given(name);
  // Editions have a year in their names; a word without one is a slip of a system's.
  if (typeof edition === "string" && !/\d{4}|lask/.test(edition))
    throw new Refusal("unknown-system", { found: name, known: ["published", ...COMPARISON_NAMES] });
  return editionRequested({ edition, list });
}

/** The same words, with the names of the editions that are one's own. */
export const namingStudied = (words: Catalogue, { base, others }: StudyRequest): Catalogue =>
  withOwnEditions(words, [...(base === null ? [] : [base]), ...others.flatMap((each) => (isOwn(each) ? [each] : []))]);

const isOwn = (each: StudyRequest["others"][number]): each is FideEdition => typeof each === "object" && "own" in each;
