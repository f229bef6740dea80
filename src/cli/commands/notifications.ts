import { type Command, Option } from "commander";
import { NOTICE_KINDS, type NoticeKind } from "../../domain/notifications.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { GivenSettings } from "../../server/notifications/settings.ts";
import { LANGUAGE_CODES } from "../../words/languages.ts";
import { withNotifications } from "../notification-options.ts";
import { type CommandContext, type PlaceOptions, withOffice, withPlace } from "../office.ts";
import { tableText } from "../text/output.ts";
import type { World } from "../world.ts";

interface ListOptions extends PlaceOptions {
  readonly user?: string;
}

interface ChangeOptions extends PlaceOptions {
  readonly mailLanguage?: string;
  readonly on?: readonly string[];
  readonly off?: readonly string[];
}

type SendOptions = PlaceOptions & GivenSettings;

export function addNotifications(program: Command, world: World): void {
  const group = program
    .command("notifications")
    .description("Messages to users: what waits, failed, and comes by mail");
  const list = group
    .command("list")
    .description("Messages that wait, are being sent or failed, or the inbox of one user")
    .option("--user <name>", "the inbox of this user");
  withPlace(list).action((options: ListOptions) => listAll(options, world));
  const acknowledge = group.command("acknowledge <user>").description("Marks all messages of a user as read");
  withPlace(acknowledge).action((user: string, options: PlaceOptions) => acknowledgeAll(user, options, world));
  const show = group.command("show <user>").description("Which messages a user gets by mail, and in which language");
  withPlace(show).action((user: string, options: PlaceOptions) => showChoices(user, options, world));
  const change = group
    .command("change <user>")
    .description("Changes which messages a user gets by mail, and in which language")
    .addOption(new Option("--on <kind...>", `by mail: ${NOTICE_KINDS.join(", ")}`))
    .addOption(new Option("--off <kind...>", "not by mail, the same kinds"))
    .option("--mail-language <language>", "language of the mails: en, it, es, sv");
  withPlace(change).action((user: string, options: ChangeOptions) => changeChoices(user, options, world));
  const retry = group
    .command("retry")
    .description("Sends a failed message again, or all of them")
    .argument("[message]", "message ID");
  withPlace(retry).action((id: string | undefined, options: PlaceOptions) => retryAll(id ?? null, options, world));
  const test = group.command("test <email>").description("Sends a test mail at once");
  withPlace(withNotifications(test)).action((email: string, options: SendOptions) => sendTest(email, options, world));
}

const listAll = (options: ListOptions, world: World): Promise<void> =>
  withOffice(options, world, (context) =>
    options.user === undefined ? listQueue(context, options, world) : listInbox(context, options.user, options, world),
  );

/** Lines that are printed. */
const SHOWN = 200;

async function listQueue({ ledger, words }: CommandContext, { json }: ListOptions, world: World): Promise<void> {
  const { countByState, messagesInState } = await import("../../ledger/queries/notifications/messages.ts");
  const { allWebhooks } = await import("../../ledger/queries/notifications/recipients.ts");
  const counts = await countByState(ledger.db);
  const messages = await messagesInState(ledger.db, ["failed", "waiting", "sending"], SHOWN);
  if (json) return world.print(JSON.stringify({ counts, messages }, null, 2));
  const { heads, states, kinds, subscriber, objector, none, counts: says } = words.notifications.queue;
  world.print(says(counts.waiting + counts.sending, counts.failed, counts.sent));
  if (messages.length === 0) return world.print(none);
  const addresses = new Map((await allWebhooks(ledger.db)).map(({ id, address }) => [id, address]));
  const said: Readonly<Record<string, string>> = { subscriber, objector };
  const rows = messages.map(({ id, kind, recipient, state, attempts, error }) => [
    id,
    kinds[kind],
    said[recipient.type] ?? addresses.get(recipient.id) ?? recipient.id,
    states[state],
    String(attempts),
    error ?? "",
  ]);
  const head = [heads.id, heads.kind, heads.to, heads.state, heads.attempts, heads.error];
  for (const line of tableText(head, rows, world)) world.print(line);
}

async function listInbox(context: CommandContext, user: string, { json }: ListOptions, world: World): Promise<void> {
  const { inboxMessages } = await import("../../ledger/queries/notifications/messages.ts");
  const { namesIn } = await import("../../server/notifications/names.ts");
  const { shownMessage } = await import("../../presentation/message.ts");
  const { ledger, words } = context;
  await knownUser(context, user);
  const messages = await inboxMessages(ledger.db, { type: "user", id: user }, SHOWN);
  const names = await namesIn(ledger.db, messages);
  const shown = messages.map((message) => ({ ...message, ...shownMessage(words, message, names) }));
  if (json) return world.print(JSON.stringify(shown, null, 2));
  const { inbox } = words.notifications;
  if (shown.length === 0) return world.print(inbox.none);
  const rows = shown.map(({ made, subject, read }) => [
    new Date(made).toISOString().slice(0, 10),
    subject,
    read === null ? inbox.unread : "",
  ]);
  for (const line of tableText([inbox.when, inbox.what, ""], rows, world)) world.print(line);
}

async function knownUser({ ledger }: CommandContext, user: string): Promise<void> {
  const { accountOf } = await import("../../ledger/queries/accounts/accounts.ts");
  if ((await accountOf(ledger.db, user)) === undefined) throw new Refusal("unknown-user", { user });
}

const acknowledgeAll = (user: string, options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { markRead } = await import("../../ledger/queries/notifications/messages.ts");
    await knownUser(context, user);
    await markRead(context.ledger.db, { type: "user", id: user }, null, context.now());
    const { acknowledged } = context.words.notifications.queue;
    world.print(options.json ? JSON.stringify({ user }) : acknowledged(user));
  });

async function choiceOf({ ledger }: CommandContext, user: string) {
  const { allChoices } = await import("../../ledger/queries/notifications/recipients.ts");
  return (await allChoices(ledger.db)).get(user) ?? { language: LANGUAGE_CODES[0], off: [] };
}

const showChoices = (user: string, options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    await knownUser(context, user);
    const { language, off } = await choiceOf(context, user);
    const kinds = NOTICE_KINDS.map((kind) => ({ kind, mail: !off.includes(kind) }));
    if (options.json) return world.print(JSON.stringify({ user, language, kinds }, null, 2));
    const { choices } = context.words.notifications;
    const { yes, no } = context.words.phrases;
    world.print(`${choices.language}: ${language}`);
    const rows = kinds.map(({ kind, mail }) => [kind, choices.kinds[kind], mail ? yes : no]);
    for (const line of tableText(["", choices.title, ""], rows, world)) world.print(line);
  });

function readKinds(texts: readonly string[] | undefined, field: string): readonly NoticeKind[] {
  return (texts ?? []).map((text) => {
    const kind = NOTICE_KINDS.find((each) => each === text);
    if (kind === undefined) throw new Refusal("bad-choice", { field, found: text, choices: NOTICE_KINDS });
    return kind;
  });
}

function readLanguage(text: string | undefined): string | undefined {
  if (text === undefined || LANGUAGE_CODES.some((each) => each === text)) return text;
  throw new Refusal("bad-choice", { field: "--mail-language", found: text, choices: LANGUAGE_CODES });
}

async function changeChoices(user: string, options: ChangeOptions, world: World): Promise<void> {
  const [on, off] = [readKinds(options.on, "--on"), readKinds(options.off, "--off")];
  const wished = readLanguage(options.mailLanguage);
  await withOffice(options, world, async (context) => {
    const { putChoice } = await import("../../ledger/queries/notifications/recipients.ts");
    await knownUser(context, user);
    const before = await choiceOf(context, user);
    const isOff = (kind: NoticeKind): boolean =>
      off.includes(kind) || (before.off.includes(kind) && !on.includes(kind));
    const choice = { language: wished ?? before.language, off: NOTICE_KINDS.filter(isOff) };
    await putChoice(context.ledger.db, user, choice);
    const { saved } = context.words.notifications.choices;
    world.print(options.json ? JSON.stringify({ user, ...choice }) : saved(user));
  });
}

const retryAll = (message: string | null, options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words, now }) => {
    const { retryMessages } = await import("../../ledger/queries/notifications/messages.ts");
    const retried = await retryMessages(ledger.db, now(), message);
    if (message !== null && retried === 0) throw new Refusal("unknown-notification", { message });
    world.print(options.json ? JSON.stringify({ retried }) : words.notifications.queue.retried(retried));
  });

const sendTest = (email: string, options: SendOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words, user }) => {
    const { isEmail } = await import("../../domain/account.ts");
    const { sendTestMail } = await import("../../server/notifications/by-hand.ts");
    const { notificationSettings } = await import("../../server/notifications/settings.ts");
    if (!isEmail(email)) throw new Refusal("bad-email", { found: email });
    await sendTestMail(notificationSettings(options), email, { db: ledger.db, user });
    world.print(options.json ? JSON.stringify({ email }) : words.notifications.queue.tested(email));
  });
