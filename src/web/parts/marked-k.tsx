import type { VNode } from "preact";
import type { Catalogue } from "../../words/types/catalogue.ts";

interface WithK {
  readonly k: number | null;
  /** Whether it is derived from imported lists, or assumed. */
  readonly kDerived: boolean;
}

/** K as a list prints it, with a star where it is derived or assumed. */
export const markedK = ({ k, kDerived }: WithK): string => (k === null ? "" : `${k}${kDerived ? "*" : ""}`);

/** What the star means, below a table that has one. */
export const KNote = ({ rows, words }: { readonly rows: readonly WithK[]; readonly words: Catalogue }): VNode | null =>
  rows.some(({ k, kDerived }) => k !== null && kDerived) ? (
    <p class="small soft">{words.web.lists.coefficientDerived}</p>
  ) : null;
