import type { ComponentChildren } from "preact";
import type { Derived } from "../../calculation/derived.ts";
import { TERMS } from "../../domain/codes/terms.ts";
import { basisText, valueText } from "../../explanation/format.ts";
import { withMinus } from "../../words/numbers.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { Day } from "./day.tsx";
import { TermBefore } from "./term.tsx";

interface Props {
  readonly derived: Derived<unknown>;
  readonly words: Catalogue;
}

/** The value of a derivation as a page shows it: days in the language of the page. */
export function ShownValue({ derived, words }: Props): ComponentChildren {
  const { term, value } = derived;
  if (TERMS[term] === "date" && typeof value === "string") return <Day of={value} language={words.language} />;
  return withMinus(valueText(words, derived));
}

/** A value with what it is and why it stands. */
export const ShownLine = ({ derived, words }: Props): ComponentChildren => (
  <>
    <TermBefore term={derived.term} means={words.terms[derived.term]} />
    <strong>
      <ShownValue derived={derived} words={words} />
    </strong>{" "}
    {basisText(words, derived.basis)}
  </>
);
