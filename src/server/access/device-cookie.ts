import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { installationSecret } from "../../ledger/queries/accounts/sign-in-attempts.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { cookieOf, setCookie } from "../http/cookies.ts";
import { hashed, newSecret } from "./sessions.ts";

/**
 * OWASP's device cookie: a browser that signed in before is known for that account. It grants no access,
 * but its attempts are counted separately, so that an attack does not lock out the owner.
 */
export interface DeviceCookies {
  /** The id of the browser, if it is known for the account. */
  readonly known: (request: FastifyRequest, user: string) => Promise<string | null>;
  /** Makes the browser known, or known for longer. */
  readonly remember: (request: FastifyRequest, reply: FastifyReply, user: string) => Promise<void>;
}

const DAY = 86_400_000;
/** How long a browser stays known after the last sign-in. */
const KEPT_DAYS = 365;

export function deviceCookies(db: Db, now: () => number, secure: boolean): DeviceCookies {
  let secret: Promise<string> | undefined;
  const signature = async (user: string, id: string, day: string): Promise<string> => {
    secret ??= installationSecret(db, "device-cookie", newSecret());
    secret.catch(() => {
      secret = undefined;
    });
    return createHmac("sha256", await secret)
      .update(JSON.stringify([user, id, day]))
      .digest("base64url");
  };
  const known: DeviceCookies["known"] = async (request, user) => {
    const [id = "", day = "", signed = ""] = (cookieOf(request, cookieName(user)) ?? "").split(".");
    if (!/^\d{1,6}$/.test(day) || (Number(day) + KEPT_DAYS) * DAY < now()) return null;
    return isSame(signed, await signature(user, id, day)) ? id : null;
  };
  return {
    known,
    remember: async (request, reply, user) => {
      const id = (await known(request, user)) ?? newSecret();
      const day = String(Math.floor(now() / DAY));
      const value = [id, day, await signature(user, id, day)].join(".");
      setCookie(reply, cookieName(user), value, { seconds: (KEPT_DAYS * DAY) / 1_000, strict: true, secure });
    },
  };
}

/** People may share a browser: the user name is hashed to hide who they are. */
const cookieName = (user: string): string => `device-${hashed(user).slice(0, 16)}`;

const isSame = (found: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(found), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
