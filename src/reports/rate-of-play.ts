import { type Derived, given } from "../calculation/derived.ts";
import type { Issue } from "../domain/issues.ts";
import { LIST_KINDS, type ListKind } from "../domain/list.ts";
import type { TournamentReport } from "../domain/report.ts";
import { COUNTED, type Source } from "../domain/source.ts";
import type { Points } from "../domain/units.ts";
import { type ReadRateOfPlay, readRateCode, readRateText } from "../formats/rate-of-play.ts";
import type { Tournament } from "../rating/rate-tournament.ts";
import { equalTimes, rateOfPlay, timePerPlayer } from "../regulations/fide/articles/rate-of-play.ts";
import { duration } from "../regulations/fide/articles/schedule.ts";
import type { FideEdition } from "../regulations/fide/fide-edition.ts";
import { fideEditionOn } from "../regulations/register.ts";
import type { Entering } from "./entrants.ts";

/** The rate of play of a report as far as it can be read, and the list it belongs on. */
export interface RateFound {
  readonly read: ReadRateOfPlay | null;
  readonly kind: ListKind | null;
  readonly issues: readonly Issue[];
}

const SOURCE: Source = { code: "report", line: 0 };

export function rateFound(report: TournamentReport): RateFound {
  const { rateOfPlayCode, rateOfPlay: text } = report;
  const read =
    (rateOfPlayCode === null ? null : readRateCode(rateOfPlayCode)) ?? (text === null ? null : readRateText(text));
  const written = rateOfPlayCode ?? text;
  const issues: Issue[] = read || written === null ? [] : [unread(written)];
  return { read, kind: read && kindByTime(report, read), issues };
}

/** The faster lists ask the same time of everybody; what fits neither is for the standard list, if it is rated at all. */
function kindByTime({ start }: TournamentReport, { rate }: ReadRateOfPlay): ListKind | null {
  if (start === null) return null;
  const fast = LIST_KINDS.filter((kind) => kind !== "standard").find((kind) => {
    const edition = fideEditionOn(kind, start);
    return edition && rateOfPlay(edition, timePerPlayer(edition, rate, SOURCE), NOBODY).value;
  });
  return fast ?? "standard";
}

const nobody: Derived<Points | null> = given("highest of the tournament", null, COUNTED);
const NOBODY = { ofTournament: nobody, ofGame: nobody };

/** Rulings on the time that players had and on the length of the tournament, as far as the report says them. */
export function timeRulings(
  edition: FideEdition,
  { start, end }: TournamentReport,
  { read }: RateFound,
  entrants: readonly Entering[],
): Pick<Tournament, "rulings" | "gameRuling"> {
  const source: Source = { code: "report", line: 0 };
  const no = (term: "league" | "longer approved") => given(term, false, COUNTED);
  const length =
    start && end
      ? [
          duration(edition, {
            start: given("start", start, source),
            end: given("end", end, source),
            league: no("league"),
            approved: no("longer approved"),
          }),
        ]
      : [];
  if (read === null) return { rulings: length, gameRuling: null };
  const time = timePerPlayer(edition, read.rate, source);
  const equal = equalTimes(edition, given("same time for both", read.equal, source));
  const ofTournament = highestOf("highest of the tournament", entrants);
  if (edition.articles.rateOfPlay.sets.scope !== "game") {
    const fits = rateOfPlay(edition, time, { ofTournament, ofGame: ofTournament });
    return { rulings: [...length, equal, fits], gameRuling: null };
  }
  const gameRuling = (white: number, black: number) => {
    const ofGame = highestOf("highest of the game", [entrants[white]!, entrants[black]!]);
    return rateOfPlay(edition, time, { ofTournament, ofGame });
  };
  return { rulings: [...length, equal], gameRuling };
}

function highestOf(
  term: "highest of the tournament" | "highest of the game",
  entrants: readonly Entering[],
): Derived<Points | null> {
  const ratings = entrants.flatMap(({ entrant }) => (entrant.rating ? [entrant.rating.value] : []));
  const highest = ratings.reduce<Points | null>((top, each) => (top === null || each > top ? each : top), null);
  return given(term, highest, COUNTED);
}

const unread = (found: string): Issue => ({
  code: "rate-of-play-unread",
  severity: "warning",
  line: 0,
  columns: null,
  field: "rate of play",
  expected: { code: "rate-of-play" },
  found,
});
