import Fastify from "fastify";
import { describe, expect, expectTypeOf, test } from "vitest";
import { given } from "../../calculation/derived.ts";
import { readDate } from "../../domain/dates.ts";
import type { PortableInput } from "../../rating/period/portable.ts";
import { FIDE_EDITIONS } from "../../regulations/register.ts";
import { DERIVATION_SCHEMA } from "./derivation.ts";
import { ListInputs, type ListInputsAnswer } from "./list-inputs.ts";

/** The form of a type alone: which fields there are, and of which kind. */
type Form<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Item)[]
      ? readonly Form<Item>[]
      : T extends object
        ? { readonly [Name in keyof T]-?: Form<Exclude<T[Name], undefined>> }
        : T;

const day = (text: string) => readDate(text)!;
const decided = given("game counts", true, { code: "decision", entry: 12 });

const FACTS = { gamesSoFar: 31, highest: 2105, factsComplete: true, k: 20 };
const PLAYER = {
  id: "1000106",
  rating: 2100,
  delistedOn: null,
  ...FACTS,
  lastCounted: day("2026-10-01"),
  activity: "active",
} as const;

/** One of everything, also of what is rare. */
const WHOLE: Required<PortableInput> = {
  kind: "rapid",
  list: day("2026-11-01"),
  previous: {
    date: day("2026-10-01"),
    players: [PLAYER, { ...PLAYER, id: "2", rating: null, highest: null, k: null }],
  },
  persons: {
    "1000106": {
      birth: null,
      federation: "NOR",
      titled: true,
      affiliated: false,
      excluded: false,
      dispensation: true,
    },
  },
  federations: { NOR: { member: true, suspended: false } },
  tournaments: [
    {
      id: "2026-0001",
      start: day("2026-10-03"),
      end: day("2026-10-05"),
      stageOf: "2026-0002",
      ownRatings: true,
      system: "match",
      national: "women",
      scheduled: 8,
      waiver: true,
      teamChampionship: false,
      official: decided,
      rulings: [decided],
      decided,
      listed: null,
      entrants: ["1000106", "2"],
      games: [
        { round: 1, white: 0, black: 1, score: null, source: { code: "report", line: 3 }, against: decided, decided },
      ],
      atStart: {
        date: day("2026-10-01"),
        ratings: { "1000106": 2100 },
        standard: { "1000106": 2150 },
        standings: { "1000106": FACTS },
        entered: { "2": { date: day("2026-10-01"), rating: 1500, facts: FACTS } },
      },
    },
  ],
  pools: {
    "2": {
      tournaments: [
        {
          id: "2026-0001",
          start: day("2026-10-03"),
          end: day("2026-10-05"),
          edition: "e",
          list: day("2026-11-01"),
          n: 5,
          sum: 9000.5,
          W: 250,
          ratedOpponents: 5,
          roundRobin: true,
          ru: 1784.25,
          teamChampionship: false,
          opening: true,
          kept: true,
        },
      ],
      openedBy: "2026-0001",
    },
  },
  corrections: [{ player: "1000106", points: -7, reason: "typing error" }],
  imported: [{ date: day("2026-10-01"), facts: { "1000106": { gamesSoFar: 31, highest: null, k: 20 } } }],
  stated: { "2": { gamesBefore: 4, highest: null } },
  leavers: [{ player: "3", name: "N", reason: "", kept: "2", hadRatingOf: "1000106" }],
  adopted: [
    {
      ...FIDE_EDITIONS[0]!,
      own: { name: "Ours", issuedBy: "us", base: FIDE_EDITIONS[0]!.id, reasons: { floor: "schools" } },
    },
  ],
  returners: [{ player: PLAYER, list: "l", kept: "2", keptThen: null, keptHighestSince: 1700, reason: "" }],
  standard: { before: { "2": 1500 }, now: {} },
};

describe("the schema of what a list is made from", () => {
  test("names every field, and no other", () => {
    type Named = Form<Omit<ListInputsAnswer, "adopted">>;
    type Needed = Form<Omit<PortableInput, "adopted">>;
    expectTypeOf<Named>().toExtend<Needed>();
    expectTypeOf<Needed>().toExtend<Named>();
  });

  test("loses nothing on the way, because an answer has only what its schema names", async () => {
    const app = Fastify();
    app.addSchema(DERIVATION_SCHEMA);
    app.get("/", { schema: { response: { 200: ListInputs } } }, async () => WHOLE);
    const answer = await app.inject("/");
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(WHOLE)));
    await app.close();
  });
});
