import type { VNode } from "preact";
import { Day } from "../parts/day.tsx";
import { Table } from "../parts/table.tsx";
import { ActionForm, Field } from "./fields.tsx";
import { OfficeFrame } from "./parts.tsx";
import type { OfficeShown } from "./shown.ts";

export interface OwnToken {
  /** What it is called in the database: the token itself nobody knows any more. */
  readonly key: string;
  readonly label: string;
  readonly made: string;
  readonly used: string | null;
}

interface Props {
  readonly tokens: readonly OwnToken[];
  readonly shown: OfficeShown;
}

/** One's own password and tokens. */
export function AccountPage({ tokens, shown }: Props): VNode {
  const { words, to, account } = shown;
  const { account: says } = words.web.office;
  return (
    <OfficeFrame shown={shown} title={words.web.office.tabs.account}>
      <p>
        {words.web.office.home.hello(
          account.user,
          words.office.roles[account.role],
          account.federation ?? account.club,
        )}
      </p>
      <p class="actions">
        <a class="button quiet" href={to("/password")}>
          {says.password}
        </a>
      </p>
      <h2>{says.tokens}</h2>
      <p>{says.tokensText}</p>
      {tokens.length === 0 ? (
        <p>{says.none}</p>
      ) : (
        <Table
          stack
          headed
          caption={says.tokens}
          rows={tokens}
          columns={[
            { head: says.label, names: true, cell: ({ label }) => label },
            { head: says.made, cell: ({ made }) => <Day of={made} language={words.language} /> },
            {
              head: says.used,
              cell: ({ used }) => (used === null ? says.never : <Day of={used} language={words.language} />),
            },
            {
              head: says.remove,
              cell: ({ key }) => (
                <ActionForm
                  shown={shown}
                  action="delete-token"
                  id={key}
                  button={says.remove}
                  danger
                  hidden={{ token: key }}
                />
              ),
            },
          ]}
        />
      )}
      <ActionForm shown={shown} action="make-token" title={says.make} button={says.makeButton}>
        {(entered) => <Field label={says.label} name="label" entered={entered} required />}
      </ActionForm>
    </OfficeFrame>
  );
}
