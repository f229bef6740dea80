import { h } from "preact";
import { Type } from "typebox";
import { deleteToken, insertToken, tokensOf } from "../../ledger/postgres/accounts.ts";
import { AccountPage } from "../../web/office/account.tsx";
import { hashed, newSecret } from "../sessions.ts";
import { action, did, NOBODYS } from "./action.ts";
import { officePage } from "./page.ts";
import { plainText } from "./schemas.ts";

/** Tokens are secrets of this installation and in no journal; only a page can make them, never a program. */
const make = action({
  name: "make-token",
  right: "see the office",
  input: Type.Object({ label: plainText(80, 1) }),
  about: NOBODYS,
  run: async ({ context, account: { user } }, { label }) => {
    const secret = newSecret();
    const token = { token: hashed(secret), account: user, label, made: context.now(), used: null };
    await insertToken(context.ledger.db, token);
    return did([], { user: label, password: secret });
  },
});

const remove = action({
  name: "delete-token",
  right: "see the office",
  input: Type.Object({ token: Type.String({ pattern: "^[0-9a-f]{64}$" }) }),
  about: NOBODYS,
  run: async ({ context, account }, { token }) => {
    await deleteToken(context.ledger.db, account.user, token);
    return did([]);
  },
});

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const accountPage = officePage({
  path: "/office/account",
  right: "see the office",
  load: async ({ context, account }) =>
    (await tokensOf(context.ledger.db, account.user)).map(({ token, label, made, used }) => ({
      ...{ key: token, label },
      made: dayOf(Number(made)),
      used: used === null ? null : dayOf(Number(used)),
    })),
  show: (tokens, shown) => ({
    title: shown.words.web.office.tabs.account,
    content: h(AccountPage, { tokens, shown }),
  }),
  actions: [make, remove],
});
