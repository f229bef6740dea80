import { addDays, type IsoDate } from "../domain/dates.ts";
import type { ListKind } from "../domain/list.ts";
import { Refusal } from "../domain/refusal.ts";
import type { FideEdition } from "../regulations/fide/fide-edition.ts";
import { editionNamed, fideEditionOn, isLask } from "../regulations/register.ts";
import { readDay, readListKind } from "./read.ts";

/** How a request names the edition: by its id, or by the day a tournament starts and the list it is for; or one's own. */
export interface EditionRequest {
  readonly edition?: string | FideEdition | undefined;
  readonly on?: string | undefined;
  readonly list?: string | undefined;
}

/** The FIDE edition a request asks for. */
export function editionRequested({ edition, on, list }: EditionRequest): FideEdition {
  if (edition !== undefined) return ofList(fideOnly(edition), list);
  if (on === undefined) throw new Refusal("edition-missing");
  return editionOnDay(listRequested(list), readDay(on, "on"));
}

/** The Swedish book has neither K nor first ratings by formula: what asks for them is refused. */
function fideOnly(given: string | FideEdition): FideEdition {
  const edition = typeof given === "string" ? editionNamed(given) : given;
  if (isLask(edition)) throw new Refusal("not-for-lask", { edition: edition.id });
  return edition;
}

/** A named edition and a named list must agree; a date does not matter to an edition that is named. */
function ofList(edition: FideEdition, list: string | undefined): FideEdition {
  if (list !== undefined && readListKind(list, "list") !== edition.list) {
    throw new Refusal("edition-of-other-list", { edition: edition.id, list });
  }
  return edition;
}

/** All tournaments of one list are of its kind, and begin before it. */
export function checkList(
  editions: readonly FideEdition[],
  starts: readonly (IsoDate | undefined)[],
  listDate: IsoDate | undefined,
): void {
  const kinds = [...new Set(editions.map(({ list }) => list))];
  if (kinds.length > 1) throw new Refusal("mixed-lists", { lists: kinds });
  const late = starts.find((start) => start !== undefined && listDate !== undefined && start >= listDate);
  if (late !== undefined && listDate !== undefined) throw new Refusal("list-before-start", { start: late, listDate });
}

/** The edition whose list articles hold for a list: that of the day before its date. */
export const listEditionOf = (edition: FideEdition, listDate: IsoDate): FideEdition =>
  fideEditionOn(edition.list, addDays(listDate, -1)) ?? edition;

export function editionOnDay(list: ListKind, day: IsoDate): FideEdition {
  const edition = fideEditionOn(list, day);
  if (edition === undefined) throw new Refusal("no-edition-on", { list, day });
  return edition;
}

/** The list a request is about. The standard list is the one the regulations speak of when they name none. */
export const listRequested = (list: string | undefined): ListKind =>
  list === undefined ? "standard" : readListKind(list, "list");
