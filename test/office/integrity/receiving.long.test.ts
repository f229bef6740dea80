import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { currentReports } from "../../../src/periods/tournaments/pending.ts";
import { begun, entriesIn, type Place, serverPlace } from "../../set-up/offices/offices.ts";
import { type Game, importPeople, type Person, receive, register } from "../../set-up/offices/tournaments.ts";

const CLIENTS = 32;
const REPORTS = 64;

let place: Place;
let ledgers: Ledger[];

beforeAll(async () => {
  place = await serverPlace();
  ledgers = [await begun(place)];
});

afterAll(async () => {
  await Promise.all(ledgers.map((ledger) => ledger.close()));
  await place.end();
});

/** Two players and a game of their own for each report. */
const peopleOf = (report: number): readonly Person[] =>
  [1, 2].map((each) => ({ id: 2_000_000 + report * 2 + each, name: `Player ${report} ${each}, A`, rating: 2000 }));
const games: readonly Game[] = [[1, 1, 2, "1"]];

test(`${CLIENTS} clients at once: no report is lost, none counted twice`, async () => {
  const [first] = ledgers as [Ledger];
  const numbers = Array.from({ length: REPORTS }, (_, report) => report);
  await importPeople(
    first,
    numbers.flatMap((report) => peopleOf(report)),
  );
  for (const report of numbers) await register(first, { system: "match" }, "2026-10-01", `T${report}`);
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => place.open()));
  ledgers.push(...clients);
  // Every report is sent by two clients, and all clients send at the same time.
  const send = async (client: Ledger, at: number) => {
    const receipts = [];
    for (const report of [...numbers, ...numbers.toReversed()].filter((_, place) => place % CLIENTS === at)) {
      const facts = { name: `T${report}`, type: "Match" };
      receipts.push(await receive(client, `T${report}`, { people: peopleOf(report), games, facts }));
    }
    return receipts;
  };
  const receipts = (await Promise.all(clients.map(send))).flat();
  expect(receipts.filter(({ already }) => !already)).toHaveLength(REPORTS);
  expect(receipts.filter(({ already }) => already)).toHaveLength(REPORTS);
  const received = (await entriesIn(first)).filter(({ kind }) => kind === "report-received");
  expect(received).toHaveLength(REPORTS);
  const standing = await currentReports(first.db, {});
  expect(standing.map(({ tournament, version }) => `${tournament} ${version}`).sort()).toEqual(
    numbers.map((report) => `T${report} 1`).sort(),
  );
  expect((await first.verify()).faults).toEqual([]);
});
