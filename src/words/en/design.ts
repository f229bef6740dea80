import { plural } from "../numbers.ts";
import type { DesignWords } from "../types/design-words.ts";

export const DESIGN_WORDS: DesignWords = {
  title: "Edition of your own rating regulations",
  expectations: {
    json: () => "JSON",
    "key-once": () => "each key once",
    "known-key": ({ keys }) => `one of the keys ${keys}`,
    "some-key": ({ keys }) => `at least one of the keys ${keys}`,
    object: () => "an object { … }",
    "object-or-null": () => "an object { … } or null",
    "list-of": ({ from, to }) => `a list […] of ${from === to ? from : `${from} to ${to}`} values`,
    "whole-number": ({ from, to, step }) =>
      `a whole number from ${from} to ${to}${step === 1 ? "" : `, in steps of ${step}`}`,
    "yes-or-no": () => "true or false",
    "one-of": ({ values }) => `one of: ${values}`,
    text: ({ max }) => `a text of 1 to ${max} characters`,
    "own-id": () => "an id of small letters, digits and hyphens, such as nordic-2027",
    "web-address": () => "a web address",
    day: () => "a day, YYYY-MM-DD",
    nothing: () => "null",
    "free-id": () => "an id that no edition of the register has and that does not start with fide-",
    "until-after-from": () => "a day that is not before the first day in force",
    "another-value": () => "another value than the base edition has, or no such rule here",
    "rest-of-players-last": () => "K-rest as the last line and nowhere else (or K-everybody as the only line)",
    "known-coefficient-limits": ({ max }) =>
      `fewer limits of games and ratings: together with those of FIDE at most ${max} cases`,
    ascending: () => "a value after the one before it (each larger than the last)",
    descending: () => "a rating lower than the one before it",
    "no-limit-first": () => "null in the first line, which holds from the beginning",
    "everybody-last": () => "null in the last line, which is for everybody else, and a rating in the others",
    "one-lower-limit": () => "one lower limit: from or over",
    "one-upper-limit": () => "one upper limit: to or below",
    "some-limit": () => "at least one limit: from, over, to or below",
    "limits-in-order": () => "a lower limit that is not above the upper one",
    "only-with-limit": () => "null, because max is null and nothing is limited",
    "not-both-limits": () => "null, because ratingBelow already says for whom the limit is",
    "rounded-average": () =>
      "a rounding of the average of opponents, because the first rating goes by half points (initialRating)",
    "three-of-round-robin": () =>
      "all three rules of round robins, or null in all three: roundRobinAverage, roundRobinRating, roundRobinIteration",
    "half-points-in-round-robin": () =>
      "the method half points over, because round robins have a method of their own; or null in the three rules of round robins",
    "method-for-unrated": () =>
      "countInRoundRobin false, or the three rules of round robins, which give an unrated opponent a rating",
    "at-least-floor": ({ floor }) => `a maximum of the first rating that is not below the floor, ${floor}`,
    "standard-has-none": () => "false, because a standard list cannot go by itself",
    "one-asked": () => "a number of games or of opponents, or null in place of the whole",
  },
  faulty: (file, faults) => `${file} has ${plural("en", faults, "error", "errors")}.`,
  sound: (file, name, rules) =>
    `${file}: ${name} can be used; ${plural("en", rules, "rule differs", "rules differ")} from the base edition.`,
  missing: (expected) => `missing; expected ${expected}`,
  issuedBy: "Issued by",
  base: "Base edition",
  reason: "Reason",
  office: {
    title: "Own editions",
    text: "Editions of the office's own rating rules. From its first day on, an edition applies instead of FIDE's to tournaments and lists of its kind.",
    schema: "JSON Schema for editors",
    none: "No edition of its own yet: lists are made by the rules of FIDE. Adopt one below.",
    list: "List",
    withdraw: "Withdraw the edition",
    adopt: "Adopt an edition",
    adoptText:
      "The edition is checked first. Until a list has been published under it, it can be withdrawn, or replaced by adopting a file with the same id; after that it stays for good.",
    file: "Edition (JSON file)",
  },
};
