import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { openClub } from "../../../src/periods/clubs/clubs.ts";
import { enterMember } from "../../../src/periods/clubs/entering.ts";
import { enterGames } from "../../../src/periods/clubs/games.ts";
import { openTournament } from "../../../src/periods/clubs/tournaments.ts";
import { game } from "./clubs.ts";
import { acting, importText, listText } from "./offices.ts";

const PLAYERS = 6;

/** Lists of fourteen months, to November 2026, on which everybody gains a point a month without a game: the last one raises an alarm. */
export async function driftingLists(ledger: Ledger): Promise<void> {
  for (let month = 0; month < 14; month++) {
    const date = new Date(Date.UTC(2025, 9 + month, 1)).toISOString().slice(0, 10);
    const players = Array.from({ length: PLAYERS }, (_, place) => place);
    const text = listText(players.map((place) => [101 + place, `Player, ${place}`, 1800 + 50 * place + month, 0]));
    await importText(acting(ledger), text, date);
  }
}

const PAIRS = 20;
/** In each of the three periods of a year: with them a year has 240 games. */
const ROUNDS = 4;

/**
 * A club's book from 2024 on, in which players who are rated 800 points higher only draw: the period from May 2025 is the first
 * that raises an alarm.
 */
export async function driftingBook(ledger: Ledger, club: string): Promise<void> {
  const office = acting(ledger);
  const from = day("2024-01-01");
  const request = { club, on: from };
  await openClub(office, club, { from, name: "Provklubben", calendar: "three", bonus: null });
  for (let member = 1; member <= 2 * PAIRS; member++)
    await enterMember(office, request, {
      ...{ name: `Medlem, ${member}`, id: null, birth: null, entered: from },
      ...{ rating: member <= PAIRS ? 2100 : 1300, reason: "as before" },
    });
  const cup = { name: "Cup", time: { minutes: 120, perMove: 0 }, ratings: null, days: [], end: null };
  await openTournament(office, request, { tournament: "cup", ...cup });
  for (const period of ["2024-01", "2024-05", "2024-09", "2025-01", "2025-05"]) await drawnPeriod(ledger, club, period);
}

/** The games of one period of that book. */
export async function drawnPeriod(ledger: Ledger, club: string, period: string): Promise<void> {
  const games = Array.from({ length: ROUNDS * PAIRS }, (_, at) =>
    game(`${period}-${10 + Math.floor(at / PAIRS)}`, 1 + (at % PAIRS), "1/2-1/2", PAIRS + 1 + (at % PAIRS)),
  );
  await enterGames(acting(ledger), { club, on: day(`${period}-20`) }, games);
}
