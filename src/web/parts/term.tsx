import type { VNode } from "preact";
import { SYMBOLS } from "../../explanation/term-name.ts";

/** A term of the regulations: its letter with what it means, or what it means. */
export const TermName = ({ term, means }: { readonly term: string; readonly means: string }): VNode =>
  SYMBOLS.has(term) ? (
    <abbr class="term" title={means}>
      {term}
    </abbr>
  ) : (
    <span class="term">{means}</span>
  );
