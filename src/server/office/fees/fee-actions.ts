import { Type } from "typebox";
import { readMoney } from "../../../domain/fees/money.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { adoptTariff } from "../../../periods/fees/adopt-tariff.ts";
import { settleFee, undoFee } from "../../../periods/fees/payments.ts";
import { readDay } from "../../../rating/read.ts";
import { type ApiAction, action, NO_OWNER } from "../actions/action.ts";
import { actionResult } from "../actions/action-result.ts";
import { plainText, Reason } from "../schemas.ts";

const common = { right: "keep fees", about: NO_OWNER } as const;
const TARIFF_MAX = 100_000;
const CENTS_MAX = 100_000_000_000;
const ENTRY_MAX = 1_000_000_000;

const adopt = action({
  ...common,
  name: "adopt-tariff",
  /** The JSON of a tariff, as text; `file` is what it is called where it is spoken of. */
  input: Type.Object({
    file: Type.Optional(plainText(200, 1)),
    tariff: plainText(TARIFF_MAX, 2),
    reason: Reason,
  }),
  run: async ({ office }, { file = "tariff.json", tariff: text, reason }) =>
    actionResult([await adoptTariff(office, { file, text, reason })]),
  read: (fields, upload) => {
    if (upload === null) throw new Refusal("upload-missing");
    const tariff = Buffer.from(upload.bytes).toString("utf8");
    return { file: upload.name, tariff, reason: fields.get("reason") ?? "" };
  },
});

const settle = action({
  ...common,
  name: "settle-fee",
  input: Type.Object({
    payer: plainText(60, 1),
    period: plainText(7, 7),
    /** In cents; without it, all that is open. */
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: CENTS_MAX })),
    /** The day of the payment; without it, today. */
    on: Type.Optional(Type.String({ pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" })),
    reference: Type.Optional(plainText(200)),
  }),
  run: async ({ office, context }, { payer, period, amount, on, reference = "" }) => {
    const day = on === undefined ? context.today() : readDay(on, "on");
    return actionResult([await settleFee(office, { payer, period, amount: amount ?? null, on: day, reference })]);
  },
  read: (fields) => {
    const text = fields.get("amount") ?? "";
    if (text.trim() === "") return {};
    const amount = readMoney(text);
    if (amount === undefined) throw new Refusal("bad-input", { field: "amount", found: text, expected: "number" });
    return { amount };
  },
});

const undo = action({
  ...common,
  name: "undo-fee",
  /** The journal entry of the payment. */
  input: Type.Object({ payment: Type.Integer({ minimum: 1, maximum: ENTRY_MAX }), reason: Reason }),
  run: async ({ office }, request) => actionResult([await undoFee(office, request)]),
});

/** What the office does about fees. */
export const FEE_ACTIONS: readonly ApiAction[] = [adopt, settle, undo];
