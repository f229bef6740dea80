import { plural } from "../numbers.ts";
import type { ScaleReportWords } from "../types/scale-report-words.ts";

export const SCALE_REPORT_WORDS: ScaleReportWords = {
  group: {
    label: "Players",
    all: "All players",
    show: "Show",
    kinds: { federation: "Federation", sex: "Sex", age: "Age", rating: "Rating" },
    note: "Calibration, index and scale are of games in which both players belong to the group. Alarms are raised for all players together only.",
  },
  outdated:
    "A list was published since. Its numbers are being calculated; this page still shows those before, and refreshes automatically.",
  levels: {
    title: "Level and spread, list by list",
    topTitle: "At the top",
    cohortTitle: "Stable players",
    cohortNote:
      "Players from 25 to 45 with at least 10 games in the year before and 10 in the year after: what their ratings do is drift of the scale.",
    perGameTitle: "Points per game in the last 12 lists",
    ledgerNote:
      "Rating points of the group, from one list to the next. Players belong to the group they were in before.",
    heads: {
      composition: "By who came and left",
      within: "By players who stayed",
      adults: "Std. dev., age 25–45",
      entrants: "Entrants",
      firstRating: "Median first rating",
      leavers: "Leavers",
      played: "Players with games",
    },
    atLeast: (value) => `${value} or more`,
    atMost: (value) => `up to ${value}`,
    rank: (rank) => `Rank ${rank}`,
  },
  book: {
    title: "Scale of the book",
    intro:
      "Ratings can drift although every single one is right. This page compares what the table of the rules expects of the higher-rated player with what they scored, and shows where the ratings of the members go.",
    none: "The book has no rated games yet. Once there are some, this page compares what was expected with what was scored.",
    few: (games) => `The charts leave out rows of the table with fewer than ${games} games: they would show chance.`,
    rows: "Rows of the table of the rules, for the higher-rated player",
    index: "Deflation Index (%), from the games of the year up to each period",
    periods: "Members, period by period",
    groups: "Scored less expected in the periods of the last year",
    cohort: "Stable members",
    cohortNote:
      "Members from 25 to 45 with at least 10 games in the year before and 10 in the year after: what their ratings do is drift of the scale.",
    heads: {
      period: "Period from",
      members: "Members",
      points: "Points won",
      moved: "Change of all ratings",
      index: "Deflation Index (%)",
    },
    ledgerNote: "Points of all members' base ratings together, from one period start to the next.",
    ledger: {
      games: "Games",
      bonus: "Bonus",
      placings: "Ratings set by hand",
      deductions: "Deducted for inactivity",
      raises: "Raised instead",
      floor: "Held at the lowest rating",
      rounding: "Rounding",
      entrants: "New or returning members",
      leavers: "Members who left",
    },
    ledgerChart: (periods) => `Whole points by cause, over the last ${plural("en", periods, "period", "periods")}.`,
    alarm: (name, period, value, usual) => `Alarm, period from ${period}: ${name} (${value}, usually ${usual})`,
    alarmSizes: (members, games) =>
      `An alarm needs at least ${members} members who played and ${games} games in a year. In a smaller book it would show chance.`,
    alarms: {
      "index-shift": {
        name: "Deflation Index has moved",
        reason: "Favourites score less or more than in the three years before, by more than 1 point in a hundred.",
        look: "Look at the rows of the table, then at new and young members.",
      },
      "index-level": {
        name: "Deflation Index is far from 0",
        reason: "Favourites score at least 4 points in a hundred less or more than the table expects.",
        look: "Look at the index period by period: has it grown slowly or all at once?",
      },
      juniors: {
        name: "Juniors are rated too low or too high",
        reason: "Members up to 18 score more or less than expected, beyond what is usual for players who improve.",
        look: "Look at the bonus the club gives, and at ratings that should be set by hand.",
      },
      newcomers: {
        name: "Start ratings are too low or too high",
        reason: "Members in their first year in the book score more or less than expected, beyond what is usual.",
        look: "Look at the start ratings of new members and the reasons for them.",
      },
    },
    csv: "Periods as CSV",
    json: "All numbers as JSON",
  },
  report: {
    title: "Report on the rating scale",
    open: "Report to print",
    about: (kind, from, to, lists, games) =>
      `${kind} ratings: ${plural("en", lists, "list", "lists")} from ${from} to ${to}, with ${plural("en", games, "game", "games")} between rated players.`,
    of: (group) => `Players: ${group}.`,
    summary: "Summary",
    alarms: (open, acknowledged) =>
      open + acknowledged === 0
        ? "No alarm has been raised."
        : `${plural("en", open, "alarm is", "alarms are")} open, ${acknowledged} acknowledged.`,
    index: {
      holds: (value, low, high) =>
        `Favourites scored what was expected of them: the Deflation Index is ${value} % (95 % interval: ${low} to ${high}), and 0 is within the interval.`,
      stretched: (value, low, high) =>
        `Favourites scored less than expected: the Deflation Index is ${value} % (95 % interval: ${low} to ${high}). Ratings are further apart than the results.`,
      compressed: (value, low, high) =>
        `Favourites scored more than expected: the Deflation Index is ${value} % (95 % interval: ${low} to ${high}). Ratings are closer together than the results.`,
      unknown: () => "There are too few games to say whether favourites score what is expected of them.",
    },
    scale: (value, low, high) =>
      `The results fit a scale of ${value} points best (95 % interval: ${low} to ${high}). The regulations' table assumes about 400.`,
    bands: (outside, all) =>
      outside === 0
        ? "In no band of rating differences is the score significantly more than 0.01 from what was expected."
        : `In ${outside} of ${plural("en", all, "band", "bands")} of rating differences the score is significantly more than 0.01 from what was expected.`,
    anchor: (change, players, from, to) =>
      `${plural("en", players, "stable player", "stable players")} changed by a median of ${change} points from ${from} to ${to}.`,
    median: (before, after, composition, within, since) =>
      `Since ${since} the median of active players went from ${before} to ${after}: ${composition} because players came and left, ${within} because of players who stayed.`,
    points: (change, since) => `Since ${since} all ratings together changed by ${change} points.`,
    accounted: "The points ledger accounts for every point.",
    unaccounted: (points) => `The points ledger cannot account for ${points} points.`,
    method: "How it was measured",
    methods: [
      "Every game between two rated players that counted for a list is taken, with the ratings it was rated by. Expected scores are those of the edition's own table, for the higher-rated player.",
      "The Deflation Index is what favourites scored less than expected, in points for each 100 games. The best scale is that of the logistic curve which fits the scores best.",
      "Intervals come from drawing whole tournaments again and again, because games of one tournament are alike. The draws have a fixed seed: the same lists give the same report.",
      "A band counts as outside only if it is more than 0.01 off, and surely so although all bands are looked at (Holm's correction).",
      "An alarm needs two lists in a row in which a measure is further from its usual value than its threshold allows, and by more than 3.5 standard errors.",
      "The points ledger adds up where rating points came from and where they went. What is left over must be 0.",
    ],
    repeat: "Anyone with the office's data can repeat it:",
  },
};
