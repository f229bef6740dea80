import type { Role, TokenScope } from "../account.ts";
import type { None } from "./none.ts";

/** Requests about accounts, and about who may do what. */
export interface AccessRefusals {
  readonly "bad-user-name": { readonly found: string };
  readonly "user-exists": { readonly user: string };
  readonly "unknown-user": { readonly user: string };
  readonly "user-unchanged": { readonly user: string };
  readonly "federation-needed": None;
  readonly "club-needed": None;
  readonly "last-administrator": None;
  readonly "sign-in-failed": None;
  readonly "bad-token": None;
  readonly "sign-in-needed": None;
  readonly "not-allowed": { readonly role: Role; readonly action: string };
  readonly "bad-csrf": None;
  readonly "too-many": { readonly seconds: number };
  readonly "password-too-short": { readonly min: number };
  readonly "idempotency-key-reused": None;
  readonly "password-too-common": None;
  readonly "password-has-name": None;
  readonly "one-time-expired": None;
  readonly "bad-code": None;
  readonly "sign-in-expired": None;
  readonly "identity-unconfirmed": None;
  readonly "token-scope": { readonly needed: TokenScope };
  readonly "no-second-factor": { readonly user: string };
  readonly "second-factor-there": None;
  readonly "work-running": { readonly by: string; readonly about: string };
  readonly "upload-missing": None;
}
