import { FIDE_EDITIONS } from "../src/regulations/register.ts";

/** Editions as cases name them: from one to another, both included, on one list or on several. */
const ids = FIDE_EDITIONS.map(({ id }) => id);

export const standard = (from: string, to = "2025-10"): string[] => span("fide-standard", from, to);
export const rapid = (from: string, to = "2024-12"): string[] => span("fide-rapid", from, to);
export const blitz = (from: string, to = "2024-12"): string[] => span("fide-blitz", from, to);
export const fast = (from: string, to = "2024-12"): string[] => [...rapid(from, to), ...blitz(from, to)];
export const everyEdition = (): string[] => [...ids];

function span(list: string, from: string, to: string): string[] {
  const first = `${list}-${from}`;
  const last = `${list}-${to}`;
  if (!ids.includes(first) || !ids.includes(last)) throw new Error(`no edition ${first} or ${last}`);
  return ids.filter((id) => id.startsWith(list) && id >= first && id <= last);
}
