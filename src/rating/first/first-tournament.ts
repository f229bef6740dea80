import { type Derived, derive, given } from "../../calculation/derived.ts";
import { COUNTED, ENTERED } from "../../domain/codes/source.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { GAMES_MAX } from "../../domain/limits.ts";
import { Refusal } from "../../domain/refusal.ts";
import { SYSTEMS } from "../../domain/tournament.ts";
import { hundredths, points } from "../../domain/units.ts";
import { cite } from "../../regulations/edition.ts";
import { composition, type NationalChampionship } from "../../regulations/fide/articles/composition.ts";
import type { FirstRating, Result } from "../../regulations/fide/articles/initial-rating.ts";
import { type RoundRobinPlayer, roundRobin } from "../../regulations/fide/articles/round-robin.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import type { GameRequest } from "../change-request.ts";
import { readCount, readDay, readRating, readScore, readTotal, type Written } from "../read.ts";

/**
 * An unrated player's tournament: game by game against rated opponents, or as a sum (n, average, score),
 * or a round robin by its table, with the player's own line named.
 */
export interface FirstTournamentRequest {
  readonly id?: string | undefined;
  readonly edition?: string | FideEdition | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly system?: string | undefined;
  /** An Olympiad, or a continental or world team championship. */
  readonly teamChampionship?: boolean | undefined;
  /** A national championship needs fewer rated players in a round robin. */
  readonly national?: string | undefined;
  readonly games?: readonly (Omit<GameRequest, "opponent"> & { readonly opponent: Written | null })[] | undefined;
  readonly n?: Written | undefined;
  /** How many different rated opponents those games were against; as many as games where it is not said. */
  readonly opponents?: Written | undefined;
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
  /** A ruling against the whole tournament; null: there is none. */
  readonly against: Derived<boolean> | null;
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
  if (!isRoundRobin(request)) return { ...common, roundRobin: false, rating: null, against: null, ...swiss(request) };
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
  const { opponents } = request;
  return {
    ratedOpponents:
      opponents === undefined
        ? given("rated opponents", n, COUNTED)
        : given("rated opponents", readCount(opponents, "opponents", { from: 0, to: n }), ENTERED),
    result: {
      n: given("n", n, COUNTED),
      sum: given("Σ opponents", points(sum), ENTERED),
      W: given("W", hundredths(W), ENTERED),
    },
  };
}

/** An opponent without a rating gives nothing to be rated by. */
function fromGames(games: NonNullable<FirstTournamentRequest["games"]>): {
  readonly n: number;
  readonly sum: number;
  readonly W: number;
} {
  if (games.length === 0) throw new Refusal("no-games");
  const rated = games.flatMap(({ opponent, score }) => (opponent === null ? [] : [{ opponent, score }]));
  return {
    n: rated.length,
    sum: rated.reduce((sum, { opponent }) => sum + readRating(opponent, "opponent"), 0),
    W: rated.reduce((sum, { score }) => sum + readScore(score), 0),
  };
}

function fromAverage({ n, average, score }: FirstTournamentRequest) {
  if (n === undefined || average === undefined || score === undefined) throw new Refusal("no-games");
  const games = readCount(n, "n", { from: 1, to: GAMES_MAX });
  return { n: games, sum: sumOf(average, games), W: readTotal(score, "score", { max: games }) };
}

/** The ratings of the opponents together: an average may have decimals, if that number of opponents can have it exactly. */
function sumOf(average: Written, games: number): number {
  const [, whole, decimals = ""] =
    String(average)
      .trim()
      .match(/^(\d{1,4})(?:[.,](\d{1,2}))?$/) ?? [];
  if (whole === undefined) return readRating(average, "average");
  const cents = Number(readRating(whole, "average")) * 100 + Number(decimals.padEnd(2, "0"));
  if ((cents * games) % 100 !== 0) throw new Refusal("average-not-exact", { average: String(average), n: games });
  return (cents * games) / 100;
}

/** A complete round robin: everybody has met everybody, once or twice. */
function fromTable(edition: FideEdition, request: FirstTournamentRequest) {
  if (edition.articles.roundRobinAverage.sets === null) {
    throw new Refusal("not-in-edition", { rule: "roundRobinAverage", edition: edition.id });
  }
  const { players, place } = readTable(request);
  const { n, W } = players[place]!;
  const opponents = given("opponents", players.length - 1, COUNTED);
  const rated = players.filter(({ rating }) => rating).length;
  const ratedOpponents = given("rated opponents", rated, COUNTED);
  const enough = composition(edition, {
    system: given("system", request.system === "double-round-robin" ? "double-round-robin" : "round-robin", ENTERED),
    players: given("players", players.length, COUNTED),
    rated: given("rated players", rated, COUNTED),
    national: given("national championship", nationalOf(request), ENTERED),
  });
  if (!enough.value) {
    const nothing = { n, sum: given("Σ opponents", points(0), COUNTED), W };
    return { ratedOpponents, result: nothing, rating: null, against: enough };
  }
  const { RcNew, RuNew, p, dp } = roundRobin(edition, players, opponents).unrated[place]!;
  const sum = derive("Σ opponents", cite(edition, "pooledRating"), { Rc: RcNew, n }, ({ Rc, n }) => points(Rc * n));
  const rating = { Rc: RcNew, p, dp, Ru: RuNew, rating: RuNew };
  return { ratedOpponents, result: { n, sum, W }, rating, against: null };
}

function readTable({ players: table, player, system }: FirstTournamentRequest) {
  if (table === undefined) throw new Refusal("round-robin-needs-table");
  const place = placeOf(table, player);
  const rounds = (table.length - 1) * (system === "double-round-robin" ? 2 : 1);
  const players: RoundRobinPlayer[] = table.map(({ rating, score }) => ({
    rating: (rating ?? null) === null ? null : given("Ro", readRating(rating!, "rating"), ENTERED),
    n: given("n", rounds, COUNTED),
    W: given("W", readTotal(score, "score", { max: rounds }), ENTERED),
  }));
  const scored = players.reduce((total, { W }) => total + W.value, 0);
  const played = (players.length * rounds) / 2;
  if (scored !== played * 100) throw new Refusal("incomplete-table", { found: scored / 100, expected: played });
  return { players, place };
}

const NATIONAL: readonly NationalChampionship[] = ["no", "open", "women"];

function nationalOf({ national = "no" }: FirstTournamentRequest): NationalChampionship {
  const known = NATIONAL.find((each) => each === national);
  if (known === undefined) throw new Refusal("bad-choice", { field: "national", found: national, choices: NATIONAL });
  return known;
}

/** The place of the player in question: by name, else counted from 1. They must be unrated. */
function placeOf(table: NonNullable<FirstTournamentRequest["players"]>, player: Written | undefined): number {
  const named = table.findIndex(({ name }) => name !== undefined && name === String(player));
  const place = named === -1 ? Number(player) - 1 : named;
  const own = player === undefined ? undefined : table[place];
  if (own === undefined || (own.rating ?? null) !== null) {
    throw new Refusal("player-not-in-table", { player: String(player ?? "") });
  }
  return place;
}
