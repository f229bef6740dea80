import type * as english from "../../en/refusals/usage-refusals.ts";
import { plural } from "../../numbers.ts";

const like = (similar: readonly string[]): string => (similar.length > 0 ? ` ¿Será ${similar.join(" o ")}?` : "");

/** A command that was not given as it is to be. */
export const USAGE_REFUSAL_WORDS: typeof english.USAGE_REFUSAL_WORDS = {
  "argument-missing": ({ argument }) => `Falta un argumento: ${argument}.`,
  "option-missing": ({ option }) => `Falta una opción: ${option}.`,
  "option-value-missing": ({ option }) => `${option} necesita un valor.`,
  "unknown-option": ({ option, similar }) => `Opción desconocida: ${option}.${like(similar)}`,
  "unknown-command": ({ command, similar }) => `Orden desconocida: ${command}.${like(similar)}`,
  "too-many-arguments": ({ command, most, found }) =>
    `${command} admite ${plural("es", most, "argumento", "argumentos")}, y se dieron ${found}.`,
  "options-conflict": ({ one, other }) => `Use ${one} o ${other}, no ambos.`,
};
