import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { begun, folderPlace, type Place, serverPlace } from "../../set-up/offices/offices.ts";
import { alertIn, officeSite } from "../../set-up/sites/office-site.ts";

const SIMULATION = "edition=fide-standard-2024-03&other=fide-standard-2014-07&players=200&lists=26&seed=7";
const STUDY = "list=standard&with=published,fide-standard-2014-07,glicko";

/** What one engine answers; the other must give the same bytes. */
const answers = new Map<string, Map<string, string>>();

describe.each([
  ["a folder", async () => folderPlace()],
  ["a server", () => serverPlace()],
])("studies of an office in %s", (engine, placeOf) => {
  let place: Place;
  let ledger: Ledger;
  let site: Awaited<ReturnType<typeof officeSite>>;
  const tokens: Record<string, string> = {};
  const api = (user: string, path: string) =>
    site.app.inject({ url: `/api/v1/office/${path}`, headers: { authorization: `Bearer ${tokens[user]}` } });
  /** Asks until the calculation has ended. */
  const finished = async (path: string) => {
    await expect
      .poll(async () => (await api("rut", path)).json().running, { timeout: 60_000, interval: 500 })
      .toBe(false);
    return (await api("rut", path)).body;
  };

  beforeAll(async () => {
    place = await placeOf();
    ledger = await begun(place);
    await withOctober(ledger);
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    site = await officeSite(ledger);
    for (const user of ["rut", "olle", "arne", "klara"]) {
      const form = { action: "make-token", label: "a program", scope: "read", days: "90" };
      const made = await site.who(user).send("/en/office/account", form);
      tokens[user] = /<code class="hash">([^<]+)</.exec(made.body)?.[1] ?? "";
    }
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  test("a simulation: the same seed gives the same bytes, another seed others", async () => {
    const body = await finished(`simulations/run?${SIMULATION}`);
    const { report } = JSON.parse(body);
    expect(report.settings).toEqual({ seed: 7, players: 200, lists: 26, start: "2020-01-01", pairing: "swiss" });
    expect(report.editions.map(({ edition }: { edition: string }) => edition)).toEqual([
      ...["fide-standard-2024-03", "fide-standard-2014-07"],
    ]);
    expect(await finished(`simulations/run?${SIMULATION}8`)).not.toBe(body);
    answers.set(engine, new Map([["simulation", body]]));
  });

  test("a replay of the office's lists, and the report on its scale", async () => {
    const study = await finished(`studies/replay-office?${STUDY}`);
    const { report } = JSON.parse(study);
    // The first list can be predicted from nothing.
    expect(report).toMatchObject({ games: 2, months: { from: "2026-09", to: "2026-10" } });
    expect(report.systems.map(({ system }: { system: string }) => system)).toEqual([
      ...["by-date", "published", "fide-standard-2014-07", "glicko"],
    ]);
    const path = "/en/monitor/report?kind=standard";
    const page = async () => (await site.visitor().get(path)).body;
    await expect.poll(page, { timeout: 20_000 }).toContain("accounts for every point");
    const [article = ""] = /<article[\s\S]*<\/article>/.exec(await page()) ?? [];
    answers.get(engine)?.set("study", study).set("report", article);
  });

  test("on the page: charts and tables of a result, what was entered, and a refusal above the forms", async () => {
    const page = async (user: string, query: string) => site.who(user).get(`/en/office/studies?${query}`);
    const simulated = (await page("olle", `what=simulation&${SIMULATION}`)).body;
    expect(simulated).toContain('aria-label="Rating less true strength, by age"');
    expect(simulated).toContain("200 players at the start, 26 lists");
    expect(simulated).toContain('name="seed" min="0" max="999999999" value="7"');
    const replayed = (await page("rut", "what=replay&list=standard&other=fide-standard-2014-07&edition=&since=")).body;
    expect(replayed).toContain("Replay of 2 games by");
    const refused = await page("ada", "what=simulation&edition=fide-standard-2024-03&players=5");
    expect([refused.statusCode, alertIn(refused.body)]).toEqual([200, expect.stringContaining("100")]);
    expect((await page("arne", "")).statusCode).toBe(403);
  });

  test("officers and auditors study, arbiters and clubs do not; what is no edition is refused at once", async () => {
    const status = async (user: string, path: string) => (await api(user, path)).statusCode;
    expect(await status("olle", `simulations/run?${SIMULATION}`)).toBe(200);
    for (const user of ["arne", "klara"])
      for (const path of [`simulations/run?${SIMULATION}`, `studies/replay-office?${STUDY}`])
        expect(await status(user, path)).toBe(403);
    for (const wrong of ["edition=nonesuch", "edition=ssf-lask", `${SIMULATION}&players=9`, `${SIMULATION}&lists=999`])
      expect([wrong, (await status("rut", `simulations/run?${wrong}`)) >= 400]).toEqual([wrong, true]);
    expect(await status("rut", "studies/replay-office?with=nonesuch")).toBe(400);
    expect(await status("rut", "studies/replay-office?list=blitz")).toBe(400);
  });
});

test("both engines gave the same bytes", () => {
  const [folder, server] = ["a folder", "a server"].map((engine) => answers.get(engine));
  expect([...(folder?.keys() ?? [])]).toEqual(["simulation", "study", "report"]);
  for (const [what, body] of folder ?? []) expect.soft([what, server?.get(what) === body]).toEqual([what, true]);
});
