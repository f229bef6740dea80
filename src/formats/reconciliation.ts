import type { ReconcileCause, ReconcileCounts, ReconciledPlayer, ReconcileHead } from "../domain/reconciliation.ts";
import { csvCell, csvText } from "./csv.ts";

const number = (value: number | null | undefined): string =>
  value === null || value === undefined ? "" : String(value);

const value = (found: number | string | null): string => (typeof found === "string" ? csvText(found) : number(found));

/** A row for each reason, so that a spreadsheet can sort by it. */
const COLUMNS: readonly (readonly [name: string, cell: (player: ReconciledPlayer, cause: ReconcileCause) => string])[] =
  [
    ["player", ({ player }) => player],
    ["name", ({ name }) => csvText(name)],
    ["federation", ({ federation }) => csvCell(federation ?? "")],
    ["our_rating", ({ ours }) => number(ours?.rating)],
    ["fide_rating", ({ theirs }) => number(theirs?.rating)],
    ["difference", ({ points }) => number(points)],
    ["our_games", ({ ours }) => number(ours?.games)],
    ["fide_games", ({ theirs }) => number(theirs?.games)],
    ["our_k", ({ ours }) => number(ours?.k)],
    ["fide_k", ({ theirs }) => number(theirs?.k)],
    ["reason", (_, { code }) => code],
    ["ours", (_, { ours }) => value(ours)],
    ["fide", (_, { theirs }) => value(theirs)],
    ["points", (_, { points }) => number(points)],
    ["tournaments", (_, { tournaments }) => csvText(tournaments.map(({ tournament }) => tournament).join(" "))],
  ];

/** Differences as CSV, part by part: memory does not grow with them. */
export async function* reconciliationCsv(players: AsyncIterable<ReconciledPlayer>): AsyncIterable<string> {
  yield `${COLUMNS.map(([name]) => name).join(",")}\n`;
  for await (const player of players)
    for (const cause of player.causes) yield `${COLUMNS.map(([, cell]) => cell(player, cause)).join(",")}\n`;
}

/** Differences as one JSON document; the counts come last, when they are known. */
export async function* reconciliationJson(
  head: ReconcileHead,
  players: AsyncIterable<ReconciledPlayer>,
  counts: () => ReconcileCounts,
): AsyncIterable<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"players":[`;
  let separator = "\n";
  for await (const player of players) {
    yield `${separator}${JSON.stringify(player)}`;
    separator = ",\n";
  }
  yield `\n],"counts":${JSON.stringify(counts())}}\n`;
}
