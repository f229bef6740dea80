import type { Parameters } from "../../../domain/refusal.ts";
import { plural } from "../../numbers.ts";

const like = (similar: unknown): string =>
  Array.isArray(similar) && similar.length > 0 ? ` Is it ${similar.join(", or ")}?` : "";

/** A command that was not given as it is to be. */
export const USAGE_REFUSAL_WORDS = {
  "argument-missing": ({ argument }: Parameters) => `Something is missing: ${argument}.`,
  "option-missing": ({ option }: Parameters) => `${option} is needed here.`,
  "option-value-missing": ({ option }: Parameters) => `${option} needs a value.`,
  "unknown-option": ({ option, similar }: Parameters) => `There is no option ${option} here.${like(similar)}`,
  "unknown-command": ({ command, similar }: Parameters) => `There is no command ${command}.${like(similar)}`,
  "too-many-arguments": ({ command, most, found }: Parameters) =>
    `${command} takes ${plural("en", Number(most), "argument", "arguments")}, and ${found} were given.`,
  "options-conflict": ({ one, other }: Parameters) => `${one} and ${other} exclude each other.`,
} as const;
