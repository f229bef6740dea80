import { day, type IsoDate, readBirth } from "../../src/domain/dates.ts";
import type { ListKind } from "../../src/domain/list.ts";
import type { System } from "../../src/domain/tournament.ts";
import { hundredths } from "../../src/domain/units.ts";
import { type GamesInColumns, UNPLAYED } from "../../src/rating/kernel/games-in-columns.ts";
import { closePeriod } from "../../src/rating/period/close-period.ts";
import type { DraftList } from "../../src/rating/period/draft.ts";
import type { ListedPlayer } from "../../src/rating/period/entries/listed-player.ts";
import type { PeriodInput, PeriodTournament, Person, Pool, RatingOf } from "../../src/rating/period/types.ts";
import type { TournamentGame } from "../../src/rating/tournament/tournament.ts";
import { REGISTER } from "../../src/regulations/editions.ts";

/** A rated player as a list leaves him: established, and with games on that list. */
export const listed = (
  id: string,
  rating: number | null,
  list: string,
  more: Partial<ListedPlayer> = {},
): ListedPlayer => ({
  id,
  rating,
  delistedOn: null,
  gamesSoFar: 100,
  highest: rating,
  factsComplete: true,
  k: null,
  lastCounted: day(list),
  activity: "active",
  ...more,
});

export const person = (more: Partial<Person> = {}): Person => ({
  birth: readBirth("1980") ?? null,
  federation: "SWE",
  titled: false,
  affiliated: false,
  excluded: false,
  dispensation: false,
  ...more,
});

/** A tournament as a test writes it: games as white, black, White's score; null is unplayed. */
export interface Played {
  readonly id?: string;
  readonly start: string;
  readonly end?: string;
  readonly system?: System;
  readonly games: readonly (readonly [white: string, black: string, score: number | null])[];
  /** Rulings and decisions on a game, by its place among the games. */
  readonly onGame?: (game: number) => Pick<TournamentGame, "against" | "decided">;
  /** Whether the games also come in columns, as the office has those on which nobody ruled singly. */
  readonly inColumns?: boolean;
  readonly more?: Partial<PeriodTournament>;
}

/** One player's games against others, one a round. */
export const against = (player: string, ...games: readonly (readonly [opponent: string, score: number])[]) =>
  games.map(([opponent, score]) => [player, opponent, score] as const);

/** An office with nothing but its lists: it closes one after the other, and remembers them. */
export interface TestOffice {
  readonly close: (list: string, tournaments: readonly Played[], more?: Partial<PeriodInput>) => DraftList;
  readonly input: (list: string, tournaments: readonly Played[], more?: Partial<PeriodInput>) => PeriodInput;
  readonly pools: () => ReadonlyMap<string, Pool>;
  readonly ratingOn: (date: string, id: string) => number | null;
}

export interface TestOfficeFacts {
  readonly kind?: ListKind;
  readonly lists: Readonly<Record<string, readonly ListedPlayer[]>>;
  readonly persons?: Readonly<Record<string, Partial<Person>>>;
  readonly standard?: RatingOf;
}

export function testOffice({ kind = "standard", lists, persons = {}, standard }: TestOfficeFacts): TestOffice {
  const published = new Map<IsoDate, Map<string, ListedPlayer>>(
    Object.entries(lists).map(([date, players]) => [day(date), new Map(players.map((each) => [each.id, each]))]),
  );
  let pools: ReadonlyMap<string, Pool> = new Map();
  const dates = () => [...published.keys()].sort();
  const inForce = (on: string) => dates().findLast((date) => date <= on) ?? dates()[0]!;
  const input = (list: string, tournaments: readonly Played[], more: Partial<PeriodInput> = {}): PeriodInput => {
    const before = dates().findLast((date) => date < list)!;
    return {
      kind,
      list: day(list),
      editionOn: (on) => REGISTER.on(kind, on),
      previous: { date: before, players: published.get(before)!.values() },
      person: (id) => person(persons[id]),
      federations: new Map([["SWE", { member: true, suspended: false }]]),
      tournaments: tournaments.map((each, index) =>
        tournamentOf(each, index, inForce(each.start), {
          players: published.get(inForce(each.start))!,
          standard: standard ?? null,
          later: dates()
            .filter((date) => date > inForce(each.start) && date < list)
            .map((date) => ({ date, players: published.get(date)! })),
        }),
      ),
      pools,
      corrections: [],
      leavers: [],
      standard: standard ? { before: standard, now: standard } : null,
      path: null,
      ...more,
    };
  };
  return {
    input,
    close: (list, tournaments, more = {}) => {
      const draft = closePeriod(input(list, tournaments, more));
      published.set(day(list), new Map(draft.entries));
      pools = draft.pools;
      return draft;
    },
    pools: () => pools,
    ratingOn: (date, id) => published.get(day(date))?.get(id)?.rating ?? null,
  };
}

interface ListsKnown {
  readonly players: ReadonlyMap<string, ListedPlayer>;
  readonly standard: RatingOf | null;
  readonly later: readonly { readonly date: IsoDate; readonly players: ReadonlyMap<string, ListedPlayer> }[];
}

function tournamentOf(
  { id, start, end, system = "swiss", games, onGame, inColumns, more }: Played,
  index: number,
  date: IsoDate,
  { players, standard, later }: ListsKnown,
): PeriodTournament {
  const entrants = [...new Set([...games.map(([white]) => white), ...games.map(([, black]) => black)])];
  return {
    id: id ?? `T${index + 1}`,
    start: day(start),
    end: day(end ?? start),
    system,
    national: "no",
    scheduled: null,
    waiver: false,
    decided: null,
    teamChampionship: false,
    rulings: [],
    entrants,
    games: games.map(([white, black, score], game): TournamentGame => {
      const round = game + 1;
      return {
        round,
        white: entrants.indexOf(white),
        black: entrants.indexOf(black),
        score: score === null ? null : hundredths(score * 100),
        source: { code: "round", round },
        ...onGame?.(game),
      };
    }),
    atStart: {
      date,
      rating: (player) => players.get(player)?.rating ?? null,
      standard,
      factsOf: (player) => players.get(player) ?? null,
      enteredOn: (player) => {
        for (const { date, players: listed } of later) {
          const found = listed.get(player);
          if (found && found.rating !== null) return { date, rating: found.rating, facts: found };
        }
        return null;
      },
    },
    ...(inColumns ? { columns: columnsOf(games, entrants) } : {}),
    ...more,
  };
}

const columnsOf = (games: Played["games"], entrants: readonly string[]): GamesInColumns => ({
  white: Int32Array.from(games, ([white]) => entrants.indexOf(white)),
  black: Int32Array.from(games, ([, black]) => entrants.indexOf(black)),
  score: Int32Array.from(games, ([, , score]) => (score === null ? UNPLAYED : score * 100)),
  special: null,
});
