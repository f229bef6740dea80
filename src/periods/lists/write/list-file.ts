import { STATUSES } from "../../../rating/period/columns/entry-columns.ts";
import type { DraftList } from "../../../rating/period/draft.ts";
import type { AssembledPeriod } from "../assemble/assemble-period.ts";
import { headerLine, LIST_FORMAT, type ListCounts, type ListHeader, namedListBytes } from "../format/canonical-list.ts";
import { listTree } from "../format/list-tree.ts";
import {
  type CardsText,
  type MadeTournament,
  type PoolText,
  type ProvenanceFormat,
  poolTexts,
  provenanceLines,
  recordedRuling,
} from "../format/provenance.ts";
import { type RecordedEntries, recordedEntries } from "../format/recorded-entries.ts";
import type { Salts } from "../format/salts.ts";
import type { ListBasis } from "../list-basis.ts";
import type { PeriodRead } from "../read/read-period.ts";
import { cardTexts } from "./card-texts.ts";

/** What the rows of a list in the tables are taken from. */
export interface ListRows {
  readonly recorded: RecordedEntries;
  readonly tournaments: readonly MadeTournament[];
  /** What unrated players have collected, as canonical JSON, in the order of their ids. */
  readonly pools: readonly PoolText[];
  /** What each of several tournaments brought, the same way. */
  readonly cards: readonly CardsText[];
}

/** A list as it is kept: its bytes and how it was made. */
export interface ListFile {
  readonly header: ListHeader;
  readonly bytes: () => Iterable<Uint8Array>;
  /** The persons beside the lines; null: the lines name them, as in format 1. */
  readonly persons: readonly Uint8Array[] | null;
  /** In the newest form, or in the one that is asked for. */
  readonly provenance: (format?: ProvenanceFormat) => Iterable<string>;
}

/** How the lines are written: blinded by salts, or of a list of format 1, which is only verified, with names in them. */
export type ListForm = { readonly salts: (lines: number) => Salts } | "named";

type ReadAndNoted = Pick<AssembledPeriod, "notes"> & { readonly read: PeriodRead };

export function listRows({ read, notes }: ReadAndNoted, draft: DraftList): ListRows {
  const tournaments = madeTournaments(draft, read, notes);
  return {
    recorded: recordedEntries(draft.entries, read.roster),
    tournaments,
    pools: poolTexts(draft.pools),
    cards: cardTexts(draft, tournaments, new Set(read.corrections.map(({ player }) => player))),
  };
}

export async function listFile(
  { basis, reports, persons }: PeriodRead,
  draft: DraftList,
  { recorded, tournaments, pools, cards }: ListRows,
  form: ListForm,
): Promise<ListFile> {
  const tree = form === "named" ? null : await listTree(recorded, persons.texts, form.salts(recorded.places.length));
  const header = headerOf(basis, draft, recorded, tree?.root ?? null);
  const heldBack = reports.heldBack.map((each) => ({
    tournament: each.tournament,
    part: each.part,
    because: each.heldBack,
  }));
  const { list, version, factsAsOf, reportsAsOf } = basis;
  return {
    header,
    persons: tree?.persons ?? null,
    bytes: () =>
      tree === null
        ? namedListBytes(header, recorded, persons.texts)
        : [Buffer.from(headerLine(header)), ...tree.lines],
    provenance: (format) =>
      provenanceLines(
        { list, version, factsAsOf, reportsAsOf, tournaments, heldBack, pools, cards, review: draft.review },
        format,
      ),
  };
}

/** Without a root it is of format 1. */
function headerOf(basis: ListBasis, draft: DraftList, recorded: RecordedEntries, root: string | null): ListHeader {
  const { list, kind, date, version, previous } = basis;
  return {
    format: root === null ? 1 : LIST_FORMAT,
    list,
    kind,
    date,
    version,
    previous: {
      list: previous.list,
      version: previous.version,
      ...(root !== null && previous.root !== null && { root: previous.root }),
    },
    ...(root !== null && { root }),
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
function madeTournaments(
  draft: DraftList,
  { slices }: PeriodRead,
  notes: AssembledPeriod["notes"],
): readonly MadeTournament[] {
  const drafted = new Map(draft.tournaments.map((each) => [each.id, each]));
  const made = slices.map(({ id, report, ratings, games }, index): MadeTournament => {
    const { edition, system, counts, against, decided } = drafted.get(id)!;
    return {
      id,
      edition,
      system,
      counts,
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
  return made.sort((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
}
