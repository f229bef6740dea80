import type { IsoDate } from "../../domain/dates.ts";
import { chargeFor } from "../../domain/fees/charge.ts";
import type { FeeStatement, FeeStatements, Payment, StatementLine } from "../../domain/fees/statement.ts";
import { holdsOn } from "../../domain/fees/tariff.ts";
import { LIST_KINDS } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { paymentsIn } from "../../ledger/queries/fees/fees.ts";
import { listsInForce } from "../../ledger/queries/lists/lists.ts";
import type { FeePaymentRow } from "../../ledger/schema/fee-tables.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { reportsToSend } from "../fide/reports-to-send.ts";
import { kindOf } from "../lists/format/list-lines.ts";
import { readProvenance } from "../lists/format/provenance.ts";
import type { CurrentReport } from "../tournaments/pending.ts";
import { type AdoptedTariff, tariffsOf } from "./adopt-tariff.ts";

const PERIOD = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The statements of a month: who owes what for the tournaments that its lists rated, and what they have paid. */
export async function statementsOf(ledger: Ledger, period: string): Promise<FeeStatements> {
  if (!PERIOD.test(period)) throw new Refusal("bad-date", { field: "period", found: period, form: "month" });
  const { db } = ledger;
  const tariffs = await tariffsOf(db);
  const groups = new Map<string, Group>();
  const withoutTariff: { tournament: string; name: string; end: IsoDate }[] = [];
  for (const { report, list } of await ratedIn(ledger, period)) {
    const charged = lineOf(tariffs, report, list);
    const { tournament, registration } = report;
    if (charged === null) withoutTariff.push({ tournament, name: registration.name, end: report.end });
    else groupOf(groups, report, charged.currency).lines.push(charged.line);
  }
  const payments = await paymentsIn(db, period);
  const statements = [...groups.values()]
    .map((group) => statementIn(group, period, payments))
    .sort((one, other) => (one.payer < other.payer ? -1 : one.payer > other.payer ? 1 : 0));
  return { period, statements, withoutTariff };
}

/** One of them. */
export async function statementOf(ledger: Ledger, payer: string, period: string): Promise<FeeStatement> {
  const own = (await statementsOf(ledger, period)).statements.filter((each) => each.payer === payer);
  // Two currencies in one month are two statements: the one that is open is meant.
  const found = own.find(({ open }) => open !== 0) ?? own[0];
  if (found === undefined) throw new Refusal("no-statement", { payer, period });
  return found;
}

interface Rated {
  readonly report: CurrentReport;
  readonly list: ListRow;
}

/** The reports that published lists of the month rated. */
async function ratedIn(ledger: Ledger, period: string): Promise<readonly Rated[]> {
  const found: Rated[] = [];
  for (const kind of LIST_KINDS)
    for (const list of await listsInForce(ledger.db, { kind })) {
      if (list.making === null || !list.date.startsWith(period)) continue;
      const rated = new Set<string>();
      await readProvenance(ledger.content(list.making), {
        tournament: ({ tournament, part, counts }) => void (counts && rated.add(`${tournament}/${part}`)),
      });
      const sent = await reportsToSend(ledger.reader, { kind: kindOf(list), list: list.list });
      for (const report of sent?.chosen ?? [])
        if (rated.has(`${report.tournament}/${report.part}`)) found.push({ report, list });
    }
  return found;
}

/** What a report costs by the tariff of the day it ended; null: none has a rate for it. */
function lineOf(
  tariffs: readonly AdoptedTariff[],
  { tournament, part, registration, system, end, players, report }: CurrentReport,
  { list }: ListRow,
): { readonly line: StatementLine; readonly currency: string } | null {
  const tariff = tariffs.findLast((each) => holdsOn(each.tariff, end))?.tariff;
  const event = { part, kind: registration.kind, system, end, players, isLate: report.value === "late" };
  const charge = tariff === undefined ? null : chargeFor(tariff, event);
  if (tariff === undefined || charge === null) return null;
  const line = { tournament, name: registration.name, list, tariff: tariff.name, ...event, ...charge };
  return { line, currency: tariff.currency };
}

interface Group extends Pick<FeeStatement, "payer" | "organiser" | "federation" | "article" | "currency"> {
  readonly lines: StatementLine[];
}

/** By 0.3 and 0.4 the federation pays, or of an official tournament its organiser. */
function groupOf(groups: Map<string, Group>, report: CurrentReport, currency: string): Group {
  const { tournament, registration, assessment } = report;
  const isOfficial = assessment.official.value;
  const payer = isOfficial ? tournament : (registration.federation ?? tournament);
  const key = `${payer} ${currency}`;
  const { basis } = assessment.responsible;
  const group: Group = groups.get(key) ?? {
    payer,
    organiser: isOfficial ? (registration.organiser ?? null) : null,
    federation: isOfficial ? null : registration.federation,
    article: basis.kind === "given" ? null : basis.cited.article,
    currency,
    lines: [],
  };
  groups.set(key, group);
  return group;
}

function statementIn(group: Group, period: string, payments: readonly FeePaymentRow[]): FeeStatement {
  const own = payments.filter(({ payer, currency }) => payer === group.payer && currency === group.currency);
  const total = group.lines.reduce((sum, { amount }) => sum + amount, 0);
  const made = own.map(paymentOf);
  const paid = made.reduce((sum, { amount, undone }) => sum + (undone ? 0 : amount), 0);
  return { ...group, period, total, payments: made, paid, open: total - paid };
}

const paymentOf = ({ sequence, day, amount, reference, undone }: FeePaymentRow): Payment => ({
  entry: Number(sequence),
  day: day as IsoDate,
  amount: Number(amount),
  reference,
  undone: undone !== null,
});
