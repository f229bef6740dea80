import type { FeeStatement } from "../domain/fees/statement.ts";
import { counted } from "../words/numbers.ts";
import { listName } from "../words/said/list-name.ts";
import type { Catalogue } from "../words/types/catalogue.ts";

/** A statement of fees as people read it. */
export interface StatementModel {
  readonly payer: string;
  /** The code of a federation, or the organiser of an official tournament. */
  readonly name: string;
  readonly tournaments: string;
  readonly total: string;
  readonly paid: string;
  readonly open: string;
  readonly state: "paid" | "open" | "overpaid";
  readonly byArticle: string | null;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Cents as a language writes money. They become decimals only here, to be read. */
export const moneySaid = ({ language }: Catalogue, cents: number): string => counted(language, cents / 100, 2);

export function statementModel(words: Catalogue, statement: FeeStatement): StatementModel {
  const says = words.fees;
  const { columns } = says;
  const { payer, federation, lines, currency, total, paid, open, article } = statement;
  const money = (cents: number): string => `${moneySaid(words, cents)} ${currency}`;
  return {
    payer,
    name: federation ?? says.organiser(statement.organiser, `${lines[0]?.name ?? ""} (${payer})`),
    tournaments: String(new Set(lines.map(({ tournament }) => tournament)).size),
    total: money(total),
    paid: money(paid),
    open: money(open),
    state: open === 0 ? "paid" : open > 0 ? "open" : "overpaid",
    byArticle: article === null ? null : says.byArticle(article),
    heads: [
      columns.tournament,
      columns.list,
      columns.item,
      columns.count,
      columns.rate,
      columns.amount,
      columns.tariff,
    ],
    rows: lines.flatMap(({ name, tournament, list, tariff, steps }) =>
      steps.map(({ item, count, cents, amount }) => [
        `${name} (${tournament})`,
        listName(words, list),
        says.items[item],
        String(count),
        moneySaid(words, cents),
        moneySaid(words, amount),
        tariff,
      ]),
    ),
  };
}
