import { h } from "preact";
import { Type } from "typebox";
import { TOKEN_SCOPES } from "../../../domain/account.ts";
import { zonedTime } from "../../../domain/zoned-time.ts";
import { deleteToken, insertToken, tokensOf } from "../../../ledger/queries/accounts/accounts.ts";
import { recoveryCodesLeft } from "../../../ledger/queries/accounts/second-factors.ts";
import { endSessions, sessionsOf, signInsOf } from "../../../ledger/queries/accounts/sign-ins.ts";
import { AccountPage, TOKEN_DAYS } from "../../../web/office/account.tsx";
import { needsCode } from "../../access/second-factor.ts";
import { hashed, newSecret } from "../../access/sessions.ts";
import { actionsNamed } from "../../actions.ts";
import { type ActionContext, action, NO_OWNER } from "../actions/action.ts";
import { actionResult } from "../actions/action-result.ts";
import { ownChoices } from "../readings/notification-readings.ts";
import { plainText } from "../schemas.ts";
import { officePage } from "./page.ts";

const DAY = 86_400_000;
const common = { right: "see the office", about: NO_OWNER } as const;
const Hash = Type.String({ pattern: "^[0-9a-f]{64}$" });

/** Tokens are secrets of this installation and in no journal; only a page can make them, never a program. */
const make = action({
  ...common,
  name: "make-token",
  confirmIdentity: true,
  input: Type.Object({
    label: plainText(80, 1),
    scope: Type.Enum(TOKEN_SCOPES),
    days: Type.Integer({ minimum: 1, maximum: Math.max(...TOKEN_DAYS) }),
  }),
  run: async ({ context, account: { user } }, { label, scope, days }) => {
    const [secret, made] = [newSecret(), context.now()];
    const token = { token: hashed(secret), account: user, label, scope, made, used: null, expires: made + days * DAY };
    await insertToken(context.ledger.db, token);
    return actionResult([], { user: label, password: secret, expires: dayOf(token.expires) });
  },
});

const remove = action({
  ...common,
  name: "delete-token",
  input: Type.Object({ token: Hash }),
  run: async ({ context, account }, { token }) => {
    await deleteToken(context.ledger.db, account.user, token);
    return actionResult([]);
  },
});

/** Names a session on the page without its secret. */
const nameOf = ({ csrf }: { readonly csrf: string }): string => hashed(csrf);

const endOne = action({
  ...common,
  name: "end-session",
  input: Type.Object({ session: Hash }),
  run: (acting, { session }) => ending(acting, (each) => nameOf(each) === session),
});

const endOthers = action({
  ...common,
  name: "end-other-sessions",
  input: Type.Object({}),
  run: (acting) => ending(acting, ({ csrf }) => csrf !== acting.session?.csrf),
});

async function ending({ context, account }: ActionContext, isChosen: (session: { readonly csrf: string }) => boolean) {
  const { db } = context.ledger;
  const chosen = (await sessionsOf(db, account.user, context.now())).filter(isChosen);
  await endSessions(
    db,
    account.user,
    chosen.map(({ csrf }) => csrf),
  );
  return actionResult([]);
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Sign-ins that are shown. */
const SHOWN = 20;

async function load(acting: ActionContext) {
  const { context, session } = acting;
  const { user } = acting.account;
  const { db } = context.ledger;
  const { zone } = (await context.facts()).settings;
  const momentOf = (time: number): string => zonedTime(Number(time), zone);
  const tokens = (await tokensOf(db, user)).map(({ token, label, scope, made, used, expires }) => ({
    key: token,
    label,
    scope: TOKEN_SCOPES.find((each) => each === scope) ?? null,
    made: dayOf(Number(made)),
    expires: dayOf(Number(expires)),
    used: used === null ? null : dayOf(Number(used)),
  }));
  const sessions = (await sessionsOf(db, user, context.now())).map(({ csrf, began, renewed, address, browser }) => ({
    key: nameOf({ csrf }),
    address,
    browser,
    isHere: csrf === session?.csrf,
    began: momentOf(began),
    seen: momentOf(renewed),
  }));
  const signIns = (await signInsOf(db, user, SHOWN)).map(({ at, address, browser, succeeded }) => ({
    at: momentOf(at),
    address,
    browser,
    succeeded,
  }));
  const codesLeft = (await needsCode(db, user)) ? await recoveryCodesLeft(db, user) : null;
  return { tokens, sessions, signIns, codesLeft, choices: await ownChoices(acting) };
}

export const accountPage = officePage({
  path: "/office/account",
  right: "see the office",
  load,
  show: (data, shown) => ({
    title: shown.words.web.office.tabs.account,
    content: h(AccountPage, { ...data, shown }),
  }),
  actions: [make, remove, endOne, endOthers, ...actionsNamed("change-notifications")],
});
