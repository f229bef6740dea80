import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadSample } from "../../../src/cli/sample/load.ts";
import { sampleClock } from "../../../src/cli/sample/sample-clock.ts";
import { addMonths } from "../../../src/domain/dates.ts";
import type { JournalEntry } from "../../../src/domain/journal/journal.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { allLists } from "../../../src/ledger/queries/lists/lists.ts";
import { liveList } from "../../../src/periods/lists/explain/live-list.ts";
import { SAMPLE_SIZE } from "../../../src/sample/size.ts";
import { acting, entriesIn, memoryPlace } from "../../set-up/offices/offices.ts";

/** The date of its last list. */
const LAST = "2026-11-01";

/** The sample that `serve --sample` begins with: what a reader of its pages finds there. */
describe("the usual sample", () => {
  const clock = sampleClock(() => Date.parse("2026-11-17T12:00:00Z"));
  const place = memoryPlace(clock.now);
  let ledger: Ledger;
  let entries: Awaited<ReturnType<typeof entriesIn>>;
  beforeAll(async () => {
    ledger = await place.open();
    await loadSample(acting(ledger), SAMPLE_SIZE, { clock });
    entries = await entriesIn(ledger);
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });
  const ofKind = <Kind extends JournalEntry["kind"]>(kind: Kind) =>
    entries.filter((entry): entry is Extract<JournalEntry, { kind: Kind }> => entry.kind === kind);

  test("has corrections of both ways, appeals won and lost, and a player whom a federation excludes", async () => {
    expect(ofKind("correction-decided").length).toBeGreaterThanOrEqual(3);
    expect((await allLists(ledger.db)).filter(({ version }) => version === 2)).toHaveLength(2);
    expect(ofKind("appeal-decided").map(({ payload }) => payload.reversed)).toEqual([false, true]);
    expect(ofKind("player-excluded")).toHaveLength(1);
  });

  test("has late reports, a report that never came, and what arbiters were asked", async () => {
    const ends = new Map(
      ofKind("tournament-registered").map(({ payload: { tournament, facts } }) => [tournament, facts.end]),
    );
    const late = ofKind("report-received").filter(
      ({ payload: { tournament, on } }) => on > addMonths(ends.get(tournament) ?? on, 1),
    );
    expect(late.length).toBeGreaterThanOrEqual(2);
    const reported = new Set(ofKind("report-received").map(({ payload }) => payload.tournament));
    const silent = [...ends].filter(([tournament, end]) => end < LAST && !reported.has(tournament));
    expect(silent.length).toBeGreaterThanOrEqual(1);
    expect(ofKind("question-answered").length).toBeGreaterThanOrEqual(3);
  });

  test("has tournaments to come, and reports that no list has yet", async () => {
    const coming = ofKind("tournament-registered").filter(({ payload }) => payload.facts.start > "2026-11-20");
    expect(coming.length).toBeGreaterThanOrEqual(4);
    const { tournaments, entries: live } = await liveList(ledger, "standard", 10_000);
    expect(tournaments).toBeGreaterThanOrEqual(2);
    expect(live?.some(({ change }) => change !== null && change !== 0)).toBe(true);
  });

  test("most players have counted games on most standard lists; juniors rise, and some have not played for a year", async () => {
    const rows = await ledger.db
      .selectFrom("list_entry")
      .innerJoin("list", (join) =>
        join.onRef("list.list", "=", "list_entry.list").onRef("list.version", "=", "list_entry.version"),
      )
      .innerJoin("player", "player.player", "list_entry.player")
      .select(["player.player as player", "birth", "date", "games", "rating", "inactive"])
      .where("kind", "=", "standard")
      .where("origin", "=", "published")
      .execute();
    const months = new Map<number, Set<string>>();
    for (const { player, date, games } of rows)
      if (games !== null && games > 0) months.set(player, (months.get(player) ?? new Set()).add(date));
    const counts = [...months.values()].map(({ size }) => size).sort((one, other) => other - one);
    expect(counts[Math.floor(counts.length / 2)]).toBeGreaterThan(12); // of 24
    const juniors = rows.filter(({ birth, rating }) => birth !== null && birth > "2008" && rating !== null);
    const rises = [...new Set(juniors.map(({ player }) => player))].map((junior) => {
      const own = juniors.filter(({ player }) => player === junior).sort((a, b) => (a.date < b.date ? -1 : 1));
      return (own.at(-1)?.rating ?? 0) - (own[0]?.rating ?? 0);
    });
    expect(rises.filter((rise) => rise > 100).length).toBeGreaterThan(10);
    expect(rows.some(({ inactive }) => inactive)).toBe(true);
  });

  test("its entries are of the two years, in order, and none is later than it is", () => {
    const times = entries.map(({ time }) => Date.parse(time));
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect([times[0], times.at(-1)! <= clock.now()]).toEqual([Date.parse("2024-11-01T08:00:00Z"), true]);
    const months = new Set(entries.map(({ time }) => time.slice(0, 7)));
    expect(months.size).toBe(25);
  });
});
