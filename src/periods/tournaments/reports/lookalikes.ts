import type { IsoDate } from "../../../domain/dates.ts";
import type { Projection } from "../../../ledger/ledger.ts";
import {
  type Alike,
  currentReportsAmong,
  playedTogether,
  samePairings,
} from "../../../ledger/queries/tournaments/alike.ts";
import { entrantsOf, matchesOf } from "../../../ledger/queries/tournaments/entrants.ts";
import { gamesOf } from "../../../ledger/queries/tournaments/games.ts";
import { insertLookalikes, reportsOf } from "../../../ledger/queries/tournaments/reports.ts";
import { tournamentOf } from "../../../ledger/queries/tournaments/tournaments.ts";
import type { Db, EntrantRow, GameRow, LookalikeRow, MatchRow, ReportRow } from "../../../ledger/schema/tables.ts";
import { sha256 } from "../../../ledger/sha256.ts";
import { together } from "../../../ledger/together.ts";
import { keyText } from "../standing-of.ts";
import { type ComparedEntrant, gamesText, pairingsText, shared } from "./pairings.ts";
import { playersOf } from "./players-of.ts";

/** As many of a hundred players and pairings make two tournaments look like one. */
const SHARE_MIN = 80;
/** Of tournaments on other days, every game must be the same with its result. */
const SHARE_OF_SAME = 100;

export interface Incoming {
  readonly row: Omit<ReportRow, "withdrawn">;
  readonly entrants: readonly EntrantRow[];
  /** With White's score in half points. */
  readonly games: readonly Pick<GameRow, "round" | "white" | "black" | "score">[];
}

/**
 * Notes which tournaments a report looks like: the same event sent under another name. Whether it is one, somebody
 * decides; until then the report waits.
 */
export async function recordLookalikes({ db }: Projection, incoming: Incoming): Promise<void> {
  const { tournament, part, version, sequence } = incoming.row;
  const others = incoming.games.length === 0 ? [] : await othersLike(db, incoming);
  if (others.length === 0) return;
  const matches = await matchesOf(db, [tournament, ...others.map((other) => other.tournament)]);
  const own = await spanOf(db, incoming.row);
  const found = new Map<string, LookalikeRow>();
  for (const other of others) {
    const share = await pairingsShared(db, incoming, other, matches, own);
    if (share < SHARE_MIN || share <= (found.get(other.tournament)?.pairings ?? 0)) continue;
    const key = { tournament, part, version, sequence, other: other.tournament };
    found.set(other.tournament, { ...key, players: other.share, pairings: share });
  }
  await insertLookalikes(db, [...found.values()]);
}

/** Looks once more when the last player of a report was matched: before, not everybody in it was known. */
export async function recordLookalikesOf(to: Projection, tournament: string, sequence: number): Promise<void> {
  for (const report of await reportsOf(to.db, tournament)) {
    const players = await playersOf(to.db, report);
    if (players.some(({ player, games, isMatched }) => player === null && games > 0 && !isMatched)) continue;
    const entrants = players.map(({ person, isMatched: _, ...entrant }) => ({ ...entrant, player: person }));
    const games = await gamesOf(to.db, report);
    const pairings = sha256(pairingsText(entrants, games).join("\n"));
    await recordLookalikes(to, { row: { ...report, sequence, pairings }, entrants, games });
  }
}

/** Standing reports with most of the same players, or the very same pairings. */
async function othersLike(
  db: Db,
  { row: { tournament, pairings }, entrants }: Incoming,
): Promise<readonly (Alike & { readonly share: number })[]> {
  const players = entrants.flatMap(({ player }) => player ?? []);
  const [met, same] = await together(playedTogether(db, tournament, players), samePairings(db, tournament, pairings));
  const common = new Map(met.map((each) => [keyText(each), each.players]));
  const tournaments = new Set([...same, ...met.map((each) => each.tournament)]);
  const others = tournaments.size === 0 ? [] : await currentReportsAmong(db, [...tournaments]);
  return others.flatMap((other) => {
    const there = common.get(keyText(other)) ?? 0;
    const share = Math.floor((there * 100) / Math.max(1, Math.min(players.length, other.size)));
    return share >= SHARE_MIN || other.pairings === pairings ? [{ ...other, share: Math.min(share, 100) }] : [];
  });
}

interface Span {
  readonly kind: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
}

async function spanOf(db: Db, { tournament, start_date, end_date }: Incoming["row"]): Promise<Span> {
  const known = await tournamentOf(db, tournament);
  if (known === undefined) throw new Error(`the journal has a report of ${tournament}, which is not registered`);
  return {
    kind: known.kind,
    start: (start_date ?? known.start_date) as IsoDate,
    end: (end_date ?? known.end_date) as IsoDate,
  };
}

/** Of a hundred games of the shorter report, as many pairings are in both; on other days, the results must agree too. */
async function pairingsShared(
  db: Db,
  { row, entrants, games }: Incoming,
  other: Alike,
  matches: readonly MatchRow[],
  own: Span,
): Promise<number> {
  const ours = matched(row.tournament, entrants, matches);
  const theirs = matched(other.tournament, await entrantsOf(db, other), matches);
  const theirGames = await gamesOf(db, other);
  if (overlap(own, other)) return shared(pairingsText(ours, games), pairingsText(theirs, theirGames));
  const same = shared(gamesText(ours, games), gamesText(theirs, theirGames));
  return same === SHARE_OF_SAME && games.length === theirGames.length ? same : 0;
}

const overlap = (own: Span, other: Alike): boolean =>
  own.kind === other.kind && other.start <= own.end && own.start <= other.end;

const matched = (
  tournament: string,
  entrants: readonly EntrantRow[],
  matches: readonly MatchRow[],
): readonly ComparedEntrant[] => {
  const own = matches.filter((match) => match.tournament === tournament);
  return entrants.map(({ start_number: number, name, player }) => {
    const match = own.find((each) => each.start_number === number && each.name === name);
    return { name, player: match === undefined ? player : match.player };
  });
};
