import type { ValueExpectations } from "../../domain/schema/faults.ts";

/** Words about editions of one's own. */
export interface DesignWords {
  /** What the file is, as editors show it. */
  readonly title: string;
  /** What a value of the file was expected to be. */
  readonly expectations: { readonly [Code in keyof ValueExpectations]: (given: ValueExpectations[Code]) => string };
  readonly faulty: (file: string, faults: number) => string;
  readonly sound: (file: string, name: string, rules: number) => string;
  /** Where nothing stands. */
  readonly missing: (expected: string) => string;
  readonly issuedBy: string;
  readonly base: string;
  readonly reason: string;
  /** The page of the office. */
  readonly office: Readonly<
    Record<"title" | "text" | "schema" | "none" | "list" | "adopt" | "adoptText" | "withdraw" | "file", string>
  >;
}
