import type { VNode } from "preact";
import { type Account, ROLES } from "../../domain/account.ts";
import { Table } from "../parts/table.tsx";
import { ActionForm, Area, Choice, type Entered, Field } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

/** An account, and whether it has a second factor. */
type ListedUser = Account & { readonly hasFactor: boolean };

interface Props {
  readonly users: readonly ListedUser[];
  readonly shown: OfficeShown;
}

/** Who can sign in, and as what. */
export function UsersPage({ users, shown }: Props): VNode {
  const { words } = shown;
  const { users: says } = words.web.office;
  const { user, role, of } = words.office.users;
  const mayKeep = shown.may("keep users");
  return (
    <OfficeFrame shown={shown} title={words.web.office.tabs.users}>
      {mayKeep ? (
        <ActionForm shown={shown} action="add-user" title={says.add} button={says.addButton} open={users.length === 1}>
          {(entered) => (
            <>
              <Field label={says.name} name="user" entered={entered} pattern="[a-z][a-z0-9.\-]{1,39}" required />
              <RoleFields shown={shown} entered={entered} account={null} />
            </>
          )}
        </ActionForm>
      ) : null}
      <Table
        stack
        headed
        caption={says.caption}
        rows={users}
        columns={[
          { head: user, names: true, cell: (each) => each.user },
          { head: role, cell: (each) => words.office.roles[each.role] },
          { head: of, cell: ({ federation, club }) => federation ?? club ?? "" },
          {
            head: words.web.access.factor.column,
            cell: ({ hasFactor }) => (hasFactor ? words.phrases.yes : words.phrases.no),
          },
          { head: says.state, cell: ({ ended }) => (ended ? words.office.users.ended : says.active) },
        ]}
      />
      {mayKeep ? users.map((account) => <UserForms account={account} shown={shown} />) : null}
    </OfficeFrame>
  );
}

interface RoleProps {
  readonly shown: OfficeShown;
  readonly entered: Entered;
  readonly account: Account | null;
}

function RoleFields({ shown, entered, account }: RoleProps): VNode {
  const { words } = shown;
  const { users: says } = words.web.office;
  return (
    <>
      <Choice
        label={words.office.users.role}
        name="role"
        value={account?.role ?? "arbiter"}
        entered={entered}
        options={ROLES.map((role) => [role, words.office.roles[role]])}
      />
      <Field label={says.federation} name="federation" value={account?.federation ?? ""} entered={entered} />
      <Field label={says.club} name="club" value={account?.club ?? ""} entered={entered} />
    </>
  );
}

/** What can be done about one user. */
function UserForms({ account, shown }: { readonly account: ListedUser; readonly shown: OfficeShown }): VNode {
  const { users: says, decide } = shown.words.web.office;
  const { factor } = shown.words.web.access;
  const { user } = account;
  return (
    <details class="card" open={shown.form.key?.endsWith(`-${user}`) ?? false}>
      <summary>{says.of(user)}</summary>
      <ActionForm
        shown={shown}
        action="change-role"
        id={user}
        title={says.role}
        button={decide.record}
        hidden={{ user }}
      >
        {(entered) => (
          <>
            <RoleFields shown={shown} entered={entered} account={account} />
            <Area label={decide.reason} name="reason" entered={entered} />
          </>
        )}
      </ActionForm>
      <ActionForm
        shown={shown}
        action="reset-user"
        id={user}
        title={says.reset}
        button={says.resetButton}
        hidden={{ user }}
      />
      {account.hasFactor ? (
        <ActionForm
          shown={shown}
          action="reset-second-factor"
          id={user}
          title={factor.reset}
          button={factor.resetButton}
          danger
          hidden={{ user }}
        >
          {(entered) => <Area label={decide.reason} name="reason" entered={entered} />}
        </ActionForm>
      ) : null}
      {account.ended ? null : (
        <ActionForm
          shown={shown}
          action="end-user"
          id={user}
          title={says.end}
          button={says.endButton}
          danger
          hidden={{ user }}
        >
          {(entered) => <Area label={decide.reason} name="reason" entered={entered} />}
        </ActionForm>
      )}
    </details>
  );
}
