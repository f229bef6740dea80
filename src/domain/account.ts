/** Who may do what in the office: each account has one role. */
export const ROLES = ["arbiter", "officer", "administrator", "auditor", "club"] as const;
export type Role = (typeof ROLES)[number];

/** Someone who can sign in. Passwords are not part of it: they are kept apart from the journal. */
export interface Account {
  /** What is typed to sign in, and what stands in the journal. */
  readonly user: string;
  readonly role: Role;
  /** Of a federation officer: the federation. */
  readonly federation: string | null;
  /** Of a club: the id of its book. */
  readonly club: string | null;
  readonly ended: boolean;
}

/** Names of users: small letters, figures, dots and hyphens, so that nobody can be taken for another. */
export const isUserName = (text: string): boolean => /^[a-z][a-z0-9.-]{1,39}$/.test(text);

/** What is decided about accounts. */
export type AccountPayloads = {
  "user-added": { user: string; role: Role; federation: string | null; club: string | null };
  "user-role": { user: string; role: Role; federation: string | null; club: string | null; reason: string };
  "user-ended": { user: string; reason: string };
  /** A new one-time password was given out. */
  "user-reset": { user: string };
};
