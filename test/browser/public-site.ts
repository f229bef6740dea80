import { afterAll, beforeAll } from "vitest";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { close, publish, withOctober } from "../set-up/offices/lists.ts";
import { begun, memoryPlace } from "../set-up/offices/offices.ts";
import { addPeople } from "../set-up/offices/people.ts";
import { openSite, type Site } from "./browsing.ts";

/** A site with a published list, open while the tests of a file run. */
export function publicSite(): () => Site {
  const place = memoryPlace();
  let site: Site;
  let ledger: Ledger;
  beforeAll(async () => {
    ledger = await begun(place);
    await withOctober(ledger);
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    await addPeople(ledger);
    site = await openSite(ledger);
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await ledger.close();
    await place.end();
  });
  return () => site;
}
