import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PERIOD_READINGS } from "../../../src/rating/period/readings.ts";
import type { Reading } from "../../../src/regulations/edition.ts";
import { fideStandard202510 } from "../../../src/regulations/fide/editions/standard-2025-10.ts";
import { ONE_TIME_CHANGES } from "../../../src/regulations/fide/one-time/one-time.ts";
import type { OneTimeChange } from "../../../src/regulations/fide/one-time/one-time-change.ts";
import { RESOLUTIONS } from "../../../src/regulations/fide/resolutions.ts";
import { OBJECTION_TERMS } from "../../../src/regulations/objection-terms.ts";
import { EDITIONS } from "../../../src/regulations/register.ts";
import { dateText } from "../../../src/words/numbers.ts";
import { loadCatalogue } from "../../../src/words/on-demand.ts";
import { editionName } from "../../../src/words/said/edition-name.ts";
import { resolutionSaid } from "../../../src/words/said/resolution-said.ts";
import { ruleSaid } from "../../../src/words/said/rule-said.ts";
import { termsSaid } from "../../../src/words/said/terms-said.ts";
import { SITE_CATALOGUES } from "../../../src/words/site.ts";
import type { Catalogue } from "../../../src/words/types/catalogue.ts";
import { catalogueOf } from "../../../src/words/words.ts";
import { commandsAt, type Said } from "../../set-up/offices/commands.ts";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";
import { textsOf } from "../../set-up/sites/texts.ts";

const readingIn = (words: Catalogue, { code, evidence }: Reading): readonly string[] => [
  words.readings[code].question,
  words.readings[code].answer,
  words.evidence[evidence],
];

/** Everything that tells what a change was: its rule as a sentence, its source and its readings. */
const changeIn = (words: Catalogue, { cited, id, source, readings }: OneTimeChange): readonly string[] => [
  editionName(words, id),
  words.rules[cited.rule],
  words.known[cited.known],
  words.editionSources[source.code],
  ruleSaid(words, cited.rule, cited.sets),
  ...readings.flatMap((each) => readingIn(words, each)),
];

/** The texts within the element that an anchor names. */
const under = (body: string, id: string): string =>
  textsOf(body)
    .filter(({ within }) => within.some((tag) => tag.includes(` id="${id}"`)))
    .map(({ text }) => text)
    .join("\n");

/** Texts of a page with the id of an edition in them; where programs and people need one it stands as code. */
const idsIn = (body: string): readonly string[] =>
  textsOf(body)
    .filter(({ within }) => !within.some((tag) => tag.startsWith("<code")))
    .map(({ text }) => text)
    .filter((text) => EDITIONS.some(({ id }) => text.includes(id)));

const missingIn = (text: string, expected: readonly string[]): readonly string[] =>
  expected.filter((each) => !text.includes(each));

describe("one-time changes and how lists are made, beside the editions", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof siteOver>>;
  let command: (words: string) => Promise<Said>;
  beforeAll(async () => {
    ledger = await begun(place);
    site = await siteOver(ledger);
    command = commandsAt(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  describe.each(SITE_CATALOGUES)("in $language", (words) => {
    const { language, web } = words;
    const page = async () => (await site.app.inject({ url: `/${language}/regulations` })).body;

    test("the page has every change under its own name, when and on which lists it was made", async () => {
      const body = await page();
      for (const change of ONE_TIME_CHANGES) {
        const lists = change.lists.map((list) => web.regulations.lists[list]).join(", ");
        const expected = [...changeIn(words, change), dateText(language, change.listDate), lists];
        expect(missingIn(under(body, change.id), expected)).toEqual([]);
        for (const reading of change.readings)
          expect(missingIn(under(body, `${change.id}-${reading.code}`), readingIn(words, reading))).toEqual([]);
      }
    });

    test("page, API and command line have every resolution of the commission: dates, rule, condition, source", async () => {
      const headers = { "accept-language": language };
      const told = (await site.app.inject({ url: "/api/v1/regulations", headers })).json();
      expect(told.resolutions).toEqual(RESOLUTIONS.map((each) => resolutionSaid(words, each)));
      const [body, { stdout }] = [await page(), await command(`editions --lang ${language}`)];
      for (const each of RESOLUTIONS) {
        const { decides, condition, source } = resolutionSaid(words, each);
        const expected = [web.regulations.lists[each.list]!, decides, condition, source.title];
        expect(missingIn(under(body, each.id), [...expected, dateText(language, each.from)])).toEqual([]);
        expect(missingIn(stdout, [...expected, catalogueOf(language).phrases.inForce(each.from, each.until)])).toEqual(
          [],
        );
      }
    });

    test("the page has every reading of how lists are made, with the rules it decides", async () => {
      const body = await page();
      for (const reading of PERIOD_READINGS) {
        const rules = reading.rules.map((rule) => words.rules[rule as keyof Catalogue["rules"]]);
        const text = under(body, `reading-${reading.code}`);
        expect(missingIn(text, [...readingIn(words, reading), ...rules])).toEqual([]);
      }
    });

    test("the timeline names every edition, marks the current ones and leads to what changed", async () => {
      const body = await page();
      const [, timelines = ""] = /<div class="timelines">(.*?)<\/div>/s.exec(body) ?? [];
      const texts = textsOf(timelines).map(({ text }) => text);
      for (const { id } of EDITIONS) expect.soft(texts).toContain(editionName(words, id));
      expect(timelines.match(/<li class="current">/g)).toHaveLength(4);
      expect(texts.filter((text) => text === web.regulations.current)).toHaveLength(4);
      expect(timelines).toContain(
        `/${language}/regulations/compare?a=fide-standard-2024-03&amp;b=fide-standard-2025-10`,
      );
      expect(body).toMatch(/<option value="fide-standard-2024-03" selected>/);
      expect(body).toMatch(/<option value="fide-standard-2025-10" selected>/);
      expect(idsIn(body)).toEqual([]);
    });

    test("an edition has each rule as a sentence with its article; two compared mark the words that differ", async () => {
      const edition = (await site.app.inject({ url: `/${language}/regulations/fide-standard-2025-10` })).body;
      const texts = textsOf(edition).map(({ text }) => text);
      const { articles } = fideStandard202510;
      expect(texts).toEqual(
        expect.arrayContaining([
          words.ruleSentences.registration(articles.registration.sets),
          `${words.phrases.article} ${articles.registration.number}`,
        ]),
      );
      const url = `/${language}/regulations/compare?a=fide-standard-2022-01&b=fide-standard-2024-03`;
      const { body } = await site.app.inject({ url });
      expect(body).toContain('<mark class="differs">1400</mark>');
      expect(body).toContain(words.rules.floor);
      expect(body).not.toContain(words.rules.gain);
      expect((await site.app.inject({ url: `${url}&all=yes` })).body).toContain(words.rules.gain);
      expect([...idsIn(edition), ...idsIn(body)]).toEqual([]);
    });

    test("every anchor of the page is there once, and every way within the page leads to one", async () => {
      const body = await page();
      const ids = [...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      expect(ids.length).toBe(new Set(ids).size);
      const ways = [...body.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id!);
      expect(ways).toEqual(expect.arrayContaining(["one-time-changes", "list-readings"]));
      expect(ways.filter((id) => !ids.includes(id))).toEqual([]);
      expect(under(body, "one-time-changes")).toBe(words.phrases.oneTimeChanges);
      expect(under(body, "list-readings")).toBe(words.phrases.listReadings);
      expect(under(body, "objection-terms")).toBe(words.objections.title);
      const texts = textsOf(body).map(({ text }) => text);
      for (const terms of OBJECTION_TERMS)
        expect(texts.some((text) => text.includes(termsSaid(words, terms).says))).toBe(true);
    });

    test("the API gives the same", async () => {
      const headers = { "accept-language": language };
      const told = (await site.app.inject({ url: "/api/v1/regulations", headers })).json();
      expect(told.oneTimeChanges).toMatchObject(
        ONE_TIME_CHANGES.map(({ id, listDate, lists, cited, readings }) => ({
          ...{ id, listDate, lists, rule: cited.rule },
          readings: readings.map(({ code, rules }) => ({ code, rules })),
        })),
      );
      for (const [at, change] of ONE_TIME_CHANGES.entries()) {
        const texts = Object.values(told.oneTimeChanges[at]).map((each) => JSON.stringify(each).replaceAll('\\"', '"'));
        expect(missingIn(texts.join("\n"), changeIn(words, change))).toEqual([]);
      }
      expect(told.listReadings).toEqual(
        PERIOD_READINGS.map(({ code, rules, evidence }) => ({
          ...{ code, rules, ...words.readings[code] },
          evidence: words.evidence[evidence],
        })),
      );
      expect(told.objectionTerms).toMatchObject([{ from: "2009-07-01", objectDays: 60, answerDays: 30 }]);
    });

    test("the command line shows them below the editions", async () => {
      const { stdout } = await command(`editions --lang ${language}`);
      // The command line writes days as they are typed.
      const typed = await loadCatalogue(language);
      const expected = [
        ...EDITIONS.flatMap(({ id }) => [id, editionName(words, id)]),
        ...ONE_TIME_CHANGES.flatMap((each) => [
          each.id,
          `${each.listDate}: ${each.lists.map((list) => web.regulations.lists[list]).join(", ")}`,
          ...changeIn(words, each),
        ]),
        ...PERIOD_READINGS.flatMap((each) => readingIn(words, each)),
        ...OBJECTION_TERMS.map((each) => termsSaid(typed, each).says),
      ];
      expect(missingIn(stdout, expected)).toEqual([]);
    });
  });

  test("the command line tells programs what each change sets, and what was read how", async () => {
    const { editions, oneTimeChanges, listReadings } = JSON.parse((await command("editions --json --lang sv")).stdout);
    expect(editions.map(({ id }: { id: string }) => id)).toEqual(EDITIONS.map(({ id }) => id));
    expect(oneTimeChanges).toMatchObject([
      {
        id: "fide-2022-10-rapid-blitz-lift",
        lists: ["rapid", "blitz"],
        sets: { differenceOver: 100, standardLess: 100 },
      },
      { id: "fide-2024-03-compression", listDate: "2024-03-01", sets: { ratingBelow: 2000, percent: 40 } },
    ]);
    expect(oneTimeChanges[1].readings[0].question).toMatch(/^Hur avrundades /);
    expect(listReadings.map(({ code }: Reading) => code)).toEqual(PERIOD_READINGS.map(({ code }) => code));
  });

  test("a change that an explanation cites is found by its name", async () => {
    const { stdout } = await command("editions fide-2024-03-compression");
    expect(stdout).toContain("List of 2024-03-01: Standard, Rapid, Blitz");
    expect(stdout).not.toContain("fide-2022-10-rapid-blitz-lift");
    const told = JSON.parse((await command("editions fide-2024-03-compression --json")).stdout);
    expect(told).toMatchObject({ id: "fide-2024-03-compression", known: "summary", sets: { rounding: "half up" } });
    expect((await command("editions fide-2024-03-nothing")).status).toBe(2);
  });
});
