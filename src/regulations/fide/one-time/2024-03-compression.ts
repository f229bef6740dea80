import { decide } from "../../../calculation/derived.ts";
import { fraction } from "../../../calculation/fraction.ts";
import { round } from "../../../calculation/rounding.ts";
import { day } from "../../../domain/dates.ts";
import { LIST_KINDS } from "../../../domain/list.ts";
import { points } from "../../../domain/units.ts";
import type { Reading } from "../../edition.ts";
import type { CitedOnce, OneTimeChange } from "./one-time-change.ts";

const ID = "fide-2024-03-compression";
const RULE = "compression";

const ROUNDED: Reading = {
  code: "compression-rounding",
  rules: [RULE],
  evidence: "compression-rounding",
};

const AFTER: Reading = {
  code: "one-time-after-changes",
  rules: [RULE],
  evidence: "one-time-after-changes-2024-03",
};

const COMPRESSION: CitedOnce<"compression"> = {
  edition: ID,
  rule: RULE,
  article: "–",
  known: "summary",
  sets: { ratingBelow: 2000, percent: 40, rounding: "half up" },
  readings: [ROUNDED.code, AFTER.code],
};

/** Ratings below 2000 are raised by two fifths of what is missing to it. */
export const compression: OneTimeChange = {
  id: ID,
  listDate: day("2024-03-01"),
  lists: LIST_KINDS,
  cited: COMPRESSION,
  source: { code: "compression-2024-03" },
  readings: [ROUNDED, AFTER],
  apply: ({ own }) =>
    decide("rating after the change", COMPRESSION, { own }, ({ own }, sets) => {
      const { ratingBelow, percent, rounding } = sets;
      if (own === null) return [null, { code: "unrated-stays-unrated" }];
      if (own >= ratingBelow) return [own, { code: "compression-not-needed", ratingBelow }];
      const raised = fraction(own * 100 + (ratingBelow - own) * percent, 100);
      return [points(round(rounding, raised)), { code: "compressed", ratingBelow, percent }];
    }),
};
