import type * as english from "../../en/refusals/usage-refusals.ts";
import { plural } from "../../numbers.ts";

const like = (similar: readonly string[]): string => (similar.length > 0 ? ` Menas ${similar.join(" eller ")}?` : "");

/** A command that was not given as it is to be. */
export const USAGE_REFUSAL_WORDS: typeof english.USAGE_REFUSAL_WORDS = {
  "argument-missing": ({ argument }) => `Argument saknas: ${argument}.`,
  "option-missing": ({ option }) => `Flagga saknas: ${option}.`,
  "option-value-missing": ({ option }) => `${option} behöver ett värde.`,
  "unknown-option": ({ option, similar }) => `Okänd flagga: ${option}.${like(similar)}`,
  "unknown-command": ({ command, similar }) => `Okänt kommando: ${command}.${like(similar)}`,
  "too-many-arguments": ({ command, most, found }) =>
    `${command} tar ${plural("sv", most, "argument", "argument")}, men ${found} angavs.`,
  "options-conflict": ({ one, other }) => `Använd antingen ${one} eller ${other}, inte båda.`,
};
