import { ENTERED } from "../../src/domain/codes/source.ts";
import type { RateOfPlay } from "../../src/domain/tournament.ts";
import { points } from "../../src/domain/units.ts";
import {
  equalTimes,
  firstControl,
  rateOfPlay,
  timePerPlayer,
} from "../../src/regulations/fide/articles/rate-of-play.ts";
import { dayOfPlay } from "../../src/regulations/fide/articles/schedule.ts";
import { blitz, fast, rapid, standard } from "../editions.ts";
import { fact, fide, ruled } from "./office-case.ts";

/** All moves in one period, with seconds added for each of them. */
const sudden = (minutes: number, seconds = 0): RateOfPlay => ({
  periods: [{ moves: null, seconds: minutes * 60 }],
  increment: seconds === 0 ? null : { seconds, fromMove: 1 },
});

/** 40 moves in 90 minutes, then 30 minutes, with 30 seconds added from a move on. */
const fortyInNinety = (fromMove: number): RateOfPlay => ({
  periods: [
    { moves: 40, seconds: 90 * 60 },
    { moves: null, seconds: 30 * 60 },
  ],
  increment: { seconds: 30, fromMove },
});

/** 40 moves in two hours, 20 in one, then 15 minutes with 30 seconds added. */
const SEVEN_HOURS: RateOfPlay = {
  periods: [
    { moves: 40, seconds: 120 * 60 },
    { moves: 20, seconds: 60 * 60 },
    { moves: null, seconds: 15 * 60 },
  ],
  increment: { seconds: 30, fromMove: 61 },
};

const BY_TOURNAMENT = standard("2009-03", "2017-07");
const BY_GAME = standard("2022-01");

// biome-ignore format: a table
const RATE_OF_PLAY = fide("rateOfPlay", [
  { in: standard("2009-03"), says: "40/90 + 30 with 30 s from move 1: 150 minutes", rate: fortyInNinety(1), tournament: 2500, game: 2500, expected: [150 * 60, true] },
  { in: standard("2009-03"), says: "30 s from move 41: 130 minutes", rate: fortyInNinety(41), tournament: 2500, game: 2500, expected: [130 * 60, true] },
  { in: standard("2009-03"), says: "a period from move 61 does not count: 180 minutes", rate: SEVEN_HOURS, tournament: 2500, game: 2500, expected: [180 * 60, true] },
  { in: BY_TOURNAMENT, says: "2200 in the field: 120 minutes", rate: sudden(120), tournament: 2200, game: 1500, expected: [120 * 60, true] },
  { in: BY_TOURNAMENT, says: "2200 in the field: 119 are too few", rate: sudden(119), tournament: 2200, game: 1500, expected: [119 * 60, false] },
  { in: BY_TOURNAMENT, says: "2199: 119 are enough", rate: sudden(119), tournament: 2199, game: 2199, expected: [119 * 60, true] },
  { in: BY_TOURNAMENT, says: "1600: 90 minutes", rate: sudden(90), tournament: 1600, game: 1600, expected: [90 * 60, true] },
  { in: BY_TOURNAMENT, says: "1600: 89 are too few", rate: sudden(89), tournament: 1600, game: 1600, expected: [89 * 60, false] },
  { in: BY_TOURNAMENT, says: "1599: 89 are enough", rate: sudden(89), tournament: 1599, game: 1599, expected: [89 * 60, true] },
  { in: BY_TOURNAMENT, says: "75 minutes with a 2000 in the field", rate: sudden(75), tournament: 2000, game: 1500, expected: [75 * 60, false] },
  { in: BY_GAME, says: "2400 in the game: 120 minutes", rate: sudden(120), tournament: 2400, game: 2400, expected: [120 * 60, true] },
  { in: BY_GAME, says: "2400 in the game: 119 are too few", rate: sudden(119), tournament: 2400, game: 2400, expected: [119 * 60, false] },
  { in: BY_GAME, says: "2399 in the game, whoever else plays: 119 are enough", rate: sudden(119), tournament: 2800, game: 2399, expected: [119 * 60, true] },
  { in: BY_GAME, says: "1800: 90 minutes", rate: sudden(90), tournament: 1800, game: 1800, expected: [90 * 60, true] },
  { in: BY_GAME, says: "1800: 89 are too few", rate: sudden(89), tournament: 1800, game: 1800, expected: [89 * 60, false] },
  { in: BY_GAME, says: "1799: 89 are enough", rate: sudden(89), tournament: 1799, game: 1799, expected: [89 * 60, true] },
  { in: standard("2009-03"), says: "unrated players raise no band: 60 minutes", rate: sudden(60), tournament: null, game: null, expected: [60 * 60, true] },
  { in: standard("2009-03"), says: "59 minutes are too few for anybody", rate: sudden(59), tournament: null, game: null, expected: [59 * 60, false] },
  { in: rapid("2012-01", "2012-01"), says: "15 minutes are rapid", rate: sudden(15), tournament: 2500, game: 2500, expected: [15 * 60, true] },
  { in: rapid("2012-01", "2012-01"), says: "14 minutes are not", rate: sudden(14), tournament: 2500, game: 2500, expected: [14 * 60, false] },
  { in: rapid("2012-01"), says: "15 minutes and 10 s: 25 minutes", rate: sudden(15, 10), tournament: 2500, game: 2500, expected: [25 * 60, true] },
  { in: rapid("2012-01"), says: "59 minutes are rapid", rate: sudden(59), tournament: 2500, game: 2500, expected: [59 * 60, true] },
  { in: rapid("2012-01"), says: "60 minutes are not", rate: sudden(60), tournament: 2500, game: 2500, expected: [60 * 60, false] },
  { in: rapid("2017-07"), says: "10 minutes are not over 10", rate: sudden(10), tournament: null, game: null, expected: [10 * 60, false] },
  { in: rapid("2017-07"), says: "11 minutes are rapid", rate: sudden(11), tournament: null, game: null, expected: [11 * 60, true] },
  { in: rapid("2012-01"), says: "whoever plays: 45 minutes for a beginner", rate: sudden(45), tournament: 2500, game: null, expected: [45 * 60, true] },
  { in: blitz("2012-01", "2022-10"), says: "5 minutes are blitz", rate: sudden(5), tournament: 2500, game: 2500, expected: [5 * 60, true] },
  { in: blitz("2012-01", "2022-10"), says: "4 minutes are not", rate: sudden(4), tournament: 2500, game: 2500, expected: [4 * 60, false] },
  { in: blitz("2012-01"), says: "3 minutes and 2 s: 5 minutes", rate: sudden(3, 2), tournament: 2500, game: 2500, expected: [5 * 60, true] },
  { in: blitz("2012-01", "2012-01"), says: "14 minutes are blitz", rate: sudden(14), tournament: 2500, game: 2500, expected: [14 * 60, true] },
  { in: blitz("2012-01", "2012-01"), says: "15 minutes are not", rate: sudden(15), tournament: 2500, game: 2500, expected: [15 * 60, false] },
  { in: blitz("2017-07"), says: "10 minutes are blitz", rate: sudden(10), tournament: null, game: null, expected: [10 * 60, true] },
  { in: blitz("2017-07"), says: "11 minutes are not", rate: sudden(11), tournament: null, game: null, expected: [11 * 60, false] },
  { in: blitz("2024-03"), says: "3 minutes are not over 3", rate: sudden(3), tournament: null, game: null, expected: [3 * 60, false] },
  { in: blitz("2024-03"), says: "4 minutes are", rate: sudden(4), tournament: null, game: null, expected: [4 * 60, true] },
], (edition, { rate, tournament, game }) => {
  const time = timePerPlayer(edition, rate, ENTERED);
  const ruling = rateOfPlay(edition, time, {
    ofTournament: fact("highest of the tournament", tournament === null ? null : points(tournament)),
    ofGame: fact("highest of the game", game === null ? null : points(game)),
  });
  return [time.value, ruling.value];
});

const REQUIRED_40 = standard("2011-07", "2017-07");
const RECOMMENDED_40 = standard("2009-03", "2009-07");

// biome-ignore format: a table
const FIRST_CONTROL = fide("firstControl", [
  { in: standard("2009-03", "2017-07"), says: "40 moves", moves: 40, expected: ["fine", "control-as-asked"] },
  { in: RECOMMENDED_40, says: "39: only recommended otherwise", moves: 39, expected: ["not as recommended", "control-recommended"] },
  { in: RECOMMENDED_40, says: "41: only recommended otherwise", moves: 41, expected: ["not as recommended", "control-recommended"] },
  { in: REQUIRED_40, says: "39: noted", moves: 39, expected: ["noted", "control-noted"] },
  { in: REQUIRED_40, says: "41: noted", moves: 41, expected: ["noted", "control-noted"] },
  { in: standard("2022-01"), says: "30 moves", moves: 30, expected: ["fine", "control-as-asked"] },
  { in: standard("2022-01"), says: "29: noted", moves: 29, expected: ["noted", "control-noted"] },
  { in: standard("2022-01"), says: "45 moves", moves: 45, expected: ["fine", "control-as-asked"] },
  { in: standard("2009-03"), says: "no control before the end", moves: null, expected: ["fine", "control-none"] },
  { in: fast("2012-01"), says: "nothing is asked", moves: 20, expected: ["fine", "control-not-asked"] },
], (edition, { moves }) => ruled(firstControl(edition, fact("moves to the first control", moves))));

// biome-ignore format: a table
const EQUAL_TIMES = fide("equalTimes", [
  { in: standard("2009-03"), says: "unequal times are not spoken of", same: false, expected: true },
  { in: fast("2012-01"), says: "unequal times: not rated", same: false, expected: false },
  { in: fast("2012-01"), says: "equal times", same: true, expected: true },
], (edition, { same }) => equalTimes(edition, fact("same time for both", same)).value);

const THREE_A_DAY = standard("2009-03", "2012-07");

// biome-ignore format: a table
const DAY_OF_PLAY = fide("dayOfPlay", [
  { in: standard("2009-03"), says: "three rounds of 120 minutes: 12 hours", games: 3, minutes: 120, expected: [true, "day-within"] },
  { in: standard("2009-03"), says: "three rounds of 130 minutes: 13 hours", games: 3, minutes: 130, expected: [false, "day-hours-over"] },
  { in: THREE_A_DAY, says: "three games", games: 3, minutes: 60, expected: [true, "day-within"] },
  { in: THREE_A_DAY, says: "four games are too many, however short", games: 4, minutes: 60, expected: [false, "day-games-over"] },
  { in: standard("2014-07"), says: "four games of 90 minutes: 12 hours", games: 4, minutes: 90, expected: [true, "day-within"] },
  { in: fast("2012-01", "2012-01"), says: "no limit is named", games: 50, minutes: 20, expected: [true, "day-within"] },
  { in: rapid("2017-07"), says: "15 rapid games", games: 15, minutes: 59, expected: [true, "day-within"] },
  { in: rapid("2017-07"), says: "16 rapid games", games: 16, minutes: 15, expected: [false, "day-games-over"] },
  { in: blitz("2017-07"), says: "30 blitz games", games: 30, minutes: 10, expected: [true, "day-within"] },
  { in: blitz("2017-07"), says: "31 blitz games", games: 31, minutes: 5, expected: [false, "day-games-over"] },
], (edition, { games, minutes }) =>
  ruled(dayOfPlay(edition, { games: fact("games of the day", games), time: fact("time per player", minutes * 60) })));

export const TIME_TABLES = [RATE_OF_PLAY, FIRST_CONTROL, EQUAL_TIMES, DAY_OF_PLAY];
