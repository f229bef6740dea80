/** A reason after what it is for, in brackets; the full stop is the sentence's. */
export function because(reason: string | null | undefined): string {
  const text = reason?.trim().replace(/[.\s]+$/, "") ?? "";
  return text === "" ? "" : ` (${text})`;
}
