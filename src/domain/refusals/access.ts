import type { Role, TokenScope } from "../account.ts";
import type { NoParameters } from "./none.ts";

/** Requests about accounts, and about who may do what. */
export interface AccessRefusals {
  readonly "bad-user-name": { readonly found: string };
  readonly "bad-email": { readonly found: string };
  readonly "user-exists": { readonly user: string };
  readonly "unknown-user": { readonly user: string };
  readonly "user-unchanged": { readonly user: string };
  readonly "federation-needed": NoParameters;
  readonly "club-needed": NoParameters;
  readonly "last-administrator": NoParameters;
  readonly "sign-in-failed": NoParameters;
  readonly "bad-token": NoParameters;
  readonly "sign-in-needed": NoParameters;
  readonly "not-allowed": { readonly role: Role; readonly action: string };
  readonly "bad-csrf": NoParameters;
  readonly "too-many": { readonly seconds: number };
  readonly "password-too-short": { readonly min: number };
  readonly "idempotency-key-reused": NoParameters;
  readonly "password-too-common": NoParameters;
  readonly "password-has-name": NoParameters;
  readonly "one-time-expired": NoParameters;
  readonly "bad-code": NoParameters;
  readonly "sign-in-expired": NoParameters;
  /** Of signing in at a provider of OpenID Connect, by its name. */
  readonly "oidc-unavailable": { readonly name: string };
  readonly "oidc-failed": { readonly name: string };
  readonly "oidc-unknown-user": { readonly name: string };
  readonly "oidc-faulty": { readonly file: string; readonly faults: readonly string[] };
  readonly "identity-unconfirmed": NoParameters;
  readonly "token-scope": { readonly needed: TokenScope };
  readonly "no-second-factor": { readonly user: string };
  readonly "second-factor-there": NoParameters;
  readonly "work-running": { readonly by: string; readonly about: string };
  readonly "upload-missing": NoParameters;
}
