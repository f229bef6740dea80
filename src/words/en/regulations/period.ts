import { counted } from "../../numbers.ts";
import type { ClauseWords } from "../../types/sentences.ts";
import type { Writing } from "../../writing.ts";

/** What the terms of a list as a whole mean. */
export const PERIOD_TERM_WORDS = {
  "tournament counts": "Tournament rated",
  "decision of the office": "Rated by decision of the office",
  correction: "Correction by the office (points)",
  "published rating": "Published rating",
};

/** The cases of a list as a whole. */
export const periodClauseWords = ({ asDay }: Writing) =>
  ({
    "decided-rated": ({ reason }) => `rated by decision of the office: ${reason}`,
    "decided-not-rated": ({ reason }) => `not rated by decision of the office: ${reason}`,
    "list-decided": ({ list, reason }) => `moved to the list of ${asDay(list)} by decision of the office: ${reason}`,
    "without-federation": ({ players }) =>
      `${counted("en", players)} ${players === 1 ? "rated player has" : "rated players have"} no federation: no file or page shows them until they have one.`,
    "K-printed": () => "last published K; some earlier games and ratings are not on record",
    "K-possible": () => "the only K the imported lists allow; some earlier games and ratings are not on record",
    "K-assumed": () =>
      "estimated (some earlier games and ratings are not on record): assumes 30+ games and no higher past rating",
    "rating-published": () => "published",
    "rating-not-published": () => "no rating is published",
    "base-corrected": ({ reason }) => `corrected by the office: ${reason}`,
    "base-missing": () => "rated at the start of the tournament, but not on the previous list: no change",
    "correction-without-rating": ({ reason }) => `correction not applied, because the player has no rating: ${reason}`,
    "person-unknown": () => "the office has no record of this player",
    "tournament-not-rated": () => "the tournament is not rated",
    "left-by-decision": ({ reason }) => `removed from the list by decision: ${reason}`,
    "left-merged": ({ kept, rating, reason }) =>
      `same person as ${kept}, whose record is kept${rating === null ? "" : `; the rating ${rating} ends`}: ${reason}`,
    "left-merged-on": ({ kept, rating, reason }) =>
      `same person as ${kept}, whose record is kept and takes over the rating ${rating}: ${reason}`,
    "left-unmerged": ({ merged, reason }) => `the rating belongs to ${merged}, a different person: ${reason}`,
    "returned-unmerged": ({ kept, list, rating, reason }) =>
      `not the same person as ${kept}: returns with ${rating === null ? "the record" : `the rating ${rating}`} of ${asDay(list)}; games rated in between stay with ${kept}: ${reason}`,
  }) satisfies Partial<ClauseWords>;

/** What the texts leave open about making a list. */
export const PERIOD_READING_WORDS = {
  "base-correction": {
    question: "What if the calculation has to start from another rating than the previous list shows?",
    answer: "The office corrects the starting rating openly, with points and a reason. Nothing is adjusted silently.",
  },
  "one-time-after-changes": {
    question: "Is a one-time change of all ratings made before or after the changes of the period?",
    answer: "After them: it applies to the rating the list would have published, including first ratings.",
  },
  "entered-meanwhile-not-opening": {
    question: "A player has entered the list since: is that tournament still a first tournament for the opponents?",
    answer: "No: the player is on the list, so an earlier tournament has counted.",
  },
  "pool-opened-once": {
    question: "Is a tournament tested as the first one again once the older ones are too old to count?",
    answer: "No. Only a tournament that began before the first one that counted is tested as a first one.",
  },
  "activity-at-latest": {
    question: "When did a player last play if the first lists on record show no games for them?",
    answer:
      "Shown as active: for that list at the latest; from its date on they become inactive like all others. Shown as inactive: at the latest the number of months before that the article asks for; they stay inactive until a game counts, and removal after 36 months is counted from there.",
  },
  "facts-incomplete": {
    question: "Which K applies if a player's games or highest rating before the first list on record are unknown?",
    answer:
      "The K printed on each imported list shows what is possible (fewer than 30 games or more, how high the rating was). From that, the edition in force gives K. If several K are possible, we take the last printed one if it is among them; otherwise the K for 30 or more games and the highest rating seen. It is marked as derived or assumed, and the office can enter the facts.",
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
