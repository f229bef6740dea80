import { plural } from "../../numbers.ts";
import type { RefusalWords } from "../../types/sentences.ts";

const like = (similar: readonly string[]): string => (similar.length > 0 ? ` Is it ${similar.join(", or ")}?` : "");

/** A command that was not given as it is to be. */
export const USAGE_REFUSAL_WORDS = {
  "argument-missing": ({ argument }) => `Missing argument: ${argument}.`,
  "option-missing": ({ option }) => `Missing option: ${option}.`,
  "option-value-missing": ({ option }) => `${option} needs a value.`,
  "unknown-option": ({ option, similar }) => `Unknown option: ${option}.${like(similar)}`,
  "unknown-command": ({ command, similar }) => `Unknown command: ${command}.${like(similar)}`,
  "too-many-arguments": ({ command, most, found }) =>
    `${command} takes ${plural("en", most, "argument", "arguments")}; ${found} were given.`,
  "options-conflict": ({ one, other }) => `Use either ${one} or ${other}, not both.`,
} satisfies Partial<RefusalWords>;
