import { sql } from "kysely";
import {
  MESSAGE_STATES,
  type Message,
  type MessageFacts,
  type MessageKind,
  type MessageRecipient,
  type MessageState,
  NOTICE_KINDS,
  RECIPIENT_TYPES,
} from "../../../domain/notifications.ts";
import type { MessageRow } from "../../schema/notification-tables.ts";
import type { Db } from "../../schema/tables.ts";

export type NewMessage = Pick<Message, "id" | "kind" | "recipient" | "facts" | "made"> & {
  readonly state: "inbox" | "waiting";
};

const NEXT_REVISION = sql<number>`(SELECT coalesce(max(revision), 0) + 1 FROM message)`;

/** Rows written in one statement. */
const ROWS = 500;

/** Adds messages; one that is there already stays as it is. */
export async function addMessages(db: Db, messages: readonly NewMessage[]): Promise<void> {
  for (let from = 0; from < messages.length; from += ROWS)
    await db
      .insertInto("message")
      .values(
        messages.slice(from, from + ROWS).map(({ id, kind, recipient, facts, made, state }) => ({
          message: id,
          kind,
          recipient_type: recipient.type,
          recipient: recipient.id,
          facts: JSON.stringify(facts),
          made,
          state,
          attempts: 0,
          next: made,
          error: null,
          sent: null,
          read: null,
          revision: NEXT_REVISION,
        })),
      )
      .onConflict((conflict) => conflict.column("message").doNothing())
      .execute();
}

/**
 * Takes messages that are due, and counts the attempt before it is made. Nobody else takes them until the lease ends: by
 * then the taker is taken for dead. One statement, so that two servers never take the same.
 */
export async function takeMessages(
  db: Db,
  { now, lease, limit }: { readonly now: number; readonly lease: number; readonly limit: number },
): Promise<readonly Message[]> {
  // Asked first: a folder writes to its file where a statement may change something.
  const due = db.selectFrom("message").select("message").where("state", "in", ["waiting", "sending"]);
  if ((await due.where("next", "<=", now).limit(1).executeTakeFirst()) === undefined) return [];
  const { rows } = await sql<MessageRow>`
    UPDATE message SET state = 'sending', attempts = attempts + 1, next = ${now + lease}, revision = ${NEXT_REVISION}
    WHERE message IN (
      SELECT message FROM message WHERE state IN ('waiting', 'sending') AND next <= ${now}
      ORDER BY next, message LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING *`.execute(db);
  return rows.map(messageOf);
}

/** What became of an attempt. It counts only for those who hold the lease. */
export async function settleMessage(
  db: Db,
  { id, attempts }: Pick<Message, "id" | "attempts">,
  outcome: Partial<Pick<MessageRow, "error" | "sent">> & { readonly state: MessageState; readonly next: number },
): Promise<void> {
  await db
    .updateTable("message")
    .set({ ...outcome, revision: NEXT_REVISION })
    .where("message", "=", id)
    .where("state", "=", "sending")
    .where("attempts", "=", attempts)
    .execute();
}

/** Lets messages be taken again at once: their taker is known to be gone. */
export async function releaseLeases(db: Db, now: number): Promise<void> {
  await db.updateTable("message").set({ next: now, revision: NEXT_REVISION }).where("state", "=", "sending").execute();
}

/** Puts failed messages back into the queue; without an id, all of them. Says how many. */
export async function retryMessages(db: Db, now: number, id: string | null): Promise<number> {
  let query = db
    .updateTable("message")
    .set({ state: "waiting", attempts: 0, next: now, error: null, revision: NEXT_REVISION })
    .where("state", "=", "failed");
  if (id !== null) query = query.where("message", "=", id);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** What is in the inbox of somebody, unread messages first. Links to a new password are not. */
export async function inboxMessages(db: Db, recipient: MessageRecipient, limit: number): Promise<readonly Message[]> {
  const rows = await db
    .selectFrom("message")
    .selectAll()
    .where((is) => is.and(columnsOf(recipient)))
    .where("kind", "in", NOTICE_KINDS)
    .orderBy((by) => by.case().when("read", "is", null).then(0).else(1).end())
    .orderBy("made", "desc")
    .orderBy("message")
    .limit(limit)
    .execute();
  return rows.map(messageOf);
}

export async function messagesInState(db: Db, states: readonly MessageState[], limit: number) {
  const rows = await db
    .selectFrom("message")
    .selectAll()
    .where("state", "in", [...states])
    .orderBy("made", "desc")
    .orderBy("message")
    .limit(limit)
    .execute();
  return rows.map(messageOf);
}

export async function countByState(db: Db): Promise<Readonly<Record<MessageState, number>>> {
  const rows = await db
    .selectFrom("message")
    .select(({ fn }) => ["state", fn.countAll<string>().as("count")])
    .groupBy("state")
    .execute();
  const counted = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  return Object.fromEntries(MESSAGE_STATES.map((state) => [state, counted.get(state) ?? 0])) as Record<
    MessageState,
    number
  >;
}

export async function countUnread(db: Db, recipient: MessageRecipient): Promise<number> {
  const { count } = await db
    .selectFrom("message")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where((is) => is.and(columnsOf(recipient)))
    .where("kind", "in", NOTICE_KINDS)
    .where("read", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks one message of somebody as read, or all of them. */
export async function markRead(db: Db, recipient: MessageRecipient, id: string | null, now: number): Promise<void> {
  let query = db
    .updateTable("message")
    .set({ read: now, revision: NEXT_REVISION })
    .where((is) => is.and(columnsOf(recipient)))
    .where("read", "is", null);
  if (id !== null) query = query.where("message", "=", id);
  await query.execute();
}

/** Deletes what was made before a time and is not on its way any more. */
export async function deleteOldMessages(db: Db, before: number): Promise<void> {
  await db.deleteFrom("message").where("made", "<", before).where("state", "not in", ["waiting", "sending"]).execute();
}

export async function deleteMessagesTo(db: Db, type: MessageRecipient["type"], ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("message")
    .where("recipient_type", "=", type)
    .where("recipient", "in", [...ids])
    .execute();
}

const columnsOf = ({ type, id }: MessageRecipient) => ({ recipient_type: type, recipient: id });

function messageOf(row: MessageRow): Message {
  const type = RECIPIENT_TYPES.find((each) => each === row.recipient_type);
  const state = MESSAGE_STATES.find((each) => each === row.state);
  if (type === undefined || state === undefined) throw new Error(`message ${row.message} is ${row.state}`);
  return {
    id: row.message,
    // Written by this program alone.
    kind: row.kind as MessageKind,
    recipient: { type, id: row.recipient },
    facts: JSON.parse(row.facts) as MessageFacts,
    made: Number(row.made),
    state,
    attempts: Number(row.attempts),
    next: Number(row.next),
    error: row.error,
    sent: row.sent === null ? null : Number(row.sent),
    read: row.read === null ? null : Number(row.read),
  };
}
