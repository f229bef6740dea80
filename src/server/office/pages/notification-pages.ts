import { h } from "preact";
import { InboxPage } from "../../../web/notifications/inbox.tsx";
import { QueuePage } from "../../../web/notifications/queue.tsx";
import { actionsNamed } from "../../actions.ts";
import { inboxOf, queueOf, webhooksOf } from "../readings/notification-readings.ts";
import { type AnyOfficePage, officePage } from "./page.ts";

const inbox = officePage({
  path: "/office/inbox",
  right: "see the office",
  load: inboxOf,
  show: (inWords, shown) => ({
    title: shown.words.notifications.inbox.title,
    content: h(InboxPage, { data: inWords(shown.words), shown }),
  }),
  actions: actionsNamed("acknowledge-notifications"),
});

const queue = officePage({
  path: "/office/notifications",
  right: "see notifications",
  load: async (acting) => ({ ...(await queueOf(acting)), ...(await webhooksOf(acting)) }),
  show: (data, shown) => ({
    title: shown.words.notifications.queue.title,
    content: h(QueuePage, { data, shown }),
  }),
  actions: actionsNamed("retry-notifications", "test-mail", "add-webhook", "remove-webhook", "test-webhook"),
  next: ({ tested }) => `/office/notifications${tested ? "?tested=yes" : ""}`,
});

export const notificationPages: readonly AnyOfficePage[] = [inbox, queue];
