import type { Parameters } from "../../../domain/refusal.ts";
import { plural } from "../../numbers.ts";

const like = (similar: unknown): string =>
  Array.isArray(similar) && similar.length > 0 ? ` ¿Será ${similar.join(" o ")}?` : "";

/** A command that was not given as it is to be. */
export const USAGE_REFUSAL_WORDS = {
  "argument-missing": ({ argument }: Parameters) => `Falta algo: ${argument}.`,
  "option-missing": ({ option }: Parameters) => `Aquí hace falta ${option}.`,
  "option-value-missing": ({ option }: Parameters) => `${option} necesita un valor.`,
  "unknown-option": ({ option, similar }: Parameters) => `Aquí no existe la opción ${option}.${like(similar)}`,
  "unknown-command": ({ command, similar }: Parameters) => `No existe la orden ${command}.${like(similar)}`,
  "too-many-arguments": ({ command, most, found }: Parameters) =>
    `${command} admite ${plural("es", Number(most), "argumento", "argumentos")}, y se dieron ${found}.`,
  "options-conflict": ({ one, other }: Parameters) => `${one} y ${other} se excluyen mutuamente.`,
} as const;
