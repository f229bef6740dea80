import { describe, expect, test } from "vitest";
import { day } from "../../../domain/dates.ts";
import { PERIOD_READINGS } from "../readings.ts";
import { JUNIOR_SECTION, juniorsBornFrom } from "./junior-section.ts";

describe("the section of juniors", () => {
  test("is of those who were under 20 on 1 January, by the year of birth", () => {
    const bornFrom = ["2026-01-01", "2026-12-01", "2027-01-01"].map((list) => juniorsBornFrom(day(list)));
    expect(bornFrom).toEqual([2006, 2006, 2007]);
  });

  test("is a reading, with its evidence", () => {
    const codes = PERIOD_READINGS.filter(({ rules }) => rules.includes(JUNIOR_SECTION.rule)).map(({ code }) => code);
    expect(codes).toEqual(JUNIOR_SECTION.readings);
  });
});
