import { monthNumber } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import { editionRequested, listRequested } from "../../rating/edition-of.ts";
import { readListDate } from "../../rating/read.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { type Contender, systemContender } from "../../statistics/replay/contenders.ts";
import { COMPARISON_NAMES } from "../../statistics/systems/comparison.ts";

/** What to compare, as it is written in commands and addresses. */
export interface StudyWished {
  readonly edition?: string;
  readonly with?: readonly string[];
  readonly list?: string;
  readonly since?: string;
}

/** Rules and systems of a study; base null: the rules of each date. */
export interface StudyRequest {
  readonly list: ListKind;
  readonly base: FideEdition | null;
  readonly others: readonly (FideEdition | "published" | Contender)[];
  readonly since: number | null;
}

/** An edition by its name: itself, or an id of the register. */
type EditionNamed = (name: string) => string | FideEdition;

/** Editions are named by an id or by a file of one's own, which `given` reads. */
export function studyRequested(wished: StudyWished, given: EditionNamed): StudyRequest {
  const base = wished.edition === undefined ? null : editionRequested({ ...wished, edition: given(wished.edition) });
  const list = base?.list ?? listRequested(wished.list);
  const names = wished.with?.flatMap((each) => each.split(",")) ?? ["published", ...COMPARISON_NAMES];
  return {
    list,
    base,
    others: [...new Set(names)].map((name) => otherNamed(name, list, given)),
    since: wished.since === undefined ? null : monthNumber(readListDate(wished.since, "since")),
  };
}

function otherNamed(name: string, list: ListKind, given: EditionNamed): FideEdition | "published" | Contender {
  if (name === "published") return name;
  const system = systemContender(name);
  if (system !== undefined) return system;
  const edition = given(name);
  // Editions have a year in their names; a word without one is a slip of a system's.
  if (typeof edition === "string" && !/\d{4}|lask/.test(edition))
    throw new Refusal("unknown-system", { found: name, known: ["published", ...COMPARISON_NAMES] });
  return editionRequested({ edition, list });
}
