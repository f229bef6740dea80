import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reopenLists } from "../../../src/periods/lists/correct/reopen-lists.ts";
import { close, publish, receiveSwiss, SWISS, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

const [NOVEMBER, DECEMBER] = ["standard-2026-11", "standard-2026-12"];
const [IDA, OLOF] = ["1000101", "1000104"];

describe("a list that was corrected keeps its earlier versions, and every page says so", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof siteOver>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  beforeAll(async () => {
    ledger = await begun(place);
    const tournament = await withOctober(ledger);
    site = await siteOver(ledger);
    for (const list of [NOVEMBER, DECEMBER]) {
      await close(ledger);
      await publish(ledger, list);
    }
    await receiveSwiss(ledger, tournament, SWISS.with(0, [1, 1, 2, "="]));
    await reopenLists(acting(ledger), { list: NOVEMBER, reason: "the game was drawn" });
    await close(ledger);
    await publish(ledger, "standard-2027-01");
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });
  const get = async (url: string) => site.app.inject({ url });

  test("from the page of a player each version leads to itself", async () => {
    const { body } = await get(`/en/players/${IDA}`);
    for (const [version, rating] of [
      [1, 2105],
      [2, 2095],
    ]) {
      const address = `/players/${IDA}/${NOVEMBER}?version=${version}`;
      expect(body).toContain(`href="/en${address}"`);
      expect((await get(`/api/v1${address}`)).json()).toMatchObject({ version, rating });
    }
    expect(body).toContain(`href="/en/players/${IDA}/standard-2027-01"`); // it has but one
  });

  test("lists lead to their earlier versions; one that was superseded says by which", async () => {
    const earlier = `href="/en/lists/${NOVEMBER}?version=1"`;
    for (const url of ["/en/lists", `/en/lists/${NOVEMBER}`]) expect((await get(url)).body).toContain(earlier);
    const old = (await get(`/en/lists/${NOVEMBER}?version=1`)).body;
    expect(old).toContain("This is version 1. It has been replaced by version 2.");
    expect(old).toContain(`href="/en/lists/${NOVEMBER}?version=2"`);
    expect((await get(`/en/lists/${NOVEMBER}`)).body).not.toContain("has been replaced by");
    expect((await get(`/api/v1/lists/${NOVEMBER}?version=1`)).json()).toMatchObject({
      ...{ isNewest: false, versions: [2, 1] },
    });
  });

  test("who filters an earlier version stays on it", async () => {
    const { body } = await get(`/en/lists/${NOVEMBER}?version=1`);
    expect(body).toContain('<input type="hidden" name="version" value="1"');
    expect((await get(`/en/lists/${NOVEMBER}`)).body).not.toContain('name="version"');
  });

  test("the chart marks only whose own line is another in the new version", async () => {
    const corrected = async (player: string): Promise<boolean[]> => {
      const { body } = await get(`/en/players/${player}`);
      const own = /"points":(\[.*?\])/.exec(body.replaceAll("&quot;", '"'))?.[1] ?? "[]";
      return JSON.parse(own).map((point: { corrected: boolean }) => point.corrected);
    };
    expect(await corrected(IDA)).toEqual([false, true, true, false]);
    expect(await corrected(OLOF)).toEqual([false, false, false, false]);
  });

  test("feeds go by the moment of publication: a corrected list is news", async () => {
    const { items } = (await get("/en/lists.json")).json();
    const times = new Map<string, string>();
    for await (const { kind, payload, time } of ledger.entries(0))
      if (kind === "list-published")
        for (const { list, version } of (payload as { lists: { list: string; version: number }[] }).lists)
          times.set(`${list}?version=${version}`, time);
    expect(times.size).toBe(5);
    const named = items.map(({ url, date_published }: { url: string; date_published: string }) => [
      url.split("/lists/")[1],
      date_published,
    ]);
    expect(named.map(([list]: [string]) => list)).toEqual([
      "standard-2027-01?version=1",
      `${DECEMBER}?version=2`,
      `${NOVEMBER}?version=2`,
      `${DECEMBER}?version=1`,
      `${NOVEMBER}?version=1`,
      "standard-2026-10?version=1",
    ]);
    for (const [list, time] of named.slice(0, 5)) expect(time).toBe(times.get(list));
    const { body } = await get("/en/lists.atom");
    expect(body).toContain(`<updated>${times.get("standard-2027-01?version=1")}</updated><link rel="self"`);
    expect(body).not.toContain("2027-01-01T00:00:00Z");
  });
});
