import { NOTICE_KINDS, type NoticeChoice, type Subscription, type Webhook } from "../../../domain/notifications.ts";
import type { Db, Tables } from "../../schema/tables.ts";
import { deleteMessagesTo } from "./messages.ts";

export async function putChoice(db: Db, account: string, { language, off }: NoticeChoice): Promise<void> {
  const values = { language, off: off.join(",") };
  await db
    .insertInto("notice_choice")
    .values({ account, ...values })
    .onConflict((conflict) => conflict.column("account").doUpdateSet(values))
    .execute();
}

/** What people chose; those who are missing chose nothing yet. */
export async function allChoices(db: Db): Promise<ReadonlyMap<string, NoticeChoice>> {
  const rows = await db.selectFrom("notice_choice").selectAll().execute();
  return new Map(
    rows.map(({ account, language, off }) => [
      account,
      { language, off: NOTICE_KINDS.filter((kind) => off.split(",").includes(kind)) },
    ]),
  );
}

export async function deleteChoice(db: Db, account: string): Promise<void> {
  await db.deleteFrom("notice_choice").where("account", "=", account).execute();
}

/** Adds a subscription, not confirmed yet; gives the one that is there, where there is one. */
export async function putSubscription(db: Db, proposed: Subscription): Promise<Subscription> {
  const { id, ...values } = proposed;
  await db
    .insertInto("subscription")
    .values({ subscription: id, ...values })
    .onConflict((conflict) => conflict.columns(["player", "email"]).doNothing())
    .execute();
  const row = await db
    .selectFrom("subscription")
    .selectAll()
    .where("player", "=", proposed.player)
    .where("email", "=", proposed.email)
    .executeTakeFirstOrThrow();
  return subscriptionOf(row);
}

export async function confirmSubscription(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable("subscription")
    .set({ confirmed: now })
    .where("subscription", "=", id)
    .where("confirmed", "is", null)
    .execute();
}

export async function subscriptionWithId(db: Db, id: string): Promise<Subscription | undefined> {
  const row = await db.selectFrom("subscription").selectAll().where("subscription", "=", id).executeTakeFirst();
  return row && subscriptionOf(row);
}

export async function confirmedSubscriptions(db: Db): Promise<readonly Subscription[]> {
  const rows = await db.selectFrom("subscription").selectAll().where("confirmed", "is not", null).execute();
  return rows.map(subscriptionOf);
}

/** Who gets mails about these players. */
export async function subscriptionsTo(db: Db, players: readonly number[]): Promise<readonly Subscription[]> {
  if (players.length === 0) return [];
  const rows = await db
    .selectFrom("subscription")
    .selectAll()
    .where("confirmed", "is not", null)
    .where("player", "in", [...players])
    .execute();
  return rows.map(subscriptionOf);
}

/** A subscription ends, and what was not sent to it goes with it. */
export async function deleteSubscriptions(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await deleteMessagesTo(db, "subscriber", ids);
  await db
    .deleteFrom("subscription")
    .where("subscription", "in", [...ids])
    .execute();
}

/** Everything that was sent to somebody about a player: it goes with the player. */
export async function forgetSubscribers(db: Db, players: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom("subscription")
    .select("subscription")
    .where("player", "in", players.map(Number))
    .execute();
  await deleteSubscriptions(
    db,
    rows.map(({ subscription }) => subscription),
  );
}

/** Those who never used the link in their mail. */
export async function deleteUnconfirmed(db: Db, before: number): Promise<void> {
  const rows = await db
    .selectFrom("subscription")
    .select("subscription")
    .where("confirmed", "is", null)
    .where("made", "<", before)
    .execute();
  await deleteSubscriptions(
    db,
    rows.map(({ subscription }) => subscription),
  );
}

function subscriptionOf({ subscription, player, made, confirmed, ...row }: Tables["subscription"]): Subscription {
  return {
    id: subscription,
    ...row,
    player: Number(player),
    made: Number(made),
    confirmed: confirmed === null ? null : Number(confirmed),
  };
}

export async function addWebhook(db: Db, { id, ...values }: Webhook): Promise<void> {
  await db
    .insertInto("webhook")
    .values({ webhook: id, ...values })
    .execute();
}

export async function allWebhooks(db: Db): Promise<readonly Webhook[]> {
  const rows = await db.selectFrom("webhook").selectAll().orderBy("made").orderBy("webhook").execute();
  return rows.map(({ webhook, address, secret, made }) => ({ id: webhook, address, secret, made: Number(made) }));
}

/** Removes a webhook and what was not sent to it. */
export async function removeWebhook(db: Db, id: string): Promise<void> {
  await db.deleteFrom("webhook").where("webhook", "=", id).execute();
  await deleteMessagesTo(db, "webhook", [id]);
}

export async function putPasswordLink(db: Db, link: Tables["password_link"], now: number): Promise<void> {
  await db.deleteFrom("password_link").where("expires", "<", now).execute();
  await db.insertInto("password_link").values(link).execute();
}

/** The account of a link that can still be used. */
export async function accountOfLink(db: Db, link: string, now: number): Promise<string | null> {
  const row = await db.selectFrom("password_link").selectAll().where("link", "=", link).executeTakeFirst();
  return row === undefined || Number(row.expires) < now ? null : row.account;
}

/** Uses a link up: of two at once, one gets it. */
export async function useLink(db: Db, link: string, now: number): Promise<string | null> {
  const row = await db
    .deleteFrom("password_link")
    .where("link", "=", link)
    .where("expires", ">=", now)
    .returning("account")
    .executeTakeFirst();
  return row?.account ?? null;
}

/** The entry up to which messages were made; null: none were made yet. */
export async function notifiedUntil(db: Db): Promise<number | null> {
  const row = await db.selectFrom("notified").select("sequence").executeTakeFirst();
  return row === undefined ? null : Number(row.sequence);
}

/** From this entry on messages are made, unless another server began before. */
export async function beginNotifying(db: Db, sequence: number): Promise<void> {
  await db
    .insertInto("notified")
    .values({ one: true, sequence })
    .onConflict((conflict) => conflict.column("one").doNothing())
    .execute();
}

export async function setNotifiedUntil(db: Db, sequence: number): Promise<void> {
  await db.updateTable("notified").set({ sequence }).where("sequence", "<", sequence).execute();
}
