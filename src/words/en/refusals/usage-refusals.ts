import { plural } from "../../numbers.ts";
import type { RefusalWords } from "../../types/sentences.ts";

const like = (similar: readonly string[]): string => (similar.length > 0 ? ` Is it ${similar.join(", or ")}?` : "");

/** A command that was not given as it is to be. */
export const USAGE_REFUSAL_WORDS = {
  "argument-missing": ({ argument }) => `Something is missing: ${argument}.`,
  "option-missing": ({ option }) => `${option} is needed here.`,
  "option-value-missing": ({ option }) => `${option} needs a value.`,
  "unknown-option": ({ option, similar }) => `There is no option ${option} here.${like(similar)}`,
  "unknown-command": ({ command, similar }) => `There is no command ${command}.${like(similar)}`,
  "too-many-arguments": ({ command, most, found }) =>
    `${command} takes ${plural("en", most, "argument", "arguments")}, and ${found} were given.`,
  "options-conflict": ({ one, other }) => `${one} and ${other} exclude each other.`,
} satisfies Partial<RefusalWords>;
