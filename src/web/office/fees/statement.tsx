import type { VNode } from "preact";
import { moneyText } from "../../../domain/fees/money.ts";
import type { FeeStatement } from "../../../domain/fees/statement.ts";
import { moneySaid, statementModel } from "../../../presentation/fees.ts";
import { Day } from "../../parts/day.tsx";
import { Table } from "../../parts/table.tsx";
import { ActionForm, Area, Field } from "../parts/fields.tsx";
import { OfficeFrame } from "../parts/frame.tsx";
import type { OfficeShown } from "../parts/shown.ts";

interface Props {
  /** One for each currency. */
  readonly statements: readonly FeeStatement[];
  readonly shown: OfficeShown;
}

/** What one payer owes for a month: every step of every charge, and the payments. */
export function StatementPage({ statements, shown }: Props): VNode {
  const { words, to } = shown;
  const says = words.fees;
  const [first] = statements;
  const title = first === undefined ? says.title : says.statement(nameOf(first, shown), month(first, shown));
  return (
    <OfficeFrame shown={shown} title={title}>
      {statements.map((statement) => (
        <OneStatement statement={statement} shown={shown} />
      ))}
      <p>
        <a href={to(`/office/fees?period=${first?.period ?? ""}`)}>{says.back}</a>
      </p>
    </OfficeFrame>
  );
}

const nameOf = (statement: FeeStatement, { words }: OfficeShown): string => statementModel(words, statement).name;
const month = ({ period }: FeeStatement, { words }: OfficeShown): string => words.web.lists.month(`${period}-01`);

interface OneProps {
  readonly statement: FeeStatement;
  readonly shown: OfficeShown;
}

function OneStatement({ statement, shown }: OneProps): VNode {
  const { words } = shown;
  const says = words.fees;
  const { columns } = says;
  const model = statementModel(words, statement);
  return (
    <>
      {model.byArticle === null ? null : <p>{model.byArticle}</p>}
      <Table
        stack
        caption={says.title}
        headed
        rows={model.rows}
        columns={model.heads.map((head, at) => ({
          head,
          names: at === 0,
          number: NUMBERS.includes(at),
          cell: (row: readonly string[]) => row[at] ?? "",
        }))}
      />
      <dl class="facts">
        <dt>{columns.total}</dt>
        <dd>{model.total}</dd>
        <dt>{columns.paid}</dt>
        <dd>{model.paid}</dd>
        <dt>{columns.open}</dt>
        <dd>{model.open}</dd>
      </dl>
      <Payments statement={statement} shown={shown} />
    </>
  );
}

const NUMBERS = [3, 4, 5];

function Payments({ statement, shown }: OneProps): VNode {
  const { words } = shown;
  const says = words.fees;
  const { payer, period, payments, open } = statement;
  return (
    <>
      {payments.length === 0 ? null : <h2>{says.payments}</h2>}
      {payments.map((payment) => (
        <section class="card">
          <p>
            <Day of={payment.day} language={words.language} />: {moneySaid(words, payment.amount)} {statement.currency}
            {payment.reference === "" ? "" : ` – ${payment.reference}`}{" "}
            {payment.undone ? <span class="tag">{says.undone}</span> : null}
          </p>
          {payment.undone || !shown.may("keep fees") ? null : (
            <ActionForm
              shown={shown}
              action="undo-fee"
              id={String(payment.entry)}
              title={says.undo}
              button={says.undo}
              danger
              hidden={{ payment: String(payment.entry) }}
            >
              {(entered) => <Area label={words.web.office.decide.reason} name="reason" entered={entered} />}
            </ActionForm>
          )}
        </section>
      ))}
      {open > 0 && shown.may("keep fees") ? (
        <ActionForm
          shown={shown}
          action="settle-fee"
          title={says.settle}
          button={says.settle}
          hidden={{ payer, period }}
        >
          {(entered) => (
            <>
              <Field label={says.amount} name="amount" value={moneyText(open)} entered={entered} required />
              <Field label={says.on} name="on" type="date" value={shown.today} entered={entered} />
              <Field label={says.reference} name="reference" entered={entered} wide />
            </>
          )}
        </ActionForm>
      ) : null}
    </>
  );
}
