import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { buildApp } from "../../../src/server/app.ts";
import type { AppOptions } from "../../../src/server/app-options.ts";
import type { Assets } from "../../../src/server/http/assets.ts";
import { factsCache } from "../../../src/server/lists/facts-cache.ts";
import { listCache } from "../../../src/server/lists/list-cache.ts";
import { SITE_CATALOGUES } from "../../../src/words/site.ts";
import { memoryEngine } from "../offices/memory-engine.ts";

/** Built files are not needed to ask a server without a browser. */
const ASSETS: Assets = {
  named: (name) => `/assets/${name}`,
  file: () => undefined,
  font: () => readFile(join("node_modules", "dejavu-fonts-ttf", "ttf", "DejaVuSans-Bold.ttf")),
};

/** A server over a ledger that can be asked without a connection, and a clock that can be moved. */
export async function siteOver(
  ledger: Ledger,
  catalogues: AppOptions["catalogues"] = SITE_CATALOGUES,
  more: Partial<
    Pick<AppOptions, "book" | "publicOnly" | "secure" | "proxies" | "log" | "notifications" | "compilesAtStart">
  > = {},
) {
  let time = Date.UTC(2026, 10, 15, 12);
  const context = {
    ledger,
    today: () => day("2026-11-15"),
    now: () => time,
    listCache: listCache(ledger),
    facts: factsCache(ledger, () => "2026-11-15"),
    openScratch: memoryEngine,
  };
  const app = await buildApp({
    context,
    assets: ASSETS,
    catalogues,
    log: null,
    quiet: true,
    secure: false,
    proxies: ["127.0.0.1"],
    ...more,
  });
  return {
    app,
    context,
    visitor: () => visitorOf(app),
    later: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** Somebody with a browser: cookies are kept. */
function visitorOf(app: FastifyInstance) {
  const cookies = new Map<string, string>();
  const ask = async (options: InjectOptions) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await app.inject({ ...options, headers: { ...options.headers, cookie } });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    ask,
    get: (url: string) => ask({ url }),
    /** Sends a form, with the secret of the page it is on. */
    send: async (url: string, fields: Readonly<Record<string, string>>, page = url) => {
      const { body } = await ask({ url: page });
      const csrf = /name="csrf" value="([^"]*)"/.exec(body)?.[1] ?? "";
      return ask({
        method: "POST",
        url,
        payload: String(new URLSearchParams({ csrf, ...fields })),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    },
  };
}
