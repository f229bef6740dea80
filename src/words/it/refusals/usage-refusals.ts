import type * as english from "../../en/refusals/usage-refusals.ts";
import { plural } from "../../numbers.ts";

const like = (similar: readonly string[]): string => (similar.length > 0 ? ` Forse ${similar.join(", o ")}?` : "");

/** A command that was not given as it is to be. */
export const USAGE_REFUSAL_WORDS: typeof english.USAGE_REFUSAL_WORDS = {
  "argument-missing": ({ argument }) => `Argomento mancante: ${argument}.`,
  "option-missing": ({ option }) => `Opzione mancante: ${option}.`,
  "option-value-missing": ({ option }) => `${option} richiede un valore.`,
  "unknown-option": ({ option, similar }) => `Opzione sconosciuta: ${option}.${like(similar)}`,
  "unknown-command": ({ command, similar }) => `Comando sconosciuto: ${command}.${like(similar)}`,
  "too-many-arguments": ({ command, most, found }) =>
    `${command} accetta ${plural("it", most, "argomento", "argomenti")}, indicati: ${found}.`,
  "options-conflict": ({ one, other }) => `Usare ${one} oppure ${other}, non entrambi.`,
};
