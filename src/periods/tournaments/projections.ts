import { canonicalJson } from "../../domain/journal/canonical-json.ts";
import type { EntryOf } from "../../domain/journal/journal.ts";
import type { TournamentPayloads } from "../../domain/journal/tournament-entries.ts";
import type { Registration } from "../../domain/registration.ts";
import type { Projection } from "../../ledger/ledger.ts";
import { insertMatch } from "../../ledger/queries/tournaments/entrants.ts";
import { withdrawReport } from "../../ledger/queries/tournaments/reports.ts";
import { insertGameRuling } from "../../ledger/queries/tournaments/rulings.ts";
import { insertDecision, insertRegistration, putTournament } from "../../ledger/queries/tournaments/tournaments.ts";
import { together } from "../../ledger/together.ts";
import type { ProjectionOf } from "../projection-of.ts";
import type { DecisionKind } from "./decisions/decision-kinds.ts";
import { knownTournament } from "./known.ts";
import { recordedRegistration } from "./register.ts";
import { recordLookalikesOf } from "./reports/lookalikes.ts";
import { projectReport } from "./reports/project-report.ts";

/** What follows from the entries about tournaments. */
export const TOURNAMENT_PROJECTIONS: { readonly [Kind in keyof TournamentPayloads]: ProjectionOf<Kind> } = {
  "tournament-registered": ({ payload: { tournament, on, facts }, sequence }, to) =>
    putRegistration({ tournament, sequence, day: on }, facts, to),
  "registration-changed": async ({ payload: { tournament, changes }, sequence }, to) => {
    const { facts, on } = await knownTournament(to.db, tournament);
    await putRegistration({ tournament, sequence, day: on }, { ...facts, ...changes }, to);
  },
  "tournament-announced": (entry, to) => putDecision(entry, entry.payload.on, to),
  "registration-ruled": (entry, to) => putDecision(entry, entry.payload.on, to),
  "tournament-ruled": (entry, to) => putDecision(entry, entry.payload.on, to),
  "tournament-listed": (entry, to) => putDecision(entry, entry.payload.on, to),
  "appeal-received": (entry, to) => putDecision(entry, entry.payload.on, to),
  "appeal-decided": (entry, to) => putDecision(entry, entry.payload.on, to),
  "report-received": projectReport,
  "report-withdrawn": ({ payload, sequence }, { db }) => withdrawReport(db, payload, sequence),
  "player-matched": async ({ payload: { tournament, startNumber, name, player, reason }, sequence }, to) => {
    const row = { tournament, start_number: startNumber, sequence, name, reason: reason ?? "" };
    await insertMatch(to.db, { ...row, player: player === null ? null : Number(player) });
    await recordLookalikesOf(to, tournament, sequence);
  },
  "match-proposed": (entry, to) => putDecision(entry, entry.payload.on, to),
  "tournaments-compared": async (entry, to) => {
    for (const tournament of [entry.payload.tournament, entry.payload.other])
      await putDecision(entry, entry.time.slice(0, 10), to, tournament);
  },
  "question-asked": (entry, to) => putDecision(entry, entry.payload.on, to),
  "question-answered": (entry, to) => putDecision(entry, entry.payload.on, to),
  "game-ruled": ({ payload: { tournament, round, white, black, counts, article, reason }, sequence }, { db }) =>
    insertGameRuling(db, {
      tournament,
      round,
      sequence,
      counts,
      article,
      reason,
      white: Number(white),
      black: Number(black),
    }),
};

async function putRegistration(
  row: { readonly tournament: string; readonly sequence: number; readonly day: string },
  facts: Registration,
  { db }: Projection,
): Promise<void> {
  const { tournament } = row;
  const { name, federation, kind, start, end } = facts;
  await together(
    insertRegistration(db, { ...row, facts: canonicalJson(recordedRegistration(facts)) }),
    putTournament(db, { tournament, name, federation, kind, start_date: start, end_date: end }),
  );
}

const putDecision = (
  { kind, payload, sequence }: EntryOf<DecisionKind>,
  day: string,
  { db }: Projection,
  tournament = payload.tournament,
): Promise<void> => insertDecision(db, { tournament, sequence, kind, day, payload: canonicalJson({ ...payload }) });
