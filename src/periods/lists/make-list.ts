import type { ListClosed } from "../../domain/journal/list-entries.ts";
import type { Progress } from "../../domain/list-making.ts";
import type { Transaction } from "../../ledger/engines/connection.ts";
import { closingSteps } from "../../rating/period/close-period.ts";
import { STATUSES } from "../../rating/period/columns/entry-columns.ts";
import type { DraftList } from "../../rating/period/draft.ts";
import type { EntriesMade } from "../../rating/period/entries/new-list.ts";
import { inTurns, letOthers } from "../in-turns.ts";
import { type Basis, loadBasis } from "./assemble/compose.ts";
import type { ListBasis } from "./list-basis.ts";
import type { LaterReport } from "./read/period-reports.ts";
import { LIST_FORMAT, type ListCounts, type ListHeader, listBytes } from "./write/canonical-list.ts";
import { type HeldReport, type MadeTournament, makingLines, recordedRuling } from "./write/making.ts";
import { type RecordedEntries, recordedEntries } from "./write/recorded-entries.ts";

/** A list that was made from its basis, and is not written down yet. */
export interface MadeList {
  readonly header: ListHeader;
  readonly draft: DraftList;
  /** Tournaments that would belong to it but wait for somebody. */
  readonly heldBack: readonly HeldReport[];
  /** Reports that came and are in a later list. */
  readonly later: readonly LaterReport[];
  readonly bytes: () => Iterable<Uint8Array>;
  readonly making: () => AsyncIterable<string>;
}

/** Takes entries down as soon as they are made; players are the numbers by place. */
export type TakeEntries = (made: EntriesMade, players: readonly number[]) => Promise<void>;

/** Makes a list. The same basis gives the same bytes, whenever and wherever it is done. */
export async function makeList(
  session: Transaction,
  basis: ListBasis,
  progress: Progress,
  take: TakeEntries = async () => undefined,
): Promise<MadeList> {
  const loaded = await loadBasis(session, basis, progress);
  progress("calculation", 0, 1);
  const draft = await inTurns(closingSteps(loaded.input), (made) => take(made, loaded.roster.players));
  if (draft.balance.rest !== 0) throw new Error(`${draft.balance.rest} hundredths of a point have no reason`);
  progress("calculation", 1, 1);
  const recorded = await recordedEntries(draft.entries, loaded.roster);
  await letOthers();
  const header = headerOf(basis, draft, recorded);
  const heldBack = loaded.heldBack.map((each) => ({
    ...{ tournament: each.tournament, part: each.part, because: each.heldBack },
  }));
  return {
    header,
    draft,
    heldBack,
    later: loaded.later,
    bytes: () => listBytes(header, recorded, loaded.persons.texts),
    making: async function* () {
      const review = await inTurns(draft.reviewing());
      const { list, version, factsAsOf, reportsAsOf } = basis;
      yield* makingLines({
        ...{ list, version, factsAsOf, reportsAsOf },
        tournaments: madeTournaments(draft, loaded),
        heldBack,
        pools: draft.pools,
        review,
      });
    },
  };
}

function headerOf(basis: ListBasis, draft: DraftList, recorded: RecordedEntries): ListHeader {
  const { list, kind, date, version, previous } = basis;
  return {
    ...{ format: LIST_FORMAT, list, kind, date, version },
    previous: { list: previous.list, version: previous.version },
    editions: { ...draft.editions },
    counts: countsOf(draft, recorded),
    balance: { ...draft.balance },
  };
}

function countsOf({ tournaments }: DraftList, { entries, places }: RecordedEntries): ListCounts {
  const { status, games } = entries.extras;
  const counts = { players: places.length, rated: 0, delisted: 0, unrated: 0, tournaments: 0, games: 0 };
  for (let index = 0; index < places.length; index++) {
    const place = places[index]!;
    counts[STATUSES[status[place]!]!] += 1;
    counts.games += games[place]!;
  }
  counts.tournaments = tournaments.filter((each) => each.counts).length;
  return counts;
}

/** In order of their ids by code unit. */
function madeTournaments(draft: DraftList, { input, slices, notes }: Basis): readonly MadeTournament[] {
  const drafted = new Map(draft.tournaments.map((each) => [each.id, each]));
  const made = slices.map(({ id, report, ratings, games }, index): MadeTournament => {
    const { edition, system, counts, against, decided } = drafted.get(id)!;
    return {
      ...{ id, edition, system, counts },
      tournament: report.tournament,
      part: report.part,
      reportVersion: report.version,
      start: report.start,
      end: report.end,
      ratings: { list: ratings.list, version: ratings.version },
      games: games.length,
      against: against.map(recordedRuling),
      decided: decided === null ? null : recordedRuling(decided),
      notes: [...notes[index]!],
    };
  });
  if (made.length !== input.tournaments.length) throw new Error("a tournament of the list was lost");
  return made.sort((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
}

/** What is recorded of a list besides its bytes. */
export const closedPayload = (
  { list, kind, date, version, previous, factsAsOf, reportsAsOf }: ListBasis,
  { counts, balance }: ListHeader,
  kept: Pick<ListClosed, "content" | "making">,
): ListClosed => ({
  ...{ list, kind, date, version, factsAsOf, reportsAsOf },
  ...kept,
  previous: { list: previous.list, version: previous.version },
  players: counts.players,
  rated: counts.rated,
  games: counts.games,
  balance: { ...balance },
});
