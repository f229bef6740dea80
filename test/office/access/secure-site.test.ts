import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServer } from "../../../src/ledger/engines/server.ts";
import { openServerLedger } from "../../../src/ledger/open-server.ts";
import { project } from "../../../src/periods/projections.ts";
import { acting, begun, importText, listText, memoryPlace, newDatabase } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

describe("a site that people reach by https through a proxy", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof siteOver>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  const written: string[] = [];
  beforeAll(async () => {
    ledger = await begun(place);
    await importText(acting(ledger), listText([[101, "Øster, Ida", 2100, 5]]), "2026-11-01");
    const log = { write: (line: string) => written.push(line) };
    site = await siteOver(ledger, undefined, { secure: true, proxies: ["10.0.0.1"], log });
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  test("tells browsers to come by https only, on every answer", async () => {
    for (const url of ["/en/", "/en/nothing-here", "/api/v1/lists", "/%"])
      expect((await site.app.inject({ url })).headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  test("sets cookies for this host only, and takes no others", async () => {
    const [{ name = "" } = {}] = (await site.app.inject({ url: "/sv/lists" })).cookies as { name: string }[];
    expect(name).toBe("__Host-language");
    const led = async (cookie: string) => (await site.app.inject({ url: "/", headers: { cookie } })).headers.location;
    expect(await led("__Host-language=sv")).toBe("/sv/");
    expect(await led("language=sv")).toBe("/en/");
  });

  test("believes the named proxy alone, and of schemes http and https", async () => {
    const self = async (remoteAddress: string, scheme: string) => {
      const headers = { "x-forwarded-proto": scheme, "x-forwarded-host": "ratings.example", host: "inside" };
      return (await site.app.inject({ url: "/en/lists.atom", remoteAddress, headers })).body;
    };
    expect(await self("10.0.0.1", "https")).toContain("https://ratings.example/");
    expect(await self("10.0.0.2", "https")).toContain("http://inside/");
    expect(await self("10.0.0.1", "javascript")).not.toContain("javascript:");
  });

  test("says of files in which letters they are", async () => {
    const { headers, rawPayload } = await site.app.inject({ url: "/files/standard-2026-11/1.txt" });
    const charset = /charset=(.*)$/.exec(String(headers["content-type"]))?.[1];
    expect(new TextDecoder(charset, { fatal: true }).decode(rawPayload)).toMatch(/[OØ]ster, Ida/);
  });

  test("writes what went wrong, and no line for every request, where it is asked to be quiet", async () => {
    written.length = 0;
    await site.app.inject({ url: "/en/" });
    expect(written).toEqual([]);
    site.app.log.error(new Error("planted"));
    expect(written.join("")).toContain("planted");
  });

  test("waits for no request longer than a minute, and holds no more connections than it can", () => {
    expect(site.app.server.requestTimeout).toBe(60_000);
    expect(site.app.server.maxConnections).toBe(2_000);
  });

  test("ends at once while somebody still sends", async () => {
    const own = await siteOver(ledger);
    const address = new URL(await own.app.listen({ host: "127.0.0.1", port: 0 }));
    const socket = connect(Number(address.port), "127.0.0.1");
    socket.on("error", () => undefined);
    await new Promise((resolve) => socket.once("connect", resolve));
    socket.write("POST /en/sign-in HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\na");
    await new Promise((resolve) => setTimeout(resolve, 100));
    const closed = own.app.close().then(() => "closed");
    const late = new Promise((resolve) => setTimeout(() => resolve("late"), 9_000).unref());
    expect(await Promise.race([closed, late])).toBe("closed");
    socket.destroy();
  });
});

test("a database that is not UTF-8 is refused", async () => {
  const { address, drop } = await newDatabase("template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'");
  try {
    const opening = openServer(address).then((engine) =>
      openServerLedger({ engine, place: "there", begin: true, project, now: Date.now }),
    );
    await expect(opening).rejects.toMatchObject({ code: "database-not-utf8", parameters: { encoding: "LATIN1" } });
  } finally {
    await drop();
  }
});
