import type { VNode } from "preact";

/** Letters of the regulations, which are the same in every language. Everything else is said in words. */
export const SYMBOLS: ReadonlySet<string> = new Set([
  ...["Ro", "Rn", "Rc", "Ra", "Rar", "Ru", "Rp", "D", "PD", "K", "n", "p", "dp", "dpa", "W", "We"],
  ...["ΔR", "ΣΔR", "ΣΔR × K"],
]);

/** A term of the regulations: its letter with what it means, or what it means. */
export const TermName = ({ term, means }: { readonly term: string; readonly means: string }): VNode =>
  SYMBOLS.has(term) ? (
    <abbr class="term" title={means}>
      {term}
    </abbr>
  ) : (
    <span class="term">{means}</span>
  );
