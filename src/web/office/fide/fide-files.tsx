import type { VNode } from "preact";
import type { FideFile } from "../../../domain/fide-files.ts";
import { type FideFilesModel, fideFilesModel } from "../../../presentation/fide-files.ts";
import { Days } from "../../parts/day.tsx";
import { Table } from "../../parts/table.tsx";
import { OfficeFrame } from "../parts/frame.tsx";
import type { OfficeShown } from "../parts/shown.ts";

interface Props {
  readonly files: readonly FideFile[];
  readonly shown: OfficeShown;
}

/** What is to be sent to FIDE: the files that are ready, and what is in the way of the others. */
export function FideFilesPage({ files, shown }: Props): VNode {
  const { words, to } = shown;
  const says = words.fide.files;
  const model = fideFilesModel(words, files);
  return (
    <OfficeFrame shown={shown} title={says.title}>
      <p>{says.intro}</p>
      {files.length === 0 ? <p class="notice">{says.none}</p> : <p>{model.counts}</p>}
      {model.files.some(({ isReady }) => isReady) ? (
        <p class="actions">
          <a class="button" href={to("/office/fide.zip")}>
            {says.download}
          </a>
        </p>
      ) : null}
      {files.length === 0 ? null : <Files model={model} shown={shown} />}
      {model.withoutId.rows.length === 0 ? null : (
        <Table
          stack
          caption={says.needId}
          rows={model.withoutId.rows}
          columns={model.withoutId.heads.map((head, at) => ({
            head,
            names: at === 0,
            cell: (row: readonly string[]) => row[at] ?? "",
          }))}
        />
      )}
    </OfficeFrame>
  );
}

function Files({ model, shown }: { readonly model: FideFilesModel; readonly shown: OfficeShown }): VNode {
  const { words, to } = shown;
  const { columns, title } = words.fide.files;
  return (
    <Table
      stack
      caption={title}
      headed
      rows={model.files}
      columns={[
        {
          head: columns.tournament,
          names: true,
          cell: ({ tournament, name }) => <a href={to(`/office/tournaments/${tournament}`)}>{name}</a>,
        },
        { head: columns.part, number: true, cell: ({ part }) => part },
        {
          head: columns.days,
          cell: ({ start, end }) =>
            start === null || end === null ? "?" : <Days from={start} to={end} language={words.language} />,
        },
        { head: columns.players, number: true, cell: ({ players }) => players },
        { head: columns.ratings, cell: ({ ratings }) => ratings },
        { head: columns.due, cell: ({ due }) => due },
        {
          head: columns.state,
          cell: ({ isReady, state }) => <span class={isReady ? "good" : "bad"}>{state}</span>,
        },
      ]}
    />
  );
}
