import type { FastifyRequest } from "fastify";
import type { Account } from "../domain/account.ts";
import { Refusal } from "../domain/refusal.ts";
import type { AppOptions } from "./app.ts";
import { type DeviceCookies, deviceCookies } from "./device-cookie.ts";
import { userOf } from "./sessions.ts";
import { throttle } from "./throttle.ts";

/** Finds out whether somebody is who they say they are. Every form that takes a password comes here. */
export interface Proof {
  readonly devices: DeviceCookies;
  /** The account, if the password is right; refused where it is not, or was tried too often. */
  readonly prove: (request: FastifyRequest, said: Said) => Promise<Account>;
}

export interface Said {
  readonly user: string;
  readonly password: string;
}

export function proofFor({ context: { ledger, now }, secure }: AppOptions): Proof {
  const { db } = ledger;
  const devices = deviceCookies(db, now, secure);
  const tries = throttle(db, now);
  return {
    devices,
    prove: async (request, { user, password }) => {
      const device = await devices.known(request, user);
      return tries.attempt(
        { user, address: request.ip, device },
        async () => {
          const account = await userOf(db, user, password, { isKnownDevice: device !== null });
          if (account === null) throw new Refusal("sign-in-failed");
          return account;
        },
        (error) => error instanceof Refusal && error.code === "sign-in-failed",
      );
    },
  };
}
