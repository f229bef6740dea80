import { monthNumber } from "../../domain/dates.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { type Contender, publishedContender } from "../../statistics/replay/contenders.ts";
import { expectedUnder } from "../../statistics/replay/edition-system.ts";
import { replay } from "../../statistics/replay/replay.ts";
import type { ReplayReport } from "../../statistics/replay/report.ts";
import { type PeriodGames, predictEach } from "../../statistics/systems/system.ts";
import { replayedDrafts } from "../lists/replay.ts";
import type { OfficePeriod } from "./office-history.ts";

/** What to compare on the office's own lists; an edition null stands for the rules of each date. */
export interface OfficeStudyRequest {
  readonly base: FideEdition | null;
  readonly others: readonly (FideEdition | "published" | Contender)[];
  readonly since: number | null;
  /** Called with each list that was made again. */
  readonly progress: (done: number, total: number) => void;
}

/**
 * The office's own games, list by list. Editions make every list again as the office makes it, first ratings included;
 * other systems begin with the published ratings.
 */
export async function officeStudy(
  ledger: Pick<Ledger, "reader">,
  history: readonly OfficePeriod[],
  { base, others, since, progress }: OfficeStudyRequest,
): Promise<ReplayReport> {
  const people = placesIn(history);
  const published = byDate(history);
  const asListed: Contender = listedContender(
    "by-date",
    published,
    history.map((period) => listedRatings(period, people)),
  );
  const made = async (edition: FideEdition): Promise<Contender> =>
    listedContender(edition.id, () => edition, await replayedRatings(ledger, history, people, { edition, progress }));
  const contenders = [base === null ? asListed : await made(base)];
  for (const other of others)
    if (other === "published") contenders.push(publishedContender(published));
    else contenders.push("make" in other ? other : await made(other));
  const players = { players: people.size, born: new Uint16Array(people.size) };
  const { list } = history[0]!.edition;
  return replay(players, periodsOf(history, people), { list, contenders, since });
}

type Places = ReadonlyMap<number, number>;

/** Everybody who is on a list or in a game. */
function placesIn(history: readonly OfficePeriod[]): Places {
  const places = new Map<number, number>();
  for (const { list, games } of history)
    for (const ids of [list.id, games.white, games.black])
      for (const id of ids) if (!places.has(id)) places.set(id, places.size);
  return places;
}

/** A list counts the games of the month before it. */
const monthOf = ({ date }: OfficePeriod): number => monthNumber(date) - 1;

function byDate(history: readonly OfficePeriod[]): (month: number) => FideEdition {
  const editions = new Map(history.map((period) => [monthOf(period), period.edition]));
  return (month) => editions.get(month)!;
}

function* periodsOf(history: readonly OfficePeriod[], people: Places): Generator<PeriodGames> {
  let events = 0;
  for (const period of history) {
    const { games, white, black, whiteRating, blackRating, score, event } = period.games;
    const place = (id: number): number => people.get(id)!;
    yield {
      month: monthOf(period),
      games,
      white: Int32Array.from(white, place),
      black: Int32Array.from(black, place),
      ...{ whiteRating, blackRating, score },
      event: event.map((each) => each + events),
    };
    events = event.reduce((most, each) => Math.max(most, each + events + 1), events);
  }
}

/** By place; 0: unrated. */
type Ratings = Int16Array;

function listedRatings({ list }: OfficePeriod, people: Places): Ratings {
  const ratings = new Int16Array(people.size);
  for (let at = 0; at < list.players; at++) ratings[people.get(list.id[at]!)!] = list.rating[at]!;
  return ratings;
}

/** The first list as published, and those after it made again. */
async function replayedRatings(
  { reader }: Pick<Ledger, "reader">,
  history: readonly OfficePeriod[],
  people: Places,
  { edition, progress }: { readonly edition: FideEdition } & Pick<OfficeStudyRequest, "progress">,
): Promise<readonly Ratings[]> {
  const found = [listedRatings(history[0]!, people)];
  for await (const { draft, total } of replayedDrafts(reader, { from: history[0]!.name, edition })) {
    const ratings = new Int16Array(people.size);
    for (const [id, place] of people) ratings[place] = draft.entries.get(String(id))?.rating ?? 0;
    found.push(ratings);
    progress(found.length - 1, total);
  }
  return found;
}

/** Predicts the games of a list by the ratings of the list before it. */
const listedContender = (
  name: string,
  editionOf: (month: number) => FideEdition,
  lists: readonly Ratings[],
): Contender => ({
  name,
  kind: "edition",
  parameters: {},
  make: () => {
    const expected = expectedUnder();
    let rated = 0;
    return {
      predict: (games, into) => {
        const ratings = lists[rated - 1]!;
        const of = expected(editionOf(games.month));
        const isIn = Uint8Array.from(ratings, (rating) => (rating > 0 ? 1 : 0));
        predictEach(games, isIn, (white, black) => of(ratings[white]!, ratings[black]!), into);
      },
      rate: () => {
        rated += 1;
      },
      adjust: () => undefined,
    };
  },
});
