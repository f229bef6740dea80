import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { read } from "../../set-up/list-damage.ts";
import { close, listOfSix, publish, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, importText, memoryPlace } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

interface Row {
  readonly player: string;
  readonly rating: number;
  readonly change: number | null;
  readonly others: Readonly<Record<string, number | null>>;
}

/** A file has the players of the page, in its order, with the columns that the page has. */
describe("files of a list hold what its page shows", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof siteOver>>;
  beforeAll(async () => {
    ledger = await begun(place);
    await withOctober(ledger);
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    await importText(acting(ledger), listOfSix("rapid"), "2026-11-01", { kind: "rapid" });
    site = await siteOver(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  const get = async (url: string) => site.app.inject({ url });
  const shown = async (query: string): Promise<readonly Row[]> =>
    (await get(`/api/v1/lists/standard-2026-11?${query}`)).json().players;
  const csv = async (query: string): Promise<readonly Readonly<Record<string, string>>[]> => {
    const [head = "", ...lines] = (await get(`/files/standard-2026-11/1.csv?${query}`)).body.trimEnd().split("\r\n");
    // Names have a comma and stand in quotes.
    const cells = (line: string) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) => cell);
    return lines.map((line) => Object.fromEntries(head.split(",").map((name, at) => [name, cells(line)[at] ?? ""])));
  };
  const text = (value: number | null | undefined): string => String(value ?? "");

  test("the combined list has the ratings of the other kinds, in every form", async () => {
    const rows = await shown("kinds=all");
    expect(rows.some(({ others }) => others.rapid !== null)).toBe(true);
    expect(rows.some(({ others }) => others.rapid === null)).toBe(true);
    const lines = await csv("kinds=all");
    expect(lines.map(({ fideid, rating, rapid_rating }) => [fideid, rating, rapid_rating])).toEqual(
      rows.map(({ player, rating, others }) => [player, text(rating), text(others.rapid)]),
    );
    const json = (await get("/files/standard-2026-11/1.json?kinds=all")).json();
    expect(json.map(({ standings }: { standings: object }) => standings)).toMatchObject(
      rows.map(({ rating, others }) => ({
        standard: { rating },
        ...(others.rapid === null ? {} : { rapid: { rating: others.rapid } }),
      })),
    );
    for (const form of ["txt", "xml", "csv"] as const) {
      const { rawPayload } = await get(`/files/standard-2026-11/1.${form}?kinds=all`);
      const { entries, issues } = read(rawPayload);
      expect([form, issues]).toEqual([form, []]);
      expect([form, entries.map(({ id, standings }) => [id, standings.rapid?.rating ?? null])]).toEqual([
        form,
        rows.map(({ player, others }) => [player, others.rapid ?? null]),
      ]);
    }
  });

  test("a comparison has the rating of the other list, and the change since", async () => {
    const rows = await shown("against=standard-2026-10&sort=change");
    const lines = await csv("against=standard-2026-10&sort=change");
    expect(rows.some(({ change }) => (change ?? 0) > 0)).toBe(true);
    expect(lines.map(({ fideid, change, compared_list }) => [fideid, change, compared_list])).toEqual(
      rows.map(({ player, change }) => [player, text(change), "standard-2026-10"]),
    );
    for (const { rating, compared_rating, change } of lines)
      if (change !== "") expect(Number(rating) - Number(compared_rating)).toBe(Number(change));
    const json = (await get("/files/standard-2026-11/1.json?against=standard-2026-10")).json();
    expect(json.map(({ against }: { against: object }) => against)).toMatchObject(
      rows.map(({ change }) => ({ list: "standard-2026-10", change })),
    );
  });

  test("with filters the order is that of the page, and without anything the file is the list itself", async () => {
    for (const query of ["federation=SWE", "federation=SWE&sort=name", "inactive=yes"])
      expect([query, (await csv(query)).map(({ fideid }) => fideid)]).toEqual([
        query,
        (await shown(query)).map(({ player }) => player),
      ]);
    const [whole] = await csv("");
    expect(Object.keys(whole ?? {})).not.toContain("rapid_rating");
    expect(Object.keys(whole ?? {})).not.toContain("compared_rating");
  });

  test("the page leads to files with the same", async () => {
    const { body } = await get("/en/lists/standard-2026-11?kinds=all&against=standard-2026-10");
    for (const form of ["txt", "xml", "csv", "json"])
      expect(body).toContain(`/files/standard-2026-11/1.${form}?kinds=all&amp;against=standard-2026-10`);
  });
});
