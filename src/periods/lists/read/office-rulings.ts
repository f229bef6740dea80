import { menAmong } from "../../../ledger/queries/players/players-as-of.ts";
import { gameRulingsOf } from "../../../ledger/queries/tournaments/rulings.ts";
import { type DecisionRow, decisionsOf } from "../../../ledger/queries/tournaments/tournaments.ts";
import type { GameRulingRow } from "../../../ledger/schema/tables.ts";
import type { CurrentReport } from "../../tournaments/pending.ts";
import { personsEver } from "../../tournaments/persons-ever.ts";
import { grouped } from "../../tournaments/standing-of.ts";
import type { SupposedRuling } from "../list-basis.ts";
import type { PeriodReader } from "./period-reader.ts";
import type { Slice } from "./slices.ts";

/** What the office decided about tournaments and games. */
export interface OfficeRulings {
  /** The entry of the decision on a tournament that stands. */
  readonly entryOf: (tournament: string) => number;
  /** By tournament: those that stand. */
  readonly games: ReadonlyMap<string, readonly GameRulingRow[]>;
  /** One record for all that were ever taken for one person: a ruling names the one that stood when it was made. */
  readonly person: (record: number) => number;
  /** Who of the players of women's championships is a man. */
  readonly men: ReadonlySet<number>;
}

/** What the office decided about the tournaments of a period, and about their games. */
export async function officeRulings(
  { reading: { db }, basis }: PeriodReader,
  reports: readonly CurrentReport[],
  slices: readonly Slice[],
): Promise<OfficeRulings> {
  const { reportsAsOf: asOf, factsAsOf } = basis;
  const ids = [...new Set(reports.map(({ tournament }) => tournament))];
  const decided = new Set(
    reports.flatMap(({ tournament, decided, sameAs }) => (decided || sameAs !== null ? [tournament] : [])),
  );
  const decisions = grouped(decided.size === 0 ? [] : await decisionsOf(db, [...decided], asOf));
  const standing = ids.length === 0 ? [] : await gameRulingsOf(db, ids, asOf);
  const games = withSupposed(standing, basis.supposed ?? [], new Set(ids));
  const copies = new Set(reports.flatMap(({ tournament, sameAs }) => (sameAs === null ? [] : [tournament])));
  const women = slices.filter(({ report }) => report.registration.national === "women");
  const players = [...new Set(women.flatMap(({ loaded }) => loaded.players))].filter((player) => player !== null);
  return {
    men: await menAmong(db, players, factsAsOf),
    person: games.length === 0 ? (record) => record : await personsEver(db, asOf),
    games: grouped(games),
    entryOf: (tournament) => {
      const kinds = copies.has(tournament) ? COMPARED : RULED;
      return decisions.get(tournament)?.findLast((row: DecisionRow) => kinds.includes(row.kind))?.sequence ?? 0;
    },
  };
}

const COMPARED: readonly string[] = ["tournaments-compared"];
const RULED: readonly string[] = ["tournament-ruled", "appeal-decided"];

/** The rulings that would stand if others were made. */
function withSupposed(
  standing: readonly GameRulingRow[],
  supposed: readonly SupposedRuling[],
  tournaments: ReadonlySet<string>,
): readonly GameRulingRow[] {
  const replaced = new Set(supposed.map(gameOf));
  const own = supposed.filter(({ tournament, counts }) => tournaments.has(tournament) && counts !== null);
  return [
    ...standing.filter((ruling) => !replaced.has(gameOf(ruling))),
    ...own.map((ruling) => ({ ...ruling, sequence: NOT_RECORDED, article: null, reason: "" })),
  ];
}

/** No entry has this number. */
const NOT_RECORDED = 0;

const gameOf = ({ tournament, round, white, black }: SupposedRuling): string =>
  [tournament, round, white, black].join("/");
