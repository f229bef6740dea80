import type { VNode } from "preact";
import type { Federation } from "../../../domain/player.ts";
import { Table } from "../../parts/table.tsx";
import { ActionForm, Area, Field } from "./fields.tsx";
import type { OfficeShown } from "./shown.ts";

interface Props {
  readonly federations: readonly Federation[];
  readonly shown: OfficeShown;
}

/** The federations that an office knows. */
export function Federations({ federations, shown }: Props): VNode {
  const { words } = shown;
  const { federations: says } = words.web.keeping;
  return (
    <>
      <h2>{says.title}</h2>
      <p>{says.text}</p>
      {federations.length === 0 ? (
        <p class="notice">{says.none}</p>
      ) : (
        <Table
          stack
          headed
          caption={says.title}
          rows={federations}
          columns={[
            { head: words.office.facts.federation, names: true, cell: ({ code }) => code },
            { head: says.name, cell: ({ name }) => name ?? "–" },
            { head: says.status, cell: ({ status }) => words.office.statuses[status] },
            { head: says.administrator, cell: ({ administrator }) => administrator ?? "–" },
          ]}
        />
      )}
      <ActionForm
        shown={shown}
        action="add-federation"
        title={says.add}
        button={says.addButton}
        open={federations.length === 0}
      >
        {(entered) => (
          <>
            <Field label={says.code} name="code" entered={entered} pattern="[A-Z]{3}" required />
            <Field label={says.name} name="name" entered={entered} required />
          </>
        )}
      </ActionForm>
      {federations.map((each) => (
        <FederationForms federation={each} shown={shown} />
      ))}
    </>
  );
}

interface FormsProps {
  readonly federation: Federation;
  readonly shown: OfficeShown;
}

/** What can be done about one federation. */
function FederationForms({ federation, shown }: FormsProps): VNode {
  const { federations: says, players } = shown.words.web.keeping;
  const { code, status, administrator } = federation;
  const isMember = status === "member";
  return (
    <details class="card" open={shown.form.key?.endsWith(`-${code}`) ?? false}>
      <summary>{says.change(code)}</summary>
      <ActionForm
        shown={shown}
        action="set-federation-administrator"
        id={code}
        title={says.administrator}
        button={says.save}
        hidden={{ code }}
      >
        {(entered) => (
          <Field label={says.administrator} name="administrator" value={administrator ?? ""} entered={entered} />
        )}
      </ActionForm>
      <ActionForm
        shown={shown}
        action={isMember ? "suspend-federation" : "restore-federation"}
        id={code}
        title={isMember ? says.suspend : says.restore}
        button={isMember ? says.suspendButton : says.restoreButton}
        danger={isMember}
        hidden={{ code }}
      >
        {(entered) => <Area label={players.reason} name="reason" entered={entered} />}
      </ActionForm>
    </details>
  );
}
