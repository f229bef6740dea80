import type { ReconcileCause } from "../../domain/reconciliation.ts";
import { cause, type OurLine, type TheirLine } from "./lines.ts";

/** What two lines of one player differ in besides their ratings. */
export function factCauses(ours: OurLine, theirs: TheirLine): readonly ReconcileCause[] {
  const known = <Value>(one: Value | null, other: Value | null): boolean => one !== null && other !== null;
  return [
    ...(known(ours.k, theirs.k) && ours.k !== theirs.k ? [cause("k-on-list", ours.k, theirs.k)] : []),
    ...(ours.federation === theirs.federation ? [] : [cause("other-federation", ours.federation, theirs.federation)]),
    ...(ours.title === theirs.title ? [] : [cause("other-title", ours.title, theirs.title)]),
    ...(known(ours.birth, theirs.birth) && ours.birth !== theirs.birth
      ? [cause("other-birth", ours.birth, theirs.birth)]
      : []),
    ...(ours.inactive === theirs.inactive
      ? []
      : [cause("other-activity", activity(ours.inactive), activity(theirs.inactive))]),
  ];
}

const activity = (inactive: boolean): string => (inactive ? "inactive" : "active");
