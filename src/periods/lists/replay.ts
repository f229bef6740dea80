import { Refusal } from "../../domain/refusal.ts";
import type { Ledger, LedgerReader } from "../../ledger/ledger.ts";
import { listsInForce } from "../../ledger/queries/lists/lists.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { closePeriod } from "../../rating/period/close-period.ts";
import type { DraftList } from "../../rating/period/draft.ts";
import type { ListAtStart, PeriodInput } from "../../rating/period/types.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { differenceSheet } from "./correct/difference-sheet.ts";
import { type ListInput, readInput } from "./make-list.ts";
import { basisOf, publishedRow } from "./verify/verify-list.ts";

export interface ReplayRequest {
  /** The list from which everything is made again; it stands itself. */
  readonly from: string;
  /** Under this edition from then on; null: under those of their days, which must give what was published. */
  readonly edition: FideEdition | null;
  /** Called with each list that is done. */
  readonly progress?: (done: number, total: number) => void;
}

/** One list of a replay beside the published one. */
export interface ReplayedList {
  readonly list: string;
  readonly version: number;
  readonly published: ListSum;
  readonly replayed: ListSum;
  /** Players whose rating differs. */
  readonly differing: number;
  /** Of those rated on both: the mean of the differences in hundredths, and the largest. */
  readonly meanDifference: number;
  readonly largest: readonly { readonly player: string; readonly published: number; readonly replayed: number }[];
}

interface ListSum {
  readonly rated: number;
  /** Of all ratings, in hundredths, rounded down. */
  readonly mean: number;
}

const LARGEST = 10;

/** Makes history again in memory, under the rules of its days or under others, and compares. Nothing is published. */
export async function replay(
  { reader }: Pick<Ledger, "reader">,
  request: ReplayRequest,
): Promise<readonly ReplayedList[]> {
  const compared: ReplayedList[] = [];
  for await (const { row, draft, total } of replayedDrafts(reader, request)) {
    compared.push(await comparedWith(reader, row, draft));
    request.progress?.(compared.length, total);
  }
  return compared;
}

/** Each list after the first, made again from those of the replay. */
export async function* replayedDrafts(
  reader: LedgerReader,
  request: Pick<ReplayRequest, "from" | "edition">,
): AsyncGenerator<{ readonly row: ListRow; readonly draft: DraftList; readonly total: number }> {
  const first = await publishedRow(reader, request.from);
  if (request.edition !== null && request.edition.list !== first.kind)
    throw new Refusal("edition-of-other-list", { edition: request.edition.id, list: first.kind });
  const later = (await listsInForce(reader.db, { kind: first.kind })).filter((row) => row.date > first.date);
  const foreign = later.find((row) => row.making === null);
  if (foreign) throw new Refusal("list-not-ours", { list: foreign.list });
  const made = new Map<string, DraftList>();
  let before: DraftList | null = null;
  for (const row of later) {
    const period = await readInput(reader, await basisOf(reader, row), { progress: () => undefined });
    const draft: DraftList = closePeriod(inputFor(period, { before, made, edition: request.edition }));
    yield { row, draft, total: later.length };
    made.set(row.date, light(draft));
    before = draft;
  }
}

/** Explanations hold everything a list was made from: what is only looked up in later lists goes without them. */
const light = (draft: DraftList): DraftList => ({
  ...draft,
  explain: notHeld,
  explainEntry: notHeld,
  explainTournament: notHeld,
  cardsOf: notHeld,
});

const notHeld = (): never => {
  throw new Error("the explanations of a replayed list are not held");
};

interface Replaced {
  readonly before: DraftList | null;
  /** Lists of the replay by their dates. */
  readonly made: ReadonlyMap<string, DraftList>;
  readonly edition: FideEdition | null;
}

/** What the list was made from, with the replayed lists in the place of the published ones. */
function inputFor({ input, read: { slices } }: ListInput, { before, made, edition }: Replaced): PeriodInput {
  const tournaments = input.tournaments.map((tournament, index) => {
    const replayed = made.get(slices[index]!.ratings.date);
    return replayed === undefined ? tournament : { ...tournament, atStart: atStartOf(tournament.atStart, replayed) };
  });
  return {
    ...input,
    tournaments,
    ...(before === null
      ? {}
      : { previous: { date: before.list, players: before.entries.values() }, pools: before.pools }),
    ...(edition === null ? {} : { editionOn: () => edition }),
    // The list it begins with was printed under the edition of its day, whatever holds from then on.
    ...(before === null ? { printedOn: input.editionOn } : {}),
  };
}

const atStartOf = (published: ListAtStart, { list, entries }: DraftList): ListAtStart => ({
  ...published,
  date: list,
  rating: (player) => entries.get(player)?.rating ?? null,
  factsOf: (player) => entries.get(player) ?? null,
});

async function comparedWith(reading: LedgerReader, row: ListRow, draft: DraftList): Promise<ReplayedList> {
  const { list, version } = row;
  const { lines } = await differenceSheet(reading, row, { version, asOf: row.sequence, entries: draft.entries });
  const moved = lines.flatMap(({ player, before, after }) =>
    before !== null && after !== null && before !== after ? [{ player, published: before, replayed: after }] : [],
  );
  const total = moved.reduce((sum, each) => sum + each.replayed - each.published, 0);
  const replayed = sumOf(draft);
  // What differs is on the sheet; everybody else has the same rating on both.
  const gained = lines.reduce((sum, { before, after }) => sum + (after ?? 0) - (before ?? 0), 0);
  const came = lines.reduce((sum, { before, after }) => sum + Number(after !== null) - Number(before !== null), 0);
  const both = { rated: replayed.rated - came, points: replayed.points - gained };
  return {
    list,
    version,
    published: { rated: both.rated, mean: mean(both.points, both.rated) },
    replayed: { rated: replayed.rated, mean: mean(replayed.points, replayed.rated) },
    differing: lines.filter(({ before, after }) => before !== after).length,
    meanDifference: mean(total, moved.length),
    largest: moved.sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, LARGEST),
  };
}

const sizeOf = ({ published, replayed }: { readonly published: number; readonly replayed: number }): number =>
  Math.abs(replayed - published);

function sumOf({ entries }: DraftList): { readonly rated: number; readonly points: number } {
  let [rated, points] = [0, 0];
  for (const { rating } of entries.values()) {
    if (rating === null) continue;
    rated += 1;
    points += rating;
  }
  return { rated, points };
}

const mean = (points: number, count: number): number => (count === 0 ? 0 : Math.floor((points * 100) / count));
