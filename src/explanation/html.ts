import type { Derived } from "../calculation/derived.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import { basisText, valueText } from "./format.ts";
import { termName, termSign } from "./term-name.ts";
import { readingsUsed } from "./walk.ts";

/** A derivation as nested lists, each step one item. Formats; never calculates. */
export function asHtml(words: Catalogue, derived: Derived<unknown>): string {
  const readings = readingsUsed(derived).map((code) => {
    const { question, answer } = words.readings[code];
    return `<dt>${escaped(question)}</dt><dd>${escaped(answer)}</dd>`;
  });
  const used =
    readings.length > 0
      ? `<p>${escaped(words.phrases.readings)}</p><dl class="readings">${readings.join("")}</dl>`
      : "";
  return `<div class="derivation" lang="${words.language}"><ul>${step(words, derived)}</ul>${used}</div>`;
}

function step(words: Catalogue, derived: Derived<unknown>): string {
  const inputs = Object.values(derived.inputs).map((input) => step(words, input));
  return [
    `<li><span class="term" title="${escaped(words.terms[derived.term])}">${escaped(termName(words, derived.term))}</span>${termSign(derived.term)}`,
    `<span class="value">${escaped(valueText(words, derived))}</span> `,
    `<span class="basis ${derived.basis.kind}">${escaped(basisText(words, derived.basis))}</span>`,
    inputs.length > 0 ? `<ul>${inputs.join("")}</ul>` : "",
    "</li>",
  ].join("");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as HTML has it. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
