import type { Refusal } from "../../../domain/refusal.ts";

/** The field that a refusal is about, where its parameters do not say so. A form without such a field shows it on top only. */
const FIELDS: Partial<Readonly<Record<Refusal["code"], string>>> = {
  "reason-missing": "reason",
  "not-a-period-start": "from",
  "calendar-conflict": "from",
  "bad-bonus-steps": "steps",
  "no-members": "text",
  "member-name-there": "name",
  "member-id-there": "id",
  "guest-id-there": "id",
  "assessment-missing": "rating",
  "below-book-lowest": "rating",
  "not-placeable-to": "rating",
  "birth-after-entry": "birth",
  "entered-after-game": "entered",
  "book-tournament-exists": "name",
  "days-after-end": "days",
  "unknown-member": "into",
  "member-unclear": "into",
  "bad-address": "to",
  "token-missing": "token",
  "finished-before-begun": "finished",
  "bad-user-name": "user",
  "user-exists": "user",
  "bad-email": "email",
  "federation-needed": "federation",
  "club-needed": "club",
  "bad-zone": "zone",
  "bad-colour": "colour",
  "bad-logo": "logo",
  "bad-person-name": "name",
  "name-missing": "name",
  "bad-player-id": "player",
  "player-exists": "player",
  "bad-federation": "federation",
  "unknown-federation": "federation",
  "federation-exists": "code",
  "dates-reversed": "end",
  "unknown-player": "player",
  "birth-in-future": "birth",
  "bad-webhook-address": "address",
};

/** Where on a form its problem stands; null: it is about the whole. */
export const problemField = ({ code, parameters }: Refusal): string | null =>
  "field" in parameters && typeof parameters.field === "string" ? parameters.field : (FIELDS[code] ?? null);
