import type { IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Ledger, LedgerReader } from "../../../ledger/ledger.ts";
import { listsOfTournament } from "../../../ledger/queries/lists/lists-of-tournament.ts";
import { closePeriod } from "../../../rating/period/close-period.ts";
import type { DraftCard, PeriodInput } from "../../../rating/period/types.ts";
import type { RatedTournament } from "../../../rating/tournament/rate-tournament.ts";
import { type CurrentReport, currentReports } from "../../tournaments/pending.ts";
import { expectedBasis } from "../close-list.ts";
import type { ListBasis } from "../list-basis.ts";
import { readInput } from "../make-list.ts";
import { basisOf, publishedRow } from "../verify/verify-list.ts";
import { type DeclaredStanding, declaredStandings } from "./declared-standings.ts";
import { namesOf, resultsOf, type UnratedPart } from "./results.ts";

/** A tournament, or a part of one, as a list has it or would have it. */
export interface ExplainedPart {
  readonly id: string;
  readonly part: number;
  readonly list: string;
  readonly version: number;
  readonly isPublished: boolean;
  readonly reportVersion: number;
  readonly date: IsoDate;
  /** Where the standard list of the date is not out yet: the date of the one that was taken; null: there is none at all. */
  readonly standardOf?: string | null;
  readonly rated: RatedTournament;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  /** By place. */
  readonly declared: readonly DeclaredStanding[];
  /** By player; without one for those without a change. */
  readonly cards: ReadonlyMap<string, DraftCard>;
}

/** A tournament with all that can be said of it now. */
export interface ExplainedTournament {
  readonly parts: readonly ExplainedPart[];
  /** Reports of which there are only results yet. */
  readonly unrated: readonly UnratedPart[];
}

interface TournamentQuery {
  readonly tournament: string;
  readonly kind: ListKind;
}

/**
 * How a tournament was rated on the lists that settled it; what no list has settled, as the next one would; and where
 * even that cannot be said, the results alone, with the reason.
 */
export async function explainTournament(
  { reader }: Ledger,
  { tournament, kind }: TournamentQuery,
): Promise<ExplainedTournament> {
  const rows = await listsOfTournament(reader.db, tournament);
  const settled: ExplainedPart[] = [];
  for (const row of rows) settled.push(...(await partsOn(reader, await basisOf(reader, row), tournament, true)).parts);
  const reports = await currentReports(reader.db, { tournaments: [tournament] });
  const open = reports.filter(({ part }) => !settled.some((each) => each.part === part));
  if (open.length === 0) return { parts: settled, unrated: [] };
  const { parts, heldBack, refusal, list } = await onNextList(reader, { tournament, kind });
  const left = open
    .filter(({ part }) => !parts.some((each) => each.part === part))
    .map((report) => heldBack.find(({ part }) => part === report.part) ?? report);
  return { parts: [...settled, ...parts], unrated: await resultsOf(reader, left, { refusal, list }) };
}

interface OnList {
  readonly parts: readonly ExplainedPart[];
  /** Reports of it that would belong to the list but wait: some reasons depend on the list. */
  readonly heldBack: readonly CurrentReport[];
}

interface OnNextList extends OnList {
  /** Why the next list cannot be calculated; null: it can. */
  readonly refusal: Refusal | null;
  /** The date of that list. */
  readonly list: IsoDate | null;
}

async function onNextList(reading: LedgerReader, { tournament, kind }: TournamentQuery): Promise<OnNextList> {
  try {
    const next = await expectedBasis(reading.db, { kind, date: null });
    return { ...(await partsOn(reading, next, tournament, false)), refusal: null, list: next.date };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { parts: [], heldBack: [], refusal: error, list: null };
  }
}

/** What a tournament was rated from on a list, to be rated again elsewhere. */
export async function inputsOfTournament(
  { reader }: Ledger,
  { tournament, list, version }: { readonly tournament: string; readonly list: string; readonly version: number },
): Promise<PeriodInput> {
  const row = await publishedRow(reader, list, version);
  if (row.making === null) throw new Refusal("list-not-ours", { list });
  const options = { progress: () => undefined, focus: { tournament } };
  const { input, read } = await readInput(reader, await basisOf(reader, row), options);
  if (!read.slices.some(({ report }) => report.tournament === tournament))
    throw new Refusal("tournament-not-on-list", { tournament, list });
  return input;
}

async function partsOn(
  reading: LedgerReader,
  basis: ListBasis,
  tournament: string,
  isPublished: boolean,
): Promise<OnList> {
  const { input, read } = await readInput(reading, basis, { progress: () => undefined, focus: { tournament } });
  const own = read.slices.filter(({ report }) => report.tournament === tournament);
  const waiting = read.reports.heldBack.filter((report) => report.tournament === tournament);
  if (own.length === 0) return { parts: [], heldBack: waiting };
  const draft = closePeriod({ ...input, path: "kernel" });
  const parts: ExplainedPart[] = [];
  for (const { id, report, loaded, oneOf } of own) {
    const { entrants } = input.tournaments.find((each) => each.id === id)!;
    const names = await namesOf(reading, entrants);
    const isWhole = report.part === 0 && oneOf === null;
    parts.push({
      id,
      isPublished,
      part: report.part,
      reportVersion: report.version,
      list: basis.list,
      version: basis.version,
      date: basis.date,
      ...(basis.standIn === undefined ? {} : { standardOf: basis.standIn?.date ?? null }),
      rated: draft.explainTournament(id),
      players: entrants.map((player) => ({ id: player, name: names.get(player) ?? player })),
      declared: await declaredStandings(reading, { content: report.content, isWhole }, loaded),
      cards: new Map(draft.cardsOf(id).map((card) => [card.player, card])),
    });
  }
  return { parts, heldBack: waiting };
}
