import { Type } from "typebox";
import { CHARGE_ITEMS } from "../../../domain/fees/charge.ts";
import type { FeeStatements } from "../../../domain/fees/statement.ts";
import { LIST_KINDS } from "../../../domain/list.ts";
import { SYSTEMS } from "../../../domain/tournament.ts";
import { statementsOf } from "../../../periods/fees/statements.ts";
import { NullableText, Text, Whole } from "../../http/schemas.ts";
import { may } from "../../rights.ts";
import type { ActionContext } from "../actions/action.ts";
import { type AnyReading, reading } from "../readings/reading.ts";

/** The statements of a month that a user may see: those of a federation's officer are its own. */
export async function statementsFor({ account, context }: ActionContext, period: string): Promise<FeeStatements> {
  const found = await statementsOf(context.ledger, period);
  const isSeen = ({ federation }: { readonly federation: string | null }) => may(account, "see fees", { federation });
  const isAll = may(account, "see fees", {});
  return {
    ...found,
    statements: found.statements.filter(isSeen),
    withoutTariff: isAll ? found.withoutTariff : [],
  };
}

const Line = Type.Object({
  tournament: Text,
  part: Whole,
  name: Text,
  list: Text,
  tariff: Text,
  kind: Type.Enum(LIST_KINDS),
  system: Type.Enum(SYSTEMS),
  end: Text,
  players: Whole,
  isLate: Type.Boolean(),
  steps: Type.Array(Type.Object({ item: Type.Enum(CHARGE_ITEMS), count: Whole, cents: Whole, amount: Whole })),
  amount: Whole,
});

const StatementSchema = Type.Object({
  /** A federation's code, or the id of the official tournament whose organiser pays. */
  payer: Text,
  organiser: NullableText,
  federation: NullableText,
  /** The article by which they pay. */
  article: NullableText,
  period: Text,
  currency: Text,
  lines: Type.Array(Line),
  /** All amounts are cents. */
  total: Whole,
  payments: Type.Array(
    Type.Object({ entry: Whole, day: Text, amount: Whole, reference: Text, undone: Type.Boolean() }),
  ),
  paid: Whole,
  open: Whole,
});

const statements = reading({
  name: "fee-statements",
  right: "see fees",
  query: Type.Object({ period: Type.String({ pattern: "^[0-9]{4}-[0-9]{2}$" }) }),
  data: Type.Object({
    period: Text,
    statements: Type.Array(StatementSchema),
    /** Tournaments for which no tariff in force has a rate. */
    withoutTariff: Type.Array(Type.Object({ tournament: Text, name: Text, end: Text })),
  }),
  load: async (acting, { period }) => {
    const found = await statementsFor(acting, period);
    return {
      period,
      statements: found.statements.map(({ lines, payments, ...each }) => ({
        ...each,
        lines: lines.map(({ steps, ...line }) => ({ ...line, steps: [...steps] })),
        payments: [...payments],
      })),
      withoutTariff: [...found.withoutTariff],
    };
  },
});

export const FEE_READINGS: readonly AnyReading[] = [statements];
