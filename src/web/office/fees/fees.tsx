import type { VNode } from "preact";
import type { FeeStatements } from "../../../domain/fees/statement.ts";
import type { Tariff } from "../../../domain/fees/tariff.ts";
import { statementModel } from "../../../presentation/fees.ts";
import { Table } from "../../parts/table.tsx";
import { ActionForm, Area } from "../parts/fields.tsx";
import { OfficeFrame } from "../parts/frame.tsx";
import type { OfficeShown } from "../parts/shown.ts";

interface Props extends FeeStatements {
  readonly tariffs: readonly Tariff[];
  readonly shown: OfficeShown;
}

/** Who owes what for the lists of a month, and by which tariffs. */
export function FeesPage({ period, statements, withoutTariff, tariffs, shown }: Props): VNode {
  const { words, to } = shown;
  const says = words.fees;
  return (
    <OfficeFrame shown={shown} title={says.title}>
      <p>{says.intro}</p>
      <form class="fields" method="get" action={to("/office/fees")}>
        <label>
          <span>{says.period}</span>
          <input type="month" name="period" value={period} pattern="[0-9]{4}-[0-9]{2}" required />
        </label>
        <button type="submit">{says.show}</button>
      </form>
      {statements.length === 0 ? (
        <p class="notice">{says.none}</p>
      ) : (
        <StatementTable period={period} statements={statements} shown={shown} />
      )}
      {withoutTariff.length === 0 ? null : (
        <>
          <p>{says.withoutTariff}</p>
          <ul>
            {withoutTariff.map(({ tournament, name }) => (
              <li>
                <a href={to(`/office/tournaments/${tournament}`)}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <Tariffs tariffs={tariffs} shown={shown} />
    </OfficeFrame>
  );
}

function StatementTable({ period, statements, shown }: Pick<Props, "period" | "statements" | "shown">): VNode {
  const { words, to } = shown;
  const { columns, states, csv } = words.fees;
  return (
    <>
      <Table
        stack
        caption={words.web.lists.month(`${period}-01`)}
        rows={statements.map((each) => statementModel(words, each))}
        columns={[
          {
            head: columns.payer,
            names: true,
            cell: ({ payer, name }) => <a href={to(`/office/fees/${period}/${payer}`)}>{name}</a>,
          },
          { head: columns.tournaments, number: true, cell: ({ tournaments }) => tournaments },
          { head: columns.total, number: true, cell: ({ total }) => total },
          { head: columns.paid, number: true, cell: ({ paid }) => paid },
          { head: columns.open, number: true, cell: ({ open }) => open },
          { head: columns.state, cell: ({ state }) => states[state] },
        ]}
      />
      <p>
        <a href={to(`/office/fees/${period}/file/fees.csv`)}>{csv}</a>
      </p>
    </>
  );
}

function Tariffs({ tariffs, shown }: Pick<Props, "tariffs" | "shown">): VNode {
  const { words } = shown;
  const { tariffs: says, columns } = words.fees;
  return (
    <>
      <h2>{says.title}</h2>
      {tariffs.length === 0 ? (
        <p class="notice">{says.none}</p>
      ) : (
        <Table
          stack
          headed
          caption={says.title}
          rows={tariffs}
          columns={[
            { head: columns.tariff, names: true, cell: ({ name }) => name },
            { head: says.inForce, cell: ({ inForce: { from, until } }) => words.phrases.inForce(from, until) },
            { head: says.source, cell: ({ source }) => source },
          ]}
        />
      )}
      {shown.may("keep fees") ? (
        <>
          <p>{says.text}</p>
          <ActionForm shown={shown} action="adopt-tariff" title={says.adopt} button={says.adopt} upload>
            {(entered) => (
              <>
                <label class="wide">
                  <span>{says.file}</span>
                  <input type="file" name="tariff" accept="application/json,.json" required />
                </label>
                <Area label={words.web.office.decide.reason} name="reason" value="" entered={entered} />
              </>
            )}
          </ActionForm>
        </>
      ) : null}
    </>
  );
}
