import type { FastifyInstance } from "fastify";
import { day, type IsoDate } from "../domain/dates.ts";
import { zonedTime } from "../domain/zoned-time.ts";
import { scratchEngine } from "../ledger/engines/scratch.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { settingsOf } from "../periods/office.ts";
import { SITE_CATALOGUES } from "../words/site.ts";
import type { OidcConfig } from "./access/oidc/oidc-config.ts";
import { buildApp } from "./app.ts";
import type { LocalBook } from "./app-options.ts";
import { checkLoopback } from "./club/local.ts";
import type { Context } from "./context.ts";
import { ASSETS_FOLDER, builtAssets } from "./http/assets.ts";
import { factsCache } from "./lists/facts-cache.ts";
import { listCache } from "./lists/list-cache.ts";
import { notifier } from "./notifications/notifier.ts";
import type { NotificationSettings } from "./notifications/settings.ts";

export interface ServeOptions {
  readonly ledger: Ledger;
  readonly host: string;
  /** The first port to try; the next free one is used. */
  readonly port: number;
  readonly secure: boolean;
  readonly proxies: readonly string[];
  readonly quiet: boolean;
  /** Takes lines of JSON; null: nothing is written. */
  readonly log: { readonly write: (line: string) => void } | null;
  /** Whether only what everybody may see is served. */
  readonly publicOnly?: boolean;
  /** Where users may sign in besides. */
  readonly oidc?: OidcConfig;
  /** The book of one club, without accounts. */
  readonly book?: LocalBook;
  readonly notifications: NotificationSettings;
}

export interface RunningServer {
  readonly address: string;
  /** Finishes open requests and stops listening. */
  readonly stop: () => Promise<void>;
}

const ATTEMPTS = 20;

export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { ledger, host, port, book, publicOnly = false, notifications } = options;
  if (book) checkLoopback(host);
  const { zone } = await settingsOf(ledger);
  const today = (): IsoDate => day(zonedTime(Date.now(), zone).slice(0, 10));
  const assets = builtAssets(ASSETS_FOLDER);
  const context = {
    ledger,
    today,
    now: Date.now,
    openScratch: scratchEngine,
    listCache: listCache(ledger),
    facts: factsCache(ledger, today),
  };
  const app = await buildApp({ ...options, context, assets, catalogues: SITE_CATALOGUES });
  const address = await listen(app, host, port);
  const stopTelling = book || publicOnly ? null : startTelling(app, context, notifications);
  return {
    address,
    stop: async () => {
      await Promise.all([stopTelling?.(), app.close()]);
    },
  };
}

/** On the first free port; an app that cannot listen on one can still listen on the next. */
async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  for (let attempt = 0; ; attempt++)
    try {
      return await app.listen({ host, port: port === 0 ? 0 : port + attempt });
    } catch (error) {
      const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (isTaken && attempt < ATTEMPTS) continue;
      await app.close();
      throw error;
    }
}

/** Tells people and programs what happens, until the returned function is called. */
function startTelling(
  { log }: FastifyInstance,
  { ledger, today, now }: Context,
  settings: NotificationSettings,
): () => Promise<void> {
  const failed = (error: unknown): void => log.error(error);
  const { start, stop } = notifier({ ledger, settings, catalogues: SITE_CATALOGUES, today, now, failed });
  start();
  return stop;
}
