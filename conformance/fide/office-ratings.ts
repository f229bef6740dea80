import { type Points, points } from "../../src/domain/units.ts";
import {
  opponentRating,
  ratingForHimself,
  ratingForOpponents,
  standardRating,
} from "../../src/regulations/fide/articles/rating-used.ts";
import { everyEdition, fast, standard } from "../editions.ts";
import { fact, fide, ruled } from "./office-case.ts";

// biome-ignore format: a table
const PROVISIONAL_RATINGS = fide("provisionalRatings", [
  { in: everyEdition(), says: "1900 on the list, 1925 with tournaments not yet in one", listed: 1900, provisional: 1925, expected: [1900, "rating-of-list"] },
  { in: everyEdition(), says: "unrated, 1700 with tournaments not yet in a list", listed: null, provisional: 1700, expected: [null, "rating-none"] },
], (edition, { listed, provisional }) =>
  ruled(opponentRating(edition, {
    listed: fact("rating at the start", rating(listed)),
    provisional: fact("provisional rating", rating(provisional)),
  })));

/** 8.4 of the draft of March 2009 and of the texts from 2022 on names the current rating. */
const FIRST_RATING = [...standard("2009-07", "2017-07"), ...fast("2012-01", "2017-07")];
const LIST_BEFORE = [...standard("2009-03", "2009-03"), ...standard("2022-01"), ...fast("2022-01")];

// biome-ignore format: a table
const ENTERED_MEANWHILE = fide("enteredMeanwhile", [
  { in: FIRST_RATING, says: "unrated at the start, then 1750, 1800 on the list before: by the first rating, for themselves only", atStart: null, first: 1750, listBefore: 1800, expected: [1750, null] },
  { in: LIST_BEFORE, says: "unrated at the start, then 1750, 1800 on the list before: by the list before, for themselves only", atStart: null, first: 1750, listBefore: 1800, expected: [1800, null] },
  { in: everyEdition(), says: "rated at the start: the rating of the start", atStart: 1700, first: 1720, listBefore: 1720, expected: [1700, 1700] },
  { in: everyEdition(), says: "unrated still", atStart: null, first: null, listBefore: null, expected: [null, null] },
], (edition, { atStart, first, listBefore }) => {
  const meanwhile = {
    atStart: fact("rating at the start", rating(atStart)),
    firstPublished: fact("rating first published", rating(first)),
    listBefore: fact("rating on the list before", rating(listBefore)),
  };
  return [ratingForHimself(edition, meanwhile).value, ratingForOpponents(edition, meanwhile).value];
});

// biome-ignore format: a table
const STANDARD_RATING = fide("standardRating", [
  { in: fast("2012-01"), says: "unrated here, 2100 on the standard list: counts as 2100", own: null, standard: 2100, expected: [2100, "rating-of-standard-list"] },
  { in: fast("2012-01"), says: "unrated on both", own: null, standard: null, expected: [null, "rating-none"] },
  { in: everyEdition(), says: "rated here: the rating of this list", own: 1900, standard: 2100, expected: [1900, "rating-of-list"] },
  { in: standard("2009-03"), says: "the standard list takes no other rating", own: null, standard: 2100, expected: [null, "rating-none"] },
], (edition, { own, standard }) =>
  ruled(standardRating(edition, {
    own: fact("rating at the start", rating(own)),
    standard: fact("standard rating", rating(standard)),
  })));

const rating = (value: number | null): Points | null => (value === null ? null : points(value));

export const RATING_USED_TABLES = [PROVISIONAL_RATINGS, ENTERED_MEANWHILE, STANDARD_RATING];
