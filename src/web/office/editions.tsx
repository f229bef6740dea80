import type { VNode } from "preact";
import { Table } from "../parts/table.tsx";
import { ActionForm, Area } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

interface AdoptedEdition {
  readonly id: string;
  readonly name: string;
  readonly issuedBy: string;
  readonly list: string;
  readonly from: string;
  readonly until: string | null;
  readonly entry: number;
  /** Whether no list was published under it, so that it can be withdrawn. */
  readonly isUnused: boolean;
}

interface Props {
  readonly editions: readonly AdoptedEdition[];
  readonly shown: OfficeShown;
}

/** The editions of its own that an office goes by, and where it adopts another. */
export function EditionsPage({ editions, shown }: Props): VNode {
  const { words, to } = shown;
  const { office: says, issuedBy } = words.design;
  const { columns } = words.phrases;
  return (
    <OfficeFrame shown={shown} title={says.title}>
      <p>{says.text}</p>
      <p class="small">
        <a href="/edition.schema.json">{says.schema}</a>
      </p>
      {editions.length === 0 ? (
        <p class="notice">{says.none}</p>
      ) : (
        <Table
          stack
          headed
          caption={says.title}
          rows={editions}
          columns={[
            {
              head: columns.edition,
              names: true,
              cell: ({ id, name }) => <a href={to(`/regulations/${id}`)}>{name}</a>,
            },
            { head: issuedBy, cell: (edition) => edition.issuedBy },
            { head: says.list, cell: ({ list }) => words.web.regulations.lists[list] ?? list },
            { head: columns.inForce, cell: ({ from, until }) => words.phrases.inForce(from, until) },
          ]}
        />
      )}
      <Withdrawals editions={editions} shown={shown} />
      <h2>{says.adopt}</h2>
      <p>{says.adoptText}</p>
      <ActionForm shown={shown} action="adopt-edition" button={says.adopt} upload>
        {(entered) => (
          <>
            <label class="wide">
              <span>{says.file}</span>
              <input type="file" name="edition" accept="application/json,.json" required />
            </label>
            <Area label={words.web.office.decide.reason} name="reason" value="" entered={entered} />
          </>
        )}
      </ActionForm>
    </OfficeFrame>
  );
}

/** A form for each edition that no list was published under. */
function Withdrawals({ editions, shown }: Props): VNode {
  const { words } = shown;
  const { withdraw } = words.design.office;
  return (
    <>
      {editions
        .filter(({ isUnused }) => isUnused)
        .map(({ id, name }) => (
          <ActionForm
            shown={shown}
            action="withdraw-edition"
            id={id}
            title={`${withdraw}: ${name}`}
            button={withdraw}
            hidden={{ edition: id }}
          >
            {(entered) => <Area label={words.web.office.decide.reason} name="reason" value="" entered={entered} />}
          </ActionForm>
        ))}
    </>
  );
}
