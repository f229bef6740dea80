import type { IsoDate } from "../domain/dates.ts";
import type { ListKind } from "../domain/list.ts";
import { Refusal } from "../domain/refusal.ts";
import type { FideEdition } from "./fide/fide-edition.ts";
import type { LaskEdition } from "./lask/lask-edition.ts";
import { EDITIONS, FIDE_EDITIONS, fideEditionOn, holdsOn } from "./register.ts";

/** The editions that an office goes by: the register's and, over them, those it has adopted. */
export interface Editions {
  /** Every edition, those of one list in order. */
  readonly all: readonly (FideEdition | LaskEdition)[];
  readonly fide: readonly FideEdition[];
  /** The edition for a tournament of a list that starts on a day; undefined before the first. */
  readonly on: (list: ListKind, day: IsoDate) => FideEdition | undefined;
  readonly named: (id: string) => FideEdition | LaskEdition;
}

/** Adopted editions come in the order of their adoption; of two that hold on a day the later one does. */
export function editionsWith(adopted: readonly FideEdition[]): Editions {
  const fide = adopted.length === 0 ? FIDE_EDITIONS : [...FIDE_EDITIONS, ...adopted];
  const all = adopted.length === 0 ? EDITIONS : [...fide, ...EDITIONS.filter((each) => each.list === "club")];
  return {
    all,
    fide,
    on: (list, day) => adopted.findLast((each) => each.list === list && holdsOn(each, day)) ?? fideEditionOn(list, day),
    named: (id) => {
      const edition = all.find((each) => each.id === id);
      if (edition === undefined) throw new Refusal("unknown-edition", { id, known: all.map((each) => each.id) });
      return edition;
    },
  };
}

/** Without anything adopted. */
export const REGISTER: Editions = editionsWith([]);
