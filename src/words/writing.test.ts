import { describe, expect, test } from "vitest";
import { day } from "../domain/dates.ts";
import { LIST_PARAMETERS, REFUSALS, Refusal, type RefusalCode, type RefusalGiven } from "../domain/refusal.ts";
import { counted, dateText, decimals, plural, signed, timeText, withMinus } from "./numbers.ts";
import { sayOnPage } from "./said/refusal-said.ts";
import { SITE_CATALOGUES } from "./site.ts";
import { CATALOGUES, catalogueOf } from "./words.ts";

/** What only a command can be told: pages name what they have instead. */
const OF_COMMANDS: readonly RefusalCode[] = [
  "argument-missing",
  "option-missing",
  "option-value-missing",
  "unknown-option",
  "unknown-command",
  "too-many-arguments",
  "options-conflict",
  "month-missing",
  "edition-missing",
  "only-for-lask",
  "list-has-errors",
  "registration-incomplete",
  "tournament-missing",
  "which-club",
];

const isOfPages = (code: RefusalCode): boolean => !OF_COMMANDS.includes(code);

describe.each(SITE_CATALOGUES.map((words) => [words.language, words] as const))("pages in %s", (language, words) => {
  const plain = catalogueOf(language);

  test("no refusal names an option of the command line", () => {
    const parameters = new Proxy({}, { get: (_, name) => (Object.hasOwn(LIST_PARAMETERS, name) ? ["one"] : "one") });
    for (const code of Object.keys(REFUSALS).filter((each): each is RefusalCode => isOfPages(each as RefusalCode))) {
      const says = sayOnPage(plain, new Refusal(...([code, parameters] as RefusalGiven)));
      expect.soft([code, says]).toEqual([code, expect.not.stringMatching(/--[a-z]/)]);
    }
  });

  test("days in sentences are days of the language; what was written stays as it was written", () => {
    const [start, end] = [day("2026-12-05"), day("2026-12-01")];
    const said = sayOnPage(words, new Refusal("dates-reversed", { start, end }));
    expect(said).toContain(dateText(language, start));
    expect(said).not.toContain(start);
    expect(plain.refusals["dates-reversed"]({ start, end })).toContain(start);
    expect(sayOnPage(words, new Refusal("bad-zone", { found: start }))).toContain(start);
    expect(words.phrases.inForce("2024-03-01", null)).toContain(dateText(language, "2024-03-01"));
    expect(words.web.lists.name("standard", "2026-11-01")).toBe(plain.web.lists.name("standard", "2026-11-01"));
  });
});

test("days, moments and numbers are written as each language does", () => {
  const all = (write: (language: string) => string) => CATALOGUES.map(({ language }) => [language, write(language)]);
  expect(Object.fromEntries(all((language) => dateText(language, "2026-10-05")))).toEqual({
    en: "5 Oct 2026",
    it: "5 ott 2026",
    es: "5 oct 2026",
    sv: "5 okt. 2026",
  });
  expect(timeText("en", "2026-10-05T14:05:59Z")).toBe("5 Oct 2026, 14:05 UTC");
  expect(timeText("en", "2026-10-05T14:05:59+00:00")).toBe("5 Oct 2026, 14:05 UTC");
  expect(timeText("en", "2026-10-05T14:05:59+02:00")).toBe("5 Oct 2026, 14:05 UTC+2"); // B11: the office's own time
  expect(timeText("en", "2026-10-05T00:05:59-03:30")).toBe("5 Oct 2026, 00:05 UTC−3:30");
  expect(Object.fromEntries(all((language) => signed(decimals(language, 2.35, 2))))).toEqual({
    en: "+2.35",
    it: "+2,35",
    es: "+2,35",
    sv: "+2,35",
  });
});

test.each(SITE_CATALOGUES.map((words) => [words.language, words] as const))(
  "in %s one thing is one thing, a minus is a minus, and no sentence has a day as a machine writes it",
  (language, words) => {
    const singular = [
      words.refusals["too-many"]({ seconds: 1 }),
      words.clauses["in-window"]({ code: "in-window", found: 1, months: 26 }),
    ];
    const several = [
      words.refusals["too-many"]({ seconds: 2 }),
      words.clauses["in-window"]({ code: "in-window", found: 2, months: 26 }),
    ];
    for (const [index, one] of singular.entries()) expect(one).not.toBe(several[index]!.replace(/2(?!6)/, "1"));
    expect(words.web.players.correction(-12, "x")).toContain("−12");
    const refused = sayOnPage(words, new Refusal("no-edition-on", { list: "standard", day: day("1980-01-01") }));
    expect(refused).not.toMatch(/\d{4}-\d{2}-\d{2}/);
    for (const begins of ["1980-01-01", "2009-07-01", "2012-01-01"])
      expect(refused).toContain(dateText(language, begins));
  },
);

test("a hyphen between words or figures is no minus", () => {
  expect(withMinus("-9.40 (-3) standard-2026-11, 2026-11-01 and -x")).toBe(
    "−9.40 (−3) standard-2026-11, 2026-11-01 and -x",
  );
});

test("thousands of what is counted stand apart as each language writes them; ratings and years stand together", () => {
  const all = (write: (language: string) => string) =>
    Object.fromEntries(CATALOGUES.map(({ language }) => [language, write(language)]));
  expect(all((language) => counted(language, 16841))).toEqual({
    en: "16,841",
    it: "16.841",
    es: "16.841",
    sv: "16\u00a0841",
  });
  expect(all((language) => counted(language, -1234.5, 2))).toEqual({
    en: "-1,234.50",
    it: "-1234,50",
    es: "-1234,50",
    sv: "−1\u00a0234,50",
  });
  expect(plural("en", 16841, "game", "games")).toBe("16,841 games");
  expect(catalogueOf("sv").pages.player.place(1200, 16841)).toBe("1\u00a0200 av 16\u00a0841");
  expect(all((language) => decimals(language, 2213)).sv).toBe("2213");
});
