import { type Cited, decide } from "../../../calculation/derived.ts";
import { fraction } from "../../../calculation/fraction.ts";
import { type Rounding, round } from "../../../calculation/rounding.ts";
import { day } from "../../../domain/dates.ts";
import { LIST_KINDS } from "../../../domain/list.ts";
import { points } from "../../../domain/units.ts";
import type { Reading } from "../../edition.ts";
import type { OneTimeChange } from "./one-time.ts";

const ID = "fide-2024-03-compression";
const RULE = "compression";

const ROUNDED: Reading = {
  code: "compression-rounding",
  rules: [RULE],
  evidence:
    "The published table has whole results only: 1000 gives 1400, 1600 gives 1760, 1900 gives 1940. No source names the rounding; we round to the nearest, halves up. A half cannot occur: the raise is two fifths of a whole number.",
};

const AFTER: Reading = {
  code: "one-time-after-changes",
  rules: [RULE],
  evidence:
    "The lists of 1 March 2024 were published with the raised numbers. The lowest rating of the lists before, 1000, gives exactly the new floor of 1400, and 999 would give 1399: raised after the changes of the period, the floor stays where it was; raised before them, everybody from 1000 to about 1010 with a small loss would have left the list. The announced table speaks of the rating on the list, not of a base.",
};

interface Compression {
  readonly ratingBelow: number;
  readonly percent: number;
  readonly rounding: Rounding;
}

const COMPRESSION: Cited<Compression> = {
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
  source: { title: "Swedish Chess Federation, 16 February 2024, on the change of the lists of 1 March 2024" },
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
