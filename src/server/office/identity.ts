import type { FastifyReply, FastifyRequest } from "fastify";
import { h } from "preact";
import { isRefusal, REFUSALS, Refusal } from "../../domain/refusal.ts";
import { noteProof } from "../../ledger/queries/accounts/sign-ins.ts";
import { IdentityPage } from "../../web/office/identity.tsx";
import { sayOnPage } from "../../words/said/refusal-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { withPageKey } from "../access/authentication.ts";
import { type Authenticator, confirmIdentity } from "../access/authenticator.ts";
import type { AppOptions } from "../app-options.ts";
import { renderPage } from "../http/render.ts";
import { may } from "../rights.ts";
import { shownFor } from "../shown.ts";
import type { ActionContext } from "./actions/action.ts";
import { openTasks } from "./open-tasks.ts";
import type { SubmittedForm } from "./submitted-form.ts";

export interface IdentityContext {
  readonly options: AppOptions;
  readonly words: Catalogue;
  readonly authenticator: Authenticator;
}

/** A wrong password or code, or too many attempts. */
export class WrongCredentials extends Refusal {
  constructor({ given }: Refusal) {
    super(...given);
  }
}

/** Checks the password sent with a form; it need not be given again for a while. */
export async function takeIdentity(
  { options, authenticator }: IdentityContext,
  request: FastifyRequest,
  { fields }: SubmittedForm,
) {
  const { session } = request;
  const password = fields.get("identityPassword");
  if (session === null || password === null) return;
  const { user } = session.account;
  try {
    await confirmIdentity(authenticator, request, { user, password, code: fields.get("identityCode") ?? "" });
  } catch (error) {
    throw error instanceof Refusal ? new WrongCredentials(error) : error;
  }
  const now = options.context.now();
  await noteProof(options.context.ledger.db, session.csrf, now);
  request.session = { ...session, identityConfirmedAt: now };
}

/** Asks for the password and keeps the form's fields, to submit them again with it. */
export async function askIdentity(
  { options, words, authenticator }: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
  acting: ActionContext,
  { fields }: SubmittedForm,
  refusal: Refusal,
): Promise<FastifyReply> {
  const { account } = acting;
  const kept = [...fields].filter(([name]) => name !== "csrf" && !name.startsWith("identity"));
  const problem = refusal instanceof WrongCredentials ? sayOnPage(words, refusal) : null;
  if (isRefusal(refusal, "too-many")) reply.header("retry-after", String(refusal.parameters.seconds));
  const shown = {
    ...withPageKey(await shownFor(options, request, words)),
    account,
    form: NOTHING,
    today: options.context.today(),
    open: await openTasks(acting),
    may: (right: Parameters<typeof may>[1]) => may(account, right, null),
  };
  const needsCode = await authenticator.needsCode(account.user);
  const content = h(IdentityPage, { shown, fields: Object.fromEntries(kept), needsCode, problem });
  const page = { title: words.web.access.identity.title, content, unlisted: true };
  return reply
    .code(REFUSALS[refusal.code].status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(renderPage(page, shown));
}

const NOTHING = {
  ...{ key: null, problem: null, field: null, fields: {} },
  ...{ done: null, confirmation: null, secret: null },
};
