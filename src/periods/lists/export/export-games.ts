import { Refusal } from "../../../domain/refusal.ts";
import type { Ledger, LedgerReader } from "../../../ledger/ledger.ts";
import { tournamentsOfList } from "../../../ledger/queries/lists/list-tournaments.ts";
import { listsInForce } from "../../../ledger/queries/lists/lists.ts";
import { mergesAsOf } from "../../../ledger/queries/players/players-as-of.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import { editionsOf } from "../../editions/editions-of.ts";
import { readProvenance } from "../format/provenance.ts";
import { BLACK, FLAW, ROUND, SCORE, UNPLAYED, WHITE } from "../read/period-games.ts";
import { type PeriodReports, periodReports } from "../read/period-reports.ts";
import { slicesIn } from "../read/period-slices.ts";
import { newRoster } from "../read/roster.ts";
import type { Slice } from "../read/slices.ts";
import { basisOf } from "../verify/verify-list.ts";

/** Tournaments read at a time, so that memory does not grow with a period. */
const AT_ONCE = 200;
const HEAD = "tournament,part,round,white,black,score,counted,start,end\n";
/** White's score by half points. */
const SCORES = ["0", "0.5", "1"];

/**
 * Every game of the tournaments that a list settled, one to a line, in an order of its own: the same bytes on every engine
 * and machine. A game is counted where its tournament is rated and the report does not contradict itself about it; what a
 * player's own card makes of it is in the explanation of their line. Players who may not be shown have no number.
 */
export async function* gamesOfList(
  ledger: Ledger,
  row: ListRow,
  hiddenAmong: (players: readonly string[]) => Promise<ReadonlySet<string>>,
): AsyncIterable<string> {
  const { making } = row;
  if (making === null) throw new Refusal("list-without-games", { list: row.list });
  const counted = await countedIn(ledger, making);
  const { reports, reader } = await reportsOf(ledger.reader, row);
  yield HEAD;
  for (let from = 0; from < reports.chosen.length; from += AT_ONCE) {
    const some = { ...reports, chosen: reports.chosen.slice(from, from + AT_ONCE) };
    const slices = await slicesIn({ ...reader, loaded: new Map() }, some, () => undefined);
    const hidden = await hiddenAmong(slices.flatMap(({ loaded }) => [...loaded.players].flatMap(numbered)));
    for (const slice of slices) yield linesOf(slice, counted.has(slice.id), hidden);
  }
}

const numbered = (player: number | null): readonly string[] => (player === null ? [] : [String(player)]);

/** The slices whose tournament is rated. */
async function countedIn({ content }: Ledger, making: string): Promise<ReadonlySet<string>> {
  const counted = new Set<string>();
  await readProvenance(content(making), { tournament: ({ id, counts }) => void (counts && counted.add(id)) });
  return counted;
}

/** The reports of the list in order of tournament and part, as the office had them then. */
async function reportsOf(reading: LedgerReader, row: ListRow) {
  const { db } = reading;
  const basis = await basisOf(reading, row);
  const { kind, date, version, factsAsOf, reportsAsOf: asOf } = basis;
  const lists = await listsInForce(db, { kind, asOf });
  const settled = version === 1 ? null : await tournamentsOfList(db, { list: row.list, version: version - 1 });
  const all = await periodReports(db, { kind, date, asOf, factsAsOf, lists, settled });
  const reports: PeriodReports = { ...all, chosen: all.chosen.toSorted(byTournament) };
  const editions = await editionsOf(db, factsAsOf);
  const reader = { reading, basis, editions, lists, merges: await mergesAsOf(db, factsAsOf), roster: newRoster() };
  return { reports, reader };
}

type Named = { readonly tournament: string; readonly part: number };
const byTournament = (one: Named, other: Named): number =>
  one.tournament < other.tournament ? -1 : one.tournament > other.tournament ? 1 : one.part - other.part;

function linesOf({ report, loaded, games }: Slice, isRated: boolean, hidden: ReadonlySet<string>): string {
  const { tournament, part, start, end } = report;
  const numberAt = (place: number): string => {
    const player = String(loaded.players[place] ?? "");
    return hidden.has(player) ? "" : player;
  };
  const rows = [...games].map((at) => loaded.games.subarray(at));
  rows.sort((one, other) => one[ROUND]! - other[ROUND]! || one[WHITE]! - other[WHITE]! || one[BLACK]! - other[BLACK]!);
  return rows
    .map((game) => {
      const [score, isSound] = [game[SCORE]!, game[FLAW] === 0];
      const isCounted = isRated && score !== UNPLAYED && isSound;
      const players = `${numberAt(game[WHITE]!)},${numberAt(game[BLACK]!)}`;
      const result = `${SCORES[score] ?? ""},${isCounted ? "yes" : "no"}`;
      return `${tournament},${part},${game[ROUND]},${players},${result},${start},${end}\n`;
    })
    .join("");
}
