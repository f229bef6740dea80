import { addDays, addMonths, firstOfMonth, type IsoDate } from "../../domain/dates.ts";
import { correctNext } from "../../periods/lists/correct/correct-next.ts";
import { reopenLists } from "../../periods/lists/correct/reopen-lists.ts";
import { ruleOnGame } from "../../periods/tournaments/decisions/rulings.ts";
import { SAMPLE_TEXTS } from "../../sample/texts.ts";
import type { SampleTournament } from "../../sample/tournaments.ts";
import type { SampleStep } from "./sample-step.ts";

/** Tournaments, by their place in the sample, in which a game is found not to count when the list is out. */
const NEXT = 7;
const REOPENED = 27;
/** Days after a list was published on which that is found. */
const FOUND_DAYS = 5;

/** One correction goes into the next list; the other reopens the list and the one after it. */
export function correctionSteps(sample: SampleTournament): readonly SampleStep[] {
  const { id: tournament, index, kind, start } = sample;
  const game = index === NEXT || index === REOPENED ? gameOfRated(sample) : undefined;
  if (game === undefined) return [];
  const date = addMonths(firstOfMonth(start), 1);
  const list = `${kind}-${date.slice(0, 7)}`;
  const on = foundOn(date, index);
  const reason = SAMPLE_TEXTS.corrected;
  return [
    {
      on,
      does: "decides",
      act: (office) =>
        ruleOnGame(office, { tournament, ...game, counts: false, article: null, reason: SAMPLE_TEXTS.anotherPlayed }),
    },
    {
      on,
      does: "corrects",
      act: (office) => (index === NEXT ? correctNext(office, { list, reason }) : reopenLists(office, { list, reason })),
    },
  ];
}

/** Reopens a list a month after publication, so that a later list is made again too. */
const foundOn = (date: IsoDate, index: number): IsoDate =>
  addDays(index === NEXT ? date : addMonths(date, 1), FOUND_DAYS);

/** The first game that was played between two rated players. */
function gameOfRated({ rounds, players }: SampleTournament) {
  for (const [index, round] of rounds.entries())
    for (const { pairing, result } of round) {
      const [white, black] = pairing.map((place) => players[place]);
      if (!white || !black || white.rating === null || black.rating === null || !"10=".includes(result)) continue;
      return { round: index + 1, white: white.id, black: black.id };
    }
  return undefined;
}
