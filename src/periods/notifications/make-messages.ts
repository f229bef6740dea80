import { createHash } from "node:crypto";
import type { Account, UserDetails } from "../../domain/account.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { JournalEntry } from "../../domain/journal/journal.ts";
import type { MessageKind, MessageRecipient, NoticeChoice, Webhook } from "../../domain/notifications.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { allAccounts, allUserDetails } from "../../ledger/queries/accounts/accounts.ts";
import { entriesOfKinds, registrarsOf } from "../../ledger/queries/journal/journal-table.ts";
import { addMessages, type NewMessage } from "../../ledger/queries/notifications/messages.ts";
import {
  allChoices,
  allWebhooks,
  beginNotifying,
  notifiedUntil,
  setNotifiedUntil,
} from "../../ledger/queries/notifications/recipients.ts";
import { objectorsOf } from "../../ledger/queries/objections/objectors.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { type Audience, NOTICED_ENTRIES, noticesOf, noticesOfDay, type OfficeNotice } from "./notices.ts";
import { objectionMails } from "./objection-mails.ts";
import { ratingChanges } from "./rating-changes.ts";

export interface MakingOptions {
  readonly now: number;
  readonly today: IsoDate;
  /** Whether mails can be sent; else messages are shown in the inbox only. */
  readonly mails: boolean;
}

/** The same cause, recipient and kind give the same message, by whichever server and however often it is made. */
const messageId = (kind: MessageKind, cause: string, { type, id }: MessageRecipient): string =>
  createHash("sha256")
    .update(JSON.stringify([kind, cause, type, id]))
    .digest("hex")
    .slice(0, 32);

/**
 * Makes the messages that follow from new entries and from the day. An office begins with the entries after the first time: nobody
 * is told what was recorded before. Messages are written before the mark moves, so that a crash between loses none, and made
 * again they are the same.
 */
export async function makeMessages(ledger: Ledger, options: MakingOptions): Promise<void> {
  const { db } = ledger;
  const { sequence: head } = await ledger.head();
  const until = await notifiedUntil(db);
  if (until === null) return beginNotifying(db, head);
  if (until === head) return;
  const entries = await entriesOfKinds(db, until, NOTICED_ENTRIES);
  for (const entry of entries) {
    await queueNotices(db, await noticesOf(db, entry), options);
    await queueToSubscribers(db, entry, options);
  }
  await setNotifiedUntil(db, Math.max(head, ...entries.map(({ sequence }) => sequence)));
}

/** What the day brings: made once a day, or whenever a server starts. */
export async function makeMessagesOfDay({ db }: Ledger, options: MakingOptions): Promise<void> {
  await queueNotices(db, await noticesOfDay(db, options.today), options);
}

interface People {
  readonly accounts: readonly Account[];
  readonly details: ReadonlyMap<string, UserDetails>;
  readonly choices: ReadonlyMap<string, NoticeChoice>;
  readonly webhooks: readonly Webhook[];
  readonly registrars: ReadonlyMap<string, string>;
}

async function peopleFor(db: Db, notices: readonly OfficeNotice[]): Promise<People> {
  const tournaments = [...new Set(notices.flatMap(({ to }) => to.registrarOf ?? []))];
  return {
    accounts: (await allAccounts(db)).filter(({ ended }) => !ended),
    details: await allUserDetails(db),
    choices: await allChoices(db),
    webhooks: await allWebhooks(db),
    registrars: await registrarsOf(db, tournaments),
  };
}

async function queueNotices(db: Db, notices: readonly OfficeNotice[], { now, mails }: MakingOptions): Promise<void> {
  if (notices.length === 0) return;
  const people = await peopleFor(db, notices);
  const messages: NewMessage[] = [];
  for (const { kind, cause, facts, to } of notices) {
    const made = (recipient: MessageRecipient, state: NewMessage["state"]): NewMessage => ({
      id: messageId(kind, cause, recipient),
      ...{ kind, recipient, facts, made: now, state },
    });
    const wantsMail = ({ user }: Account): boolean =>
      mails && Boolean(people.details.get(user)?.email) && !people.choices.get(user)?.off.includes(kind);
    const objectors = mails && to.objection !== undefined ? await objectorsOf(db, to.objection) : [];
    messages.push(
      ...people.accounts
        .filter((account) => isIn(account, to, people))
        .map((account) => made({ type: "user", id: account.user }, wantsMail(account) ? "waiting" : "inbox")),
      ...objectors.map(({ objector }) => made({ type: "objector", id: objector }, "waiting")),
      ...people.webhooks.map(({ id }) => made({ type: "webhook", id }, "waiting")),
    );
  }
  await addMessages(db, messages);
}

function isIn({ user, role, federation }: Account, to: Audience, { registrars }: People): boolean {
  if (user === to.except) return false;
  if (to.everybody) return role !== "club";
  if (to.registrarOf !== undefined && registrars.get(to.registrarOf) === user) return true;
  if (role === "officer") return to.federation !== undefined && to.federation !== null && to.federation === federation;
  return role === "administrator" && to.administrators === true;
}

/** Subscribers are reached by mail alone. */
async function queueToSubscribers(db: Db, entry: JournalEntry, { now, mails }: MakingOptions): Promise<void> {
  if (!mails) return;
  const messages = (await subscriberMails(db, entry)).map(({ kind, cause, subscription, facts }): NewMessage => {
    const recipient = { type: "subscriber", id: subscription } as const;
    return { id: messageId(kind, cause, recipient), ...{ kind, recipient, facts, made: now, state: "waiting" } };
  });
  await addMessages(db, messages);
}

interface SubscriberMail extends Pick<NewMessage, "kind" | "facts"> {
  readonly cause: string;
  readonly subscription: string;
}

async function subscriberMails(db: Db, entry: JournalEntry): Promise<readonly SubscriberMail[]> {
  const cause = entry.hash;
  switch (entry.kind) {
    case "list-published":
      return (await ratingChanges(db, entry)).map((change) => ({
        ...change,
        kind: "rating-changed",
        cause: `${cause} ${change.facts.list}`,
      }));
    case "objection-received":
      return (await objectionMails(db, entry)).map((mail) => ({ ...mail, kind: "player-objection", cause }));
    case "objection-decided":
      return (await objectionMails(db, entry)).map((mail) => ({ ...mail, kind: "player-objection-decided", cause }));
    default:
      return [];
  }
}
