import type { Parts } from "../../calculation/derived.ts";

/** Cases that stand under a number of their own, by the code of the case. */

/** Of a round robin: how many are rated; of a double one; of a national championship. */
const compositionIn = (section: string): Parts => ({
  "composition-share": `${section}1`,
  "composition-small": `${section}1`,
  "composition-enough": `${section}1`,
  "composition-double-players": `${section}2`,
  "composition-double-rated": `${section}2`,
  "composition-national": `${section}3`,
});

export const COMPOSITION_PARTS_2009 = compositionIn("6.3");
export const COMPOSITION_PARTS_2017 = compositionIn("6.2");

/** Games are asked by one article, opponents by another. */
export const OPENING_PARTS: Parts = {
  "opening-too-few-rated-games": "6.41",
  "too-few-rated-games": "6.41",
  "opening-too-few-opponents": "8.21",
  "too-few-opponents": "8.21",
};

/** With half the points, over it, and under it. */
export const INITIAL_RATING_PARTS: Parts = { half: "8.22", "over-half": "8.23", "under-half": "8.24" };

/** Whether somebody is inactive; who of them is left out of top lists is the next article. */
export const INACTIVITY_PARTS: Parts = { "player-active": "7.23", "player-inactive": "7.23", "player-gone": "7.23" };
