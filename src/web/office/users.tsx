import type { VNode } from "preact";
import { type Account, ROLES, type UserDetails } from "../../domain/account.ts";
import type { Federation } from "../../domain/player.ts";
import { ActionForm, Area, Choice, type Entered, Field } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import { federationOptions } from "./parts/player-fields.tsx";
import type { OfficeShown } from "./parts/shown.ts";
import { type ListedUser, Users } from "./parts/users.tsx";

/** What users can belong to. */
interface KnownOwners {
  readonly federations: readonly Federation[];
  /** The office's own. */
  readonly federation: string | null;
  /** Clubs that keep a book here, have sent a list or have an account. */
  readonly clubs: readonly string[];
}

interface Props {
  readonly users: readonly ListedUser[];
  readonly known: KnownOwners;
  readonly shown: OfficeShown;
}

/** Who can sign in, and as what. */
export function UsersPage({ users, known, shown }: Props): VNode {
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
              <RoleFields shown={shown} entered={entered} account={null} known={known} />
            </>
          )}
        </ActionForm>
      ) : null}
      {mayKeep && chosen !== undefined ? <UserForms account={chosen} known={known} shown={shown} /> : null}
      <datalist id={CLUBS}>
        {known.clubs.map((club) => (
          <option value={club} />
        ))}
      </datalist>
      <Users users={users} shown={shown} />
    </OfficeFrame>
  );
}

function DetailFields({
  shown,
  entered,
  account,
}: Omit<RoleProps, "account" | "known"> & { readonly account: UserDetails | null }): VNode {
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
  readonly known: KnownOwners;
}

const CLUBS = "known-clubs";

function RoleFields({ shown, entered, account, known }: RoleProps): VNode {
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
      <Choice
        label={says.federation}
        name="federation"
        value={account === null ? (known.federation ?? "") : (account.federation ?? "")}
        entered={entered}
        options={federationOptions(known.federations, "–")}
      />
      <Field
        label={says.club}
        name="club"
        value={account?.club ?? ""}
        entered={entered}
        list={CLUBS}
        pattern="[a-z0-9][a-z0-9\-]{0,39}"
      />
    </>
  );
}

interface UserProps {
  readonly account: ListedUser;
  readonly known: KnownOwners;
  readonly shown: OfficeShown;
}

/** What can be done about one user. */
function UserForms({ account, known, shown }: UserProps): VNode {
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
            <RoleFields shown={shown} entered={entered} account={account} known={known} />
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
