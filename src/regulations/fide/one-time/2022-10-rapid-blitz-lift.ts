import { type Cited, decide } from "../../../calculation/derived.ts";
import { day } from "../../../domain/dates.ts";
import { points } from "../../../domain/units.ts";
import type { OneTimeChange } from "./one-time.ts";

const ID = "fide-2022-10-rapid-blitz-lift";

const LIFT: Cited<{ readonly differenceOver: number; readonly standardLess: number }> = {
  edition: ID,
  rule: "rapidBlitzLift",
  article: "–",
  known: "summary",
  sets: { differenceOver: 100, standardLess: 100 },
  readings: [],
};

/** Rapid and blitz ratings far below the standard rating are raised to a little below it. */
export const rapidBlitzLift: OneTimeChange = {
  id: ID,
  listDate: day("2022-10-01"),
  lists: ["rapid", "blitz"],
  source: { title: "Announcements of the change of the rapid and blitz lists of 1 October 2022" },
  readings: [],
  apply: ({ own, standard }) =>
    decide("rating after the change", LIFT, { own, standard }, ({ own, standard }, sets) => {
      if (own === null) return [null, { code: "unrated-stays-unrated" }];
      return standard !== null && standard - own > sets.differenceOver
        ? [points(standard - sets.standardLess), { code: "lifted", ...sets }]
        : [own, { code: "lift-not-needed", ...sets }];
    }),
};
