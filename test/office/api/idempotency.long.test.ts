import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { DoneBefore, idempotencyOf } from "../../../src/ledger/idempotency.ts";
import { changeSettings } from "../../../src/periods/office.ts";
import { OFFICE_ACTIONS } from "../../../src/server/actions.ts";
import { officePath } from "../../../src/server/api/operation-ids.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { listOfSix, SIX, SWISS } from "../../set-up/offices/lists.ts";
import {
  acting,
  begun,
  entriesIn,
  folderPlace,
  importText,
  memoryPlace,
  serverPlace,
  tablesOf,
} from "../../set-up/offices/offices.ts";
import { bytesOf, FACTS } from "../../set-up/offices/tournaments.ts";
import { csrfIn, officeSite } from "../../set-up/sites/office-site.ts";

describe("a request that is sent again", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof officeSite>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  const tokens: Record<string, string> = {};
  let tournament = "";
  const facts = { ...FACTS, start: "2026-10-05", end: "2026-10-09", system: "swiss", city: null, arbiters: [] };
  const report = Buffer.from(
    bytesOf({ people: SIX, games: SWISS, start: day("2026-10-05"), facts: { type: "Individual: Swiss-System" } }),
  );
  const octets = { "content-type": "application/octet-stream" };
  beforeAll(async () => {
    ledger = await begun(place);
    await importText(acting(ledger), listOfSix(), "2026-10-01");
    site = await officeSite(ledger);
    for (const user of ["ada", "olle"]) {
      const made = await site
        .who(user)
        .send("/en/office/account", { action: "make-token", label: "a program", scope: "all", days: "90" });
      tokens[user] = /<code class="hash">([^<]+)</.exec(made.body)?.[1] ?? "";
    }
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  const post = (
    action: string,
    payload: NonNullable<InjectOptions["payload"]>,
    key: string,
    { user = "ada", ...headers }: Record<string, string> = {},
  ) =>
    site.app.inject({
      method: "POST",
      url: `/api/v1/office/${action}`,
      payload,
      headers: { authorization: `Bearer ${tokens[user]}`, "idempotency-key": key, ...headers },
    });
  const count = async () => (await entriesIn(ledger)).length;

  test("is done once and answered alike: registration, report, question", async () => {
    const requests: readonly (readonly [string, () => NonNullable<InjectOptions["payload"]>, object?])[] = [
      ["register-tournament", () => facts],
      ["send-report?tournament=TOURNAMENT&file=lake.trf", () => report, octets],
      ["ask-question", () => ({ tournament, text: "Who was the arbiter?" })],
    ];
    for (const [at, [url, payload, headers = {}]] of requests.entries()) {
      const send = () => post(url.replace("TOURNAMENT", tournament), payload(), `key ${at}`, { ...headers });
      const before = await count();
      const first = await send();
      expect([first.statusCode, first.headers["idempotency-replayed"]]).toEqual([200, undefined]);
      tournament = first.json().tournament;
      expect(await count()).toBe(before + 1);
      for (let time = 0; time < 2; time++) {
        const again = await send();
        expect([again.statusCode, again.headers["idempotency-replayed"]]).toEqual([200, "true"]);
        expect(again.json()).toEqual(first.json());
      }
      expect(await count()).toBe(before + 1);
    }
  });

  test("without a key it is done again, and so it is with another", async () => {
    const before = await count();
    const ask = (key: string) => post("ask-question", { tournament, text: "And who was White?" }, key);
    await ask("one");
    await ask("two");
    expect(await count()).toBe(before + 2);
  });

  test("the same key with something else is refused", async () => {
    const before = await count();
    await post("ask-question", { tournament, text: "In which hall?" }, "reused");
    const other = await post("ask-question", { tournament, text: "In which town?" }, "reused");
    expect([other.statusCode, other.json().code]).toEqual([422, "idempotency-key-reused"]);
    const changed = Buffer.concat([report, Buffer.from("\n")]);
    const url = `send-report?tournament=${tournament}&file=lake.trf`;
    expect((await post(url, changed, "key 1", octets)).json().code).toBe("idempotency-key-reused");
    expect(await count()).toBe(before + 1);
  });

  test("keys of others are others", async () => {
    const before = await count();
    for (const user of ["ada", "olle"])
      expect((await post("ask-question", { tournament, text: "Which round?" }, "common", { user })).statusCode).toBe(
        200,
      );
    expect(await count()).toBe(before + 2);
  });

  test("many at once are one", async () => {
    const before = await count();
    const send = () => post("ask-question", { tournament, text: "At what time?" }, "at once");
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  test("a dry run and a refused request use no key", async () => {
    const wrong = await post("ask-question", { tournament: "1999-0001", text: "Where?" }, "free");
    expect(wrong.statusCode).toBe(404);
    await post("ask-question?dryRun=true", { tournament, text: "How?" }, "free");
    const before = await count();
    expect((await post("ask-question", { tournament, text: "Why?" }, "free")).statusCode).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  test("the key outlives the answer: what was done is told from the journal, also after a rebuild", async () => {
    const send = () => post("ask-question", { tournament, text: "Which board?" }, "survives");
    const first = (await send()).json();
    const before = await count();
    await ledger.db.deleteFrom("request_answer").execute();
    expect((await send()).json()).toEqual(first);
    const tables = await tablesOf(ledger);
    await ledger.rebuild();
    expect(await tablesOf(ledger)).toEqual(tables);
    expect((await send()).json()).toEqual(first);
    expect(await count()).toBe(before);
  });

  test("long work that is sent again is the same work", async () => {
    const close = () => post("close-period", { kind: "standard", date: "2026-11" }, "closing");
    const [one, other] = await Promise.all([close(), close()]);
    expect([one.statusCode, other.statusCode].every((status) => status === 200 || status === 202)).toBe(true);
    while (
      (await site.app.inject({ url: "/api/v1/office/work", headers: { authorization: `Bearer ${tokens.ada}` } })).json()
        .state === "running"
    )
      await new Promise((resolve) => setTimeout(resolve, 50)); // Who asks too often is told to wait.
    expect((await close()).json().list).toBe("standard-2026-11");
    expect((await entriesIn(ledger)).filter(({ kind }) => kind === "list-closed")).toHaveLength(1);
  });

  test("a one-time password is in no answer that is kept", async () => {
    const send = () => post("add-user", { user: "nils", role: "arbiter" }, "nils");
    const first = (await send()).json();
    expect(first.password).toMatch(/^\w{4}-/);
    const { password: _, ...rest } = first;
    expect((await send()).json()).toEqual(rest);
    const rows = await ledger.db.selectFrom("request_answer").select("answer").execute();
    expect(rows.some(({ answer }) => answer.includes(first.password))).toBe(false);
  });

  test("a key counts for a week, and answers are cleared after it", async () => {
    const send = () => post("ask-question", { tournament, text: "Which day?" }, "old");
    await send();
    const before = await count();
    const past = { at: Date.UTC(2026, 10, 15) - 8 * 86_400_000 };
    await ledger.db.updateTable("request_key").set(past).execute();
    await ledger.db.updateTable("request_answer").set(past).execute();
    expect((await send()).headers["idempotency-replayed"]).toBeUndefined();
    expect(await count()).toBe(before + 1);
    expect(await ledger.db.selectFrom("request_answer").select("key").execute()).toHaveLength(1);
  });

  test("every action says in the document that it takes a key", () => {
    const { paths = {} } = site.app.swagger() as {
      paths?: Record<string, { post?: { parameters?: { name: string }[] } }>;
    };
    for (const name of [...OFFICE_ACTIONS.map((each) => each.name), "send-report" as const])
      expect(paths[officePath(name)]?.post?.parameters?.map((each) => each.name)).toContain("idempotency-key");
  });

  test("a form that is sent twice from one page is done once, and filled in otherwise is another", async () => {
    const ada = site.who("ada");
    const url = `/en/office/tournaments/${tournament}`;
    const csrf = csrfIn((await ada.get(url)).body);
    const send = (text: string, secret = csrf) =>
      ada.ask({
        ...{ method: "POST", url, headers: { "content-type": "application/x-www-form-urlencoded" } },
        payload: String(
          new URLSearchParams({ csrf: secret, action: "ask-question", form: "ask-question", tournament, text }),
        ),
      });
    const before = await count();
    const answers = await Promise.all([send("Which table?"), send("Which table?")]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(answers[0].headers.location).toBe(answers[1].headers.location);
    expect((await send("Which table?")).headers.location).toBe(answers[0].headers.location);
    expect(await count()).toBe(before + 1);
    await send("Which clock?");
    await send("Which table?", csrfIn((await ada.get(url)).body));
    expect(await count()).toBe(before + 3);
  });

  test("a command that is given again says the same and does nothing", async () => {
    const run = commandsAt(ledger);
    const before = await count();
    const ask = (text: string) => run(`report ask ${tournament} --text "${text}" --idempotency-key K1`);
    const first = await ask("Which school?");
    expect(first).toMatchObject({ status: 0, stderr: "" });
    expect(await ask("Which school?")).toEqual(first);
    expect(await ask("Which club?")).toMatchObject({ status: 3, stderr: expect.stringContaining("already used") });
    expect(await count()).toBe(before + 1);
    await ledger.db.deleteFrom("request_answer").execute();
    expect(await ask("Which school?")).toMatchObject({ status: 0 });
    expect(await count()).toBe(before + 1);
    const added = await run("user add tove --role arbiter --idempotency-key K2");
    expect(added.stdout).toContain("-");
    expect((await run("user add tove --role arbiter --idempotency-key K2")).stdout.trim()).toBe(
      added.stdout.split("\n")[0],
    );
  });

  test("a command with a file knows it by what is in it", async () => {
    const id = (await post("register-tournament", { ...facts, name: "Hill Open" }, "hill")).json().tournament;
    const other = Buffer.concat([report, Buffer.from("### another\n")]);
    const receive = (bytes: Uint8Array) =>
      commandsAt(ledger, { "a.trf": bytes })(`report receive a.trf --tournament ${id} --dry-run`);
    expect((await receive(other)).status).not.toBe(1);
    const keyed = (bytes: Uint8Array) =>
      commandsAt(ledger, { "a.trf": bytes })(`report receive a.trf --tournament ${id} --idempotency-key R`);
    const first = await keyed(other);
    const before = await count();
    expect(await keyed(other)).toEqual(first);
    expect((await keyed(Buffer.concat([other, Buffer.from("\n")]))).stderr).toContain("already used");
    expect(await count()).toBe(before);
  });
});

describe.each([
  ["a folder", async () => folderPlace()],
  ["a server", async () => serverPlace()],
])("keys in %s", (name, placed) => {
  test("are there after a crash between the journal and the database, and stop what was done", async () => {
    const place = await placed();
    const ledger = await begun(place);
    const idempotency = idempotencyOf("a key", { name: "Another office" });
    const office = (of: typeof ledger) => ({
      ledger: of,
      appendOptions: { by: "Ada", dryRun: false, idempotency: { ...idempotency } },
    });
    const entry = await changeSettings(office(ledger), { name: "Another office" });
    expect(entry.idempotency).toEqual(idempotency);
    await ledger.close();
    // The database is as if nothing had been committed: everything comes from the journal.
    const again = await place.open({ fresh: name === "a folder" });
    const failed = await changeSettings(office(again), { name: "Another office" }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(DoneBefore);
    expect((failed as DoneBefore).earlier.entries).toEqual([entry]);
    expect(await again.verify()).toMatchObject({ entries: 2, faults: [] });
    await again.close();
    await place.end();
  });
});
