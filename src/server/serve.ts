import { join } from "node:path";
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
import { builtAssets } from "./http/assets.ts";
import { factsCache } from "./lists/facts-cache.ts";
import { listCache } from "./lists/list-cache.ts";

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
  /** Where users may sign in besides. */
  readonly oidc?: OidcConfig;
  /** The book of one club, without accounts. */
  readonly book?: LocalBook;
}

export interface RunningServer {
  readonly address: string;
  /** Finishes open requests and stops listening. */
  readonly stop: () => Promise<void>;
}

const ATTEMPTS = 20;

export async function serve({
  ledger,
  host,
  port,
  secure,
  proxies,
  quiet,
  log,
  oidc,
  book,
}: ServeOptions): Promise<RunningServer> {
  if (book) checkLoopback(host);
  const { zone } = await settingsOf(ledger);
  const today = (): IsoDate => day(zonedTime(Date.now(), zone).slice(0, 10));
  const assets = builtAssets(join(import.meta.dirname, "..", "assets"));
  const context = {
    ledger,
    today,
    now: Date.now,
    openScratch: scratchEngine,
    listCache: listCache(ledger),
    facts: factsCache(ledger, today),
  };
  for (let attempt = 0; ; attempt++) {
    const app = await buildApp({
      context,
      assets,
      catalogues: SITE_CATALOGUES,
      log,
      quiet,
      secure,
      proxies,
      ...(oidc ? { oidc } : {}),
      ...(book ? { book } : {}),
    });
    try {
      const address = await app.listen({ host, port: port === 0 ? 0 : port + attempt });
      return { address, stop: () => app.close() };
    } catch (error) {
      await app.close();
      const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!isTaken || attempt === ATTEMPTS) throw error;
    }
  }
}
