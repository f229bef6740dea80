import { decide } from "../../../calculation/derived.ts";
import { day } from "../../../domain/dates.ts";
import { points } from "../../../domain/units.ts";
import type { Reading } from "../../edition.ts";
import type { CitedOnce, OneTimeChange } from "./one-time-change.ts";

const ID = "fide-2022-10-rapid-blitz-lift";

const RULE = "rapidBlitzLift";

const AFTER: Reading = {
  code: "one-time-after-changes",
  rules: [RULE],
  evidence: "one-time-after-changes-2022-10",
};

const LIFT: CitedOnce<"rapidBlitzLift"> = {
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
  cited: LIFT,
  source: { code: "rapid-blitz-lift-2022-10" },
  readings: [AFTER],
  apply: ({ own, standard }) =>
    decide("rating after the change", LIFT, { own, standard }, ({ own, standard }, sets) => {
      if (own === null) return [null, { code: "unrated-stays-unrated" }];
      return standard !== null && standard - own > sets.differenceOver
        ? [points(standard - sets.standardLess), { code: "lifted", ...sets }]
        : [own, { code: "lift-not-needed", ...sets }];
    }),
};
