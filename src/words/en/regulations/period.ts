import type { ClauseWords } from "../../types/sentences.ts";
import type { Writing } from "../../writing.ts";

/** What the terms of a list as a whole mean. */
export const PERIOD_TERM_WORDS = {
  "tournament counts": "whether the tournament is rated",
  "decision of the office": "whether the office has it rated",
  correction: "points by which the office corrected the rating of the list before",
  "published rating": "rating that the list publishes",
};

/** The cases of a list as a whole. */
export const periodClauseWords = ({ asDay }: Writing) =>
  ({
    "decided-rated": ({ reason }) => `rated by decision of the office: ${reason}`,
    "decided-not-rated": ({ reason }) => `not rated by decision of the office: ${reason}`,
    "list-decided": ({ list, reason }) =>
      `decided that the tournament belongs to the list of ${asDay(list)}: ${reason}`,
    "without-federation": ({ players }) =>
      `${players} ${players === 1 ? "rated player has" : "rated players have"} no federation: no file or page shows them until they have one.`,
    "K-printed": () => "derived from imported lists: not all games and ratings are on record; the K printed last",
    "K-possible": () =>
      "derived from imported lists: not all games and ratings are on record, but this is the only K they allow",
    "K-assumed": () =>
      "assumed: not all games and ratings are on record; at least 30 games and no higher rating are taken for granted",
    "rating-published": () => "published",
    "rating-not-published": () => "no rating is published",
    "base-corrected": ({ reason }) => `corrected by the office: ${reason}`,
    "base-missing": () => "rated when the tournament began, but without a rating on the list before: no change",
    "correction-without-rating": ({ reason }) =>
      `a correction of a player who has no rating to correct is not applied: ${reason}`,
    "person-unknown": () => "the office has no record of this player",
    "tournament-not-rated": () => "the tournament is not rated",
    "left-by-decision": ({ reason }) => `taken off the list by decision: ${reason}`,
    "left-merged": ({ kept, rating, reason }) =>
      `the same person as ${kept}, whose record stands${rating === null ? "" : `; the rating ${rating} is not carried on`}: ${reason}`,
    "left-merged-on": ({ kept, rating, reason }) =>
      `the same person as ${kept}, whose record stands and carries on the rating ${rating}: ${reason}`,
    "left-unmerged": ({ merged, reason }) =>
      `the rating was that of ${merged}, who is somebody else after all: ${reason}`,
    "returned-unmerged": ({ kept, list, rating, reason }) =>
      `not the same person as ${kept} after all: back with ${rating === null ? "what" : `the rating ${rating} that`} ${asDay(list)} has; games rated meanwhile stay with ${kept}: ${reason}`,
  }) satisfies Partial<ClauseWords>;

/** What the texts leave open about making a list. */
export const PERIOD_READING_WORDS = {
  "base-correction": {
    question: "What if a rating starts from another number than the list before printed?",
    answer: "The office corrects the base openly, with points and a reason; nothing is fitted silently.",
  },
  "one-time-after-changes": {
    question: "Is a change of all ratings made before or after the changes of the period?",
    answer: "After them: it is made to the rating the list would have published, first ratings included.",
  },
  "entered-meanwhile-not-opening": {
    question: "Is the tournament of a player who has entered the list meanwhile a first tournament for his opponents?",
    answer: "No: a tournament of his has been kept, or he would not be on the list.",
  },
  "pool-opened-once": {
    question: "Is the first tournament tested again when the older ones have left the pool?",
    answer: "No. Only a tournament that began before the first kept one is tested as a first one.",
  },
  "activity-at-latest": {
    question: "When did a player last play whom the first lists on record show without games?",
    answer:
      "Shown as active: at the latest for that list; from its date on they become inactive like everybody else. Flagged as inactive: at the latest as many months before as the article asks for; the flag stays until a game counts, and removal after 36 months is counted from there.",
  },
  "facts-incomplete": {
    question: "Which K has a player whose games or highest rating before the first list on record are not known?",
    answer:
      "Every imported list says what is possible (below or from 30 games, how high the rating was) by the K it printed. K follows from that under the edition in force. Where several are possible: the K printed last if it is among them, otherwise that of at least 30 games and the highest rating seen. It is marked as derived or assumed, and the office can state the facts.",
  },
  "juniors-under-twenty": {
    question: "Who is a junior on a list?",
    answer: "Players who were under 20 on 1 January of the year of the list, by the year of birth.",
  },
};

/** What each rule of the office and each one-time change is about, as a label. */
export const PERIOD_RULE_WORDS = {
  decision: "Decisions of the office",
  baseCorrection: "Corrected base ratings",
  coefficientOnRecord: "K with an incomplete record",
  juniorSection: "Juniors",
  rapidBlitzLift: "Low rapid and blitz ratings",
  compression: "Low ratings",
};
