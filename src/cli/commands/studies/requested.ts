import type { Command } from "commander";
import { LIST_KINDS } from "../../../domain/list.ts";
import type { StudyRequest } from "../../../periods/monitor/study-request.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import { COMPARISON_NAMES } from "../../../statistics/systems/comparison.ts";
import { withOwnEditions } from "../../../words/said/edition-name.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";

export const withStudy = (command: Command): Command =>
  command
    .option("--edition <id>", "rules that the others are compared with (default: those of each date)")
    .option(
      "--with <name...>",
      `what to compare: editions, published, ${COMPARISON_NAMES.join(", ")}, elo:K (default: published and all systems)`,
    )
    .option("--list <kind>", `list whose editions are meant: ${LIST_KINDS.join(", ")} (default: standard)`)
    .option("--since <month>", "predict only games from this month on, YYYY-MM");

/** The same words, with the names of the editions that are one's own. */
export const namingStudied = (words: Catalogue, { base, others }: StudyRequest): Catalogue =>
  withOwnEditions(words, [...(base === null ? [] : [base]), ...others.flatMap((each) => (isOwn(each) ? [each] : []))]);

const isOwn = (each: StudyRequest["others"][number]): each is FideEdition => typeof each === "object" && "own" in each;
