import { addDays, addMonths, firstOfMonth } from "../../domain/dates.ts";
import { correctNext } from "../../periods/lists/correct/correct-next.ts";
import { reopenLists } from "../../periods/lists/correct/reopen-lists.ts";
import { ruleOnGame } from "../../periods/tournaments/decisions/rulings.ts";
import type { SampleSize } from "../../sample/size.ts";
import { SAMPLE_TEXTS } from "../../sample/texts.ts";
import type { SampleTournament } from "../../sample/tournaments.ts";
import type { SampleStep } from "./sample-step.ts";

/** Tournaments, by their place in the sample, in which a game is found not to count when the list is out. */
const NEXT = 7;
const REOPENED = 27;
/** In a busy federation more are found: one in this many tournaments. */
const NEXT_EACH = 70;
/** Days after a list was published on which that is found. */
const FOUND_DAYS = 5;

/** Most corrections go into the next list; one reopens the list and the one after it. */
export function correctionSteps(sample: SampleTournament, { busy }: SampleSize): readonly SampleStep[] {
  const { id: tournament, index, kind, start } = sample;
  const isNext = (busy ? index % NEXT_EACH : index) === NEXT;
  const game = isNext || index === REOPENED ? gameOfRated(sample, busy) : undefined;
  if (game === undefined) return [];
  const date = addMonths(firstOfMonth(start), 1);
  const list = `${kind}-${date.slice(0, 7)}`;
  const on = addDays(isNext ? date : addMonths(date, 1), FOUND_DAYS); // a month later, a later list is made again too
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
      act: (office) => (isNext ? correctNext(office, { list, reason }) : reopenLists(office, { list, reason })),
    },
  ];
}

/** A played game of two rated players; where there are many, of two with different K, who get back different amounts. */
function gameOfRated({ rounds, players }: SampleTournament, busy: boolean) {
  const games = rounds.flatMap((round, index) =>
    round.flatMap(({ pairing, result }) => {
      const [white, black] = pairing.map((place) => players[place]);
      if (!white || !black || white.rating === null || black.rating === null || !"10=".includes(result)) return [];
      return [{ round: index + 1, white, black }];
    }),
  );
  const found = games.find(({ white, black }) => !busy || white.k !== black.k) ?? games[0];
  return found && { round: found.round, white: found.white.id, black: found.black.id };
}
