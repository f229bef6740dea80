import type { ClubBonus, ClubTime } from "../../domain/clubs/club.ts";
import { Refusal } from "../../domain/refusal.ts";
import { readCount } from "../../rating/read.ts";

/** What a keeper writes, on the command line and on pages alike, as the book has it. */

const MINUTES_MAX = 1_000;
const SECONDS_MAX = 300;

/** `none`, `recommended`, or a district and its steps: `Norr:800-999=15,1000-1199=5`. */
export function readBonus(text: string): ClubBonus {
  if (text === "none") return null;
  if (text === "recommended") return text;
  const [, district, steps] = text.match(/^([^:]+):(.+)$/) ?? [];
  if (district === undefined || steps === undefined) throw new Refusal("bad-bonus-steps", { found: text });
  return { district: district.trim(), steps: steps.split(",").map((step) => stepOf(step, text)) };
}

function stepOf(step: string, text: string): { from: number; to: number; points: number } {
  const [, from, to, points] = step.trim().match(/^(\d{1,4})-(\d{1,4})=(\d{1,3})$/) ?? [];
  if (points === undefined) throw new Refusal("bad-bonus-steps", { found: text });
  return { from: Number(from), to: Number(to), points: Number(points) };
}

/** The same, written as it is read. */
export const bonusText = (bonus: ClubBonus): string => {
  if (bonus === null) return "none";
  if (bonus === "recommended") return bonus;
  return `${bonus.district}:${bonus.steps.map(({ from, to, points }) => `${from}-${to}=${points}`).join(",")}`;
};

/** `90`, or `90+30` with seconds for each move. */
export function readTime(text: string, field: string): ClubTime {
  const [minutes = "", perMove = "0"] = text.split("+");
  return {
    minutes: readCount(minutes, field, { from: 1, to: MINUTES_MAX }),
    perMove: readCount(perMove, field, { from: 0, to: SECONDS_MAX }),
  };
}

export const timeText = ({ minutes, perMove }: ClubTime): string =>
  perMove === 0 ? String(minutes) : `${minutes}+${perMove}`;
