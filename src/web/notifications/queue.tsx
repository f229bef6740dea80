import type { VNode } from "preact";
import type { MessageKind, MessageState } from "../../domain/notifications.ts";
import { ActionForm, Field } from "../office/parts/fields.tsx";
import { OfficeFrame } from "../office/parts/frame.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Moment } from "../parts/day.tsx";
import { Table } from "../parts/table.tsx";

interface QueuedMessage {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly state: MessageState;
  readonly attempts: number;
  readonly error: string | null;
}

interface ShownWebhook {
  readonly id: string;
  readonly address: string;
  readonly time: string;
}

interface Props {
  readonly data: {
    readonly mail: { readonly from: string } | null;
    readonly counts: Readonly<Record<string, number>>;
    readonly messages: readonly QueuedMessage[];
    readonly webhooks: readonly ShownWebhook[];
  };
  readonly shown: OfficeShown;
}

/** The queue of mails and webhook calls, and the webhooks. */
export function QueuePage({ data: { mail, counts, messages, webhooks }, shown }: Props): VNode {
  const { queue: says } = shown.words.notifications;
  const { waiting = 0, sending = 0, failed = 0, sent = 0 } = counts;
  return (
    <OfficeFrame shown={shown} title={says.title}>
      {shown.query.tested ? (
        <p class="notice good" role="status">
          {says.testSent}
        </p>
      ) : null}
      <p>{says.intro}</p>
      <p class={mail === null ? "notice" : undefined}>{mail === null ? says.noMail : says.mailFrom(mail.from)}</p>
      <p>{says.counts(waiting + sending, failed, sent)}</p>
      {messages.length === 0 ? <p>{says.none}</p> : <Messages messages={messages} shown={shown} />}
      {failed > 1 ? <ActionForm shown={shown} action="retry-notifications" button={says.retryAll} /> : null}
      {mail === null ? null : (
        <ActionForm shown={shown} action="test-mail" title={says.test} button={says.testButton}>
          {(entered) => <Field label={says.address} name="email" type="email" entered={entered} required />}
        </ActionForm>
      )}
      <Webhooks webhooks={webhooks} shown={shown} />
    </OfficeFrame>
  );
}

function Messages({ messages, shown }: { readonly messages: readonly QueuedMessage[]; readonly shown: OfficeShown }) {
  const { queue: says } = shown.words.notifications;
  return (
    <Table
      stack
      headed
      caption={says.title}
      rows={messages}
      columns={[
        { head: says.heads.kind, names: true, cell: ({ kind }) => says.kinds[kind as MessageKind] },
        { head: says.heads.to, cell: ({ to }) => (to === "subscriber" || to === "objector" ? says[to] : to) },
        { head: says.heads.state, cell: ({ state }) => says.states[state] },
        { head: says.heads.attempts, number: true, cell: ({ attempts }) => attempts },
        { head: says.heads.error, cell: ({ error }) => error ?? "–" },
        {
          head: says.retry,
          cell: ({ id, state }) =>
            state === "failed" ? (
              <ActionForm
                shown={shown}
                action="retry-notifications"
                id={id}
                button={says.retry}
                hidden={{ message: id }}
              />
            ) : (
              "–"
            ),
        },
      ]}
    />
  );
}

function Webhooks({ webhooks, shown }: { readonly webhooks: readonly ShownWebhook[]; readonly shown: OfficeShown }) {
  const { language, notifications } = shown.words;
  const { webhooks: says } = notifications;
  const form = (action: string, button: string, { id }: ShownWebhook, danger = false): VNode => (
    <ActionForm shown={shown} action={action} id={id} button={button} danger={danger} hidden={{ webhook: id }} />
  );
  return (
    <>
      <h2>{says.title}</h2>
      <p>{says.intro}</p>
      {webhooks.length === 0 ? (
        <p>{says.none}</p>
      ) : (
        <Table
          stack
          headed
          caption={says.title}
          rows={webhooks}
          columns={[
            { head: says.heads.address, names: true, cell: ({ address }) => address },
            { head: says.heads.made, cell: ({ time }) => <Moment of={time} language={language} /> },
            { head: says.test, cell: (webhook) => form("test-webhook", says.test, webhook) },
            { head: says.remove, cell: (webhook) => form("remove-webhook", says.remove, webhook, true) },
          ]}
        />
      )}
      <ActionForm shown={shown} action="add-webhook" title={says.add} button={says.addButton}>
        {(entered) => <Field label={says.heads.address} name="address" entered={entered} required wide />}
      </ActionForm>
    </>
  );
}
