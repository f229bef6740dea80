import fc from "fast-check";
import { addDays, type Birth, day, type IsoDate, readBirth } from "../../../src/domain/dates.ts";
import {
  type ReportedPlayer,
  type ReportedResult,
  type ReportedTeam,
  type ResultCode,
  TITLES,
  type TournamentReport,
} from "../../../src/domain/report.ts";
import { hundredths } from "../../../src/domain/units.ts";

/** Reports as a tournament can have them, with names nobody has. `rich`: also what only TRF26 carries. */
export const reports = (rich: boolean): fc.Arbitrary<TournamentReport> =>
  fc
    .record({
      startNumbers: fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 9 }),
      rounds: fc.integer({ min: 0, max: 7 }),
      seed: fc.infiniteStream(fc.nat(1_000_000)),
      head: header(rich),
      people: fc.infiniteStream(person(rich)),
      teams: fc.array(fc.record({ name: text(32), size: fc.nat(4) }), { maxLength: 3 }),
    })
    .map(({ startNumbers, rounds, seed, head, people, teams }) => {
      const cells = pairings(startNumbers, rounds, () => Number(seed.next().value));
      const played = Math.max(0, ...[...cells.values()].flat().map(({ round }) => round));
      const players = startNumbers.map((startNumber): ReportedPlayer => {
        const { value } = people.next();
        return { startNumber, ...value, line: 0, results: cells.get(startNumber) ?? [] };
      });
      const { start, end, span, withStart, withEnd, roundDays, ...others } = head;
      const first = start;
      const dates = roundDays.map((offset) => (offset === null ? null : addDays(first, Math.min(offset, span))));
      return {
        ...others,
        start: withStart ? first : null,
        end: withEnd ? addDays(first, span) : null,
        rounds: played,
        roundDates: forRounds(dates, played),
        players,
        teams: teams.map(({ name, size }): ReportedTeam => ({ name, players: startNumbers.slice(0, size), line: 0 })),
      };
    });

/** As many as there are rounds, and later ones up to the last that is known. */
function forRounds(dates: readonly (IsoDate | null)[], rounds: number): (IsoDate | null)[] {
  const known = dates.findLastIndex((date) => date !== null) + 1;
  return Array.from({ length: Math.max(rounds, known) }, (_, index) => dates[index] ?? null);
}

/** Any letters of Unicode, with blanks anywhere but at the ends, where no reader can see them. */
const text = (max: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.constantFrom(" ", ",", "ö", "Ж", "𝄞", "👪", "\u00a0", "\u0301", "|"), letter), {
      minLength: 1,
      maxLength: max,
    })
    .map((letters) => letters.join("").replace(/^ +| +$/g, ""))
    .filter((each) => each !== "");

const letter = fc
  .string({ unit: "binary", minLength: 1, maxLength: 1 })
  .filter((each) => (each.codePointAt(0) ?? 0) >= 32 && each !== "\u007f");

const orNull = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values, { nil: null });

const header = (rich: boolean) =>
  fc.record({
    name: orNull(text(60)),
    city: orNull(text(30)),
    federation: orNull(fc.oneof(fc.constantFrom("ENG", "ITA", "SWE"), text(10))),
    start: fc.integer({ min: 0, max: 31_000 }).map((days) => addDays(day("1980-01-01"), days)),
    end: fc.constant(null),
    span: fc.integer({ min: 0, max: 300 }),
    withStart: fc.boolean(),
    withEnd: fc.boolean(),
    roundDays: fc.array(orNull(fc.nat(300)), { maxLength: 8 }),
    type: orNull(text(40)),
    typeCode: rich ? orNull(fc.constantFrom("FIDE_DUTCH", "CUSTOM_SWISS")) : fc.constant(null),
    chiefArbiter: orNull(text(40)),
    deputyArbiters: fc.array(text(40), { maxLength: 3 }),
    rateOfPlay: orNull(text(40)),
    rateOfPlayCode: rich ? orNull(fc.constantFrom("5400+30", "40/6000+30:900+30", "W300-B240")) : fc.constant(null),
  });

const birth: fc.Arbitrary<Birth> = fc.oneof(
  fc.integer({ min: 0, max: 40_000 }).map((days): Birth => addDays(day("1900-01-01"), days)),
  fc.integer({ min: 1900, max: 2020 }).map((year) => readBirth(String(year)) ?? day("1900-01-01")),
);

const person = (rich: boolean) =>
  fc.record({
    name: text(33),
    sex: orNull(fc.constantFrom("m", "w")),
    title: orNull(fc.constantFrom(...TITLES)),
    rating: orNull(fc.integer({ min: 1, max: 3999 })),
    federation: orNull(
      fc.oneof(
        fc.constantFrom("ENG", "ITA", "KIL"),
        fc.string({ unit: fc.constantFrom("A", "Z", "Ö"), minLength: 1, maxLength: 3 }),
      ),
    ),
    id: orNull(fc.integer({ min: 100_000, max: 99_999_999_999 }).map(String)),
    nationalId: rich ? orNull(text(11)) : fc.constant(null),
    nationalRating: rich ? orNull(fc.integer({ min: 1, max: 9999 })) : fc.constant(null),
    birth: orNull(birth),
    points: orNull(fc.nat(199).map((halves) => hundredths(halves * 50))),
    rank: orNull(fc.integer({ min: 1, max: 9999 })),
  });

const GAMES: readonly (readonly [ResultCode | null, ResultCode | null])[] = [
  ["1", "0"],
  ["=", "="],
  ["0", "1"],
  ["W", "L"],
  ["D", "D"],
  ["L", "W"],
  ["+", "-"],
  ["-", "+"],
  ["-", "-"],
  [null, null],
];
const BYES: readonly (ResultCode | null)[] = ["H", "F", "U", "Z", null];

/** Rounds in which everybody plays somebody, has a bye, or has nothing. */
function pairings(startNumbers: readonly number[], rounds: number, next: () => number): Map<number, ReportedResult[]> {
  const cells = new Map<number, ReportedResult[]>(startNumbers.map((startNumber) => [startNumber, []]));
  for (let round = 1; round <= rounds; round++) {
    const columns = [92 + 10 * (round - 1), 99 + 10 * (round - 1)] as const;
    const at = { round, line: 0, columns };
    const free = [...startNumbers];
    while (free.length > 0) {
      const [one = 0] = free.splice(next() % free.length, 1);
      if (free.length === 0 || next() % 4 === 0) {
        const result = BYES[next() % BYES.length] ?? null;
        if (result !== null) cells.get(one)?.push({ opponent: null, colour: null, result, ...at });
        continue;
      }
      const [other = 0] = free.splice(next() % free.length, 1);
      const [own, back] = GAMES[next() % GAMES.length] ?? ["1", "0"];
      cells.get(one)?.push({ opponent: other, colour: "white", result: own, ...at });
      cells.get(other)?.push({ opponent: one, colour: "black", result: back, ...at });
    }
  }
  return cells;
}
