import type { Parameters } from "../../../domain/refusal.ts";
import { plural } from "../../numbers.ts";

const like = (similar: unknown): string =>
  Array.isArray(similar) && similar.length > 0 ? ` Menas ${similar.join(" eller ")}?` : "";

/** A command that was not given as it is to be. */
export const USAGE_REFUSAL_WORDS = {
  "argument-missing": ({ argument }: Parameters) => `Något saknas: ${argument}.`,
  "option-missing": ({ option }: Parameters) => `${option} behövs här.`,
  "option-value-missing": ({ option }: Parameters) => `${option} behöver ett värde.`,
  "unknown-option": ({ option, similar }: Parameters) => `Det finns inget val ${option} här.${like(similar)}`,
  "unknown-command": ({ command, similar }: Parameters) => `Det finns inget kommando ${command}.${like(similar)}`,
  "too-many-arguments": ({ command, most, found }: Parameters) =>
    `${command} tar ${plural("sv", Number(most), "argument", "argument")}, men ${found} angavs.`,
  "options-conflict": ({ one, other }: Parameters) => `${one} och ${other} utesluter varandra.`,
} as const;
