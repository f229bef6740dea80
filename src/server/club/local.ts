import type { FastifyInstance } from "fastify";
import type { Account } from "../../domain/account.ts";
import { Refusal } from "../../domain/refusal.ts";
import { clubsHere } from "../../ledger/queries/clubs/clubs.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { newSecret } from "../access/sessions.ts";
import type { AppOptions, LocalBook } from "../app-options.ts";
import { isOfApi, routeOf } from "../http/route-path.ts";

/** Pages of an office that a book on its own does not have. */
const NOT_HERE = /^\/[a-z]{2}\/(office|sign-in|sign-out|password)(?=\/|$)/;
const HOME = /^(\/[a-z]{2})\/?(?:\?.*)?$/;

/** Every page request from this computer acts as the keeper; programs have no rights here. */
export function addLocalKeeper(app: FastifyInstance, { context: { ledger } }: AppOptions, book: LocalBook): void {
  app.decorateRequest("session", null);
  app.decorateRequest("account", null);
  const csrf = newSecret();
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/assets/")) return;
    // DNS rebinding: a foreign host name may resolve to this computer, so only the loopback name is accepted.
    checkLoopback((request.headers.host ?? "").replace(/:\d+$/, ""));
    const [, language] = HOME.exec(routeOf(request) || request.url) ?? [];
    if (language !== undefined) return reply.redirect(`${language}/club`, 302);
    if (NOT_HERE.test(routeOf(request))) return reply.callNotFound();
    if (isOfApi(request)) return;
    const account = await keeperOf(ledger.db, book);
    request.session = {
      account,
      csrf,
      mustChangePassword: false,
      renewed: null,
      identityConfirmedAt: Number.POSITIVE_INFINITY,
    };
    request.account = account;
  });
}

async function keeperOf(db: Db, { keeper, club }: LocalBook): Promise<Account> {
  const [only] = await clubsHere(db);
  return { user: keeper, role: "club", federation: null, club: club ?? only ?? null, ended: false };
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** A book without accounts must listen on the loopback address only. */
export function checkLoopback(host: string): void {
  if (!LOOPBACK.test(host)) throw new Refusal("not-loopback", { host });
}
