import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OfficeClient, officeAt } from "../../../src/client.ts";
import { insertToken, putPassword } from "../../../src/ledger/queries/accounts/accounts.ts";
import { addUser } from "../../../src/periods/accounts.ts";
import { hashed } from "../../../src/server/access/sessions.ts";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, memoryPlace, oneTime } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

describe("a program asks an office through the client", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof siteOver>>;
  let visitor: OfficeClient;
  let administrator: OfficeClient;
  let tournament: string;
  beforeAll(async () => {
    ledger = await begun(place);
    tournament = await withOctober(ledger);
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    const user = { user: "ada", role: "administrator", federation: null, club: null } as const;
    await addUser(acting(ledger), user, oneTime("nobody signs in with it"));
    await putPassword(ledger.db, "ada", { password: "nobody signs in with it", oneTime: false, expires: null });
    await insertToken(ledger.db, {
      token: hashed("secret"),
      account: "ada",
      label: "test",
      scope: "all",
      made: 0,
      used: null,
      expires: Date.UTC(2099, 0, 1),
    });
    site = await siteOver(ledger);
    const address = await site.app.listen({ host: "127.0.0.1", port: 0 });
    visitor = officeAt(address, { language: "en" });
    administrator = officeAt(address, { token: "secret" });
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  test("what the office's pages show, with a token only", async () => {
    const { periods } = await administrator.tasks.list();
    expect(periods.map(({ kind }) => kind)).toEqual(["standard"]);
    const { entries } = await administrator.journal.show({ kind: "list-published" });
    expect(entries.map(({ says }) => says)).toEqual([expect.stringContaining("November 2026")]);
    expect((await administrator.lists.review({ list: "standard-2026-11" })).sheet?.counts.tournaments).toBe(1);
    await expect(visitor.tasks.list()).rejects.toMatchObject({ status: 401, code: "sign-in-needed" });
  });

  test("lists to their end, players, and how a rating came about", async () => {
    const { lists } = await visitor.lists.list();
    expect(lists.map(({ list }) => list)).toContain("standard-2026-11");
    const players: string[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const page: Awaited<ReturnType<OfficeClient["lists"]["show"]>> = await visitor.lists.show({
        list: "standard-2026-11",
        after,
      });
      players.push(...page.players.map(({ player }) => player));
      after = page.next;
    }
    expect(players).toHaveLength(5); // the inactive are asked for
    const [found] = (await visitor.players.search({ name: players[0] ?? "" })).players;
    expect((await visitor.players.show({ player: found!.player })).entries[0]?.rating).toBe(2105);
    expect(await visitor.players.explain({ player: "1000101", list: "standard-2026-11" })).toMatchObject({
      rating: 2105,
    });
  });

  test("acts with a token, dry first; a refusal is an error with its code", async () => {
    const question = { tournament, text: "Who played in round two?" };
    const before = (await ledger.head()).sequence;
    await administrator.reports.ask(question, { dryRun: true });
    expect((await ledger.head()).sequence).toBe(before);
    expect((await administrator.reports.ask(question)).entries).toMatchObject([{ kind: "question-asked" }]);
    await expect(visitor.reports.ask(question)).rejects.toMatchObject({ status: 401 });
    await expect(visitor.players.show({ player: "999" })).rejects.toMatchObject({
      status: 404,
      code: "unknown-player",
    });
  });

  test("by the names of before too", async () => {
    expect(await visitor.lists()).toEqual(await visitor.lists.list());
    expect(await visitor.player({ player: "1000101" })).toEqual(await visitor.players.show({ player: "1000101" }));
    const question = { tournament, text: "Who played in round three?" };
    expect((await administrator["ask-question"](question, { dryRun: true })).entries).toHaveLength(1);
  });

  test("what was asked can be called off", async () => {
    await expect(visitor.lists({}, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });

  test("its types are those of the API (npm run build && npm run docs)", async () => {
    const { operationsFile } = await import(pathToFileURL("scripts/client-types.mjs").href);
    expect(readFileSync("src/client/operations.ts", "utf8")).toBe(operationsFile(site.app.swagger()));
  });
});
