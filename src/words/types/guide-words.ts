/** How to use the calculators and the API. */
export interface GuideWords {
  readonly calculator: {
    readonly more: string;
    /** What may be typed in place of an opponent's rating. */
    readonly opponentHint: string;
  };
  readonly api: {
    readonly base: string;
    readonly firstCalls: string;
    readonly tokenTitle: string;
    readonly tokenText: string;
    readonly exampleTitle: string;
    readonly corsTitle: string;
    readonly corsText: string;
    readonly changes: string;
    /** What stands in examples where somebody would write a text. */
    readonly example: Readonly<Record<"reason" | "text", string>>;
  };
}
