/** Of a session that a provider of OpenID Connect began: who it was there, and the rule that admitted them; NULL: by password. */
export const PROVIDER_SESSIONS = [
  "ALTER TABLE session ADD COLUMN subject text",
  "ALTER TABLE session ADD COLUMN rule text",
] as const;
