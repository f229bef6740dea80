/** What the office does beside the articles, by lasting names. `words/` says what each decides. */
export type OfficeRule = "decision" | "baseCorrection" | "coefficientOnRecord" | "juniorSection";
