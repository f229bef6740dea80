import type { BookFacts, ClubGameFacts, ClubResult } from "../../../src/domain/clubs/club.ts";
import { day, type IsoDate } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { openClub } from "../../../src/periods/clubs/clubs.ts";
import { enterMember } from "../../../src/periods/clubs/entering.ts";
import { enterGames, withdrawGame } from "../../../src/periods/clubs/games.ts";
import { leaveClub, placeMember } from "../../../src/periods/clubs/members.ts";
import { changeGuest, enterGuest, openTournament } from "../../../src/periods/clubs/tournaments.ts";
import { acting } from "./offices.ts";

/** A small club in an office: four members, two of them strong, and a weekly cup. */

const MEMBERS: readonly (readonly [name: string, rating: number])[] = [
  ["Andersson, Alva", 1500],
  ["Berg, Bo", 1500],
  ["Çelik, Çan", 2205],
  ["Dahl, Dag", 1190],
];

export async function withClub(ledger: Ledger, club: string): Promise<void> {
  const settings = { from: day("2026-01-01"), name: "Provklubben", calendar: "three", bonus: "recommended" } as const;
  await openClub(acting(ledger), club, settings);
  for (const [index, [name, rating]] of MEMBERS.entries())
    await enterMember(
      acting(ledger),
      { club, on: day("2026-01-01") },
      {
        ...{ name, id: String(700_001 + index), birth: null, entered: day("2026-01-01"), rating, reason: "as before" },
      },
    );
  await openTournament(
    acting(ledger),
    { club, on: day("2026-01-02") },
    {
      ...{ tournament: "cup", name: "Cup", time: { minutes: 120, perMove: 0 }, ratings: null, days: [], end: null },
    },
  );
}

export const game = (
  on: string,
  white: number,
  result: ClubResult,
  black: number,
  more: Partial<ClubGameFacts> = {},
): ClubGameFacts => ({
  ...{ white: { member: white }, black: { member: black }, result, begun: day(on), finished: day(on) },
  ...{ tournament: "cup", round: null, time: null, withheld: { white: null, black: null }, again: false, ...more },
});

/** A book in the ledger from facts as a test has them: everything entered as a keeper would. */
export async function keepFacts(ledger: Ledger, club: string, facts: BookFacts, until: IsoDate): Promise<void> {
  const office = acting(ledger);
  const request = { club, on: until };
  await openClub(office, club, facts.settings[0]!);
  for (const { name, id, birth, entered, start } of facts.members)
    await enterMember(office, request, { name, id, birth, entered, rating: start.rating, reason: start.reason });
  for (const { guest, name, home, id, ratings } of facts.guests) {
    const [{ from: _, ...first }, ...later] = ratings as [(typeof ratings)[number], ...typeof ratings];
    await enterGuest(office, request, { name, home, id, ratings: first });
    for (const each of later) await changeGuest(office, request, { guest, ratings: each });
  }
  for (const tournament of facts.tournaments) await openTournament(office, request, tournament);
  for (let from = 0; from < facts.games.length; from += EVENING)
    await enterGames(office, request, facts.games.slice(from, from + EVENING));
  for (const { game: number, withdrawn } of facts.games)
    if (withdrawn !== null) await withdrawGame(office, request, { game: number, reason: withdrawn });
  for (const { member, on, rating, reason } of facts.placings)
    await placeMember(office, { ...request, on }, { member, rating, kind: "placed", reason });
  for (const { member, away } of facts.members)
    for (const { left } of away) await leaveClub(office, { ...request, on: left }, { member, reason: "moved" });
}

/** As many games are entered at once. */
const EVENING = 50;
