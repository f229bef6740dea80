import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "../../../src/periods/accounts.ts";
import { excludePlayer } from "../../../src/periods/players.ts";
import { read } from "../../set-up/list-damage.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, importText, listText, memoryPlace, oneTime } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";
import { unzipped } from "../../set-up/unzip.ts";

describe("lists under FIDE's names", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof siteOver>>;
  beforeAll(async () => {
    ledger = await begun(place);
    await withOctober(ledger, [{ id: 1000107, name: "Gone, Gert", rating: 1500 }]);
    // One is on both lists, one on the rapid list alone.
    const rapid = [
      [1000101, "Öster, Ida", 2050, 3],
      [1000999, "Rapid, Rut", 1650, 5],
    ] as const;
    await importText(acting(ledger), listText(rapid), "2026-11-01", { kind: "rapid" });
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    site = await siteOver(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });
  const get = (url: string, headers = {}) => site.app.inject({ url, headers });
  const inside = async (file: string) => unzipped((await get(`/download/${file}`)).rawPayload);
  const ratingsIn = (bytes: Buffer, kind: "standard" | "rapid" = "standard") => {
    const { entries, issues } = read(bytes, kind);
    expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
    return Object.fromEntries(entries.map(({ id, standings }) => [id, standings]));
  };

  test("the current list of a kind, and that of a month, as TXT and as XML", async () => {
    for (const [file, name] of [
      ["standard_rating_list.zip", "standard_rating_list.txt"],
      ["standard_rating_list_xml.zip", "standard_rating_list.xml"],
      ["standard_nov26frl.zip", "standard_nov26frl.txt"],
      ["standard_nov26frl_xml.zip", "standard_nov26frl_xml.xml"],
    ] as const) {
      const found = await inside(file);
      expect([found.name, found.date]).toEqual([name, [2026, 11, 1]]);
      const form = name.endsWith("xml") ? "xml" : "txt";
      expect(found.bytes).toEqual((await get(`/files/standard-2026-11/1.${form}`)).rawPayload);
      expect(ratingsIn(found.bytes)[1000101]?.standard?.rating).toBe(2105);
    }
    const october = ratingsIn((await inside("standard_oct26frl.zip")).bytes);
    expect(october[1000101]?.standard?.rating).toBe(2100);
  });

  test("the combined list has everybody once, with the ratings of all kinds", async () => {
    for (const [file, name] of [
      ["players_list.zip", "players_list_foa.txt"],
      ["players_list_xml.zip", "players_list_xml_foa.xml"],
    ] as const) {
      const found = await inside(file);
      expect(found.name).toBe(name);
      const ratings = ratingsIn(found.bytes);
      expect(Object.keys(ratings).length).toBe(read(found.bytes).entries.length);
      const both = [ratings[1000101]?.standard?.rating, ratings[1000101]?.rapid?.rating];
      expect(both).toEqual([2105, 2050]);
      expect(ratings[1000102]?.rapid?.rating ?? null).toBe(null);
      const one = [ratings[1000999]?.standard?.rating ?? null, ratings[1000999]?.rapid?.rating];
      expect(one).toEqual([null, 1650]);
    }
  });

  test("what there is not is not found, and other names are told the right ones", async () => {
    expect((await get("/download/blitz_rating_list.zip")).statusCode).toBe(404);
    expect((await get("/download/standard_jan99frl.zip")).statusCode).toBe(404);
    const other = await get("/download/anything.zip");
    expect(other.statusCode).toBe(400);
    expect(other.body).toContain("standard_rating_list_xml.zip");
  });

  test("only what changed since a list: changed, new, and gone", async () => {
    const { body } = await get("/files/standard-2026-11/1.csv?since=standard-2026-10");
    const [head, ...lines] = body.trimEnd().split("\r\n");
    expect(head?.endsWith(",compared_list,compared_rating,change")).toBe(true);
    const rows = lines.map((line) => [line.slice(0, 7), ...line.split(",").slice(-3)]);
    const november = ratingsIn((await inside("standard_rating_list.zip")).bytes);
    const october = ratingsIn((await inside("standard_oct26frl.zip")).bytes);
    const expected = Object.entries(november).filter(([id, now]) => {
      const [one, other] = [now.standard, october[id]?.standard];
      return one?.rating !== other?.rating || one?.games !== other?.games || one?.k !== other?.k;
    });
    expect(expected.length).toBeGreaterThan(2);
    expect(expected.length).toBeLessThan(Object.keys(november).length);
    // One fell below the floor.
    expect(Object.keys(october).filter((id) => !(id in november))).toEqual(["1000105"]);
    expect(rows.map(([id]) => id).sort()).toEqual([...expected.map(([id]) => id), "1000105"].sort());
    expect(rows).toContainEqual(["1000105", "standard-2026-10", "1402", ""]);
    expect(lines.find((line) => line.startsWith("1000105"))).toContain(",SWE,M,,,,,,,,1990,");
    expect(rows).toContainEqual(["1000101", "standard-2026-10", "2100", "5"]);
    // The newcomer had none.
    expect(rows).toContainEqual(["1000106", "standard-2026-10", "", ""]);
    const back = await get("/files/standard-2026-10/1.json?since=standard-2026-11");
    const gone = back.json<{ id: string; standings: object; against: object }[]>().find(({ id }) => id === "1000106");
    expect(gone).toMatchObject({ standings: {}, against: { list: "standard-2026-11", change: null } });
    for (const url of ["1.txt?since=standard-2026-10", "1.xml?since=standard-2026-10"])
      expect((await get(`/files/standard-2026-11/${url}`)).statusCode).toBe(400);
    for (const since of ["rapid-2026-11", "nothing"])
      expect((await get(`/files/standard-2026-11/1.csv?since=${since}`)).statusCode).toBe(404);
  });

  const FILES = [
    "/download/standard_rating_list.zip",
    "/download/players_list_xml.zip",
    "/download/standard_nov26frl.zip",
    "/files/standard-2026-11/1.txt",
    "/files/standard-2026-11/1.csv?since=standard-2026-10",
  ];

  test("an entry that changes nothing of them leaves them current; hiding or erasing a player does not", async () => {
    const tagsNow = async () =>
      Promise.all(
        FILES.map(async (url) => {
          const { headers } = await get(url);
          expect([url, headers["cache-control"]]).toEqual([url, "public, no-cache"]);
          expect([url, headers["access-control-allow-origin"]]).toEqual([url, "*"]);
          return String(headers.etag);
        }),
      );
    const isCurrent = async (tags: readonly string[]) =>
      Promise.all(FILES.map(async (url, at) => (await get(url, { "if-none-match": tags[at] })).statusCode === 304));
    const all = (value: boolean) => FILES.map(() => value);
    const first = await tagsNow();
    await addUser(acting(ledger), { user: "ada", role: "administrator", federation: null, club: null }, oneTime("x"));
    expect(await isCurrent(first)).toEqual(all(true));
    await excludePlayer(acting(ledger), { player: "1000104", reason: "The federation asked for it." });
    expect(await isCurrent(first)).toEqual(all(false));
    const second = await tagsNow();
    const named = (bytes: Buffer) => bytes.includes("Nagy");
    expect(named((await inside("players_list.zip")).bytes)).toBe(true);
    await commandsAt(ledger)("persons erase 1000102 --reason asked");
    expect(await isCurrent(second)).toEqual(all(false));
    for (const file of ["players_list.zip", "standard_rating_list.zip", "standard_oct26frl.zip"])
      expect([file, named((await inside(file)).bytes)]).toEqual([file, false]);
    for (const url of FILES.slice(3)) expect([url, named((await get(url)).rawPayload)]).toEqual([url, false]);
  });
});
