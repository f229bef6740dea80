import { Refusal } from "../domain/refusal.ts";

/** Why a journal cannot be used: what a newer program wrote is not damaged, and needs that program. */
export const lineRefusal = (line: number | string, fault: string): Refusal =>
  fault === "newer-format" ? new Refusal("journal-newer", { line }) : new Refusal("journal-damaged", { line, fault });
