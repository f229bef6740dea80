import type { SeasonEvent } from "./one-event.ts";
import { plusDays, plusMonths, rulesOn } from "./rules-by-date.ts";
import type { SeasonPlayer } from "./season-office.ts";

/** Players and tournaments of a season, from a seed: the same seed always gives the same season. */

/** A number from 0 up to, not including, the one given. */
export type Dice = (sides: number) => number;

/** Small, and the same on every machine. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

export interface Competitor extends SeasonPlayer {
  readonly strength: number;
}

/** Of all ages, from the floor to above 2650, some inactive, some without a printed K, some unrated. */
export function competitors(dice: Dice, count: number, date: string): readonly Competitor[] {
  const { floor, K } = rulesOn(date);
  return Array.from({ length: count }, (_, index): Competitor => {
    const id = String(1_000_000 + index);
    const strength = index % 5 === 0 ? floor + dice(40) : index % 8 === 0 ? 2280 + dice(520) : floor + dice(1400);
    const year = Number(date.slice(0, 4)) - (dice(3) === 0 ? 16 + dice(4) : 19 + dice(60));
    const birth = dice(12) === 0 ? null : dice(2) === 0 ? `${year}` : `${year}-0${1 + dice(9)}-${10 + dice(18)}`;
    if (index % 4 === 3)
      return {
        id,
        birth,
        strength: Math.max(floor - 250, strength - 200),
        rating: null,
        k: null,
        games: 0,
        inactive: false,
      };
    const inactive = dice(6) === 0;
    const k = dice(10) === 0 ? null : strength >= 2400 || dice(9) === 0 ? 10 : dice(3) === 0 ? K.fresh : K.rest;
    return { id, birth, strength, rating: strength, k, games: inactive ? 0 : dice(3) * dice(8), inactive };
  });
}

/** A tournament and the list before which its report comes. */
export interface PlayedEvent {
  readonly event: SeasonEvent;
  readonly list: string;
}

/** The tournaments that begin in one month. Nobody plays in two at a time. */
export function eventsOf(
  dice: Dice,
  players: readonly Competitor[],
  { month, count, busy }: { readonly month: string; readonly count: number; readonly busy: Map<string, string> },
): readonly PlayedEvent[] {
  return Array.from({ length: count }, (_, index): PlayedEvent | null => {
    const start = plusDays(month, dice(28));
    const free = players.filter(({ id }) => (busy.get(id) ?? "") < start && !rests(id, month));
    const shape = SHAPES[dice(SHAPES.length)]!;
    const field = fieldOf(dice, free, shape.from + dice(shape.spread));
    if (field.length < 4) return null;
    const games = shape.system === "swiss" ? swissGames(dice, field, 4 + dice(5)) : roundRobinGames(dice, field, shape);
    const end = plusDays(start, Math.max(...games.map(({ round }) => round)) - 1);
    for (const { id } of field) busy.set(id, end);
    const id = `S${month.slice(0, 7)}-${index}`;
    const event = { id, start, end, system: shape.system, players: field.map(({ id }) => id), games };
    return { event, list: listOf(end, dice(6) === 0) };
  }).filter((each) => each !== null);
}

/** A third of the players pause for years, so that some become inactive, and some leave the list. */
function rests(id: string, month: string): boolean {
  const number = Number(id);
  const years = Number(month.slice(0, 4)) + number;
  return number % 3 === 1 && years % (number % 2 === 0 ? 2 : 5) !== 0;
}

/** The first list whose closing date, three days before it, the end has met; a late report waits for the next. */
function listOf(end: string, late: boolean): string {
  const next = plusMonths(`${end.slice(0, 7)}-01`, 1);
  const list = plusDays(next, -3) >= end ? next : plusMonths(next, 1);
  return late ? plusMonths(list, 1) : list;
}

interface Shape {
  readonly system: SeasonEvent["system"];
  readonly from: number;
  readonly spread: number;
  /** Whether a game of it may stay unplayed. */
  readonly gaps?: boolean;
}

const SHAPES: readonly Shape[] = [
  { system: "swiss", from: 10, spread: 14 },
  { system: "swiss", from: 8, spread: 8 },
  { system: "round-robin", from: 6, spread: 6 },
  { system: "round-robin", from: 8, spread: 5 },
  { system: "round-robin", from: 6, spread: 4, gaps: true },
  { system: "double-round-robin", from: 5, spread: 3 },
];

/** Neighbours in strength, or anybody, so that differences of more than 400 occur. */
function fieldOf(dice: Dice, free: readonly Competitor[], size: number): readonly Competitor[] {
  const pool = [...free].sort((one, other) => one.strength - other.strength);
  const width = dice(2) === 0 ? pool.length : Math.min(pool.length, size * 2);
  const from = dice(pool.length - width + 1);
  return shuffled(dice, pool.slice(from, from + width)).slice(0, size);
}

function shuffled<T>(dice: Dice, all: readonly T[]): T[] {
  const mixed = [...all];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = dice(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

type Games = SeasonEvent["games"];

function swissGames(dice: Dice, field: readonly Competitor[], rounds: number): Games {
  const met = new Set<string>();
  return Array.from({ length: rounds }, (_, round) => {
    const waiting = shuffled(dice, [...field.keys()]);
    const games: Games[number][] = [];
    while (waiting.length > 1) {
      const white = waiting.pop()!;
      const place = waiting.findIndex((other) => !met.has(pairOf(white, other)));
      if (place === -1) continue;
      const [black] = waiting.splice(place, 1);
      met.add(pairOf(white, black!));
      const halves = dice(40) === 0 ? null : resultOf(dice, field[white]!, field[black!]!);
      games.push({ round: round + 1, white, black: black!, halves });
    }
    return games;
  }).flat();
}

const pairOf = (one: number, other: number): string => `${Math.min(one, other)}-${Math.max(one, other)}`;

/** By the circle method; the second half of a double round robin with colours reversed. */
function roundRobinGames(dice: Dice, field: readonly Competitor[], { system, gaps }: Shape): Games {
  const size = field.length + (field.length % 2);
  const gap = gaps ? dice(field.length * 3) : -1;
  const cycles = system === "double-round-robin" ? 2 : 1;
  return Array.from({ length: (size - 1) * cycles }, (_, round) =>
    Array.from({ length: size / 2 }, (_, board) => {
      const turned = (place: number): number => (place === 0 ? 0 : 1 + ((place - 1 + round) % (size - 1)));
      const pair = [turned(board), turned(size - 1 - board)];
      const [white, black] = (round + board + (round >= size - 1 ? 1 : 0)) % 2 === 0 ? pair : pair.reverse();
      return { white: white!, black: black! };
    })
      .filter(({ white, black }) => white < field.length && black < field.length)
      .map(({ white, black }, board) => {
        const isGap = gap === round * 2 + board;
        return { round: round + 1, white, black, halves: isGap ? null : resultOf(dice, field[white]!, field[black]!) };
      }),
  ).flat();
}

/** The stronger player scores more, and may lose. */
function resultOf(dice: Dice, white: Competitor, black: Competitor): 0 | 1 | 2 {
  const edge = Math.max(-45, Math.min(45, Math.round((white.strength - black.strength) / 8)));
  const thrown = dice(100);
  if (thrown < 35 + edge) return 2;
  return thrown < 65 + edge ? 1 : 0;
}
