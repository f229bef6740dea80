import type { Command } from "commander";
import type { GivenSettings } from "../../server/notifications/settings.ts";
import { withNotifications } from "../notification-options.ts";
import { type PlaceOptions, withOffice, withPlace } from "../office.ts";
import { tableText } from "../text/output.ts";
import type { World } from "../world.ts";

type SendOptions = PlaceOptions & GivenSettings;

/** Programs that are told what happens. */
export function addWebhooks(program: Command, world: World): void {
  const group = program
    .command("webhooks")
    .description("Webhooks: programs that are told what happens, by signed requests");
  withPlace(group.command("list").description("All webhooks")).action((options: PlaceOptions) => list(options, world));
  const add = group.command("add <address>").description("Adds a webhook and prints its secret");
  withPlace(withNotifications(add)).action((address: string, options: SendOptions) => addOne(address, options, world));
  const remove = group.command("remove <webhook>").description("Removes a webhook, by its ID");
  withPlace(remove).action((id: string, options: PlaceOptions) => removeOne(id, options, world));
  const test = group.command("test <webhook>").description("Sends a signed test to a webhook at once");
  withPlace(withNotifications(test)).action((id: string, options: SendOptions) => testOne(id, options, world));
}

const list = (options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { allWebhooks } = await import("../../ledger/queries/notifications/recipients.ts");
    const webhooks = (await allWebhooks(ledger.db)).map(({ id, address, made }) => ({
      id,
      address,
      made: new Date(made).toISOString().slice(0, 10),
    }));
    if (options.json) return world.print(JSON.stringify(webhooks, null, 2));
    const { heads, none } = words.notifications.webhooks;
    if (webhooks.length === 0) return world.print(none);
    const rows = webhooks.map(({ id, address, made }) => [id, address, made]);
    for (const line of tableText([heads.id, heads.address, heads.made], rows, world)) world.print(line);
  });

const addOne = (text: string, options: SendOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words, now }) => {
    const { addWebhook } = await import("../../server/notifications/by-hand.ts");
    const { notificationSettings } = await import("../../server/notifications/settings.ts");
    const settings = notificationSettings(options);
    const { id, address, secret } = await addWebhook(ledger.db, text, { settings, now: now() });
    world.print(
      options.json ? JSON.stringify({ id, address, secret }) : words.notifications.webhooks.secret(address, secret),
    );
  });

const removeOne = (webhook: string, options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { removeWebhook } = await import("../../ledger/queries/notifications/recipients.ts");
    const { knownWebhook } = await import("../../server/notifications/by-hand.ts");
    const { id, address } = await knownWebhook(context.ledger.db, webhook);
    await removeWebhook(context.ledger.db, id);
    const { removed } = context.words.notifications.webhooks;
    world.print(options.json ? JSON.stringify({ id, address }) : removed(address));
  });

const testOne = (webhook: string, options: SendOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { knownWebhook, testWebhook } = await import("../../server/notifications/by-hand.ts");
    const { notificationSettings } = await import("../../server/notifications/settings.ts");
    const one = await knownWebhook(context.ledger.db, webhook);
    await testWebhook(one, { settings: notificationSettings(options), now: context.now() });
    const { tested } = context.words.notifications.webhooks;
    world.print(options.json ? JSON.stringify({ id: one.id, address: one.address }) : tested(one.address));
  });
