import { h } from "preact";
import { Refusal } from "../../../domain/refusal.ts";
import { feeStatementsCsv } from "../../../formats/fee-statements.ts";
import { tariffsOf } from "../../../periods/fees/adopt-tariff.ts";
import { FeesPage } from "../../../web/office/fees/fees.tsx";
import { StatementPage } from "../../../web/office/fees/statement.tsx";
import { actionsNamed } from "../../actions.ts";
import { inForce } from "../../lists/overview-cache.ts";
import type { ActionContext } from "../actions/action.ts";
import { type AnyOfficePage, officePage } from "../pages/page.ts";
import { statementsFor } from "./fee-readings.ts";

/** The month of the newest list. */
async function newestPeriod({ context }: ActionContext): Promise<string> {
  const { lists } = await context.facts();
  const [newest] = inForce(lists, "standard")
    .map(({ date }) => date)
    .sort()
    .reverse();
  return (newest ?? context.today()).slice(0, 7);
}

const all = officePage({
  path: "/office/fees",
  right: "see fees",
  load: async (acting, { query }) => {
    const period = query.period || (await newestPeriod(acting));
    const tariffs = await tariffsOf(acting.context.ledger.db);
    return { ...(await statementsFor(acting, period)), tariffs: tariffs.map(({ tariff }) => tariff) };
  },
  show: (data, shown) => ({ title: shown.words.fees.title, content: h(FeesPage, { ...data, shown }) }),
  actions: actionsNamed("adopt-tariff"),
});

const one = officePage({
  path: "/office/fees/:period/:payer",
  right: "see fees",
  load: async (acting, { params: { period = "", payer = "" } }) => {
    const found = (await statementsFor(acting, period)).statements.filter((each) => each.payer === payer);
    if (found.length === 0) throw new Refusal("no-statement", { payer, period });
    return { statements: found };
  },
  show: ({ statements }, shown) => ({
    title: shown.words.fees.title,
    content: h(StatementPage, { statements, shown }),
  }),
  actions: actionsNamed("settle-fee", "undo-fee"),
});

const file = officePage({
  path: "/office/fees/:period/file/fees.csv",
  right: "see fees",
  load: async (acting, { params: { period = "" } }) => ({
    name: `fees-${period.replaceAll(/[^\d-]/g, "")}.csv`,
    bytes: Buffer.from(feeStatementsCsv(await statementsFor(acting, period))),
  }),
  file: (found) => found,
});

export const feePages: readonly AnyOfficePage[] = [all, one, file];
