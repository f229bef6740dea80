import { describe, expect, test } from "vitest";
import { FIDE_EDITIONS } from "../src/regulations/register.ts";

/** A16: what the texts leave open is said where it is decided, and nowhere else. */
describe("A16: readings of the rules they decide", () => {
  const having = (code: string, rule: string) =>
    FIDE_EDITIONS.filter(({ readings }) =>
      readings.some((each) => each.code === code && each.rules.includes(rule)),
    ).map(({ id }) => id.replace("fide-", ""));

  test("6.41 against 8.21: where both are asked", () => {
    expect(having("games-and-opponents", "opening")).toEqual([
      "standard-2009-07",
      "standard-2011-07",
      "standard-2012-07",
    ]);
  });

  test("7.23b: where inactive players leave the list", () => {
    const gone = FIDE_EDITIONS.filter(({ articles }) => articles.inactivity.sets.goneAfterMonths !== null);
    expect(having("flagged-after-a-year", "inactivity")).toEqual(gone.map(({ id }) => id.replace("fide-", "")));
  });

  test("7.13 of the draft, and the change of a delisted player", () => {
    expect(having("reception-closing", "closing")).toEqual(["standard-2009-03"]);
    expect(having("change-lapses", "delisting")).toHaveLength(FIDE_EDITIONS.length);
  });
});
