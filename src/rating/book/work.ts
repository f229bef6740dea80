import type { Derived } from "../../calculation/derived.ts";
import type { BookFacts, ClubTime } from "../../domain/clubs/club.ts";
import type { Points } from "../../domain/units.ts";
import type { LaskEdition } from "../../regulations/lask/lask-edition.ts";
import { ratingOf, repetitions } from "./book-game.ts";
import { currentMembers, fieldsOf, recordResolver } from "./players.ts";
import { memberStateOf } from "./standing.ts";
import type { BookWork, OpenPeriod } from "./work-at-hand.ts";

/** A friendly game need not say how long it took. */
const NO_TIME: ClubTime = { minutes: 0, perMove: 0 };

export function workOn(edition: LaskEdition, facts: BookFacts, period: OpenPeriod): BookWork {
  const recordOf = recordResolver(facts);
  const states = new Map(currentMembers(facts).map((each) => [each.member, memberStateOf(edition, each)]));
  const times = new Map(facts.tournaments.map(({ tournament, time }) => [tournament, time]));
  const work: BookWork = {
    edition,
    beginning: period.start,
    period,
    states,
    recordOf,
    member: (number) => {
      const found = states.get(recordOf(number));
      if (found === undefined) throw new Error(`the book has no member ${number}`);
      return found;
    },
    guests: new Map(facts.guests.map((each) => [each.guest, each])),
    timeOf: (tournament) => (tournament === null ? NO_TIME : (times.get(tournament) ?? NO_TIME)),
    highestOf: (tournament) => highest(tournament),
    repeated: repetitions(recordOf),
    placings: facts.placings.toSorted((one, other) =>
      one.on < other.on ? -1 : one.on > other.on ? 1 : one.entry - other.entry,
    ),
    ...decisionsIn(facts),
  };
  const highest = highestRatings(work, facts);
  return work;
}

function decisionsIn({ closings }: BookFacts): Pick<BookWork, "decisionOf" | "isClosed"> {
  const decisions = new Map(
    closings.flatMap(({ period, decisions }) => decisions.map((each) => [`${period} ${each.member}`, each] as const)),
  );
  const closed = new Set(closings.map(({ period }) => period));
  return {
    decisionOf: (period, member) => decisions.get(`${period} ${member}`) ?? null,
    isClosed: (period) => closed.has(period),
  };
}

function highestRatings(work: BookWork, facts: BookFacts): BookWork["highestOf"] {
  const fields = fieldsOf(facts, work.recordOf);
  const known = new Map<string, Derived<Points> | null>();
  return (tournament) => {
    const found = known.get(tournament);
    if (found !== undefined) return found;
    let highest: Derived<Points> | null = null;
    for (const player of fields.get(tournament)?.values() ?? []) {
      const rating = ratingOf(work, player);
      if (rating !== null && (highest === null || rating.value > highest.value)) highest = rating;
    }
    known.set(tournament, highest);
    return highest;
  };
}
