import type { IssueSink } from "../../../domain/issues/issue-list.ts";
import type { Expectation, Issue, IssueCode } from "../../../domain/issues/issues.ts";
import type { ReportedPlayer, ReportedResult } from "../../../domain/report.ts";
import { cellIssue, checkGame } from "./game-check.ts";

/** What is known of lines and cells that did not come into the report, so that one fault is told once. */
export interface Gaps {
  /** Whether the cell of a player in a round could not be read. */
  readonly unread: (startNumber: number, round: number) => boolean;
  /** Whether a line that could not be used names this player as the opponent of a round. */
  readonly lostOpponent: (startNumber: number, round: number) => boolean;
}

export const NO_GAPS: Gaps = { unread: () => false, lostOpponent: () => false };

/**
 * Whether each game is told alike by both of its players. Gives the players with a result in doubt: their total cannot be
 * checked.
 */
export function checkPairings(players: readonly ReportedPlayer[], gaps: Gaps, issues: IssueSink): ReadonlySet<number> {
  const rounds = new Rounds(players, gaps);
  const doubtful = new Set<number>();
  for (const player of players) {
    for (const cell of player.results) {
      if (cell.opponent === null) continue;
      const found = checkCell(rounds, player, cell, cell.opponent);
      if (found.length === 0) continue;
      for (const issue of found) issues.push(issue);
      if (found.some(({ severity }) => severity === "error")) doubtful.add(player.startNumber).add(cell.opponent);
    }
  }
  return doubtful;
}

/** The cells of a tournament by player and round, with the number of those who name a player. */
class Rounds {
  readonly #cells = new Map<number, (ReportedResult | undefined)[]>();
  readonly #claims: Map<number, number>[] = [];
  readonly #names = new Map<number, string>();
  readonly gaps: Gaps;

  constructor(players: readonly ReportedPlayer[], gaps: Gaps) {
    this.gaps = gaps;
    for (const { startNumber, name, results } of players) {
      this.#names.set(startNumber, name);
      const cells: (ReportedResult | undefined)[] = [];
      for (const cell of results) {
        cells[cell.round] = cell;
        if (cell.opponent === null || cell.opponent === startNumber) continue;
        this.#claims[cell.round] ??= new Map();
        const claims = this.#claims[cell.round];
        claims?.set(cell.opponent, (claims.get(cell.opponent) ?? 0) + 1);
      }
      this.#cells.set(startNumber, cells);
    }
  }

  name(startNumber: number): string {
    return this.#names.get(startNumber) ?? "";
  }

  has(startNumber: number): boolean {
    return this.#cells.has(startNumber);
  }

  cell(startNumber: number, round: number): ReportedResult | undefined {
    return this.#cells.get(startNumber)?.[round];
  }

  claimsOn(startNumber: number, round: number): number {
    return this.#claims[round]?.get(startNumber) ?? 0;
  }

  /** The opponent of a player who names him back. */
  settledWith(startNumber: number, round: number): number | null {
    const opponent = this.cell(startNumber, round)?.opponent ?? null;
    if (opponent === null || opponent === startNumber) return null;
    return this.cell(opponent, round)?.opponent === startNumber ? opponent : null;
  }

  /**
   * B names A, A names X, X knows nothing of it: the fault is A's, and with it mended B is right.
   * So B's cell is not told, unless others name A or B as well.
   */
  explained(startNumber: number, opponent: number, round: number): boolean {
    const other = this.cell(opponent, round)?.opponent ?? null;
    if (other === null || this.settledWith(opponent, round) !== null) return false;
    if (this.gaps.unread(other, round)) return false;
    return this.claimsOn(opponent, round) === 1 && this.claimsOn(startNumber, round) === 0;
  }
}

function checkCell(rounds: Rounds, player: ReportedPlayer, cell: ReportedResult, opponent: number): Issue[] {
  const { startNumber } = player;
  const { round } = cell;
  const issueOf = (code: IssueCode, expected: Expectation): Issue[] => [
    cellIssue("error", code, "opponent", cell, [cell.columns[0], cell.columns[0] + 3], expected, String(opponent)),
  ];
  if (opponent === startNumber) return issueOf("opponent-self", { code: "other-opponent" });
  if (!rounds.has(opponent)) {
    return rounds.gaps.lostOpponent(startNumber, round) ? [] : issueOf("opponent-unknown", { code: "listed-player" });
  }
  const back = rounds.cell(opponent, round);
  if (back?.opponent === startNumber) return checkGame(cell, back, rounds.name(opponent));
  if (rounds.gaps.unread(opponent, round) || rounds.explained(startNumber, opponent, round)) return [];
  const plays = rounds.settledWith(opponent, round);
  return plays === null
    ? issueOf("opponent-not-reciprocal", { code: "naming-back", startNumber, name: player.name, round })
    : issueOf("player-on-two-boards", {
        ...{ code: "free-opponent", startNumber: opponent, name: rounds.name(opponent) },
        ...{ plays, playsName: rounds.name(plays), round },
      });
}
