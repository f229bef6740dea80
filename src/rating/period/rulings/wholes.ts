import { type Derived, given } from "../../../calculation/derived.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import { stages } from "../../../regulations/fide/articles/composition.ts";
import { inColumns } from "../../kernel/games-in-columns.ts";
import { scoresOf } from "../../tournament/scores.ts";
import type { PeriodContext } from "../context.ts";
import { inOrder } from "../first/pools.ts";
import type { PeriodTournament } from "../types.ts";

/** A tournament as dates and the opening rule see it: alone, or all declared stages of one. */
export interface Whole {
  readonly id: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** Each with the dates of the whole and, but for games that go by the list of their day, its list at the start. */
  readonly stages: readonly PeriodTournament[];
}

/** What a stage has to know of the others, by player. */
export interface WholeFacts {
  readonly id: string;
  /** Points scored in all stages, in hundredths. */
  readonly points: ReadonlyMap<string, number>;
  /** Whether the whole is kept, for the unrated. */
  readonly kept: ReadonlyMap<string, Derived<boolean>>;
}

/** The tournaments of a list in order of start, end and id, with the stages of one tournament together. */
export function wholesOf({ input, editionOn }: PeriodContext): readonly Whole[] {
  const [alone, declared]: [Whole[], Map<string, PeriodTournament[]>] = [[], new Map()];
  for (const tournament of input.tournaments) {
    const { id, start, end, stageOf = null } = tournament;
    if (stageOf === null) alone.push({ id, start, end, stages: [tournament] });
    else declared.set(stageOf, [...(declared.get(stageOf) ?? []), tournament]);
  }
  const together = [...declared].flatMap(([id, parts]) => {
    const ordered = parts.toSorted(inOrder);
    const { start, ownRatings = false } = ordered[0]!;
    const isOne = ownRatings || stages(editionOn(start), given("stages declared", true, { code: "register" })).value;
    return isOne ? [joined(id, ordered)] : ordered.map((each) => ({ ...datesOf(each), stages: [each] }));
  });
  return [...alone, ...together].sort(inOrder);
}

const datesOf = ({ id, start, end }: PeriodTournament) => ({ id, start, end });

/** One tournament for its dates: it begins with the first stage, whose list gives the ratings of all that have no own. */
function joined(id: string, parts: readonly PeriodTournament[]): Whole {
  const [{ start, atStart }] = parts as readonly [PeriodTournament];
  const end = parts.reduce((last, each) => (each.end > last ? each.end : last), start);
  return {
    id,
    start,
    end,
    stages: parts.map((each) => ({ ...each, start, end, ...(each.ownRatings ? {} : { atStart }) })),
  };
}

/** Points of everybody in all stages. */
export function pointsTogether(parts: readonly PeriodTournament[]): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  for (const { entrants, games, columns } of parts) {
    const { W } = scoresOf(entrants.length, columns ?? inColumns(games));
    for (const [place, id] of entrants.entries()) points.set(id, (points.get(id) ?? 0) + W[place]!);
  }
  return points;
}
