import type { VNode } from "preact";
import type { AnswerOf } from "../../api-types.ts";
import { Moment } from "../../parts/day.tsx";
import { Table } from "../../parts/table.tsx";
import type { OfficeShown } from "./shown.ts";

export type ListedUser = AnswerOf<"users.list">["users"][number];

interface Props {
  readonly users: readonly ListedUser[];
  readonly shown: OfficeShown;
}

/** Every user in a row; on a phone two lines for each. */
export function Users({ users, shown }: Props): VNode {
  const { words } = shown;
  const { users: says } = words.web.office;
  const { user, role, of } = words.office.users;
  const mayKeep = shown.may("keep users");
  return (
    <Table
      headed
      caption={says.caption}
      rows={users}
      rowClass={({ ended }) => (ended ? "not-counted" : undefined)}
      columns={[
        {
          head: user,
          names: true,
          cell: ({ role: own, ...each }) => (
            <>
              {each.user}
              <span class="second">
                {[each.name, words.office.roles[own], each.federation ?? each.club].filter(Boolean).join(" · ")}
              </span>
            </>
          ),
        },
        { head: says.fullName, wide: true, cell: ({ name }) => name ?? "" },
        ...(mayKeep ? [{ head: says.email, wide: true, cell: emailOf }] : []),
        { head: role, wide: true, cell: (each) => words.office.roles[each.role] },
        { head: of, wide: true, cell: ({ federation, club }) => federation ?? club ?? "" },
        {
          head: says.lastSignIn,
          cell: ({ lastSignIn }) =>
            lastSignIn === null ? says.never : <Moment of={lastSignIn} language={words.language} />,
        },
        {
          head: words.web.access.factor.column,
          wide: true,
          cell: ({ hasFactor }) => (hasFactor ? words.phrases.yes : words.phrases.no),
        },
        { head: says.state, wide: true, cell: ({ ended }) => (ended ? words.office.users.ended : says.active) },
        ...(mayKeep
          ? [{ head: says.change, cell: (each: ListedUser) => <Change user={each.user} shown={shown} /> }]
          : []),
      ]}
    />
  );
}

const emailOf = ({ email }: ListedUser): VNode | string =>
  email === null ? "" : <a href={`mailto:${email}`}>{email}</a>;

/** Opens the forms of one user above the table, without a script. */
const Change = ({ user, shown }: { readonly user: string; readonly shown: OfficeShown }): VNode => (
  <a href={`${shown.to(shown.path)}?user=${user}#user`} aria-label={shown.words.web.office.users.of(user)}>
    {shown.words.web.office.users.change}
  </a>
);
