/** What somebody wrote, to be quoted: the full stop is that of the sentence. */
export const quoted = (text: string): string => text.trim().replace(/[.\s]+$/, "");

/** A reason after what it is for, in brackets; the full stop is the sentence's. */
export function because(reason: string | null | undefined): string {
  const text = quoted(reason ?? "");
  return text === "" ? "" : ` (${text})`;
}
