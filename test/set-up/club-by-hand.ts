import type { BookFacts, ClubGame, ClubPlayer } from "../../src/domain/clubs/club.ts";

/**
 * The book worked out a second time, with nothing but a table, loops and plain numbers: what a patient person would do
 * on paper. It takes nothing from the regulations of this program.
 */

/** Upper end of each row, and what the better one wins; 32 less that is what the worse one wins; a draw moves the rest of 16. */
const ROWS: readonly (readonly [to: number, better: number])[] = [
  [10, 16],
  [33, 15],
  [56, 14],
  [79, 13],
  [102, 12],
  [126, 11],
  [151, 10],
  [178, 9],
  [207, 8],
  [236, 7],
  [270, 6],
  [308, 5],
  [352, 4],
  [409, 3],
  [499, 2],
  [9999, 1],
];

export interface HandLine {
  base: number;
  games: number;
  /** In half points. */
  points: number;
  bonus: number;
  current: number;
  deduction: number;
  next: number;
}

interface Person {
  base: number;
  half: number;
  long: string;
  rapid: string;
  settled: number;
}

const dayNumber = (date: string): number => Date.parse(date) / 86_400_000;

/** The lines of every period, by its start and the number of the member; and which games counted. */
export function byHand(facts: BookFacts, starts: readonly string[]) {
  const counted = new Set<number>();
  const people = new Map<number, Person>();
  for (const { member, start, entered } of facts.members)
    people.set(member, {
      base: Math.max(800, start.rating),
      half: 2 * Math.max(800, start.rating),
      long: entered,
      rapid: "",
      settled: 0,
    });
  const lines = new Map<string, Map<number, HandLine>>();
  const tops = new Map<string, number>();
  const games = facts.games
    .filter(({ withdrawn }) => withdrawn === null)
    .toSorted((a, b) => dayNumber(a.finished) - dayNumber(b.finished) || a.game - b.game);
  for (let p = 0; p + 1 < starts.length; p += 1) {
    const [start, next] = [starts[p]!, starts[p + 1]!];
    const table = new Map<number, HandLine>();
    for (const [member, { base }] of people)
      table.set(member, { base, games: 0, points: 0, bonus: 0, current: 0, deduction: 0, next: 0 });
    const own = games.filter((game) => periodByHand(facts, starts, game) === start);
    const placings = facts.placings
      .filter(({ on }) => on >= start && on < next)
      .toSorted((a, b) => dayNumber(a.on) - dayNumber(b.on));
    const placeUpTo = (date: string) => {
      while (placings[0] && placings[0].on <= date) {
        const { member, rating } = placings.shift()!;
        Object.assign(people.get(member)!, { base: rating, half: rating * 2 });
      }
    };
    const met = (player: ClubPlayer): number => {
      if ("member" in player) return people.get(player.member)!.base;
      const { ratings } = facts.guests.find(({ guest }) => guest === player.guest)!;
      const now = ratings.filter(({ from }) => from === null || from <= start).at(-1)!;
      return now.swedish ?? (now.elo === null ? now.estimate! : now.elo + 50);
    };
    for (const game of own) {
      placeUpTo(game.finished);
      const date = game.finished;
      const here = [game.white, game.black].flatMap((player) =>
        "member" in player ? [people.get(player.member)!] : [],
      );
      const wasPlayed = !game.result.includes("+") && game.result !== "--";
      if (!wasPlayed) continue;
      let top = game.tournament === null ? 0 : tops.get(game.tournament);
      if (top === undefined) {
        const all = facts.games.filter((each) => each.tournament === game.tournament && each.withdrawn === null);
        top = Math.max(...all.flatMap(({ white, black }) => [met(white), met(black)]));
        tops.set(game.tournament!, top);
      }
      const time = game.time ?? facts.tournaments.find((each) => each.tournament === game.tournament)?.time;
      const asked = top >= 2200 ? 120 : top >= 1600 ? 90 : 60;
      if (game.tournament === null || !time || time.minutes + time.perMove < asked) {
        for (const person of here) if (person.rapid < date) person.rapid = date;
        continue;
      }
      counted.add(game.game);
      const white = game.result === "1-0" ? 2 : game.result === "0-1" ? 0 : 1;
      const [a, b] = [met(game.white), met(game.black)];
      for (const [player, own, other, score, withheld] of [
        [game.white, a, b, white, game.withheld.white],
        [game.black, b, a, 2 - white, game.withheld.black],
      ] as const) {
        if (!("member" in player)) continue;
        const person = people.get(player.member)!;
        const line = table.get(player.member)!;
        const better = ROWS.find(([to]) => Math.abs(own - other) <= to)![1];
        const isBetter = own >= other;
        const full =
          score === 2
            ? isBetter
              ? better
              : 32 - better
            : score === 0
              ? isBetter
                ? better - 32
                : -better
              : isBetter
                ? better - 16
                : 16 - better;
        const halves = own >= 2200 ? full : full * 2;
        const step = person.half < 1000 * 2 ? 20 : person.half < 1200 * 2 ? 10 : 0;
        const bonus = withheld === null ? step : 0;
        person.half = Math.max(1600, person.half + halves + bonus * 2);
        line.games += 1;
        line.points += halves;
        line.bonus += bonus;
        if (person.long < date) Object.assign(person, { long: date, settled: 0 });
      }
    }
    placeUpTo(next);
    for (const [member, person] of people) finish(facts, next, member, person, table.get(member)!);
    lines.set(start, table);
  }
  return { lines, counted };
}

/** The end of a period for one member: years without a game, what was decided, halves up. */
function finish(facts: BookFacts, next: string, member: number, person: Person, line: HandLine): void {
  line.current = person.half;
  const { away } = facts.members.find((each) => each.member === member)!;
  const isHere = away.every(({ left, back }) => left > next || (back !== null && back <= next));
  const yearsSince = (last: string): number => {
    let years = 0;
    while (`${Number(last.slice(0, 4)) + years + 1}${last.slice(4)}` <= next) years += 1;
    return Math.min(years, 3);
  };
  const idle = Math.max(0, yearsSince(person.rapid > person.long ? person.rapid : person.long) - person.settled);
  const rapidOnly = Math.max(0, yearsSince(person.long) - person.settled - idle);
  const decision = facts.closings
    .find(({ period }) => period === next)
    ?.decisions.find((each) => each.member === member);
  if (isHere && idle + rapidOnly > 0) {
    if (decision?.choice === "raise") person.half += decision.points * 2;
    else if (decision?.choice !== "let-go") {
      line.deduction = 50 * (decision ? idle + rapidOnly : idle);
      person.half = Math.max(1600, person.half - line.deduction * 2);
    }
    person.settled += decision ? idle + rapidOnly : idle;
  }
  person.base = Math.floor((person.half + 1) / 2);
  person.half = person.base * 2;
  line.next = person.base;
}

/** The start of the period a game belongs to: its day's, unless its tournament keeps old ratings. */
function periodByHand(facts: BookFacts, starts: readonly string[], game: ClubGame): string {
  const startOf = (date: string): string => starts.filter((start) => start <= date).at(-1)!;
  const tournament = facts.tournaments.find((each) => each.tournament === game.tournament);
  if (!tournament) return startOf(game.finished);
  const all = facts.games.filter((each) => each.tournament === game.tournament && each.withdrawn === null);
  const days = [...new Set(all.map(({ begun }) => begun))].toSorted((a, b) => dayNumber(a) - dayNumber(b));
  const inPeriod = days.filter((date) => startOf(date) === startOf(game.finished));
  const round = inPeriod.find((date) => date >= game.finished) ?? inPeriod.at(-1);
  if (round === undefined) return startOf(game.finished);
  let used = startOf(days[0]!);
  for (let d = 1; d < days.length && days[d]! <= round; d += 1) {
    if (startOf(days[d - 1]!) === startOf(days[d]!)) continue;
    const gap = dayNumber(days[d]!) - dayNumber(days[d - 1]!);
    const keepsOld = tournament.ratings === null ? gap < 7 : tournament.ratings === "old ratings";
    if (keepsOld) return used;
    used = startOf(days[d]!);
  }
  return used;
}
