import type { Derived } from "../../../calculation/derived.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import type { Progress } from "../../../domain/list-making.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Points } from "../../../domain/units.ts";
import type { Ledger, LedgerReader } from "../../../ledger/ledger.ts";
import { versionsOf } from "../../../ledger/queries/lists/lists.ts";
import { playersOf } from "../../../ledger/queries/players/names.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import { closePeriod } from "../../../rating/period/close-period.ts";
import type { DraftList, EntryExplanation } from "../../../rating/period/draft.ts";
import type { DraftCard, DraftEntry, PeriodInput, Pool } from "../../../rating/period/types.ts";
import type { RatedTournament } from "../../../rating/tournament/rate-tournament.ts";
import type { ListBasis } from "../list-basis.ts";
import { type ListInput, readInput } from "../make-list.ts";
import { basisOf } from "../verify/verify-list.ts";
import { type NamedPool, namedPool } from "./named-pool.ts";

/** A player's line of a list: how the rating came about, and why the rest of it stands. */
export interface ExplainedEntry {
  readonly list: string;
  readonly version: number;
  readonly date: IsoDate;
  readonly isPublished: boolean;
  readonly player: string;
  readonly entry: DraftEntry | null;
  readonly rating: Derived<Points | null>;
  /** null where the list has no line for the player. */
  readonly standing: EntryExplanation | null;
  readonly tournaments: readonly PlayedTournament[];
  /** What an unrated player has collected so far. */
  readonly pool: Pool | null;
  /** The tournaments that a first rating rests on, or will, with every ruling; null of a rated player. */
  readonly first: NamedPool | null;
}

/** A tournament of the list in which the player played. */
export interface PlayedTournament {
  /** As the list calls it: a part of a long one has an id of its own. */
  readonly id: string;
  readonly tournament: string;
  readonly name: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** The list whose ratings are used. */
  readonly ratings: string;
  readonly rated: RatedTournament;
  /** The player's place among its players. */
  readonly place: number;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  /** Of a rated player: what the tournament changed, with the K that was used. */
  readonly card: DraftCard | null;
}

export interface ExplainRequest {
  readonly player: string;
  readonly list: string;
  readonly version?: number | undefined;
  readonly progress?: Progress;
}

const NO_PROGRESS: Progress = () => undefined;

/** Makes a player's line again from what the office knew then. Only the tournaments it depends on are read. */
export async function explainEntry(
  { reader }: Ledger,
  { player, list, version, progress = NO_PROGRESS }: ExplainRequest,
): Promise<ExplainedEntry> {
  const row = await madeRow(reader, list, version);
  const isPublished = row.published !== null;
  return explained(reader, await basisOf(reader, row), player, { isPublished, progress });
}

/** What a player's line of a list was made from, to be made again elsewhere. */
export async function inputsOfEntry(
  { reader }: Ledger,
  { player, list, version }: ExplainRequest,
): Promise<PeriodInput> {
  const basis = await basisOf(reader, await madeRow(reader, list, version));
  return (await readInput(reader, basis, { progress: NO_PROGRESS, focus: { player: Number(player) } })).input;
}

/** A list of this office, published or a draft. */
async function madeRow({ db }: LedgerReader, list: string, version: number | undefined): Promise<ListRow> {
  const rows = (await versionsOf(db, list)).filter(({ discarded }) => discarded === null);
  const row = rows.find((each) => version === undefined || each.version === version);
  if (row === undefined) throw new Refusal("unknown-list", { list, version: version ?? null });
  if (row.making === null) throw new Refusal("list-not-ours", { list });
  return row;
}

export async function explained(
  reading: LedgerReader,
  basis: ListBasis,
  player: string,
  { isPublished, progress }: { readonly isPublished: boolean; readonly progress: Progress },
): Promise<ExplainedEntry> {
  const period = await readInput(reading, basis, { progress, focus: { player: Number(player) } });
  // Only who is asked for is derived: everybody else needs a rating, and no reasons.
  const draft = closePeriod({ ...period.input, path: "kernel" });
  const entry = draft.entries.get(player) ?? null;
  const first = draft.explainPool(player);
  return {
    list: basis.list,
    version: basis.version,
    date: basis.date,
    isPublished,
    player,
    entry,
    rating: draft.explain(player),
    standing: entry === null ? null : draft.explainEntry(player),
    tournaments: await tournamentsOf(reading, period, draft, player),
    pool: draft.pools.get(player) ?? null,
    first: first && (await namedPool(reading.db, draft.kind, first)),
  };
}

async function tournamentsOf(
  { db }: LedgerReader,
  { input, read: { slices } }: ListInput,
  draft: DraftList,
  player: string,
): Promise<readonly PlayedTournament[]> {
  const own = input.tournaments.flatMap((tournament, index) => {
    const place = tournament.entrants.indexOf(player);
    return place < 0 ? [] : [{ tournament, slice: slices[index]!, place }];
  });
  const ids = new Set(own.flatMap(({ tournament }) => tournament.entrants));
  const known = await playersOf(db, [...ids].map(Number).filter(Number.isSafeInteger));
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return own.map(({ tournament, slice, place }) => ({
    id: tournament.id,
    tournament: slice.report.tournament,
    name: slice.report.registration.name,
    start: tournament.start,
    end: tournament.end,
    ratings: slice.ratings.list,
    rated: draft.explainTournament(tournament.id),
    place,
    players: tournament.entrants.map((id) => ({ id, name: names.get(id) ?? id })),
    card: draft.cardsOf(tournament.id).find((card) => card.player === player) ?? null,
  }));
}
