import type * as english from "../../en/refusals/usage-refusals.ts";
import { plural } from "../../numbers.ts";

const like = (similar: readonly string[]): string => (similar.length > 0 ? ` Menas ${similar.join(" eller ")}?` : "");

/** A command that was not given as it is to be. */
export const USAGE_REFUSAL_WORDS: typeof english.USAGE_REFUSAL_WORDS = {
  "argument-missing": ({ argument }) => `Något saknas: ${argument}.`,
  "option-missing": ({ option }) => `${option} behövs här.`,
  "option-value-missing": ({ option }) => `${option} behöver ett värde.`,
  "unknown-option": ({ option, similar }) => `Det finns inget val ${option} här.${like(similar)}`,
  "unknown-command": ({ command, similar }) => `Det finns inget kommando ${command}.${like(similar)}`,
  "too-many-arguments": ({ command, most, found }) =>
    `${command} tar ${plural("sv", most, "argument", "argument")}, men ${found} angavs.`,
  "options-conflict": ({ one, other }) => `${one} och ${other} utesluter varandra.`,
};
