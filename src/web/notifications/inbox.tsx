import type { VNode } from "preact";
import { ActionForm } from "../office/parts/fields.tsx";
import { OfficeFrame } from "../office/parts/frame.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Moment } from "../parts/day.tsx";
import { Table } from "../parts/table.tsx";

interface InboxMessage {
  readonly id: string;
  readonly time: string;
  readonly read: boolean;
  readonly subject: string;
  readonly path: string | null;
}

interface Props {
  readonly data: { readonly unread: number; readonly messages: readonly InboxMessage[] };
  readonly shown: OfficeShown;
}

/** What the office has to tell somebody. */
export function InboxPage({ data: { unread, messages }, shown }: Props): VNode {
  const { words } = shown;
  const { inbox: says } = words.notifications;
  return (
    <OfficeFrame shown={shown} title={says.title}>
      <p>
        {says.intro} <a href={shown.to("/office/account")}>{words.web.office.tabs.account}</a>
      </p>
      {messages.length === 0 ? <p class="notice">{says.none}</p> : null}
      {unread > 1 ? <ActionForm shown={shown} action="acknowledge-notifications" button={says.acknowledgeAll} /> : null}
      {messages.length === 0 ? null : <Messages messages={messages} shown={shown} />}
    </OfficeFrame>
  );
}

function Messages({ messages, shown }: { readonly messages: readonly InboxMessage[]; readonly shown: OfficeShown }) {
  const { words, to } = shown;
  const { inbox: says } = words.notifications;
  return (
    <Table
      stack
      headed
      caption={says.title}
      rows={messages}
      columns={[
        {
          head: says.what,
          names: true,
          cell: ({ subject, path, read }) => (
            <>
              {path === null ? subject : <a href={to(path)}>{subject}</a>}{" "}
              {read ? null : <span class="tag draft">{says.unread}</span>}
            </>
          ),
        },
        { head: says.when, cell: ({ time }) => <Moment of={time} language={words.language} /> },
        {
          head: says.acknowledge,
          cell: ({ id, read }) =>
            read ? (
              "–"
            ) : (
              <ActionForm
                shown={shown}
                action="acknowledge-notifications"
                id={id}
                button={says.acknowledge}
                hidden={{ message: id }}
              />
            ),
        },
      ]}
    />
  );
}
