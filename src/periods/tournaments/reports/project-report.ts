import type { IsoDate } from "../../../domain/dates.ts";
import { canonicalJson } from "../../../domain/journal/canonical-json.ts";
import type { EntryOf } from "../../../domain/journal/journal.ts";
import { isErasedName, readPlayerId, searchable } from "../../../domain/player.ts";
import type { ReportedPlayer, TournamentReport } from "../../../domain/report.ts";
import type { Projection } from "../../../ledger/ledger.ts";
import { insertEntrants, namesOf } from "../../../ledger/queries/tournaments/entrants.ts";
import { insertGames } from "../../../ledger/queries/tournaments/games.ts";
import { insertReport, type ReportKey } from "../../../ledger/queries/tournaments/reports.ts";
import type { EntrantRow } from "../../../ledger/schema/tables.ts";
import { sha256 } from "../../../ledger/sha256.ts";
import { together } from "../../../ledger/together.ts";
import type { ReportedGame } from "../../../reports/games.ts";
import { systemOf } from "../../../reports/system.ts";
import { recordLookalikes } from "./lookalikes.ts";
import { haveWordInCommon, pairingsText } from "./pairings.ts";
import { readKept } from "./read-report.ts";

/** Reads the kept bytes once more and writes report, players and games. */
export async function projectReport({ payload, sequence }: EntryOf<"report-received">, to: Projection): Promise<void> {
  const { tournament, part, version, content, on, sender } = payload;
  const { report, games } = await readKept(content, to.content);
  const key = { tournament, part, version };
  const entrants = await entrantRows(key, report.players, games, to);
  const pairings = pairingsText(entrants, games);
  const { players: _, ...facts } = report;
  const row = {
    ...key,
    sequence,
    content,
    day: on,
    sender,
    start_date: report.start,
    end_date: endOf(report, part),
    system: systemOf(report).system,
    facts: canonicalJson({ ...facts, teams: report.teams.map((team) => ({ ...team })) }),
    players: report.players.length,
    games: payload.games,
    highest: highestOf(report.players),
    highest_woman: highestOf(report.players.filter(({ sex }) => sex === "w")),
    pairings: sha256(pairings.join("\n")),
  };
  const played = games.map(({ round, white, black, score, contradicted, line }) => ({
    round,
    white,
    black,
    line,
    score: score === null ? null : score / 50, // hundredths to half points
    flaw: contradicted ? 1 : 0,
  }));
  // Of other tournaments only: it does not look at what is written with it.
  await together(
    recordLookalikes(to, { row, entrants, games: played }),
    insertReport(to, row),
    insertEntrants(to, entrants),
    insertGames(to, key, played),
  );
}

/** A part ends with the last round it has; the whole, when its report says so. */
function endOf({ end, rounds, roundDates }: TournamentReport, part: number): IsoDate | null {
  if (part === 0) return end;
  return roundDates.slice(0, rounds).findLast((date) => date !== null) ?? end;
}

async function entrantRows(
  { tournament, part, version }: ReportKey,
  players: readonly ReportedPlayer[],
  games: readonly ReportedGame[],
  { db }: Projection,
): Promise<readonly EntrantRow[]> {
  const numbers = players.map(({ id }) => (id === null ? null : Number(readPlayerId(id) ?? 0)));
  const names = await namesOf(
    db,
    numbers.flatMap((number) => number ?? []),
  );
  const played = new Map<number, number>();
  for (const { white, black, score } of games)
    if (score !== null) for (const place of [white, black]) played.set(place, (played.get(place) ?? 0) + 1);
  // Of a number that stands twice nobody can say whose it is.
  const repeated = repeatedIn(numbers);
  return players.map((player, place) => {
    const number = repeated.has(numbers[place] ?? null) ? null : (numbers[place] ?? null);
    const office = number === null ? undefined : names.get(number);
    return {
      tournament,
      part,
      version,
      place,
      start_number: player.startNumber,
      name: player.name,
      player: office === undefined ? null : number,
      reported_id: player.id,
      federation: player.federation,
      sex: player.sex,
      birth: player.birth,
      title: player.title,
      rating: player.rating,
      rating_unread: player.ratingUnread ?? false,
      line: player.line,
      games: played.get(place) ?? 0,
      name_differs: office !== undefined && !isSameName(office, player.name),
    };
  });
}

/** Somebody who was erased had been found to be the player. */
const isSameName = (office: string, reported: string): boolean =>
  isErasedName(reported) || haveWordInCommon(office, searchable(reported));

function repeatedIn(numbers: readonly (number | null)[]): ReadonlySet<number | null> {
  const [seen, repeated] = [new Set<number>(), new Set<number | null>()];
  for (const number of numbers) if (number !== null && seen.size === seen.add(number).size) repeated.add(number);
  return repeated;
}

const highestOf = (players: readonly ReportedPlayer[]): number | null =>
  players.reduce<number | null>((top, { rating }) => (rating !== null && rating > (top ?? 0) ? rating : top), null);
