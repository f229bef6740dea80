import { feeStatementsCsv } from "../../../formats/fee-statements.ts";
import { moneySaid, statementModel } from "../../../presentation/fees.ts";
import { type PlaceOptions, withOffice } from "../../office.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";

export const listStatements = (period: string, options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { statementsOf } = await import("../../../periods/fees/statements.ts");
    const found = await statementsOf(ledger, period);
    if (options.json) return world.print(JSON.stringify(found, null, 2));
    const { columns, states, none, withoutTariff } = words.fees;
    const models = found.statements.map((each) => statementModel(words, each));
    if (models.length === 0) world.print(none);
    else {
      const heads = [columns.payer, columns.tournaments, columns.total, columns.paid, columns.open, columns.state];
      const rows = models.map((each) => [
        ...[each.name, each.tournaments, each.total, each.paid, each.open],
        states[each.state],
      ]);
      for (const line of tableText(heads, rows, world)) world.print(line);
    }
    if (found.withoutTariff.length === 0) return;
    world.print("");
    world.print(withoutTariff);
    for (const { name, tournament, end } of found.withoutTariff) world.print(`  ${name} (${tournament}), ${end}`);
  });

export const showStatement = (payer: string, period: string, options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { statementOf } = await import("../../../periods/fees/statements.ts");
    const found = await statementOf(ledger, payer, period);
    if (options.json) return world.print(JSON.stringify(found, null, 2));
    const { columns, statement, undone, payments } = words.fees;
    const model = statementModel(words, found);
    world.print(statement(model.name, period));
    if (model.byArticle !== null) world.print(model.byArticle);
    for (const line of tableText(model.heads, model.rows, world)) world.print(line);
    world.print("");
    world.print(`${columns.total}: ${model.total}; ${columns.paid}: ${model.paid}; ${columns.open}: ${model.open}`);
    if (found.payments.length === 0) return;
    world.print("");
    world.print(`${payments}:`);
    const heads = [columns.entry, columns.day, columns.amount, columns.reference];
    const rows = found.payments.map((each) => [
      ...[String(each.entry), each.day, moneySaid(words, each.amount)],
      [each.reference, ...(each.undone ? [`(${undone})`] : [])].join(" ").trim(),
    ]);
    for (const line of tableText(heads, rows, world)) world.print(line);
  });

export const exportStatements = (
  period: string,
  options: PlaceOptions & { readonly to?: string },
  world: World,
): Promise<void> =>
  withOffice(options, world, async ({ ledger }) => {
    const { statementsOf } = await import("../../../periods/fees/statements.ts");
    const csv = feeStatementsCsv(await statementsOf(ledger, period));
    world.write(options.to === undefined ? undefined : world.path(options.to), [csv]);
  });
