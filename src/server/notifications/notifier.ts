import type { Ledger } from "../../ledger/ledger.ts";
import { deleteOldMessages, releaseLeases } from "../../ledger/queries/notifications/messages.ts";
import { deleteUnconfirmed } from "../../ledger/queries/notifications/recipients.ts";
import { deleteOldObjectors } from "../../ledger/queries/objections/objectors.ts";
import { makeMessages, makeMessagesOfDay } from "../../periods/notifications/make-messages.ts";
import type { Context } from "../context.ts";
import { type Delivery, deliver } from "./deliver.ts";
import { type Mailer, mailer } from "./mailer.ts";
import type { NotificationSettings } from "./settings.ts";

export interface Notifier {
  /** Makes and sends what is due. */
  readonly tick: () => Promise<void>;
  /** Does so again and again. */
  readonly start: () => void;
  /** Finishes what is being sent, and sends nothing more. */
  readonly stop: () => Promise<void>;
}

interface NotifierOptions extends Pick<Context, "today" | "now">, Pick<Delivery, "catalogues"> {
  readonly ledger: Ledger;
  readonly settings: NotificationSettings;
  /** Our own mistakes, for the log. */
  readonly failed: (error: unknown) => void;
}

/** Milliseconds between two looks at the journal and the queue. */
const EVERY = 2_000;
const DAY = 86_400_000;
/** How long messages are kept, and addresses that nobody confirmed. */
const KEPT_DAYS = 90;
const UNCONFIRMED_DAYS = 7;
/** Addresses of objectors: longer than any term for an answer. */
const OBJECTOR_DAYS = 365;

/** Tells people and programs what happens. Any number of servers may run one on the same database. */
export function notifier({ ledger, settings, catalogues, today, now, failed }: NotifierOptions): Notifier {
  const { db } = ledger;
  const post: Mailer | null = settings.mail && mailer(settings.mail);
  const delivery: Delivery = { db, settings, mailer: post, catalogues, now };
  let day: string | null = null;
  let isStopped = false;
  const tick = async (): Promise<void> => {
    const options = { now: now(), today: today(), mails: post !== null };
    // Nobody else works in a folder: what was being sent when it was left is free.
    if (day === null && ledger.engine === "embedded") await releaseLeases(db, now());
    await makeMessages(ledger, options);
    if (day !== options.today) {
      await makeMessagesOfDay(ledger, options);
      await deleteOldMessages(db, now() - KEPT_DAYS * DAY);
      await deleteUnconfirmed(db, now() - UNCONFIRMED_DAYS * DAY);
      await deleteOldObjectors(db, {
        unconfirmed: now() - UNCONFIRMED_DAYS * DAY,
        all: now() - OBJECTOR_DAYS * DAY,
      });
      day = options.today;
    }
    while (!isStopped && (await deliver(delivery)) > 0);
  };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const again = (): void => {
    running = tick().catch(failed);
    void running.then(() => {
      if (!isStopped) timer = setTimeout(again, EVERY);
    });
  };
  return {
    tick,
    start: again,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
      post?.close();
    },
  };
}
