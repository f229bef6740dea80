import { type Account, type Role, TOKEN_SCOPES, type TokenScope } from "../domain/account.ts";
import { Refusal } from "../domain/refusal.ts";

/** What can be done in the office, by pages and API alike. */
export const ACTIONS = [
  "see the office",
  "register a tournament",
  "send a report",
  "answer a question",
  "match players",
  "propose matches",
  "ask a question",
  "decide on a registration",
  "rule",
  "close a period",
  "publish a list",
  "correct",
  "acknowledge an alarm",
  "study the rules",
  "see players",
  "keep players",
  "erase persons",
  "keep the office",
  "keep users",
  "see fees",
  "keep fees",
  "read the journal",
  "read a club's book",
  "keep a club's book",
  "send a club's list",
  "see clubs' lists",
  "see the metrics",
  "see notifications",
  "keep own notifications",
] as const;
export type OfficeAction = (typeof ACTIONS)[number];

/** Everything, what is one's own (tournament, federation, club), or nothing. */
export type Reach = "all" | "own" | "none";

type Row = Readonly<Record<Role, Reach>>;

const row = (arbiter: Reach, officer: Reach, administrator: Reach, auditor: Reach, club: Reach): Row => ({
  arbiter,
  officer,
  administrator,
  auditor,
  club,
});

/** Who may do what. This table is the only place that says so; a test looks at every cell. */
export const RIGHTS: Readonly<Record<OfficeAction, Row>> = {
  "see the office": row("own", "own", "all", "all", "own"),
  "register a tournament": row("own", "own", "all", "none", "none"),
  "send a report": row("own", "own", "all", "none", "none"),
  "answer a question": row("own", "own", "all", "none", "none"),
  "match players": row("none", "own", "all", "none", "none"),
  "propose matches": row("own", "own", "all", "none", "none"),
  "ask a question": row("none", "own", "all", "none", "none"),
  "decide on a registration": row("none", "none", "all", "none", "none"),
  rule: row("none", "none", "all", "none", "none"),
  "close a period": row("none", "none", "all", "none", "none"),
  "publish a list": row("none", "none", "all", "none", "none"),
  correct: row("none", "none", "all", "none", "none"),
  "acknowledge an alarm": row("none", "none", "all", "none", "none"),
  "study the rules": row("none", "all", "all", "all", "none"),
  "see players": row("none", "own", "all", "all", "none"),
  "keep players": row("none", "own", "all", "none", "none"),
  "erase persons": row("none", "none", "all", "none", "none"),
  "keep the office": row("none", "none", "all", "none", "none"),
  "keep users": row("none", "none", "all", "none", "none"),
  "see fees": row("none", "own", "all", "all", "none"),
  "keep fees": row("none", "none", "all", "none", "none"),
  "read the journal": row("none", "none", "all", "all", "none"),
  "read a club's book": row("none", "none", "none", "none", "own"),
  "keep a club's book": row("none", "none", "none", "none", "own"),
  "send a club's list": row("none", "none", "none", "none", "own"),
  "see clubs' lists": row("none", "all", "all", "all", "none"),
  "see the metrics": row("none", "none", "all", "none", "none"),
  "see notifications": row("none", "none", "all", "none", "none"),
  "keep own notifications": row("all", "all", "all", "all", "all"),
};

/** The owners of what a request is about. */
export interface About {
  /** Who registered the tournament. */
  readonly registeredBy?: string | null;
  readonly federation?: string | null;
  readonly club?: string | null;
}

const READING: readonly OfficeAction[] = [
  "see the office",
  "study the rules",
  "see players",
  "read the journal",
  "read a club's book",
  "see clubs' lists",
  "see fees",
  "see the metrics",
  "see notifications",
];
const REPORTING: readonly OfficeAction[] = [
  ...READING,
  "register a tournament",
  "send a report",
  "answer a question",
  "propose matches",
  "send a club's list",
];

/** What a token allows, of what its user may. Only `all` also does what a person must confirm by password. */
export const SCOPES: Readonly<Record<TokenScope, readonly OfficeAction[]>> = {
  read: READING,
  reports: REPORTING,
  office: ACTIONS,
  all: ACTIONS,
};

/** The least that a token must allow for something. */
const scopeFor = (action: OfficeAction): TokenScope =>
  TOKEN_SCOPES.find((scope) => SCOPES[scope].includes(action)) ?? "all";

const isInScope = ({ scope }: Account, action: OfficeAction): boolean =>
  scope === undefined || SCOPES[scope].includes(action);

/** Whether the account has the right; `about` says who owns the object. */
export function may(account: Account, action: OfficeAction, about: About | null): boolean {
  if (!isInScope(account, action)) return false;
  const reach = RIGHTS[action][account.role];
  if (reach !== "own") return reach === "all";
  return about === null || isOwn(account, about);
}

function isOwn({ user, role, federation, club }: Account, about: About): boolean {
  if (role === "arbiter") return about.registeredBy === user;
  if (role === "officer") return about.federation !== undefined && about.federation === federation;
  return about.club !== undefined && about.club === club;
}

export function checkRight(account: Account | null, action: OfficeAction, about: About | null): Account {
  if (account === null) throw new Refusal("sign-in-needed");
  if (!isInScope(account, action)) throw new Refusal("token-scope", { needed: scopeFor(action) });
  if (!may(account, action, about)) throw new Refusal("not-allowed", { role: account.role, action });
  return account;
}

/** Milliseconds for which a confirmed password counts. */
const RECENT = 10 * 60_000;

/**
 * Some actions a person confirms by password, so that a session that was left open or stolen does not do them. A program
 * does them with a token that was made for it.
 */
export function checkIdentity({ scope }: Account, proved: number | null, now: number): void {
  if (scope === "all") return;
  if (scope !== undefined) throw new Refusal("token-scope", { needed: "all" });
  if (proved === null || now - proved > RECENT) throw new Refusal("identity-unconfirmed");
}
