import { NOTIFICATION_SECRETS, type NotificationTables } from "./notification-tables.ts";

/** How people and programs get in, and which requests were done. All but `account` and `request_key` are in no journal. */
export interface AccessTables {
  account: { account: string; role: string; federation: string | null; club: string | null; ended: boolean };
  credential: { account: string; password: string; one_time: boolean; expires: number | null };
  user_details: { account: string; name: string | null; email: string | null };
  session: SessionRow;
  token: TokenRow;
  second_factor: { account: string; secret: string; confirmed: boolean; last_step: number; made: number };
  recovery_code: { code: string; account: string };
  sign_in: { account: string; at: number; address: string; browser: string; succeeded: boolean };
  sign_in_attempt: { key: string; failures: number; until: number; previous: number };
  request_key: { by: string; key: string; request: string; first: number; last: number; at: number };
  request_answer: { by: string; key: string; request: string; answer: string; at: number };
  installation_secret: { name: string; secret: string };
  checkpoint: { size: number; note: string; published: boolean };
  witness: { address: string; key: string; size: number };
  watched_log: { log: string; key: string; size: number; root: string };
}

export interface SessionRow {
  session: string;
  account: string;
  csrf: string;
  began: number;
  renewed: number;
  expires: number;
  /** When the password was last given. */
  proved: number;
  address: string;
  browser: string;
  /** Who it was at a provider, and the rule that admitted them; null: by password. */
  subject: string | null;
  rule: string | null;
}

export interface TokenRow {
  token: string;
  account: string;
  label: string;
  scope: string;
  made: number;
  used: number | null;
  expires: number;
}

/**
 * Secrets of an installation and personal facts of its users, in no journal: a folder keeps them in a file besides, or a rebuilt database would let
 * somebody in without their second factor. Sessions and what was counted of attempts are not worth it.
 */
export const SECRETS = [
  "credential",
  "token",
  "second_factor",
  "recovery_code",
  "installation_secret",
  "checkpoint",
  "witness",
  "watched_log",
  "user_details",
  ...NOTIFICATION_SECRETS,
] as const satisfies readonly (keyof (AccessTables & NotificationTables))[];
