import { menAmong } from "../../../ledger/queries/players/players-as-of.ts";
import { gameRulingsOf } from "../../../ledger/queries/tournaments/rulings.ts";
import { type DecisionRow, decisionsOf } from "../../../ledger/queries/tournaments/tournaments.ts";
import type { Db } from "../../../ledger/schema/tables.ts";
import type { StandingReport } from "../../tournaments/pending.ts";
import { personsEver } from "../../tournaments/persons-ever.ts";
import { grouped } from "../../tournaments/standing-of.ts";
import type { OfficeRulings } from "../assemble/period-tournaments.ts";
import type { Roster } from "./roster.ts";
import type { Slice } from "./slices.ts";

export interface RulingOptions {
  readonly asOf: number;
  /** Players are as after this entry. */
  readonly factsAsOf: number;
  readonly all: Roster;
  readonly slices: readonly Slice[];
}

/** What the office decided about the tournaments of a period, and about their games. */
export async function officeRulings(
  db: Db,
  reports: readonly StandingReport[],
  { asOf, factsAsOf, all, slices }: RulingOptions,
): Promise<OfficeRulings> {
  const ids = [...new Set(reports.map(({ tournament }) => tournament))];
  const decided = new Set(
    reports.flatMap(({ tournament, decided, sameAs }) => (decided || sameAs !== null ? [tournament] : [])),
  );
  const decisions = grouped(decided.size === 0 ? [] : await decisionsOf(db, [...decided], asOf));
  const games = ids.length === 0 ? [] : await gameRulingsOf(db, ids, asOf);
  const copies = new Set(reports.flatMap(({ tournament, sameAs }) => (sameAs === null ? [] : [tournament])));
  const women = slices.filter(({ report }) => report.registration.national === "women");
  const players = [...new Set(women.flatMap(({ loaded }) => loaded.players))].filter((player) => player !== null);
  return {
    men: await menAmong(db, players, factsAsOf),
    person: games.length === 0 ? (record) => record : await personsEver(db, asOf),
    placeOf: all.add,
    idAt: (place) => all.ids[place]!,
    games: grouped(games),
    entryOf: (tournament) => {
      const kinds = copies.has(tournament) ? COMPARED : RULED;
      return decisions.get(tournament)?.findLast((row: DecisionRow) => kinds.includes(row.kind))?.sequence ?? 0;
    },
  };
}

const COMPARED: readonly string[] = ["tournaments-compared"];
const RULED: readonly string[] = ["tournament-ruled", "appeal-decided"];
