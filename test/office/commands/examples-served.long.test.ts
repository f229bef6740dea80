import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";
import { example } from "./examples.ts";

test("the library explains a change and a first rating", async () => {
  const said = await example("library");
  expect(said).toContain("A rating of 1900 becomes 1917:\nRn = 1917   § 8.3.4");
  expect(said).toContain("An unrated player enters the list with 1751:\nFirst rating published: yes   § 7.1.4");
});

describe("with an office that is being served", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof siteOver>>;
  let address = "";
  beforeAll(async () => {
    ledger = await begun(place);
    await withOctober(ledger);
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    site = await siteOver(ledger);
    address = await site.app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  test("the client lists its players", async () => {
    expect(await example("client", address)).toMatch(
      /^(\d{4} {2}[A-Z]{3} {2}.+\n){2,}\n.+, list by list:\nstandard-2026-11 {2}\d{4} {2}\d+ games, K \d+\n/,
    );
  });

  test("a pairing program gets the ratings of a day", async () => {
    expect(await example("as-of", address, "standard", "2026-10-20", "1000101", "99")).toBe(
      "standard on 2026-10-20: standard-2026-10, version 1\n1000101    Öster, Ida  2100  K 20\n99  unknown\n",
    );
    expect(await example("as-of", address, "rapid", "2026-11-20", "1000101")).toContain("2105 (standard rating)");
  });

  test("a program for lichess' API reads a player", async () => {
    expect(await example("lichess", address, "Öster")).toBe(
      "Öster, Ida (SWE), standard 2105\n2026-10  2100\n2026-11  2105\n",
    );
    expect(await example("lichess", address, "Nobody")).toBe("Not found\n");
  });

  test("a copy of the lists is kept", async () => {
    expect(await example("list-files", address)).toMatch(
      /^players_list_xml\.zip: \d{3,} bytes, application\/zip\nnot changed since\nstandard-2026-11: 5 lines changed since standard-2026-10\n$/,
    );
  });

  test("every address of the page that embeds is answered", async () => {
    const page = readFileSync("examples/embed.html", "utf8");
    const addresses = [...page.matchAll(/(?:src|href)="https:\/\/ratings\.example([^"]+)"/g)];
    expect(addresses.length).toBe(7);
    for (const [, path = ""] of addresses) {
      const { statusCode } = await site.app.inject({ url: path.replaceAll("&amp;", "&") });
      expect([path, statusCode]).toEqual([path, 200]);
    }
  });
});
