import type { TokenScope } from "../../domain/account.ts";
import type { RefusalWords } from "./sentences.ts";

/** What the pages say about getting in: sign-in, tokens, sessions, second factor. */
export interface AccessWords {
  readonly code: Readonly<Record<"title" | "text" | "label" | "button", string>>;
  /** Why the role of somebody who signs in at a provider was changed. */
  readonly roleByRule: (provider: string) => string;
  readonly identity: Readonly<Record<"title" | "text" | "password" | "code" | "button", string>>;
  readonly tokens: {
    readonly scope: string;
    readonly scopes: Readonly<Record<TokenScope, string>>;
    readonly days: string;
    readonly forDays: (days: number) => string;
    readonly expires: string;
  };
  /** After a one-time password, with the day until which it can be used. */
  readonly secretUntil: (day: string) => string;
  readonly passwordEnds: string;
  readonly sessions: Readonly<
    Record<"title" | "began" | "seen" | "browser" | "address" | "here" | "end" | "endOthers", string>
  >;
  readonly signIns: Readonly<Record<"title" | "text" | "when" | "result" | "succeeded" | "failed" | "none", string>>;
  readonly factor: {
    readonly title: string;
    readonly off: string;
    readonly on: (codesLeft: number) => string;
    readonly manage: string;
    readonly begin: string;
    readonly scan: string;
    readonly picture: string;
    readonly secret: string;
    readonly address: string;
    readonly code: string;
    readonly confirm: string;
    /** Beside recovery codes that are shown once. */
    readonly codes: string;
    readonly renew: string;
    readonly renewButton: string;
    readonly remove: string;
    readonly removeButton: string;
    readonly column: string;
    readonly reset: string;
    readonly resetButton: string;
  };
}

export type AccessRefusalWords = Pick<
  RefusalWords,
  | "password-too-common"
  | "password-has-name"
  | "one-time-expired"
  | "bad-code"
  | "sign-in-expired"
  | "oidc-unavailable"
  | "oidc-failed"
  | "oidc-unknown-user"
  | "oidc-faulty"
  | "identity-unconfirmed"
  | "token-scope"
  | "no-second-factor"
  | "second-factor-there"
>;
