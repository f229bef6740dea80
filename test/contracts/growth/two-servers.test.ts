import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { erasePersons } from "../../../src/periods/persons/erasure/erase-person.ts";
import { REASON, verified, withIda } from "../../set-up/offices/erasure.ts";
import { close, publish } from "../../set-up/offices/lists.ts";
import { acting, begun, type Place, serverPlace } from "../../set-up/offices/offices.ts";
import { register } from "../../set-up/offices/tournaments.ts";
import { officeSite } from "../../set-up/sites/office-site.ts";
import { siteOver } from "../../set-up/sites/site.ts";

/** What one server records, the other knows at its next request: nothing is remembered past an entry of the journal. */
describe("two servers on one database", () => {
  let place: Place;
  let [one, other]: [Ledger, Ledger] = [undefined!, undefined!];
  let first: Awaited<ReturnType<typeof officeSite>>;
  let second: Awaited<ReturnType<typeof siteOver>>;
  const onSecond = async (url: string) => (await second.app.inject(url)).body;

  beforeAll(async () => {
    place = await serverPlace();
    one = await begun(place);
    await withIda(one);
    other = await place.open();
    first = await officeSite(one);
    second = await siteOver(other);
  });
  afterAll(async () => {
    await first.app.close();
    await second.app.close();
    await one.close();
    await other.close();
    await place.end();
  });

  test("who signed in at one is signed in at the other, and signed out there too", async () => {
    const visitor = second.visitor();
    for (const [name, value] of first.who("ada").cookies) visitor.cookies.set(name, value);
    expect((await visitor.get("/en/office/journal")).statusCode).toBe(200);
    await visitor.send("/en/sign-out", {}, "/en/office");
    expect((await first.who("ada").get("/en/office/journal")).statusCode).not.toBe(200);
  });

  test("a list that one publishes is the current one of the other at once", async () => {
    await close(one, "2026-12-01");
    expect(await onSecond("/api/v1/lists/standard-2026-12")).toContain("unknown-list");
    await publish(one, "standard-2026-12");
    expect(await onSecond("/en/lists/standard-2026-12")).toContain("Nagy, Béla");
  });

  test("a list is closed by one of them at a time; the other is told", async () => {
    const closings = await Promise.allSettled([close(one, "2027-01-01"), close(other, "2027-01-01")]);
    const refused = closings.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
    expect(closings.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    for (const code of refused) expect(["list-being-made", "list-not-next"]).toContain(code);
    await publish(other, "standard-2027-01");
    expect((await verified(one)).length).toBe(4);
  });

  test("both record at once: one chain, with every entry once", async () => {
    const before = (await one.head()).sequence;
    const dates = { start: day("2027-02-05"), end: day("2027-02-09") };
    const registered = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        register(at % 2 === 0 ? one : other, { ...dates, name: `Open ${at}` }, "2027-01-02"),
      ),
    );
    expect(new Set(registered.map(({ tournament }) => tournament)).size).toBe(20);
    expect(await one.head()).toEqual(await other.head());
    expect((await other.head()).sequence).toBe(before + 20);
    expect(await other.verify()).toMatchObject({ faults: [] });
  });

  test("a person whom one erases is on no page of the other, which had the list in its cache", async () => {
    expect(await onSecond("/en/lists/standard-2026-11")).toContain("Öster");
    expect(await onSecond("/en/lists/standard-2026-10")).toContain("Öster");
    await erasePersons(acting(one), REASON);
    for (const page of ["/en/lists/standard-2026-11", "/en/lists/standard-2026-10", "/en/players?name=oster"])
      expect(await onSecond(page)).not.toContain("Öster, Ida");
  });
});
