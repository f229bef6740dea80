import type { VNode } from "preact";
import type { Issue } from "../../domain/issues/issues.ts";
import { counted } from "../../words/numbers.ts";
import type { ActionAnswer } from "../api-types.ts";
import { IssueTable } from "../check/issue-table.tsx";
import { ListUpload } from "../live/list-upload.tsx";
import { Island } from "../parts/island.tsx";
import { Table } from "../parts/table.tsx";
import { ActionForm, Tick } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

/** Where a list is sent. */
export function ImportPage({ date, shown }: { readonly date: string; readonly shown: OfficeShown }): VNode {
  const { importing: says } = shown.words.web.keeping;
  const own = { date, target: shown.to("/office/import"), csrf: shown.user?.csrf ?? "" };
  return (
    <OfficeFrame shown={shown} title={says.title}>
      <p>{says.intro}</p>
      <Island name="list-upload" words={shown.words} of={ListUpload} own={own} />
      <p>
        <a href={shown.to("/office/periods")}>{says.empty}</a>
      </p>
    </OfficeFrame>
  );
}

type Imported = NonNullable<ActionAnswer["imported"]>;

/** What a list would change; the table of issues needs their codes. */
export interface PreviewedImport extends Omit<Imported, "issues"> {
  readonly issues: readonly Issue[];
}

interface PreviewProps {
  readonly held: { readonly file: string; readonly size: number } | null;
  readonly preview: PreviewedImport | null;
  readonly shown: OfficeShown;
}

/** What a list would change, before it is taken over. */
export function ImportPreviewPage({ held, preview, shown }: PreviewProps): VNode {
  const { words, to } = shown;
  const { importing: says } = words.web.keeping;
  return (
    <OfficeFrame shown={shown} title={says.title}>
      {held === null || preview === null ? (
        <p class="notice warn">{held === null ? says.gone : says.again}</p>
      ) : (
        <>
          <dl class="facts">
            <dt>{says.name}</dt>
            <dd>
              {held.file} ({counted(words.language, Math.ceil(held.size / 1024))} KiB)
            </dd>
            <dt>{says.date}</dt>
            <dd>{words.web.lists.month(preview.date)}</dd>
            <dt>{says.players}</dt>
            <dd>{counted(words.language, preview.players)}</dd>
            {preview.withoutFederation === 0 ? null : (
              <>
                <dt>{says.withoutFederation}</dt>
                <dd>{counted(words.language, preview.withoutFederation)}</dd>
              </>
            )}
          </dl>
          {preview.erased === 0 ? null : <p class="notice">{words.office.lists.erasedOnList(preview.erased)}</p>}
          <Changes preview={preview} shown={shown} />
          {preview.issues.length === 0 ? null : <IssueTable issues={preview.issues} words={words} />}
          <Confirmation preview={preview} shown={shown} />
        </>
      )}
      <p>
        <a href={to("/office/import")}>{says.other}</a>
      </p>
    </OfficeFrame>
  );
}

interface PartProps {
  readonly preview: PreviewedImport;
  readonly shown: OfficeShown;
}

function Changes({ preview, shown: { words } }: PartProps): VNode {
  const { importing: says } = words.web.keeping;
  const { lists } = words.web;
  const whole = (value: number | undefined): string => (value === undefined ? "–" : counted(words.language, value));
  const named = (list: string): string =>
    lists.name(list.split("-")[0] ?? "", `${list.split("-").slice(1).join("-")}-01`);
  const beside = (list: string) => preview.compared.find((each) => each.list === list);
  return (
    <Table
      stack
      caption={says.changes}
      rows={preview.lists}
      columns={[
        { head: says.list, names: true, cell: ({ list }) => named(list) },
        { head: says.rated, number: true, cell: ({ rated }) => whole(rated) },
        {
          head: says.before,
          cell: ({ list }) => {
            const compared = beside(list);
            return compared === undefined ? says.first : named(compared.before);
          },
        },
        { head: says.entrants, number: true, cell: ({ list }) => whole(beside(list)?.entrants) },
        { head: says.leavers, number: true, cell: ({ list }) => whole(beside(list)?.leavers) },
        {
          head: says.moved,
          number: true,
          cell: ({ list }) => whole(preview.corrections.find((each) => each.list === list)?.players ?? 0),
        },
      ]}
    />
  );
}

function Confirmation({ preview, shown }: PartProps): VNode {
  const { importing: says } = shown.words.web.keeping;
  const { upload, kind, date, errors } = preview;
  return (
    <ActionForm shown={shown} action="import-list" button={says.confirm} hidden={{ upload, kind, date }}>
      {(entered) =>
        errors === 0 ? null : <Tick wide label={says.despite(errors)} name="despiteErrors" entered={entered} />
      }
    </ActionForm>
  );
}
