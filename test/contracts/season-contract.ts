import { expect } from "vitest";
import { day } from "../../src/domain/dates.ts";
import type { ResultCode } from "../../src/domain/report.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { close, publish } from "../set-up/offices/lists.ts";
import { acting, importText } from "../set-up/offices/offices.ts";
import { receive, register } from "../set-up/offices/tournaments.ts";
import type { SeasonEvent } from "../set-up/season/one-event.ts";
import { type Competitor, competitors, diceOf, eventsOf, type PlayedEvent } from "../set-up/season/play.ts";
import { plusDays, plusMonths } from "../set-up/season/rules-by-date.ts";
import { type SeasonEntry, seasonOffice } from "../set-up/season/season-office.ts";

export interface Season {
  readonly seed: number;
  /** The date of the list that is taken over, and of the last one that is made. */
  readonly from: string;
  readonly until: string;
  readonly players: number;
  readonly tournamentsEachMonth: number;
}

/** How much of a season was compared, so that a test can say that nothing was missing. */
export interface Compared {
  lists: number;
  entries: number;
  changed: number;
  first: number;
  delisted: number;
  inactive: number;
  gone: number;
}

/** Plays a season in the office and in the second calculation, and compares every line of every list. */
export async function compareSeason(ledger: Ledger, season: Season): Promise<Compared> {
  const dice = diceOf(season.seed);
  const players = competitors(dice, season.players, season.from);
  await importText(acting(ledger), csvOf(players), season.from);
  const second = seasonOffice(season.from, players);
  const compared: Compared = { lists: 0, entries: 0, changed: 0, first: 0, delisted: 0, inactive: 0, gone: 0 };
  const busy = new Map<string, string>();
  let waiting: PlayedEvent[] = [];
  let before: ReadonlyMap<string, SeasonEntry> = new Map();
  for (let date = plusMonths(season.from, 1); date <= season.until; date = plusMonths(date, 1)) {
    const month = plusMonths(date, -1);
    waiting.push(...eventsOf(dice, players, { month, count: season.tournamentsEachMonth, busy }));
    const due = waiting.filter(({ list }) => list === date);
    waiting = waiting.filter(({ list }) => list !== date);
    for (const { event } of due) await send(ledger, event, players);
    const { draft } = await close(ledger, date);
    await publish(ledger, `standard-${date.slice(0, 7)}`);
    const own = second.close(
      date,
      due.map(({ event }) => event),
    );
    expect(linesOf(date, draft.entries.values()), `${date} of season ${season.seed}`).toEqual(
      linesOf(
        date,
        [...own].map(([id, entry]) => ({ id, ...entry })),
      ),
    );
    count(compared, date, own, before);
    before = own;
  }
  return compared;
}

type Line = Pick<SeasonEntry, "rating" | "k" | "games" | "activity"> & {
  readonly id: string;
  readonly delistedOn: string | null;
};

/** Rated players, and those whom this list takes off. */
function linesOf(date: string, entries: Iterable<Line>): Record<string, unknown> {
  const lines: Record<string, unknown> = {};
  for (const { id, rating, k, games, activity, delistedOn } of entries) {
    if (rating !== null) lines[id] = { rating, k, games, activity };
    else if (delistedOn === date) lines[id] = { delisted: true, games };
  }
  return lines;
}

function count(
  compared: Compared,
  date: string,
  own: ReadonlyMap<string, SeasonEntry>,
  before: ReadonlyMap<string, SeasonEntry>,
): void {
  compared.lists += 1;
  for (const [id, { rating, games, activity, delistedOn }] of own) {
    if (delistedOn === date) compared.delisted += 1;
    if (rating === null) continue;
    compared.entries += 1;
    if (games > 0) compared.changed += 1;
    if (before.size > 0 && (before.get(id)?.rating ?? null) === null) compared.first += 1;
    if (activity !== "active") compared[activity] += 1;
  }
}

const nameOf = (id: string): string => `Player, P${id}`;

const csvOf = (players: readonly Competitor[]): string =>
  [
    "id,name,federation,rating,games,k,birth,flag",
    ...players.map(({ id, birth, rating, k, games, inactive }) =>
      [id, `"${nameOf(id)}"`, "SWE", rating ?? "", games, k ?? "", birth ?? "", inactive ? "i" : ""].join(","),
    ),
    "",
  ].join("\n");

const RESULTS: Readonly<Record<0 | 1 | 2, ResultCode>> = { 0: "0", 1: "=", 2: "1" };

async function send(ledger: Ledger, event: SeasonEvent, players: readonly Competitor[]): Promise<void> {
  const { id, start, end, system, games } = event;
  const rounds = Math.max(...games.map(({ round }) => round));
  const schedule = Array.from({ length: rounds }, (_, round) => day(plusDays(start, round)));
  const dates = { start: day(start), end: day(end) };
  const facts = { ...dates, system, schedule, name: `Open ${id}`, city: `Town ${id}` };
  await register(ledger, facts, plusDays(start, -60), id);
  const known = new Map(players.map((each) => [each.id, each]));
  const people = event.players.map((player) => {
    const { birth } = known.get(player)!;
    return { id: Number(player), name: nameOf(player), ...(birth === null ? {} : { birth }) };
  });
  const played = games.map(
    ({ round, white, black, halves }) =>
      [round, white + 1, black + 1, halves === null ? ("+" as const) : RESULTS[halves]] as const,
  );
  const type = system === "swiss" ? "Individual: Swiss-System" : "Individual: Round-Robin";
  const report = { people, games: played, start: day(start), facts: { ...dates, name: `Open ${id}`, type } };
  const receipt = await receive(ledger, id, report, { on: day(plusDays(end, 1)) });
  expect(receipt.heldBack, id).toEqual([]);
}
