import type { VNode } from "preact";
import { SYMBOLS, termSign } from "../../explanation/term-name.ts";

/** A term and the sign before its value: an equals sign after a letter, a colon after words. */
export const TermBefore = ({ term, means }: { readonly term: string; readonly means: string }): VNode => (
  <>
    <TermName term={term} means={means} />
    {termSign(term)}
  </>
);

/** A term of the regulations: its letter with what it means, or what it means. */
export const TermName = ({ term, means }: { readonly term: string; readonly means: string }): VNode =>
  SYMBOLS.has(term) ? (
    <abbr class="term" title={means}>
      {term}
    </abbr>
  ) : (
    <span class="term">{means}</span>
  );
