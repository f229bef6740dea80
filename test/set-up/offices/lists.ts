import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { closeList } from "../../../src/periods/lists/close-list.ts";
import { publishList } from "../../../src/periods/lists/publish-list.ts";
import { acting, importText, listText } from "./offices.ts";
import { type Game, type Person, receive, register } from "./tournaments.ts";

/** The people of a small list: ratings so that each change can be made by hand. */
export const SIX: readonly Person[] = [
  { id: 1000101, name: "Öster, Ida", rating: 2100 },
  { id: 1000102, name: "Nagy, Béla", rating: 1900 },
  { id: 1000103, name: "Luczak, Ewa", rating: 1800 },
  { id: 1000104, name: "Berg, Olof", rating: 1700 },
  { id: 1000105, name: "Low, Lars", rating: 1402 },
  { id: 1000106, name: "New, Nina" },
];

/** Two games between rated players; the newcomer scores 3 of 5 against all of them. */
export const SWISS: readonly Game[] = [
  [1, 1, 2, "1"],
  [1, 4, 5, "1"],
  [1, 3, 6, "0"],
  [2, 1, 6, "1"],
  [3, 2, 6, "="],
  [4, 4, 6, "0"],
  [5, 5, 6, "="],
];

export const listOfSix = (kind: "standard" | "rapid" = "standard", more: readonly Person[] = []) =>
  listText(
    [...SIX, ...more].map(({ id, name, rating = 0 }): [number, string, number, number] => [
      id ?? 0,
      name,
      kind === "rapid" && id !== 1000101 ? 0 : rating,
      0,
    ]),
  );

/** An office with the list of October 2026 and a tournament of that month. */
export async function withOctober(ledger: Ledger, more: readonly Person[] = []): Promise<string> {
  await importText(acting(ledger), listOfSix("standard", more), "2026-10-01");
  const dates = { start: day("2026-10-05"), end: day("2026-10-09") };
  const { tournament } = await register(ledger, { ...dates, system: "swiss" }, "2026-09-01");
  await receiveSwiss(ledger, tournament);
  return tournament;
}

/** A second tournament of the month, with three of the same people: Nagy beats Öster and draws with Luczak. */
export async function withSecondOfOctober(ledger: Ledger): Promise<string> {
  const dates = { start: day("2026-10-19"), end: day("2026-10-20") };
  const { tournament } = await register(ledger, { ...dates, name: "Late Swiss", system: "swiss" }, "2026-09-01");
  const games: readonly Game[] = [
    [1, 2, 1, "1"],
    [2, 3, 2, "="],
  ];
  const facts = { type: "Individual: Swiss-System", end: dates.end };
  await receive(
    ledger,
    tournament,
    { people: SIX.slice(0, 3), games, start: dates.start, facts },
    { on: day("2026-10-22") },
  );
  return tournament;
}

export const receiveSwiss = (ledger: Ledger, tournament: string, games = SWISS, more = {}, people = SIX) =>
  receive(
    ledger,
    tournament,
    { people, games, start: day("2026-10-05"), facts: { type: "Individual: Swiss-System", ...more } },
    { on: day("2026-10-12") },
  );

export const close = (ledger: Ledger, date: string | null = null, kind: "standard" | "rapid" = "standard") =>
  closeList(acting(ledger), { kind, date: date === null ? null : day(date) });

export const publish = (ledger: Ledger, list: string) => publishList(acting(ledger), { list });
