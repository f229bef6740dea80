import { type Clause, type Derived, decide, derive } from "../../../calculation/derived.ts";
import { day, type IsoDate, monthNumber, monthOf, yearOf } from "../../../domain/dates.ts";
import type { Points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { FideEdition } from "../fide-edition.ts";
import { floorOf } from "./opening.ts";

/** The rating period a tournament starts in: its first and its last month. */
export interface Period {
  readonly first: Derived<IsoDate>;
  readonly last: Derived<IsoDate>;
}

export function periodOf(edition: FideEdition, start: Derived<IsoDate>): Period {
  const article = cite(edition, "calendar");
  const first = derive("first month", article, { start }, ({ start }, { months }) =>
    firstOf(yearOf(start), months.findLast((month) => month <= monthOf(start)) ?? months[0]!),
  );
  const last = derive("last month", article, { first }, ({ first }, { months }) => {
    const next = months.find((month) => month > monthOf(first));
    return firstOf(yearOf(first), (next ?? 13) - 1);
  });
  return { first, last };
}

/** Whether a kept tournament is still in the pool: its period to that of the newest, both included, within the window. */
export function inWindow(
  list: FideEdition,
  start: Derived<IsoDate>,
  { own, newest }: { readonly own: Period; readonly newest: Period },
): Derived<boolean> {
  const inputs = { start, first: own.first, last: newest.last };
  return decide("in the window", cite(list, "poolWindow"), inputs, ({ start, first, last }, { months, notBefore }) => {
    if (notBefore !== null && start < notBefore) return [false, { code: "pool-cancelled", notBefore }];
    const found = monthNumber(last) - monthNumber(first) + 1;
    return found <= months
      ? [true, { code: "in-window", months, found }]
      : [false, { code: "outside-window", months, found }];
  });
}

/** What the publication of a first rating depends on. */
export interface Publication {
  readonly n: Derived<number>;
  /** Of these, games of Olympiads and of continental and world team championships. */
  readonly teamGames: Derived<number>;
  /** Whether the player belongs to IBCA, ICSC or IPCA. */
  readonly affiliated: Derived<boolean>;
  readonly rating: Derived<Points>;
}

/** Whether there are enough games for a first rating to be published. */
export const enoughGames = (list: FideEdition, { n, teamGames, affiliated }: Publication): Derived<boolean> =>
  decide("enough games", cite(list, "publication"), { n, teamGames, affiliated }, (found, sets) => {
    const { gamesMin, teamEventGamesMin, affiliatedGamesMin } = sets;
    if (found.n >= gamesMin) return [true, { code: "enough-games", found: found.n, gamesMin }];
    if (teamEventGamesMin !== null && found.teamGames >= teamEventGamesMin) {
      return [true, { code: "enough-games-team-championship", found: found.teamGames, gamesMin: teamEventGamesMin }];
    }
    if (affiliatedGamesMin !== null && found.affiliated && found.n >= affiliatedGamesMin) {
      return [true, { code: "enough-games-affiliated", found: found.n, gamesMin: affiliatedGamesMin }];
    }
    return [false, tooFew(found, sets)];
  });

/** Which number is missing: of the ways that are open to the player, the nearest one. */
function tooFew(
  { n, teamGames, affiliated }: { readonly n: number; readonly teamGames: number; readonly affiliated: boolean },
  { gamesMin, teamEventGamesMin, affiliatedGamesMin }: FideEdition["articles"]["publication"]["sets"],
): Clause {
  if (affiliated && affiliatedGamesMin !== null) {
    return { code: "too-few-games-affiliated", found: n, gamesMin: affiliatedGamesMin };
  }
  const isNearer = teamEventGamesMin !== null && teamGames > 0 && teamEventGamesMin - teamGames < gamesMin - n;
  return isNearer
    ? { code: "too-few-games-team-championship", found: teamGames, gamesMin: teamEventGamesMin }
    : { code: "too-few-games", found: n, gamesMin };
}

/** Whether a rating reaches the floor of the list. */
export const reachesFloor = (list: FideEdition, rating: Derived<Points>): Derived<boolean> =>
  decide("at least the floor", cite(list, "floor"), { rating, floor: floorOf(list) }, ({ rating, floor }) =>
    rating >= floor
      ? [true, { code: "at-least-floor", floor }]
      : [false, { code: "below-floor", found: rating, floor }],
  );

const firstOf = (year: number, month: number): IsoDate => day(`${year}-${String(month).padStart(2, "0")}-01`);
