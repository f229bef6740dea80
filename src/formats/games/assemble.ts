import type { IsoDate } from "../../domain/dates.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import type { ReportedPlayer, ReportedResult, ReportedTeam, TournamentReport } from "../../domain/report.ts";
import { type Described, describePlayers } from "./describe.ts";
import type { GameFileTournament, NamedGame, NamedPlayer, TakeIssue } from "./game-file.ts";
import { identify } from "./identify.ts";
import { numberRounds, type PlacedGame } from "./rounds.ts";

/** A tournament from its games. `idle` are players the file names without a game. */
export function assemble(
  facts: GameFileTournament,
  games: readonly NamedGame[],
  idle: readonly NamedPlayer[],
  take: TakeIssue,
): TournamentReport {
  const players = [...games.flatMap(({ white, black }) => (black ? [white, black] : [white])), ...idle];
  const whoIs = identify(players, take);
  const described = describePlayers(players, whoIs, take);
  const placed = numberRounds(games, whoIs, take);
  const rounds = placed.reduce((most, { round }) => Math.max(most, round), 0);
  return {
    ...facts,
    ...spanOf(facts, games, take),
    rounds,
    roundDates: roundDates(placed, rounds, take),
    players: playersOf(described, placed),
    teams: teamsOf(described),
  };
}

function playersOf(described: readonly Described[], placed: readonly PlacedGame[]): readonly ReportedPlayer[] {
  const results = new Map<number, ReportedResult[]>(described.map((_, index) => [index + 1, []]));
  for (const { game, round, white, black } of placed) {
    const { line, columns } = game;
    const [whiteResult, blackResult] = game.result;
    const common = { round, line, columns };
    const isBye = black === null;
    results.get(white)?.push({ ...common, opponent: black, colour: isBye ? null : "white", result: whiteResult });
    if (!isBye) results.get(black)?.push({ ...common, opponent: white, colour: "black", result: blackResult });
  }
  return described.map(({ team: _, ...player }, index) => ({
    startNumber: index + 1,
    ...player,
    points: null,
    rank: null,
    results: results.get(index + 1)!.sort((a, b) => a.round - b.round),
  }));
}

function teamsOf(described: readonly Described[]): readonly ReportedTeam[] {
  const teams = new Map<string, { readonly players: number[]; readonly line: number }>();
  described.forEach(({ team, line }, index) => {
    if (team === null) return;
    const known = teams.get(team) ?? { players: [], line };
    teams.set(team, known);
    known.players.push(index + 1);
  });
  return [...teams].map(([name, { players, line }]) => ({ name, players, line }));
}

/** Where the file does not say when the tournament began and ended, its games do, if all have a day; that is noted. */
function spanOf(
  facts: GameFileTournament,
  games: readonly NamedGame[],
  take: TakeIssue,
): Pick<GameFileTournament, "start" | "end"> {
  const days = games.flatMap(({ date }) => (date === null ? [] : [date])).sort();
  const first = days[0];
  if (first === undefined || days.length < games.length) return { start: facts.start, end: facts.end };
  if (facts.start === null) {
    const expected = { code: "day-of-start" } as const;
    take({
      code: "games-start-taken",
      severity: "warning",
      line: 0,
      columns: null,
      field: "start",
      expected,
      found: first,
    });
  }
  return { start: facts.start ?? first, end: facts.end ?? days.at(-1)! };
}

/** The day of a round; where its games were played on several, the first, and that is noted. */
function roundDates(placed: readonly PlacedGame[], rounds: number, take: TakeIssue): readonly (IsoDate | null)[] {
  const dates = new Array<IsoDate | null>(rounds).fill(null);
  const noted = new Set<number>();
  for (const { game, round } of placed) {
    const known = dates[round - 1] ?? null;
    if (game.date !== null && known !== null && game.date !== known && !noted.has(round)) {
      noted.add(round);
      take(severalDays(game, round, known));
    }
    if (game.date !== null && (known === null || game.date < known)) dates[round - 1] = game.date;
  }
  return dates;
}

const severalDays = ({ line, date }: NamedGame, round: number, known: IsoDate): Issue => ({
  code: "games-round-dates",
  severity: "warning",
  line,
  columns: null,
  field: "date",
  expected: { code: "one-day-of-round", round, day: known },
  found: date ?? "",
});
