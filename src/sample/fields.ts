import type { Random } from "../calculation/random.ts";
import type { System } from "../domain/tournament.ts";
import type { People } from "./people.ts";
import { afterMonths, type SamplePlayer } from "./players.ts";
import type { SampleSize } from "./size.ts";
import { type Special, systemAt } from "./special.ts";

export const SWISS_ROUNDS = 7;
/** Players of the systems that do not grow with the federation. */
const SMALL = { "round-robin": 10, "double-round-robin": 6, match: 2 } as const;
const GAMES = { "round-robin": 45, "double-round-robin": 30, match: 6 } as const;
const SWISS_MIN = 24;
const SWISS_MAX = 80;
const TEAM = 32;
/** How far the large fields are from their mean, in parts of it. */
const SPREAD = 0.25;
const BOARDS = 4;
/** Of a busy federation, this share of the players takes this share of the places: they play in most months. */
const REGULARS = 0.7;
const REGULARS_PLAY = 0.9;

export interface FieldRule {
  readonly system: System;
  readonly special: Special | null;
  /** Players of a large field on average; null: as in a small federation. */
  readonly mean: number | null;
  /** Months since the first list. */
  readonly month: number;
  readonly busy: boolean;
}

/** The size of a Swiss or a team tournament by which all games together come to the number asked for. */
export function meanField({ tournaments, games }: SampleSize): number | null {
  if (games === undefined) return null;
  const systems = Array.from({ length: tournaments }, (_, index) => systemAt(index));
  const small = systems.reduce((sum, system) => sum + (isLarge(system) ? 0 : GAMES[system]), 0);
  const large = systems.filter(isLarge).length;
  return large === 0 ? null : Math.max(8, (2 * (games - small)) / (large * SWISS_ROUNDS));
}

const isLarge = (system: System): system is "swiss" | "team" => system === "swiss" || system === "team";

/** Those who play are of about one strength in a small tournament, of any in a large one. The strongest come first. */
export function fieldOf(chance: Random, people: People, rule: FieldRule): readonly SamplePlayer[] {
  const { system } = rule;
  const places = isLarge(system)
    ? largeField(chance, people.count, largeSize(chance, system, rule.mean), rule.busy)
    : smallField(chance, people, system, rule.special);
  const players = [...places].map((place) => afterMonths(people.at(place), rule.month));
  return players.sort((a, b) => b.strength - a.strength || (a.id < b.id ? -1 : 1));
}

function largeField(chance: Random, count: number, wished: number, busy: boolean): ReadonlySet<number> {
  const size = Math.min(count, wished);
  if (!busy) return someOf(chance, count, size);
  const regulars = Math.ceil(count * REGULARS);
  const chosen = new Set<number>();
  while (chosen.size < size) chosen.add(chance.whole(0, (chance.chance(REGULARS_PLAY) ? regulars : count) - 1));
  return chosen;
}

function largeSize(chance: Random, system: "swiss" | "team", mean: number | null): number {
  if (mean === null) return system === "team" ? TEAM : chance.whole(SWISS_MIN, SWISS_MAX);
  const size = mean * (1 + SPREAD * (2 * chance.next() - 1));
  const step = system === "team" ? BOARDS : 2;
  return Math.max(step, step * Math.round(size / step));
}

/** Distinct places, unordered. */
function someOf(chance: Random, count: number, size: number): ReadonlySet<number> {
  const chosen = new Set<number>();
  while (chosen.size < size) chosen.add(chance.whole(0, count - 1));
  return chosen;
}

/** Neighbours by strength, and a guest or two without a rating; a national championship is mostly of such. */
function smallField(chance: Random, people: People, system: keyof typeof SMALL, special: Special | null): number[] {
  const size = SMALL[system];
  const wished = special === "national-championship" ? size - 3 : system === "match" ? 0 : chance.whole(0, 2);
  const unrated = people.unrated();
  const guests = [...someOf(chance, unrated.length, Math.min(wished, unrated.length))].map((place) => unrated[place]!);
  const rated = people.rated();
  const from = chance.whole(0, Math.max(0, rated.length - size));
  return [...rated.subarray(from, from + size - guests.length), ...guests];
}
