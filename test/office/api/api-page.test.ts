import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { API_CHANGES } from "../../../src/server/api/api-changes.ts";
import { SITE_CATALOGUES } from "../../../src/words/site.ts";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { busyOffice } from "../../set-up/processes/busy-office.ts";
import { officeSite } from "../../set-up/sites/office-site.ts";

interface Command {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly isWithToken: boolean;
  readonly type: string | null;
  readonly body: string | null;
}

/** A command of the page, as a shell reads it. */
function commandOf(text: string): Command {
  const [, post, url = ""] = /^curl( -X POST)? "http:\/\/office\.example([^"]*)"/.exec(text) ?? [];
  return {
    method: post === undefined ? "GET" : "POST",
    url,
    isWithToken: text.includes('-H "authorization: Bearer TOKEN"'),
    type: /-H "content-type: ([^"]*)"/.exec(text)?.[1] ?? null,
    body: /-d '([^']*)'/.exec(text)?.[1] ?? null,
  };
}

const plain = (html: string): string =>
  html.replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");

describe("the start page of the API", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof officeSite>>;
  let body = "";
  let token = "";
  beforeAll(async () => {
    ledger = await begun(place);
    await busyOffice(ledger);
    site = await officeSite(ledger);
    const form = { action: "make-token", label: "A program", scope: "all", days: "90" };
    const made = await site.who("ada").send("/en/office/account", form);
    token = /<code class="hash">([^<]+)</.exec(made.body)?.[1] ?? "";
    body = (await site.app.inject({ url: "/en/api", headers: { host: "office.example" } })).body;
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });
  const commands = (): readonly string[] =>
    [...body.matchAll(/<pre class="command"><code>(curl [^<]*)<\/code>/g)].map(([, text = ""]) => plain(text));

  test("says the address, five first calls and how to get a token", () => {
    expect(body).toContain("<code>http://office.example/api/v1</code>");
    expect(body).toContain('href="/en/office/account"');
    const start = body.slice(0, body.indexOf('<details class="operation"'));
    expect([...start.matchAll(/<pre class="command"><code>curl /g)].length).toBe(5);
  });

  test("has an example of every operation, and each does what it says on this very office", async () => {
    const document = (await site.app.inject("/api/v1/openapi.json")).json<{ paths: Record<string, object> }>();
    const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    const all = commands();
    expect(all.length).toBe(operations.length + 5);
    for (const text of all) {
      const { method, url, isWithToken, type, body: payload } = commandOf(text);
      const answer = await site.app.inject({
        method,
        url,
        headers: {
          ...(isWithToken ? { authorization: `Bearer ${token}` } : {}),
          ...(type === null ? {} : { "content-type": type }),
        },
        ...(type === null ? {} : { payload: payload ?? "012 Harbour Cup" }),
      });
      const code = answer.statusCode < 300 ? "" : answer.json<{ code: string }>().code;
      // What is asked of the public is answered; what changes something may be refused for what it asks, not for how.
      if (isWithToken) expect([text, code === "bad-request", answer.statusCode < 500]).toEqual([text, false, true]);
      else expect([text, answer.statusCode, code]).toEqual([text, 200, ""]);
      expect([text, answer.statusCode === 401]).toEqual([text, false]);
    }
  });

  test("its examples are about this office: its players, its newest list, its tournaments", async () => {
    const all = commands().join("\n");
    const { list, sha256 } = (await site.app.inject("/api/v1/lists/standard")).json<{ list: string; sha256: string }>();
    for (const known of [`/lists/${list}"`, sha256, "1000101", "Lakeside Open", "rating=2105&k=20&opponent=1895"])
      expect(all).toContain(known);
    for (const filler of [/"[A-Za-z]+":"1"/, /"…"/, /Harbour Cup/])
      expect([filler, all.split("\n").filter((text) => filler.test(text) && !text.includes("clubs/"))]).toEqual([
        filler,
        [],
      ]);
  });

  test("the document has the same examples", async () => {
    const document = (
      await site.app.inject({ url: "/api/v1/openapi.json", headers: { host: "office.example" } })
    ).json<Document>();
    const samples = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap((operation) => operation["x-codeSamples"].map(({ source }) => source));
    expect(new Set(samples)).toEqual(new Set(commands()));
  });

  test("says what changed and when, as the documents do", async () => {
    const text = readFileSync("docs/API.md", "utf8").replaceAll(/\s+/g, " ");
    expect(API_CHANGES.length).toBeGreaterThan(3);
    for (const { on, what } of API_CHANGES) {
      const says = SITE_CATALOGUES[0].apiChanges[what];
      expect(plain(body)).toContain(says);
      expect(text).toContain(`${on}: ${says}`);
      expect(body).toContain(`datetime="${on}"`);
    }
  });
});

interface Document {
  readonly paths: Readonly<
    Record<string, Record<string, { readonly "x-codeSamples": readonly { readonly source: string }[] }>>
  >;
}
