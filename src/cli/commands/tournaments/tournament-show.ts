import type { IsoDate } from "../../../domain/dates.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { EndKey } from "../../../ledger/queries/tournaments/tournaments.ts";
import { readCount, readDay, readListKind } from "../../../rating/read.ts";
import { type PlaceOptions, withOffice } from "../../office.ts";
import { type DayOptions, dayOf } from "../../office-day.ts";
import { tableText } from "../../text/output.ts";
import { tournamentJson, tournamentLines } from "../../text/tournament-text.ts";
import type { World } from "../../world.ts";

export interface ShowOptions extends PlaceOptions {
  readonly explain?: boolean;
}

export interface ListOptions extends PlaceOptions {
  readonly name?: string;
  readonly federation?: string;
  readonly list?: string;
  readonly from?: string;
  readonly to?: string;
  readonly limit: string;
  readonly after?: string;
}

export interface OwingOptions extends PlaceOptions, DayOptions {
  readonly limit: string;
  readonly after?: string;
}

const ROWS_MAX = 10_000;
const readLimit = (text: string): number => readCount(text, "--limit", { from: 1, to: ROWS_MAX });

export const showTournament = (id: string, options: ShowOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { ledger, words } = context;
    const { db } = ledger;
    const { assessmentOf } = await import("../../../periods/tournaments/standing-of.ts");
    const { currentReports } = await import("../../../periods/tournaments/pending.ts");
    const { withSettlements } = await import("../../../periods/tournaments/settled.ts");
    const standing = await assessmentOf(db, id);
    const { foreseen } = await import("../../../periods/lists/explain/prospects.ts");
    const known = await withSettlements(db, await currentReports(db, { tournaments: [standing.tournament] }));
    const reports = await foreseen(ledger.reader, known);
    const today = await dayOf(context, {});
    if (options.json) return world.print(JSON.stringify(tournamentJson(words, standing, reports, today), null, 2));
    const { explain = false } = options;
    for (const line of tournamentLines(words, standing, reports, { explain, today })) world.print(line);
  });

export const listTournaments = (options: ListOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger: { db }, words }) => {
    const { tournamentsPage } = await import("../../../ledger/queries/tournaments/tournaments.ts");
    const { name, federation, list, from, to, after } = options;
    const limit = readLimit(options.limit);
    const rows = await tournamentsPage(db, {
      name,
      federation: federation?.toUpperCase(),
      after,
      limit,
      kind: list === undefined ? undefined : readListKind(list, "--list"),
      from: from === undefined ? undefined : readDay(from, "--from"),
      to: to === undefined ? undefined : readDay(to, "--to"),
    });
    const next = rows.length === limit ? (rows.at(-1)?.tournament ?? null) : null;
    const tournaments = rows.map(({ tournament, start_date: start, end_date: end, search: _, ...row }) => ({
      tournament,
      ...row,
      start,
      end,
    }));
    if (options.json) return world.print(JSON.stringify({ tournaments, next }, null, 2));
    const { facts, columns } = words.office.tournaments;
    const heads = [columns.tournament, facts.name, facts.federation, facts.kind, facts.start, facts.end];
    const cells = tournaments.map((each) => [
      each.tournament,
      each.name,
      each.federation ?? "–",
      each.kind,
      each.start,
      each.end,
    ]);
    for (const line of tableText(heads, cells, world)) world.print(line);
    if (next !== null) world.print(words.office.more(next));
  });

export const owingReports = (options: OwingOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { owing } = await import("../../../periods/tournaments/owing.ts");
    const { words, ledger } = context;
    const after = options.after === undefined ? undefined : readKey(options.after);
    const today: IsoDate = await dayOf(context, options);
    const page = await owing(ledger.db, today, { after, limit: readLimit(options.limit) });
    const next = page.next === null ? null : `${page.next.end}/${page.next.tournament}`;
    if (options.json) {
      const rows = page.owing.map(({ owed: _, due, ...each }) => ({ ...each, due: due.value }));
      return world.print(JSON.stringify({ owing: rows, next }, null, 2));
    }
    const { tournaments, more } = words.office;
    const { columns, facts } = tournaments;
    const heads = [
      columns.tournament,
      columns.part,
      facts.name,
      facts.federation,
      facts.end,
      columns.officerDue,
      columns.due,
      columns.daysLate,
    ];
    const cells = page.owing.map(({ tournament, part, name, federation, end, officerDue, due, daysLate }) => [
      tournament,
      part === null ? "" : String(part),
      name,
      federation ?? "–",
      end,
      officerDue ?? "–",
      due.value ?? "–",
      String(daysLate),
    ]);
    if (cells.length === 0 && next === null) return world.print(tournaments.nothingOwed);
    for (const line of tableText(heads, cells, world)) world.print(line);
    if (next !== null) world.print(more(next));
  });

function readKey(text: string): EndKey {
  const [, end, tournament] = text.match(/^(\d{4}-\d{2}-\d{2})\/(.+)$/) ?? [];
  if (end === undefined || tournament === undefined) throw new Refusal("bad-page-key", { found: text });
  return { end, tournament };
}
