import type { VNode } from "preact";
import { type ReconciliationData, reconciliationModel } from "../../../presentation/reconciliation.ts";
import { listName } from "../../../words/said/list-name.ts";
import { Table } from "../../parts/table.tsx";
import { ActionForm, Field } from "../parts/fields.tsx";
import { OfficeFrame } from "../parts/frame.tsx";
import type { OfficeShown } from "../parts/shown.ts";

interface Props {
  readonly list: string;
  /** That of the office. */
  readonly federation: string;
  readonly isSent: boolean;
  /** What the address says of the comparison. */
  readonly query: string;
  /** null: no file was sent, or it is gone. */
  readonly compared: ReconciliationData | null;
  readonly shown: OfficeShown;
}

/** Our list beside FIDE's: every line that differs, and why. */
export function ReconcilePage({ list, federation, isSent, query, compared, shown }: Props): VNode {
  const { words, to } = shown;
  const says = words.fide.reconcile;
  return (
    <OfficeFrame shown={shown} title={says.title(listName(words, list))}>
      {compared === null ? (
        <>
          {isSent ? <p class="notice warn">{says.gone}</p> : null}
          <p>{says.intro}</p>
          <ActionForm shown={shown} action="compare-with-fide" button={says.compare} hidden={{ list }} upload>
            {(entered) => (
              <>
                <FileField label={says.file} name="list" required />
                <FileField label={says.before} name="before" />
                <Field
                  label={says.federation}
                  name="federation"
                  value={federation}
                  pattern="[A-Z]{3}"
                  entered={entered}
                />
              </>
            )}
          </ActionForm>
        </>
      ) : (
        <>
          <Differences compared={compared} shown={shown} />
          {compared.players.length === 0 ? null : (
            <p>
              <a href={to(`/office/periods/${list}/fide.csv?${query}`)}>{says.csv}</a>
            </p>
          )}
        </>
      )}
      <p>
        <a href={to(`/office/periods/${list}`)}>{listName(words, list)}</a>
      </p>
    </OfficeFrame>
  );
}

interface FileProps {
  readonly label: string;
  readonly name: string;
  readonly required?: boolean;
}

const FileField = ({ label, name, required = false }: FileProps): VNode => (
  <label class="wide">
    <span>{label}</span>
    <input type="file" name={name} accept=".txt,.xml,.csv" required={required} />
  </label>
);

function Differences({
  compared,
  shown,
}: {
  readonly compared: ReconciliationData;
  readonly shown: OfficeShown;
}): VNode {
  const says = shown.words.fide.reconcile;
  const { lines, causes, players } = reconciliationModel(shown.words, compared);
  const cells = (heads: readonly string[], numbers: readonly number[]) =>
    heads.map((head, at) => ({
      head,
      names: at === 0,
      number: numbers.includes(at),
      cell: (row: readonly string[]) => row[at] ?? "",
    }));
  return (
    <>
      {lines.map((line) => (
        <p>{line}</p>
      ))}
      {causes.rows.length === 0 ? null : (
        <>
          <Table narrow caption={says.columns.causes} rows={causes.rows} columns={cells(causes.heads, [1])} />
          <Table stack caption={says.columns.players} rows={players.rows} columns={cells(players.heads, [1, 2, 3])} />
        </>
      )}
      {players.more > 0 ? <p>{says.more(players.more)}</p> : null}
    </>
  );
}
