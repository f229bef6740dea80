import type {
  BookFacts,
  ClosingDecision,
  ClubGame,
  ClubMember,
  ClubPlayer,
  ClubResult,
  ClubTournament,
  Guest,
} from "../../src/domain/clubs/club.ts";
import { addDays, day, type IsoDate } from "../../src/domain/dates.ts";

/** A club that nobody has, made from a seed: forty members, two years, more than six hundred games. */

const SEED = 20_260_901;

function chance(): (below: number) => number {
  let state = SEED;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const every = (first: string, days: number, rounds: number): readonly IsoDate[] =>
  Array.from({ length: rounds }, (_, round) => addDays(day(first), round * days));

const span = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);

interface Plan extends ClubTournament {
  readonly rounds: readonly IsoDate[];
  readonly field: readonly number[];
  readonly visitors: readonly number[];
  readonly boards: number;
}

const plain = { ratings: null, days: [], end: null, visitors: [] } as const;

// biome-ignore format: a table of tournaments
const PLANS: readonly Plan[] = [
  { ...plain, tournament: "autumn-24", name: "Autumn 2024", time: { minutes: 90, perMove: 30 }, rounds: every("2024-09-10", 7, 8), field: span(1, 40), boards: 14 },
  { ...plain, tournament: "main", name: "Club championship", time: { minutes: 90, perMove: 30 }, rounds: every("2025-09-02", 7, 14), field: span(1, 24), boards: 12 },
  { ...plain, tournament: "juniors", name: "Juniors", time: { minutes: 60, perMove: 0 }, rounds: every("2025-09-04", 7, 16), field: span(25, 34), boards: 5 },
  { ...plain, tournament: "holiday", name: "Holiday open", time: { minutes: 120, perMove: 0 }, rounds: every("2025-12-27", 1, 10), field: span(1, 16), visitors: [1, 2, 3], boards: 8, end: day("2026-01-05") },
  { ...plain, tournament: "league", name: "League", time: { minutes: 120, perMove: 0 }, rounds: every("2026-01-13", 14, 8), field: span(1, 12), visitors: [1, 2, 4, 5], boards: 6 },
  { ...plain, tournament: "weekly-old", name: "Spring, old ratings", time: { minutes: 120, perMove: 0 }, ratings: "old ratings", rounds: every("2026-02-10", 7, 6), field: span(10, 30), boards: 10 },
  { ...plain, tournament: "easter-new", name: "May days, new ratings", time: { minutes: 120, perMove: 0 }, ratings: "new ratings", rounds: every("2026-04-29", 1, 5), field: span(1, 20), boards: 6 },
  { ...plain, tournament: "quick", name: "Too fast", time: { minutes: 60, perMove: 0 }, rounds: every("2025-10-03", 7, 4), field: span(5, 20), boards: 4 },
  { ...plain, tournament: "summer", name: "Summer", time: { minutes: 89, perMove: 60 }, rounds: every("2026-06-02", 9, 8), field: span(3, 35), boards: 15 },
];

function membersOf(random: (below: number) => number): readonly ClubMember[] {
  return span(1, 40).map((member) => {
    const young = member >= 25 && member <= 34;
    const rating =
      member === 1 ? 2199 : member <= 4 ? 2180 + random(120) : young ? 800 + random(390) : 1250 + random(850);
    return {
      member,
      name: `Medlem${String(member).padStart(2, "0")}, Prov`,
      id: String(700_000 + member),
      birth: (young ? "2014" : "1980") as ClubMember["birth"],
      entered: day("2024-09-01"),
      start: { rating, assessed: true, reason: "as before the book" },
      away: member === 35 ? [{ left: day("2026-08-01"), back: null }] : [],
      mergedInto: null,
    };
  });
}

const rated = (swedish: number | null, elo: number | null, estimate: number | null) => ({ swedish, elo, estimate });

const GUESTS: readonly Guest[] = [
  {
    ...{ guest: 1, name: "Gäst, Ett", home: "Grannklubben", id: "800001" },
    ratings: [
      { from: null, ...rated(1790, null, null) },
      { from: day("2026-03-01"), ...rated(1841, null, null) },
    ],
  },
  { guest: 2, name: "Guest, Two", home: null, id: null, ratings: [{ from: null, ...rated(null, 1903, null) }] },
  { guest: 3, name: "Gæst, Tre", home: null, id: null, ratings: [{ from: null, ...rated(null, null, 1650) }] },
  { guest: 4, name: "Gäst, Fyra", home: null, id: null, ratings: [{ from: null, ...rated(2240, 2100, null) }] },
  { guest: 5, name: "Gast, Fünf", home: null, id: null, ratings: [{ from: null, ...rated(null, null, 1210) }] },
];

const RESULTS: readonly ClubResult[] = ["1-0", "1-0", "1-0", "0-1", "0-1", "0-1", "1/2-1/2", "1/2-1/2", "1/2-1/2"];
const WALKOVERS: readonly ClubResult[] = ["+-", "-+", "--"];

/** One round: everybody who comes is paired with somebody, by chance. */
function roundOf(plan: Plan, round: number, random: (below: number) => number): Omit<ClubGame, "game">[] {
  const here: ClubPlayer[] = [
    ...plan.field.map((member) => ({ member })),
    ...plan.visitors.map((guest) => ({ guest })),
  ];
  // Who does not come any more after the first autumn.
  const playing = here.filter((each) => plan.tournament === "autumn-24" || !("member" in each) || each.member <= 35);
  const begun = plan.rounds[round]!;
  const games: Omit<ClubGame, "game">[] = [];
  while (games.length < plan.boards && playing.length > 1) {
    const [white] = playing.splice(random(playing.length), 1);
    const opponents = playing.filter((each) => "member" in each || "member" in white!);
    const black = opponents[random(opponents.length)];
    if (black === undefined) break;
    playing.splice(playing.indexOf(black), 1);
    const walkover = random(25) === 0;
    const adjourned = !walkover && random(12) === 0;
    games.push({
      ...{ white: white!, black, begun, tournament: plan.tournament, round: round + 1 },
      result: walkover ? WALKOVERS[random(3)]! : RESULTS[random(RESULTS.length)]!,
      finished: adjourned ? addDays(begun, 1 + random(6)) : begun,
      time: random(40) === 0 ? { minutes: 30, perMove: 10 } : null,
      withheld: { white: random(15) === 0 ? "won without a fight" : null, black: null },
      ...{ again: false, withdrawn: random(60) === 0 ? "entered by mistake" : null },
    });
  }
  return games;
}

/** Friendly games: kept, never counted; those of 36 and 37 keep them from being totally inactive. */
const FRIENDLY: readonly Omit<ClubGame, "game">[] = [36, 37].flatMap((member) =>
  ["2025-06-10", "2026-03-12"].map((on) => ({
    ...{ white: { member }, black: { member: 5 }, result: "1-0" as const, begun: day(on), finished: day(on) },
    ...{ tournament: null, round: null, time: null, again: false, withdrawn: null },
    withheld: { white: null, black: null },
  })),
);

/** What the keeper says at period starts; whoever is not named here is dealt with as the text says. */
export const DECISIONS: Readonly<Record<string, readonly ClosingDecision[]>> = {
  "2025-11-01": [
    { member: 36, choice: "accept", points: 0, reason: null },
    { member: 37, choice: "let-go", points: 0, reason: "plays a lot of rapid" },
    { member: 38, choice: "accept", points: 0, reason: null },
    { member: 39, choice: "raise", points: 40, reason: "trained all year" },
    { member: 40, choice: "let-go", points: 0, reason: "was abroad" },
  ],
};

export const PERIOD_STARTS = [2024, 2025, 2026]
  .flatMap((year) => ["01", "03", "05", "09", "11"].map((month) => day(`${year}-${month}-01`)))
  .filter((start) => start >= "2024-09-01" && start <= "2026-09-01");

export function season(): BookFacts {
  const random = chance();
  const members = membersOf(random);
  const games = PLANS.flatMap((plan) => plan.rounds.flatMap((_, round) => roundOf(plan, round, random)));
  return {
    settings: [{ from: day("2024-09-01"), name: "Provklubben", calendar: "five", bonus: "recommended" }],
    members,
    placings: [
      { member: 30, on: day("2025-11-20"), rating: 1050, kind: "placed", reason: "beats everybody", entry: 1 },
      { member: 28, on: day("2026-01-01"), rating: 830, kind: "placed", reason: "placed too high", entry: 2 },
    ],
    guests: GUESTS,
    tournaments: PLANS.map(({ rounds: _, field: __, visitors: ___, boards: ____, ...tournament }) => tournament),
    games: [...games, ...FRIENDLY].map((each, index) => ({ ...each, game: index + 1 })),
    closings: PERIOD_STARTS.slice(1).map((period) => ({ period, decisions: DECISIONS[period] ?? [], entry: 3 })),
  };
}
