import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newDatabase } from "../../set-up/offices/offices.ts";
import { inHere } from "../../set-up/processes/program.ts";
import { scratchFolder } from "../../set-up/scratch.ts";

/** The monitor over an office's own lists, on both engines. */
const scratch = scratchFolder("monitor");
const folder = join(scratch, "office");
let database: Awaited<ReturnType<typeof newDatabase>>;
const monitor = (place: readonly string[], ...more: readonly string[]) =>
  inHere(["monitor", "office", ...place, ...more]);

beforeAll(async () => {
  database = await newDatabase();
  const size = ["--players", "120", "--tournaments", "8", "--months", "3"];
  for (const place of [
    ["--db", database.address],
    ["--data", folder],
  ])
    expect((await inHere(["sample", "--office", ...size, ...place])).status).toBe(0);
});
afterAll(async () => {
  await database.drop();
  rmSync(scratch, { recursive: true, force: true });
});

interface Watched {
  readonly calibration: { readonly games: number };
  readonly lists: readonly { readonly list: string }[];
  readonly steps: readonly { readonly unexplained: number; readonly played: { readonly games: number } }[];
  readonly ledger: readonly { readonly rest: number; readonly before: number; readonly after: number }[];
  readonly alarms: readonly unknown[];
}

test("lists, games and points of the office come out, the same bytes on both engines", async () => {
  const server = await monitor(["--db", database.address], "--json");
  expect(server.status).toBe(0);
  expect((await monitor(["--data", folder], "--json")).stdout).toBe(server.stdout);
  const { calibration, lists, steps, ledger, alarms }: Watched = server.json();
  expect(lists.length).toBe(4);
  expect(steps.map(({ unexplained }) => unexplained)).toEqual([0, 0, 0]);
  expect(ledger.map(({ rest }) => rest)).toEqual([0, 0, 0]);
  expect(ledger[1]!.before).toBe(ledger[0]!.after);
  // Each game is counted for two players; those who entered or left with the list are not among those who stayed.
  const played = steps.reduce((sum, step) => sum + step.played.games, 0) / 2;
  expect(calibration.games).toBeGreaterThanOrEqual(played);
  expect(calibration.games).toBeLessThan(1.1 * played);
  expect(alarms).toEqual([]);
});

test("a group of players, and the report to print: the same bytes on both engines", async () => {
  const [own, other] = [join(scratch, "own.html"), join(scratch, "other.html")];
  const group = ["--group", "rating=1600-1999", "--json"];
  const server = await monitor(["--db", database.address], ...group, "--html", own);
  expect(server.status).toBe(0);
  expect((await monitor(["--data", folder], ...group, "--html", other)).stdout).toBe(server.stdout);
  const html = readFileSync(own, "utf8");
  expect(readFileSync(other, "utf8")).toBe(html);
  expect(html).toContain("<code>rating-office monitor office --list standard --group rating=1600-1999</code>");
  for (const outside of ["<script", "<link", "url(http"]) expect(html).not.toContain(outside);
  const all = (await monitor(["--db", database.address], "--json", "--html", own, "--lang", "it")).json();
  expect(server.json().calibration.games).toBeLessThan(all.calibration.games);
  expect(readFileSync(own, "utf8")).toContain("<h2>In sintesi</h2>");
  const text = await monitor(["--db", database.address], "--group", "sex=w", "--lang", "es");
  expect(text.stdout).toMatch(/^Mujeres\n/);
  const refused = await monitor(["--db", database.address], "--group", "federation=XXX");
  expect([refused.status, refused.stderr.includes("rating=2600-")]).toEqual([2, true]);
});

test("for people; a kind without lists is refused", async () => {
  const { stdout, status } = await monitor(["--db", database.address], "--lang", "sv");
  expect(status).toBe(0);
  expect(stdout).toContain("Inga larm: inget mått har lämnat sitt vanliga område.");
  expect(stdout).toContain("Poängbokföring");
  const none = await inHere(["monitor", "office", "--list", "nonesuch", "--db", database.address]);
  expect(none.status).toBe(2);
});

interface Studied {
  readonly predicted: number;
  readonly systems: readonly {
    readonly system: string;
    readonly deviance: object;
    readonly difference: { readonly nats: { readonly value: number } } | null;
  }[];
}

test("studied: the lists made again under their own rules predict as those published, the same bytes on both engines", async () => {
  const study = (place: readonly string[], ...more: readonly string[]) =>
    inHere(["studies", "replay-office", ...place, ...more]);
  const others = ["--with", "fide-standard-2025-10,fide-standard-2014-07,glicko", "--json"];
  const server = await study(["--db", database.address], ...others);
  expect(server.status).toBe(0);
  expect((await study(["--data", folder], ...others)).stdout).toBe(server.stdout);
  const { predicted, systems }: Studied = server.json();
  expect(predicted).toBeGreaterThan(100);
  const [published, same, older, glicko] = systems;
  expect([published!.system, same!.difference!.nats.value]).toEqual(["by-date", 0]);
  expect(same!.deviance).toEqual(published!.deviance);
  expect(older!.difference!.nats.value).not.toBe(0);
  expect(glicko!.system).toBe("glicko");
  const text = await study(["--db", database.address], "--with", "elo", "--lang", "it");
  expect([text.status, text.stdout.includes("Regole di ogni data")]).toEqual([0, true]);
  expect((await study(["--db", database.address], "--list", "nonesuch")).status).toBe(2);
});
