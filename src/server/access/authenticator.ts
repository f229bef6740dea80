import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Account } from "../../domain/account.ts";
import { Refusal } from "../../domain/refusal.ts";
import { installationSecret } from "../../ledger/queries/accounts/sign-in-attempts.ts";
import type { AppOptions } from "../app-options.ts";
import { type DeviceCookies, deviceCookies } from "./device-cookie.ts";
import { isCode, needsCode } from "./second-factor.ts";
import { type Admission, accountByPassword, newSecret } from "./sessions.ts";
import { type SecretKind, throttle } from "./throttle.ts";

/** Checks passwords and codes. Every form that takes one calls this, so that all attempts are throttled. */
export interface Authenticator {
  readonly devices: DeviceCookies;
  /** The account; refused where the password is wrong or was tried too often. */
  readonly checkPassword: (request: FastifyRequest, credentials: Credentials) => Promise<Account>;
  /** Whether the account has a second factor, whose code must be right too. */
  readonly needsCode: (user: string) => Promise<boolean>;
  readonly checkCode: (request: FastifyRequest, user: string, code: string) => Promise<void>;
  /** A signed value for the code page: it shows that the password was correct, or that a provider vouched for the user. */
  readonly firstStep: (known: KnownUser) => Promise<string>;
  /** The user of such a value; null: expired or forged. */
  readonly passedIn: (step: string) => Promise<KnownUser | null>;
}

/** Who is signing in; by password, or by a rule for what a provider says. */
export interface KnownUser {
  readonly user: string;
  readonly admission: Admission | null;
}

export interface Credentials {
  readonly user: string;
  readonly password: string;
}

/** How long the code page stays valid. */
const STEP_TIME = 5 * 60_000;

export function authenticatorFor({ context: { ledger, now }, secure }: AppOptions): Authenticator {
  const { db } = ledger;
  const devices = deviceCookies(db, now, secure);
  const tries = throttle(db, now);
  const attempt = async <T>(
    request: FastifyRequest,
    user: string,
    [what, failure]: readonly [SecretKind, "sign-in-failed" | "bad-code"],
    work: (isKnownDevice: boolean) => Promise<T | null>,
  ): Promise<T> => {
    const device = await devices.known(request, user);
    return tries.attempt(
      { what, user, address: request.ip, device },
      async () => {
        const found = await work(device !== null);
        if (found === null) throw new Refusal(failure);
        return found;
      },
      (error) => error instanceof Refusal && error.code === failure,
    );
  };
  const signedStep = async (time: string, { user, admission }: KnownUser): Promise<string> => {
    const secret = await installationSecret(db, "sign-in-step", newSecret());
    const signature = createHmac("sha256", secret)
      .update(JSON.stringify([user, time, admission]))
      .digest("base64url");
    return [time, signature, user, ...(admission === null ? [] : [admission.subject, admission.rule])].join(" ");
  };
  return {
    devices,
    needsCode: (user) => needsCode(db, user),
    checkPassword: (request, { user, password }) =>
      attempt(request, user, ["password", "sign-in-failed"], (isKnownDevice) =>
        accountByPassword(db, user, password, { isKnownDevice, now: now() }),
      ),
    checkCode: async (request, user, code) => {
      const check = async () => ((await isCode(db, user, code, now())) ? true : null);
      await attempt(request, user, ["code", "bad-code"], check);
    },
    firstStep: (known) => signedStep(String(now()), known),
    passedIn: async (step) => {
      const [time = "", , user = "", subject, rule] = step.split(" ");
      if (!/^\d+$/.test(time) || now() - Number(time) > STEP_TIME) return null;
      const admission = subject === undefined || rule === undefined ? null : { subject, rule };
      const known = { user, admission };
      return (await signedStep(time, known)) === step ? known : null;
    },
  };
}

/** Checks password and code at once, to confirm the identity of a signed-in user. */
export async function confirmIdentity(
  authenticator: Authenticator,
  request: FastifyRequest,
  credentials: Credentials & { readonly code: string },
) {
  const account = await authenticator.checkPassword(request, credentials);
  if (await authenticator.needsCode(credentials.user))
    await authenticator.checkCode(request, credentials.user, credentials.code);
  return account;
}
