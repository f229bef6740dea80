import { h } from "preact";
import { Type } from "typebox";
import { Refusal } from "../../../domain/refusal.ts";
import {
  beginFactor,
  confirmFactor,
  deleteFactor,
  factorOf,
  recoveryCodesLeft,
} from "../../../ledger/queries/accounts/second-factors.ts";
import { FactorPage } from "../../../web/office/factor.tsx";
import { isCode, newRecoveryCodes } from "../../access/second-factor.ts";
import { newFactorSecret, otpauthAddress } from "../../access/totp.ts";
import { type ActionContext, action, NO_OWNER } from "../actions/action.ts";
import { actionResult } from "../actions/action-result.ts";
import { plainText } from "../schemas.ts";
import { officePage } from "./page.ts";

const common = { right: "see the office", about: NO_OWNER } as const;

const begin = action({
  ...common,
  name: "begin-second-factor",
  confirmIdentity: true,
  input: Type.Object({}),
  run: async ({ context, account }) => {
    const { db } = context.ledger;
    if ((await factorOf(db, account.user))?.confirmed) throw new Refusal("second-factor-there");
    await beginFactor(db, account.user, newFactorSecret(), context.now());
    return actionResult([]);
  },
});

/** A code shows that the app has the secret: only from then on is it asked for. */
const confirm = action({
  ...common,
  name: "confirm-second-factor",
  input: Type.Object({ code: plainText(40, 1) }),
  run: async (acting, { code }) => {
    const { context, account } = acting;
    const { db } = context.ledger;
    const factor = await factorOf(db, account.user);
    if (factor === undefined) throw new Refusal("no-second-factor", { user: account.user });
    if (factor.confirmed) throw new Refusal("second-factor-there");
    if (!(await isCode(db, account.user, code, context.now()))) throw new Refusal("bad-code");
    await confirmFactor(db, account.user);
    return newCodes(acting);
  },
});

const renew = action({
  ...common,
  name: "renew-recovery-codes",
  confirmIdentity: true,
  input: Type.Object({}),
  run: async (acting) => {
    await knownFactor(acting);
    return newCodes(acting);
  },
});

const remove = action({
  ...common,
  name: "remove-second-factor",
  confirmIdentity: true,
  input: Type.Object({}),
  run: async (acting) => {
    await knownFactor(acting);
    await deleteFactor(acting.context.ledger.db, acting.account.user);
    return actionResult([]);
  },
});

async function knownFactor({ context, account: { user } }: ActionContext): Promise<void> {
  if (!(await factorOf(context.ledger.db, user))?.confirmed) throw new Refusal("no-second-factor", { user });
}

async function newCodes({ context, account: { user } }: ActionContext) {
  return actionResult([], { user, password: (await newRecoveryCodes(context.ledger.db, user)).join(" ") });
}

export const factorPage = officePage({
  path: "/office/account/two-step",
  right: "see the office",
  load: async ({ context, account: { user } }) => {
    const { db } = context.ledger;
    const factor = await factorOf(db, user);
    const isOn = factor?.confirmed ?? false;
    return {
      secret: isOn ? null : (factor?.secret ?? null),
      codesLeft: isOn ? await recoveryCodesLeft(db, user) : null,
    };
  },
  show: ({ secret, codesLeft }, shown) => {
    const pending = secret && { secret, address: otpauthAddress(secret, shown.account.user, shown.office) };
    const content = h(FactorPage, { pending: pending || null, codesLeft, shown });
    return { title: shown.words.web.access.factor.title, content };
  },
  actions: [begin, confirm, renew, remove],
});
