import { gamesOf } from "../../ledger/queries/tournaments/games.ts";
import { reportsOf, versionsOfReport } from "../../ledger/queries/tournaments/reports.ts";
import { gameRulingsOf } from "../../ledger/queries/tournaments/rulings.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { notesOf } from "../../periods/lists/assemble/rulings.ts";
import { type ForeseenReport, foreseen } from "../../periods/lists/explain/prospects.ts";
import { currentReports } from "../../periods/tournaments/pending.ts";
import { playersOf } from "../../periods/tournaments/reports/players-of.ts";
import { withSettlements } from "../../periods/tournaments/settled.ts";
import { type AssessedTournament, assessmentValues } from "../../periods/tournaments/standing.ts";
import { assessmentOf } from "../../periods/tournaments/standing-of.ts";
import { statusesOf, statusOf } from "../../periods/tournaments/status.ts";
import type { LooksLike } from "../../web/office/matching.tsx";
import type { ShownGame } from "../../web/office/parts/games.tsx";
import type { ShownReport, TournamentData } from "../../web/office/parts/tournament-data.ts";
import { may } from "../rights.ts";
import type { ActionContext } from "./actions/action.ts";
import { openPlayers } from "./open-players.ts";

/** Everything the office knows of a tournament. */
export async function tournamentRecord(acting: ActionContext, id: string): Promise<TournamentData> {
  const { context, registrars, account } = acting;
  const { db } = context.ledger;
  const standing = await assessmentOf(db, id);
  const { tournament, facts, on, edition, decisions } = standing;
  const known = await withSettlements(db, await currentReports(db, { tournaments: [tournament] }));
  const standingNow = await foreseen(context.ledger.reader, known);
  const ruledGames = await gameRulingsOf(db, [tournament]);
  const registeredBy = await registrars.of(tournament);
  return {
    tournament,
    facts,
    decisions,
    edition: edition.id,
    registeredOn: on,
    registeredBy,
    status: statusesOf(standing, standingNow, context.today()),
    assessment: Object.values(assessmentValues(standing)),
    isLate: isLate(standing, standingNow),
    reports: await shownReports(db, tournament, standingNow),
    unmatched: await openPlayers(acting, tournament, { registeredBy, federation: facts.federation }),
    lookalikes: alikeOnes(standing, standingNow),
    ruledGames: ruledGames.map(({ round, white, black, counts, article, reason }) => ({
      round,
      white,
      black,
      article,
      reason,
      counts: counts === true,
    })),
    // Readers of a ruling want to know whose game it was.
    games: may(account, "rule", null) || ruledGames.length > 0 ? await playedGames(db, tournament) : [],
  };
}

/** A report says more than the registration; what a list has settled is decided. */
function isLate(standing: AssessedTournament, reports: readonly ForeseenReport[]): boolean {
  if (standing.decisions.registration !== null) return false;
  const open = reports.filter(({ settled }) => settled === null).map(({ assessment }) => assessment);
  return (reports.length === 0 ? [standing] : open).some(({ admitted }) => !admitted.value);
}

async function shownReports(
  db: Db,
  tournament: string,
  standing: readonly ForeseenReport[],
): Promise<readonly ShownReport[]> {
  const versions = await versionsOfReport(db, tournament);
  return versions.map(({ part, version, day, sender, players, games, withdrawn }) => {
    const own = standing.find((each) => each.part === part && each.version === version);
    return {
      part,
      version,
      day,
      sender,
      players,
      games,
      state: withdrawn !== null ? "withdrawn" : own === undefined ? "superseded" : "stands",
      status: own === undefined ? null : statusOf(own),
      notes: own === undefined ? [] : notesOf(own),
    };
  });
}

function alikeOnes({ decisions }: AssessedTournament, reports: readonly ForeseenReport[]): readonly LooksLike[] {
  const found = new Map<string, LooksLike>();
  for (const { lookalikes } of reports)
    for (const { other, players, pairings } of lookalikes) {
      const isDecided = decisions.compared.some((compared) => compared.other === other);
      found.set(other, { other, players, pairings, isDecided });
    }
  return [...found.values()];
}

/** Games that can be chosen by a link; of larger tournaments the numbers are typed. */
const GAMES_MAX = 2_000;

/** Games between known players: rulings need both ids. */
async function playedGames(db: Db, tournament: string): Promise<readonly ShownGame[]> {
  const found: ShownGame[] = [];
  for (const report of await reportsOf(db, tournament)) {
    const people = (await playersOf(db, report)).map(({ person, name }) =>
      person === null ? null : { player: person, name },
    );
    for (const { round, white: one, black: other, score } of await gamesOf(db, report)) {
      const [white, black] = [people[one] ?? null, people[other] ?? null];
      if (score !== null && white !== null && black !== null) found.push({ round, white, black });
    }
  }
  return found.slice(0, GAMES_MAX);
}
