import { day } from "../../src/domain/dates.ts";
import { duration, partsOf, ratingsUsed } from "../../src/regulations/fide/articles/schedule.ts";
import { fast, standard } from "../editions.ts";
import { fact, fide, IN_2017, ruled, SINCE_2017, SINCE_2022, TO_2014, TO_2017 } from "./office-case.ts";

// biome-ignore format: a table
const DURATION = fide("duration", [
  { in: TO_2017, says: "1 January to 31 March: 90 days", end: "2011-03-31", expected: [true, "duration-within"] },
  { in: TO_2017, says: "91 days", end: "2011-04-01", expected: [false, "duration-over"] },
  { in: TO_2017, says: "a league may be longer", end: "2011-06-30", league: true, expected: [true, "duration-league"] },
  { in: TO_2017, says: "so may an approved one", end: "2011-06-30", approved: true, expected: [true, "duration-approved"] },
  { in: SINCE_2022, says: "no length is set", end: "2011-12-31", expected: [true, "duration-any"] },
], (edition, { end, league, approved }) =>
  ruled(duration(edition, {
    start: fact("start", day("2011-01-01")),
    end: fact("end", day(end)),
    league: fact("league", league ?? false),
    approved: fact("longer approved", approved ?? false),
  })));

const ROUNDS = ["2018-01-01", "2018-01-28", "2018-02-11", "2018-03-04"];

// biome-ignore format: a table
const INTERIM_REPORTS = fide("interimReports", [
  { in: [...TO_2014, ...fast("2022-01")], says: "never in parts", played: [...ROUNDS, "2018-09-30"], expected: [["2018-01-01", "2018-09-30"]] },
  { in: IN_2017, says: "90 days: one part", played: [...ROUNDS, "2018-03-31"], expected: [["2018-01-01", "2018-03-31"]] },
  { in: IN_2017, says: "91 days: month by month, each day in one part", played: ["2018-04-01", ...ROUNDS], expected: [["2018-01-01", "2018-01-28"], ["2018-02-11", "2018-02-11"], ["2018-03-04", "2018-03-04"], ["2018-04-01", "2018-04-01"]] },
  { in: standard("2022-01"), says: "30 days: one part", played: ["2024-04-15", "2024-05-14"], expected: [["2024-04-15", "2024-05-14"]] },
  { in: standard("2022-01"), says: "31 days: month by month", played: ["2024-04-15", "2024-05-15"], expected: [["2024-04-15", "2024-04-15"], ["2024-05-15", "2024-05-15"]] },
], (edition, { played }) => partsOf(edition, played.map(day)).map(({ from, to }) => [from.value, to.value]));

// biome-ignore format: a table
const RATINGS_USED = fide("ratingsUsed", [
  { in: TO_2014, says: "declared: of each game", declared: true, expected: ["2011-05-08", "ratings-of-game"] },
  { in: TO_2014, says: "not declared: of the start, in every part", declared: false, expected: ["2011-01-09", "ratings-of-start"] },
  { in: SINCE_2017, says: "of the part, whatever was declared", declared: true, expected: ["2011-05-01", "ratings-of-part"] },
], (edition, { declared }) =>
  ruled(ratingsUsed(edition, {
    start: fact("start", day("2011-01-09")),
    part: fact("part from", day("2011-05-01")),
    game: fact("day of the game", day("2011-05-08")),
    declared: fact("declared before round one", declared),
  })));

export const LENGTH_TABLES = [DURATION, INTERIM_REPORTS, RATINGS_USED];
