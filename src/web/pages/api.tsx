import type { VNode } from "preact";
import type { Shown } from "../page.tsx";
import { Table } from "../parts/table.tsx";

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly does: string;
  readonly needsToken: boolean;
  readonly parameters: readonly { readonly name: string; readonly place: string; readonly isRequired: boolean }[];
}

/** What everybody can ask for comes before what needs a token. */
const publicFirst = (operations: readonly Operation[]): readonly Operation[] =>
  operations.toSorted((one, other) => Number(one.needsToken) - Number(other.needsToken));

/** The document of the API for people. */
export function ApiPage({
  operations,
  shown,
}: {
  readonly operations: readonly Operation[];
  readonly shown: Shown;
}): VNode {
  const { api } = shown.words.web;
  return (
    <>
      <h1>{api.title}</h1>
      <p>{api.intro}</p>
      <p>
        <a href="/api/v1/openapi.json">openapi.json</a>
      </p>
      <Table
        stack
        caption={api.operations}
        rows={publicFirst(operations)}
        columns={[
          { head: api.method, cell: ({ method }) => <code>{method.toUpperCase()}</code> },
          { head: api.path, names: true, cell: ({ path }) => <code>{path}</code> },
          { head: api.does, cell: ({ does }) => does },
          {
            head: api.parameters,
            cell: ({ parameters }) => (
              <code>{parameters.map(({ name, isRequired }) => (isRequired ? name : `${name}?`)).join(" ")}</code>
            ),
          },
          { head: api.token, cell: ({ needsToken }) => (needsToken ? api.needed : "") },
        ]}
      />
    </>
  );
}
