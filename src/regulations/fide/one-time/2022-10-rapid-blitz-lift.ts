import { type Cited, decide } from "../../../calculation/derived.ts";
import { day } from "../../../domain/dates.ts";
import { points } from "../../../domain/units.ts";
import type { Reading } from "../../edition.ts";
import type { OneTimeChange } from "./one-time.ts";

const ID = "fide-2022-10-rapid-blitz-lift";

const RULE = "rapidBlitzLift";

const AFTER: Reading = {
  code: "one-time-after-changes",
  rules: [RULE],
  evidence:
    "The announcements compare the rating of the list of 1 October 2022 with the standard rating; applied to the base instead, a player who lost points in September would have been published more than 100 points below his standard rating, which the change was to end.",
};

const LIFT: Cited<{ readonly differenceOver: number; readonly standardLess: number }> = {
  edition: ID,
  rule: RULE,
  article: "–",
  known: "summary",
  sets: { differenceOver: 100, standardLess: 100 },
  readings: [AFTER.code],
};

/** Rapid and blitz ratings far below the standard rating are raised to a little below it. */
export const rapidBlitzLift: OneTimeChange = {
  id: ID,
  listDate: day("2022-10-01"),
  lists: ["rapid", "blitz"],
  source: { title: "Announcements of the change of the rapid and blitz lists of 1 October 2022" },
  readings: [AFTER],
  apply: ({ own, standard }) =>
    decide("rating after the change", LIFT, { own, standard }, ({ own, standard }, sets) => {
      if (own === null) return [null, { code: "unrated-stays-unrated" }];
      return standard !== null && standard - own > sets.differenceOver
        ? [points(standard - sets.standardLess), { code: "lifted", ...sets }]
        : [own, { code: "lift-not-needed", ...sets }];
    }),
};
