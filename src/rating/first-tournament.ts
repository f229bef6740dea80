import { type Derived, derive, given } from "../calculation/derived.ts";
import type { IsoDate } from "../domain/dates.ts";
import { Refusal } from "../domain/refusal.ts";
import { COUNTED, ENTERED } from "../domain/source.ts";
import { SYSTEMS } from "../domain/tournament.ts";
import { hundredths, points } from "../domain/units.ts";
import { cite } from "../regulations/edition.ts";
import type { FirstRating, Result } from "../regulations/fide/articles/initial-rating.ts";
import { type RoundRobinPlayer, roundRobin } from "../regulations/fide/articles/round-robin.ts";
import type { FideEdition } from "../regulations/fide/fide-edition.ts";
import type { GameRequest } from "./change.ts";
import { readCount, readDay, readRating, readScore, readTotal, type Written } from "./read.ts";

/**
 * An unrated player's tournament: game by game against rated opponents, or as a sum (n, average, score),
 * or a round robin by its table, with the player's own line named.
 */
export interface FirstTournamentRequest {
  readonly id?: string | undefined;
  readonly edition?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly system?: string | undefined;
  /** An Olympiad, or a continental or world team championship. */
  readonly teamChampionship?: boolean | undefined;
  readonly games?: readonly GameRequest[] | undefined;
  readonly n?: Written | undefined;
  readonly average?: Written | undefined;
  readonly score?: Written | undefined;
  readonly players?:
    | readonly { readonly name?: string; readonly rating?: Written | null; readonly score: Written }[]
    | undefined;
  /** The name, or the place in the table counted from 1, of the player whose rating is asked for. */
  readonly player?: Written | undefined;
}

export interface FirstTournament {
  readonly edition: FideEdition;
  readonly start: IsoDate | undefined;
  /** By start date, then end date, then id. */
  readonly order: string;
  readonly roundRobin: boolean;
  readonly teamChampionship: boolean;
  readonly ratedOpponents: Derived<number>;
  readonly result: Result;
  /** The rating a round robin gives by itself. */
  readonly rating: FirstRating | null;
}

export function readFirstTournament(
  request: FirstTournamentRequest,
  editionOn: (start: IsoDate) => FideEdition,
): FirstTournament {
  const start = request.start === undefined ? undefined : readDay(request.start, "start");
  const end = request.end === undefined ? start : readDay(request.end, "end");
  const edition = editionOn(start as IsoDate);
  const common = {
    edition,
    start,
    order: `${start} ${end} ${request.id ?? ""}`,
    teamChampionship: request.teamChampionship ?? false,
  };
  if (!isRoundRobin(request)) return { ...common, roundRobin: false, rating: null, ...swiss(request) };
  return { ...common, roundRobin: true, ...fromTable(edition, request) };
}

function isRoundRobin({ system, players }: FirstTournamentRequest): boolean {
  if (system === undefined) return players !== undefined;
  const known = SYSTEMS.find((each) => each === system);
  if (known === undefined || known === "match") {
    throw new Refusal("bad-choice", {
      field: "system",
      found: system,
      choices: SYSTEMS.filter((each) => each !== "match"),
    });
  }
  return known === "round-robin" || known === "double-round-robin";
}

function swiss(request: FirstTournamentRequest): { readonly ratedOpponents: Derived<number>; readonly result: Result } {
  const { n, sum, W } = request.games ? fromGames(request.games) : fromAverage(request);
  return {
    ratedOpponents: given("rated opponents", n, COUNTED),
    result: {
      n: given("n", n, COUNTED),
      sum: given("Σ opponents", points(sum), ENTERED),
      W: given("W", hundredths(W), ENTERED),
    },
  };
}

function fromGames(games: readonly GameRequest[]): { readonly n: number; readonly sum: number; readonly W: number } {
  if (games.length === 0) throw new Refusal("no-games");
  return {
    n: games.length,
    sum: games.reduce((sum, { opponent }) => sum + readRating(opponent, "opponent"), 0),
    W: games.reduce((sum, { score }) => sum + readScore(score), 0),
  };
}

function fromAverage({ n, average, score }: FirstTournamentRequest) {
  if (n === undefined || average === undefined || score === undefined) throw new Refusal("no-games");
  const games = readCount(n, "n", { from: 1 });
  const W = readTotal(score, "score");
  if (W > games * 100) throw new Refusal("bad-total", { field: "score", found: String(score), max: games });
  return { n: games, sum: games * readRating(average, "average"), W };
}

/** A complete round robin: everybody has met everybody, once or twice. */
function fromTable(edition: FideEdition, request: FirstTournamentRequest) {
  if (edition.articles.roundRobinAverage.sets === null)
    throw new Refusal("not-in-edition", { rule: "roundRobinAverage", edition: edition.id });
  const table = request.players ?? [];
  const index = table.findIndex(({ name }, place) => request.player === name || Number(request.player) === place + 1);
  const own = table[index];
  if (own === undefined || (own.rating ?? null) !== null)
    throw new Refusal("player-not-in-table", { player: String(request.player ?? "") });
  const rounds = (table.length - 1) * (request.system === "double-round-robin" ? 2 : 1);
  const players: RoundRobinPlayer[] = table.map(({ rating, score }) => ({
    rating: (rating ?? null) === null ? null : given("Ro", readRating(rating!, "rating"), ENTERED),
    n: given("n", rounds, COUNTED),
    W: given("W", readTotal(score, "score"), ENTERED),
  }));
  const opponents = given("opponents", table.length - 1, COUNTED);
  const scored = players.reduce((total, { W }) => total + W.value, 0);
  const played = (players.length * rounds) / 2;
  if (scored !== played * 100) throw new Refusal("incomplete-table", { found: scored / 100, expected: played });
  const { RcNew, RuNew, p, dp } = roundRobin(edition, players, opponents).unrated[index]!;
  const { n, W } = players[index]!;
  const sum = derive("Σ opponents", cite(edition, "pooledRating"), { Rc: RcNew, n }, ({ Rc, n }) => points(Rc * n));
  return {
    ratedOpponents: given("rated opponents", players.filter(({ rating }) => rating).length, COUNTED),
    result: { n, sum, W },
    rating: { Rc: RcNew, p, dp, Ru: RuNew, rating: RuNew },
  };
}
