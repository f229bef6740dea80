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
  /** Of a program: what its token allows. Absent: a person, who may do what the role may. */
  readonly scope?: TokenScope;
}

/**
 * Who uses an account. Personal facts, so they are kept with the passwords: in no journal, and deleted when the account is
 * closed.
 */
export interface UserDetails {
  readonly name: string | null;
  readonly email: string | null;
}

/** An address that mail can be sent to, as far as its form tells. */
export const isEmail = (text: string): boolean => /^[^\s@<>"]{1,100}@[^\s@<>"]{1,100}$/.test(text);

/**
 * What a token allows, of what its user may: to read; to register tournaments and to send reports and lists too; all of
 * the role's work; or everything, with what a person must confirm by password.
 */
export const TOKEN_SCOPES = ["read", "reports", "office", "all"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Names of users: small letters, figures, dots and hyphens, so that nobody can be taken for another. */
export const isUserName = (text: string): boolean => /^[a-z][a-z0-9.-]{1,39}$/.test(text);

/** What is decided about accounts. */
export type AccountPayloads = {
  "user-added": { user: string; role: Role; federation: string | null; club: string | null };
  "user-role": { user: string; role: Role; federation: string | null; club: string | null; reason: string };
  "user-ended": { user: string; reason: string };
  /** Name or e-mail were changed: which is in no journal. */
  "user-changed": { user: string };
  /** A new one-time password was given out. */
  "user-reset": { user: string };
  /** A second factor was removed by the office: the app or the telephone was lost. */
  "second-factor-reset": { user: string; reason: string };
};
