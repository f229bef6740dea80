import type { Ledger } from "../../../src/ledger/ledger.ts";
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
