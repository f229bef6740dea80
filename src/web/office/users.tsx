import type { VNode } from "preact";
import { type Account, ROLES, type UserDetails } from "../../domain/account.ts";
import { ActionForm, Area, Choice, type Entered, Field } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";
import { type ListedUser, Users } from "./parts/users.tsx";

interface Props {
  readonly users: readonly ListedUser[];
  readonly shown: OfficeShown;
}

/** Who can sign in, and as what. */
export function UsersPage({ users, shown }: Props): VNode {
  const { words } = shown;
  const { users: says } = words.web.office;
  const mayKeep = shown.may("keep users");
  const chosen = users.find((each) => shown.form.key?.endsWith(`-${each.user}`) || shown.query.user === each.user);
  return (
    <OfficeFrame shown={shown} title={words.web.office.tabs.users}>
      {mayKeep ? (
        <ActionForm shown={shown} action="add-user" title={says.add} button={says.addButton} open={users.length === 1}>
          {(entered) => (
            <>
              <Field label={says.name} name="user" entered={entered} pattern="[a-z][a-z0-9.\-]{1,39}" required />
              <DetailFields shown={shown} entered={entered} account={null} />
              <RoleFields shown={shown} entered={entered} account={null} />
            </>
          )}
        </ActionForm>
      ) : null}
      {mayKeep && chosen !== undefined ? <UserForms account={chosen} shown={shown} /> : null}
      <Users users={users} shown={shown} />
    </OfficeFrame>
  );
}

function DetailFields({
  shown,
  entered,
  account,
}: Omit<RoleProps, "account"> & { readonly account: UserDetails | null }): VNode {
  const { users: says } = shown.words.web.office;
  return (
    <>
      <Field label={says.fullName} name="name" value={account?.name ?? ""} entered={entered} />
      <Field label={says.email} name="email" type="email" value={account?.email ?? ""} entered={entered} />
    </>
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
    <section class="card" id="user">
      <h2>{says.of(user)}</h2>
      <ActionForm
        shown={shown}
        action="change-user"
        id={user}
        title={says.details}
        button={says.save}
        hidden={{ user }}
        open
      >
        {(entered) => <DetailFields shown={shown} entered={entered} account={account} />}
      </ActionForm>
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
    </section>
  );
}
