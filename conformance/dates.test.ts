import { describe, expect, test } from "vitest";
import { ENTERED } from "../src/domain/codes/source.ts";
import { day, type IsoDate } from "../src/domain/dates.ts";
import type { ListKind } from "../src/domain/list.ts";
import { Refusal } from "../src/domain/refusal.ts";
import type { RateOfPlay } from "../src/domain/tournament.ts";
import { hundredths, points } from "../src/domain/units.ts";
import { listEntered, listInForce, nextList } from "../src/regulations/fide/articles/list-dates.ts";
import { listOfGame } from "../src/regulations/fide/articles/rate-of-play.ts";
import { gains, newRating, tournamentChange } from "../src/regulations/fide/articles/rating-change.ts";
import { ratingForHimself } from "../src/regulations/fide/articles/rating-used.ts";
import type { HeldBy } from "../src/regulations/fide/articles/registration.ts";
import { partsOf } from "../src/regulations/fide/articles/schedule.ts";
import { FIDE_EDITIONS, fideEditionOn } from "../src/regulations/register.ts";
import { fact } from "./fide/office-case.ts";

// What depends on which edition is in force when, and so is no case of a single one.

const editions = (list: ListKind) => (date: IsoDate) => fideEditionOn(list, date);
const fideEdition = (id: string) => FIDE_EDITIONS.find((edition) => edition.id === id)!;
const on = (date: string) => fact("day", day(date));

describe("the calendar changes with the lists", () => {
  test.each([
    ["standard", "2012-05-01", "2012-05-01"],
    ["standard", "2012-06-30", "2012-05-01"],
    ["standard", "2012-07-01", "2012-07-01"],
    ["standard", "2012-08-15", "2012-08-01"],
    ["standard", "2010-10-30", "2010-09-01"],
    ["rapid", "2012-07-31", "2012-07-01"],
  ] as const)("%s on %s: the list of %s", (list, date, expected) =>
    expect(listInForce(editions(list), on(date)).value).toBe(expected),
  );

  test.each([
    ["standard", "2012-05-01", "2012-07-01"],
    ["standard", "2012-07-01", "2012-08-01"],
    ["standard", "2009-07-01", "2009-09-01"],
    ["rapid", "2012-01-15", "2012-07-01"],
  ] as const)("%s after %s: the list of %s", (list, date, expected) =>
    expect(nextList(editions(list), on(date)).value).toBe(expected),
  );

  test("before the first edition there is no list", () =>
    expect(() => listInForce(editions("standard"), on("2009-06-30"))).toThrow(Refusal));
});

describe("the list a tournament enters, by the closing day of the edition before it", () => {
  test.each([
    ["2011-02-22", "2011-03-01"],
    ["2011-02-23", "2011-05-01"],
    ["2012-06-24", "2012-07-01"],
    ["2012-06-25", "2012-08-01"],
    ["2014-06-28", "2014-07-01"], // three days since July 2012 (C3)
    ["2014-06-29", "2014-08-01"],
    ["2014-07-29", "2014-08-01"],
    ["2018-02-26", "2018-03-01"],
    ["2018-02-27", "2018-04-01"],
  ])("ended %s: the list of %s", (end, expected) => {
    const completion = { end: fact("end", day(end)), heldBy: fact<HeldBy>("held by", "other") };
    const received = fact("report received", day(end));
    expect(listEntered(editions("standard"), { ...completion, received }).value).toBe(expected);
  });

  test("each part of a long tournament enters its own list, with the ratings of its first day", () => {
    const rounds = ["2018-01-14", "2018-01-28", "2018-02-27", "2018-03-11", "2018-04-29"].map(day);
    const parts = partsOf(fideEdition("fide-standard-2017-07"), rounds).map(({ from, to }) => {
      const completion = { end: to, heldBy: fact<HeldBy>("held by", "other"), received: to };
      return [listInForce(editions("standard"), from).value, listEntered(editions("standard"), completion).value];
    });
    expect(parts).toEqual([
      ["2018-01-01", "2018-02-01"],
      ["2018-02-01", "2018-04-01"],
      ["2018-03-01", "2018-04-01"],
      ["2018-04-01", "2018-06-01"],
    ]);
  });
});

describe("the list a game belongs to by its time", () => {
  const minutes = (value: number): RateOfPlay => ({ periods: [{ moves: null, seconds: value * 60 }], increment: null });

  test.each([
    ["2018-01-01", 75, 2000, null],
    ["2018-01-01", 75, null, "standard"],
    ["2018-01-01", 90, 2000, "standard"],
    ["2018-01-01", 59, 2000, "rapid"],
    ["2018-01-01", 10, 2000, "blitz"],
    ["2018-01-01", 4, 2000, null],
    ["2013-01-01", 12, 2000, "blitz"],
    ["2024-04-01", 12, 2000, "rapid"],
    ["2024-04-01", 4, 2000, "blitz"],
    ["2024-04-01", 3, 2000, null],
    ["2024-04-01", 90, 2399, "standard"],
    ["2024-04-01", 90, 2400, null],
  ])("%s, %i minutes, highest %s: %s", (date, time, highest, expected) => {
    const of = (list: ListKind) => fideEditionOn(list, day(date))!;
    const rating = fact("highest of the game", highest === null ? null : points(highest));
    const three = { standard: of("standard"), rapid: of("rapid"), blitz: of("blitz") };
    const list = listOfGame(three, minutes(time), { ofTournament: rating, ofGame: rating }, ENTERED);
    expect(list.value).toBe(expected);
  });
});

describe("a player who entered the list meanwhile", () => {
  test("first rating 1800 on 1 March 2011, Swiss of 25 February: +17.1 at K 30, and so 1817", () => {
    const edition = fideEdition("fide-standard-2011-07");
    const own = ratingForHimself(edition, {
      atStart: fact("rating at the start", null),
      firstPublished: fact("rating first published", points(1800)),
      listBefore: fact("rating on the list before", points(1815)),
    });
    expect(own.value).toBe(1800);
    const Ro = fact("Ro", points(own.value ?? 0));
    const game = (opponent: number, score: number) => ({
      opponent: fact("opponent", points(opponent)),
      score: fact("score", hundredths(score)),
    });
    const each = gains(edition, Ro, [game(1900, 100), game(1850, 50), game(1700, 50)]).map(({ gain }) => gain);
    const change = tournamentChange(edition, each, fact("K", 30));
    expect(change.value).toBe(1710);
    expect(newRating(edition, Ro, change).Rn.value).toBe(1817);
  });

  test("March 2009: a win against an unrated 1778 gains .33", () => {
    const opponent = fact("opponent", points(1778));
    const [only] = gains(fideEdition("fide-standard-2009-03"), fact("Ro", points(1900)), [
      { opponent, score: fact("score", hundredths(100)) },
    ]);
    expect([only?.D.value, only?.PD.value, only?.gain.value]).toEqual([122, 67, 33]);
  });
});
