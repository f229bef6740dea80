import type { ChargeStep } from "../domain/fees/charge.ts";
import { moneyText } from "../domain/fees/money.ts";
import type { FeeStatement, FeeStatements, StatementLine } from "../domain/fees/statement.ts";
import { csvCell, csvText } from "./csv.ts";

type Cell = (statement: FeeStatement, line: StatementLine, step: ChargeStep) => string;

/** A row for each step of a charge, so that the amounts of a payer add up to the statement. */
const COLUMNS: readonly (readonly [name: string, cell: Cell])[] = [
  ["period", ({ period }) => period],
  ["payer", ({ payer }) => csvCell(payer)],
  ["organiser", ({ organiser }) => csvText(organiser ?? "")],
  ["list", (_, { list }) => list],
  ["tournament", (_, { tournament }) => csvCell(tournament)],
  ["name", (_, { name }) => csvText(name)],
  ["part", (_, { part }) => String(part)],
  ["end", (_, { end }) => end],
  ["tariff", (_, { tariff }) => csvText(tariff)],
  ["item", (_, __, { item }) => item],
  ["count", (_, __, { count }) => String(count)],
  ["each", (_, __, { cents }) => moneyText(cents)],
  ["amount", (_, __, { amount }) => moneyText(amount)],
  ["currency", ({ currency }) => currency],
  ["statement_total", ({ total }) => moneyText(total)],
  ["statement_paid", ({ paid }) => moneyText(paid)],
  ["statement_open", ({ open }) => moneyText(open)],
];

/** The statements of a month for accounting programs. */
export const feeStatementsCsv = ({ statements }: Pick<FeeStatements, "statements">): string =>
  [
    COLUMNS.map(([name]) => name),
    ...statements.flatMap((statement) =>
      statement.lines.flatMap((line) =>
        line.steps.map((step) => COLUMNS.map(([, cell]) => cell(statement, line, step))),
      ),
    ),
  ]
    .map((cells) => `${cells.join(",")}\n`)
    .join("");
