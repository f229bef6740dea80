import type { Json } from "./canonical-json.ts";
import type { EntryKind, Payloads } from "./journal.ts";

/** RecordedFields of a payload, in the form in which they are written down. */
export type RecordedFields = { readonly [field: string]: Json | undefined };

/**
 * What says something of a person, or is free text in which somebody may be named. The chain has only a salted hash of it, so
 * that it can be erased while every hash stays as it was.
 */
const PRIVATE: { readonly [Kind in EntryKind]?: readonly (keyof Payloads[Kind])[] } = {
  "edition-adopted": ["reason"],
  "edition-withdrawn": ["reason"],
  "player-added": ["name", "sex", "birth", "memberships"],
  "player-changed": ["changes", "reason"],
  "earlier-facts-stated": ["reason"],
  "players-merged": ["reason"],
  "merge-undone": ["reason"],
  "federation-status": ["reason"],
  "federation-administrator": ["administrator"],
  "player-excluded": ["reason"],
  "exclusion-ended": ["reason"],
  "dispensation-given": ["reason"],
  "dispensation-ended": ["reason"],
  "tournament-registered": ["facts"],
  "registration-changed": ["changes", "reason"],
  "tournament-announced": ["reason"],
  "registration-ruled": ["reason"],
  "tournament-ruled": ["reason"],
  "tournament-listed": ["reason"],
  "appeal-received": ["reason"],
  "appeal-decided": ["reason"],
  "report-received": ["sender", "file", "enteredBecause"],
  "report-withdrawn": ["reason"],
  "player-matched": ["name", "reason"],
  "match-proposed": ["name", "text"],
  "tournaments-compared": ["reason"],
  "question-asked": ["text"],
  "question-answered": ["text"],
  "game-ruled": ["reason"],
  "objection-received": ["name", "text"],
  "objection-decided": ["reason"],
  "draft-discarded": ["reason"],
  "list-published": ["reason"],
  "correction-decided": ["reason"],
  "alarm-acknowledged": ["reason"],
  "alarm-reopened": ["reason"],
  "tariff-adopted": ["reason"],
  "fee-paid": ["reference"],
  "fee-payment-undone": ["reason"],
  "user-role": ["reason"],
  "user-ended": ["reason"],
  "second-factor-reset": ["reason"],
  "club-member-entered": ["name", "birth", "start"],
  "club-member-changed": ["changes", "reason"],
  "club-member-left": ["reason"],
  "club-member-returned": ["reason"],
  "club-member-placed": ["reason"],
  "club-members-merged": ["reason"],
  "club-merge-undone": ["reason"],
  "club-guest-entered": ["name", "home"],
  "club-guest-changed": ["name", "home"],
  "club-tournament-changed": ["reason"],
  "club-games-entered": ["games"],
  "club-game-changed": ["game", "reason"],
  "club-game-withdrawn": ["reason"],
  "club-undone": ["reason"],
  "club-decisions-changed": ["decisions"],
  "club-list-closed": ["decisions"],
  "club-list-sent": ["to"],
  "club-list-received": ["sender"],
  "club-alarm-acknowledged": ["reason"],
  "club-alarm-reopened": ["reason"],
};

/** A payload in two: what the chain has in clear, and what it has the hash of. */
export function divided(
  kind: EntryKind,
  payload: RecordedFields,
): { readonly open: RecordedFields; readonly closed: RecordedFields } {
  const isPrivate = new Set<string>(PRIVATE[kind]);
  const [open, closed]: Record<string, Json | undefined>[] = [{}, {}];
  for (const [field, value] of Object.entries(payload)) (isPrivate.has(field) ? closed : open)![field] = value;
  return { open: open!, closed: closed! };
}
