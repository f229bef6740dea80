import {
  CLUB_CALENDARS,
  CLUB_RESULTS,
  type ClosingDecision,
  type ClubCalendar,
  type ClubResult,
  type ClubTime,
  RATINGS_CHOICES,
  type RatingsChoice,
} from "../../domain/clubs/club.ts";
import { CLUB_POINTS_MAX } from "../../domain/limits.ts";
import { Refusal } from "../../domain/refusal.ts";
import { clubResult } from "../../formats/evening/evening.ts";
import { readTime as timeOf } from "../../periods/clubs/read.ts";
import { readCount, readRating } from "../../rating/read.ts";

/** What a keeper writes, as the book has it. */

export function readCalendar(text: string): ClubCalendar {
  const found = CLUB_CALENDARS.find((each) => each === text);
  if (found === undefined)
    throw new Refusal("bad-choice", { field: "--periods", found: text, choices: CLUB_CALENDARS });
  return found;
}

export const readTime = (text: string): ClubTime => timeOf(text, "--minutes");

/** `old`, `new` or `rule`. */
export function readRatings(text: string): RatingsChoice | null {
  if (text === "rule") return null;
  const found = RATINGS_CHOICES.find((each) => each === `${text} ratings`);
  if (found === undefined)
    throw new Refusal("bad-choice", { field: "--ratings", found: text, choices: ["new", "old", "rule"] });
  return found;
}

export function readClubResult(text: string): ClubResult {
  const found = clubResult(text);
  if (found === undefined) throw new Refusal("bad-choice", { field: "result", found: text, choices: CLUB_RESULTS });
  return found;
}

/** A rating, or null for `none`. */
export const readRatingOrNone = (text: string, field: string): number | null =>
  text === "none" ? null : readRating(text, field);

export interface DecisionOptions {
  readonly accept?: readonly string[];
  readonly letGo?: readonly string[];
  readonly raise?: readonly string[];
}

/** `--accept 12`, `--let-go 12=reason`, `--raise 12=30:reason`. */
export function readDecisions(
  { accept = [], letGo = [], raise = [] }: DecisionOptions,
  memberOf: (text: string) => number,
): readonly ClosingDecision[] {
  return [
    ...accept.map((text) => ({ member: memberOf(text), choice: "accept" as const, points: 0, reason: null })),
    ...letGo.map((text) => {
      const [member, reason] = parted(text, "=");
      return { member: memberOf(member), choice: "let-go" as const, points: 0, reason: reason || null };
    }),
    ...raise.map((text) => {
      const [member, rest] = parted(text, "=");
      const [points, reason] = parted(rest, ":");
      return {
        member: memberOf(member),
        choice: "raise" as const,
        reason: reason || null,
        points: readCount(points, "--raise", { from: 1, to: CLUB_POINTS_MAX }),
      };
    }),
  ];
}

function parted(text: string, mark: string): readonly [before: string, after: string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ""] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
