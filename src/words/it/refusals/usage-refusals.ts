import type { Parameters } from "../../../domain/refusal.ts";
import { plural } from "../../numbers.ts";

const like = (similar: unknown): string =>
  Array.isArray(similar) && similar.length > 0 ? ` Forse ${similar.join(", o ")}?` : "";

/** A command that was not given as it is to be. */
export const USAGE_REFUSAL_WORDS = {
  "argument-missing": ({ argument }: Parameters) => `Manca qualcosa: ${argument}.`,
  "option-missing": ({ option }: Parameters) => `Qui serve ${option}.`,
  "option-value-missing": ({ option }: Parameters) => `${option} richiede un valore.`,
  "unknown-option": ({ option, similar }: Parameters) => `Qui non c'è alcuna opzione ${option}.${like(similar)}`,
  "unknown-command": ({ command, similar }: Parameters) => `Non c'è alcun comando ${command}.${like(similar)}`,
  "too-many-arguments": ({ command, most, found }: Parameters) =>
    `${command} accetta ${plural("it", Number(most), "argomento", "argomenti")}, indicati: ${found}.`,
  "options-conflict": ({ one, other }: Parameters) => `${one} e ${other} si escludono a vicenda.`,
} as const;
