import { expect, test } from "vitest";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";
import { example } from "./examples.ts";

test("the library explains a change and a first rating", async () => {
  const said = await example("library");
  expect(said).toContain("A rating of 1900 becomes 1917:\nRn = 1917   § 8.3.4");
  expect(said).toContain("An unrated player enters the list with 1751:\nFirst rating published: yes   § 7.1.4");
});

test("the client lists players of an office that is being served", async () => {
  const place = memoryPlace();
  const ledger = await begun(place);
  await withOctober(ledger);
  await close(ledger);
  await publish(ledger, "standard-2026-11");
  const { app } = await siteOver(ledger);
  const said = await example("client", await app.listen({ host: "127.0.0.1", port: 0 }));
  expect(said).toMatch(
    /^(\d{4} {2}[A-Z]{3} {2}.+\n){2,}\n.+, list by list:\nstandard-2026-11 {2}\d{4} {2}\d+ games, K \d+\n/,
  );
  await app.close();
  await ledger.close();
  await place.end();
});
