import type { Derived } from "../calculation/derived.ts";
import { editionName } from "../words/said/edition-name.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import { basisText, valueText } from "./format.ts";
import { termLine, termName, termSign } from "./term-name.ts";
import { editionsUsed, readingsUsed, termsUsed } from "./walk.ts";

/** A derivation as lines: the tree, what its terms mean, and every reading it rests on. Formats; never calculates. */
export function asText(words: Catalogue, derived: Derived<unknown>): string[] {
  const terms = termsUsed(derived).flatMap((term) => termLine(words, term).map((line) => `  ${line}`));
  const readings = readingsUsed(derived).map((code) => {
    const { question, answer } = words.readings[code];
    return `  ${question} ${answer}`;
  });
  return [
    ...treeText(words, derived),
    ...(terms.length > 0 ? ["", words.phrases.legend, ...terms] : []),
    ...(readings.length > 0 ? ["", words.phrases.readings, ...readings] : []),
  ];
}

/** The tree alone, indented, the conclusion first. A value that was shown before is not taken apart again. */
export function treeText(words: Catalogue, derived: Derived<unknown>): string[] {
  const several = editionsUsed(derived).length > 1;
  const shown = new Set<Derived<unknown>>();
  const lines: string[] = [];
  const visit = (each: Derived<unknown>, depth: number): void => {
    const inputs = Object.values(each.inputs);
    const again = inputs.length > 0 && shown.has(each);
    const edition = several && each.basis.kind !== "given" ? ` [${editionName(words, each.basis.cited.edition)}]` : "";
    const above = again ? ` (${words.phrases.above})` : "";
    const line = `${termName(words, each.term)}${termSign(each.term)}${valueText(words, each)}   ${basisText(words, each.basis)}${edition}${above}`;
    lines.push(`${"  ".repeat(depth)}${line}`);
    if (again) return;
    shown.add(each);
    for (const input of inputs) visit(input, depth + 1);
  };
  visit(derived, 0);
  return lines;
}
