import type { Clause, ClauseCode } from "../../domain/codes/clauses.ts";
import type { Source, SourceCode } from "../../domain/codes/source.ts";
import type { Expectation, ExpectationCode } from "../../domain/issues/expectations.ts";
import type { RefusalCode, RefusalParameters } from "../../domain/refusal.ts";

// A sentence takes the parameters of its own code: one that asks for another parameter does not compile.

export type RefusalWords = { readonly [Code in RefusalCode]: (parameters: RefusalParameters[Code]) => string };

export type ClauseWords = { readonly [Code in ClauseCode]: (clause: Clause<Code>) => string };

export type ExpectationWords = { readonly [Code in ExpectationCode]: (expected: Expectation<Code>) => string };

export type SourceWords = { readonly [Code in SourceCode]: (source: Extract<Source, { code: Code }>) => string };
