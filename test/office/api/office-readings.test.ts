import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { excludePlayer } from "../../../src/periods/players.ts";
import { actionContext } from "../../../src/server/actions.ts";
import { officePath } from "../../../src/server/api/operation-ids.ts";
import { NO_NOTIFICATIONS } from "../../../src/server/notifications/settings.ts";
import { OFFICE_READINGS } from "../../../src/server/office/readings/readings.ts";
import { cachedRegistrars } from "../../../src/server/office/registrars.ts";
import { RIGHTS } from "../../../src/server/rights.ts";
import { SITE_CATALOGUES } from "../../../src/words/site.ts";
import type { OperationName } from "../../../src/words/types/api-words.ts";
import { acting, begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { PEOPLE as MATCHED, receive } from "../../set-up/offices/tournaments.ts";
import { type Busy, busyOffice } from "../../set-up/processes/busy-office.ts";
import { withSeason } from "../../set-up/sites/club-site.ts";
import { officeSite, PEOPLE, registrationForm } from "../../set-up/sites/office-site.ts";

/** A game between the first two members. */
const EVENING = {
  ...{ action: "enter-club-evening", form: "enter-club-evening", day: "2026-11-03", finished: "", tournament: "cup" },
  ...{ round: "1", minutes: "", text: "", white0: "1", result0: "1-0", black0: "2" },
};

describe("what the office's pages show, for programs", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof officeSite>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  let busy: Busy;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    ledger = await begun(place);
    busy = await busyOffice(ledger);
    site = await officeSite(ledger);
    await withSeason(ledger, "northgate-1");
    for (const user of Object.keys(PEOPLE)) {
      const made = await site
        .who(user)
        .send("/en/office/account", { action: "make-token", label: "a program", scope: "read", days: "90" });
      tokens[user] = /<code class="hash">([^<]+)</.exec(made.body)?.[1] ?? "";
    }
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });
  // More is asked here than anybody asks at once.
  beforeEach(() => site.later(60_000));

  const get = (
    user: string | null,
    name: OperationName,
    query: Readonly<Record<string, string>> = {},
    language = "en",
  ) =>
    site.app.inject({
      url: `${officePath(name)}?${new URLSearchParams(query)}`,
      headers: {
        "accept-language": language,
        ...(user === null ? {} : { authorization: `Bearer ${tokens[user]}` }),
      },
    });

  /** What each is asked with. */
  const queries = (): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
    "tournament-record": { tournament: busy.waiting },
    "unmatched-players": { tournament: busy.waiting },
    "report-receipt": { tournament: busy.waiting },
    "review-list": { list: busy.draft },
    "player-record": { player: "1000101" },
    "held-facts": { player: "1000101" },
    "fee-statements": { period: "2026-11" },
    "run-simulation": { edition: "fide-standard-2024-03", players: "100", lists: "3" },
    "replay-office": { with: "published" },
  });

  test("nobody without a token, nobody whose role may not, and a token that only reads is enough", async () => {
    for (const { name, right } of OFFICE_READINGS) {
      const query = queries()[name] ?? {};
      expect([name, (await get(null, name, query)).statusCode]).toEqual([name, 401]);
      for (const [user, { role }] of Object.entries(PEOPLE)) {
        if (RIGHTS[right][role] === "own") continue;
        const { statusCode } = await get(user, name, query);
        expect([name, user, statusCode]).toEqual([name, user, RIGHTS[right][role] === "all" ? 200 : 403]);
      }
    }
  });

  test("those who see their own only see nothing else", async () => {
    for (const name of [
      "tournament-record",
      "unmatched-players",
      "report-receipt",
      "player-record",
      "held-facts",
    ] as const) {
      expect([name, (await get("olle", name, queries()[name])).statusCode]).toEqual([name, 200]);
      expect([name, (await get("nora", name, queries()[name])).statusCode]).toEqual([name, 403]);
      expect([name, (await get("arne", name, queries()[name])).statusCode]).toEqual([name, 403]);
    }
    expect((await get("nora", "registered-tournaments")).json().tournaments).toEqual([]);
    expect((await get("nora", "known-players", { name: "a" })).json().players).toEqual([]);
    expect((await get("nora", "tasks")).json()).toEqual({ tasks: [], periods: [], steps: [] });
    const sent = await site.who("arne").send("/en/office/tournaments/new", registrationForm());
    const own = /tournaments\/([^?]+)/.exec(String(sent.headers.location))?.[1];
    const seen = (await get("arne", "registered-tournaments")).json();
    expect(seen.tournaments).toMatchObject([{ tournament: own, name: "Lakeside Open", hasReport: false }]);
    expect((await get("asta", "registered-tournaments")).json().tournaments).toEqual([]);
  });

  test("nothing that is loaded is left out of an answer", async () => {
    const services = {
      context: site.context,
      registrars: cachedRegistrars(ledger),
      alone: false,
      notifications: NO_NOTIFICATIONS,
    };
    for (const one of OFFICE_READINGS) {
      const query = queries()[one.name] ?? {};
      const user = one.right === "read a club's book" ? "klara" : "ada";
      const account = { user, federation: null, club: null, ended: false, ...PEOPLE[user]! };
      const as = actionContext(services as never, account, { session: null });
      const made = await one.load(as, query as never, SITE_CATALOGUES[0]);
      expect([one.name, (await get(user, one.name, query)).json()]).toEqual([
        one.name,
        JSON.parse(JSON.stringify(made)),
      ]);
    }
  });

  test("everybody reads their own account, and what is held about persons whom they may see", async () => {
    expect((await get("olle", "own-account")).json()).toMatchObject({
      user: "olle",
      role: "officer",
      federation: "SWE",
    });
    expect((await get("olle", "own-account")).json().tokens).toHaveLength(1);
    const held = (await get("ada", "held-facts", { player: "1000101" })).json();
    expect(held.tables.player).toMatchObject([{ player: 1000101 }]);
    expect(held.journal.length).toBeGreaterThan(0);
    // An officer sees the player, and no decisions.
    expect((await get("olle", "held-facts", { player: "1000101" })).json()).toMatchObject({ journal: [], books: [] });
  });

  test("the to-do list says what the page says", async () => {
    const { tasks, periods } = (await get("ada", "tasks")).json();
    const { body } = await site.who("ada").get("/en/office");
    expect(tasks.length).toBeGreaterThan(3);
    for (const { of } of tasks) expect(body).toContain(of);
    expect(tasks).toContainEqual({
      what: "drafts",
      of: busy.draft,
      name: "Standard list of December 2026",
      day: "2026-12-01",
      says: "",
    });
    expect(periods[0]).toMatchObject({ kind: "standard", closing: expect.stringMatching(/^2026-/) });
    const swedish = (await get("ada", "tasks", {}, "sv")).json().tasks;
    expect(swedish.find(({ what }: { what: string }) => what === "drafts").name).not.toContain("December 2026");
  });

  test("unmatched players come with those whom they may be, and a draft with its sheet", async () => {
    const { players } = (await get("olle", "unmatched-players", { tournament: busy.waiting })).json();
    const open = players.find(({ name }: { name: string }) => name === "Nagy, Béla");
    expect(open).toMatchObject({
      number: null,
      proposal: open.candidates[0].player,
      candidates: [{ name: "Nagy, Béla", why: expect.stringContaining("same-name"), says: expect.any(String) }],
    });
    const { state, sheet } = (await get("rut", "review-list", { list: busy.draft })).json();
    expect(state).toBe("draft");
    const { before, after, rest } = sheet.balance;
    expect([Number.isInteger(before), Number.isInteger(after), rest]).toEqual([true, true, 0]);
    expect(sheet.heldBack.map(({ tournament }: { tournament: string }) => tournament)).toContain(busy.waiting);
    const { lists } = (await get("rut", "periods")).json();
    expect(lists.find(({ list }: { list: string }) => list === busy.draft)).toMatchObject({ state: "draft" });
    const { pending } = (await get("rut", "pending-corrections")).json();
    expect(pending).toMatchObject([{ list: busy.published, tournament: busy.rated }]);
  });

  test("an arbiter is told of others what the public sees, and proposes; the officer sees it", async () => {
    const sent = await site.who("arne").send("/en/office/tournaments/new", registrationForm({ start: "2026-11-12" }));
    const tournament = /tournaments\/([^?]+)/.exec(String(sent.headers.location))?.[1] ?? "";
    const people = MATCHED.map((person) => (person.id === 1000102 ? { ...person, id: null } : person));
    await receive(ledger, tournament, { people });
    const made = await site
      .who("arne")
      .send("/en/office/account", { action: "make-token", label: "reports", scope: "reports", days: "90" });
    const token = /<code class="hash">([^<]+)</.exec(made.body)?.[1] ?? "";
    const open = async (user: string) => (await get(user, "unmatched-players", { tournament })).json().players;
    const [seen] = await open("arne");
    expect(seen.candidates).toMatchObject([{ player: "1000102", birth: expect.stringMatching(/^\d{4}$/) }]);
    const proposed = await site.app.inject({
      method: "POST",
      url: officePath("propose-match"),
      headers: { authorization: `Bearer ${token}` },
      payload: { tournament, startNumber: seen.startNumber, player: "1000102", text: "Known from the club" },
    });
    expect(proposed.json()).toMatchObject({ tournament, entries: [{ kind: "match-proposed" }] });
    expect((await open("olle"))[0].proposed).toMatchObject({ player: "1000102", text: "Known from the club" });
    const { tasks } = (await get("olle", "tasks")).json();
    expect(tasks).toContainEqual(expect.objectContaining({ what: "answers", of: tournament }));
    const step = async (user: string) => (await get(user, "tournament-record", { tournament })).json().next.step;
    expect([await step("arne"), await step("olle"), await step("rut")]).toEqual(["waitOffice", "match", "waitOffice"]);
  });

  test("the journal is told page by page, as sentences, without a gap", async () => {
    const seen: number[] = [];
    for (let before: number | null = null; ; ) {
      const query: Record<string, string> = before === null ? {} : { before: String(before) };
      const { entries, next }: { entries: readonly Entry[]; next: number | null } = (
        await get("rut", "journal", query)
      ).json();
      seen.push(...entries.map(({ sequence }) => sequence));
      for (const { says, payload, mentions } of entries) {
        expect(says).toMatch(/^\S.*\.$/s);
        expect(Object.keys(payload).length).toBeGreaterThan(0);
        for (const { text } of mentions) expect(says).toContain(text);
      }
      if (next === null) break;
      before = next;
    }
    const { sequence: last } = await ledger.head();
    expect(seen).toEqual(Array.from({ length: last }, (_, at) => last - at));
    const asked = (await get("rut", "journal", { kind: "question-asked" })).json().entries;
    expect(asked).toHaveLength(3); // One because of an objection.
    expect(asked[1]).toMatchObject({ kind: "question-asked", payload: { tournament: busy.waiting } });
    expect((await get("rut", "journal", { kind: "nonesuch" })).json().code).toBe("bad-choice");
  });

  test("a hidden player is found by those who may see players, and by nobody else", async () => {
    await excludePlayer(acting(ledger), { player: "1000103", reason: "The federation asked." });
    const found = (await get("olle", "known-players", { excluded: "true" })).json();
    expect(found).toMatchObject({ players: [{ player: "1000103", excluded: "The federation asked." }], next: null });
    const [{ name }] = found.players;
    const known = (await get("ada", "known-players", { name })).json().players;
    expect(known.map(({ player }: { player: string }) => player)).toEqual(["1000103"]);
    expect((await get("ada", "player-record", { player: "1000103" })).json().excluded).toBe("The federation asked.");
    const open = await site.app.inject({ url: `/api/v1/players?${new URLSearchParams({ name })}` });
    expect(open.json().players).toEqual([]);
    expect((await get("ada", "known-players", { after: "nonsense" })).json().code).toBe("bad-page-key");
  });

  test("users are listed without their e-mail for those who do not keep them", async () => {
    await site.who("ada").send("/en/office/users", { action: "change-user", user: "arne", email: "arne@example.org" });
    const of = async (reader: string) =>
      (await get(reader, "users")).json().users.find(({ user }: { user: string }) => user === "arne");
    expect(await of("rut")).toMatchObject({ role: "arbiter", email: null, hasFactor: false });
    expect((await of("ada")).email).toBe("arne@example.org");
    expect((await of("rut")).lastSignIn).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
  });

  test("a keeper reads the book of their own club; without a book there is none to read", async () => {
    expect((await get("klara", "club-book")).json()).toMatchObject({ name: "Exempel SK", members: 18, games: 0 });
    const { members } = (await get("klara", "club-members")).json();
    expect(members).toHaveLength(18);
    expect(members[0]).toMatchObject({ name: "Andersson, Alva", base: 2190, current: 4380 });
    await site.who("klara").send("/en/club/evening", EVENING);
    expect((await get("klara", "club-games")).json().games).toMatchObject([
      { result: "1-0", status: "counts", white: { number: "1", points: expect.any(Number) }, black: { number: "2" } },
    ]);
    const measures = (await get("klara", "club-measures")).json();
    expect(measures).toMatchObject({ games: 1, rows: [{ games: 1 }], groups: { ages: { length: 4 } } });
    expect((await get("ada", "club-measures")).statusCode).toBe(403);
    const { lists } = (await get("klara", "own-club-lists")).json();
    expect(lists.at(-1)).toMatchObject({ period: "2026-05-01", version: 1, members: 18, sent: false });
  });
});

interface Entry {
  readonly sequence: number;
  readonly says: string;
  readonly payload: object;
  readonly mentions: readonly { readonly text: string }[];
}
