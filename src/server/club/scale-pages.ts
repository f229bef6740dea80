import { h } from "preact";
import { Type } from "typebox";
import { BOOK_BALANCE_PARTS } from "../../domain/clubs/club-codes.ts";
import { BOOK_ALARM_CODES } from "../../domain/codes/monitor.ts";
import { Refusal } from "../../domain/refusal.ts";
import { statedClubWatch } from "../../periods/monitor/club-alarms.ts";
import { bookScale } from "../../presentation/studies/book-scale.ts";
import { ScalePage } from "../../web/club/scale.tsx";
import { actionsNamed } from "../actions.ts";
import { NullableWhole, Text, Whole } from "../http/schemas.ts";
import type { AnyOfficePage } from "../office/pages/page.ts";
import { reading } from "../office/readings/reading.ts";
import { type BookContext, clubPage, openBook, ownClub } from "./book.ts";

const watchOf = (book: BookContext) => statedClubWatch(book.context.ledger.db, book);

const scale = clubPage({
  path: "/scale",
  load: watchOf,
  show: (watch, shown) => ({
    title: shown.words.scaleReport.book.title,
    content: h(ScalePage, { numbers: watch, scale: bookScale(shown.words, watch), shown }),
  }),
  actions: actionsNamed("acknowledge-club-alarm", "reopen-club-alarm"),
});

const FORMATS = ["csv", "json"] as const;

const file = clubPage({
  path: "/scale/:format",
  load: async (book, { params }) => {
    const format = FORMATS.find((each) => each === params.format);
    if (format === undefined)
      throw new Refusal("bad-choice", { field: "format", found: params.format ?? "", choices: FORMATS });
    return { club: book.club, on: book.on, format, watch: await watchOf(book) };
  },
  file: ({ club, on, format, watch }) => {
    const text = format === "csv" ? periodsCsv(watch) : `${JSON.stringify(watch, null, 2)}\n`;
    return { name: `${club}-scale-${on}.${format}`, bytes: new TextEncoder().encode(text) };
  },
});

const LEDGER_COLUMNS = ["before", ...BOOK_BALANCE_PARTS, "after", "rest"] as const;

/** What each period comes to, for spreadsheets: numbers and days alone. */
const periodsCsv = ({ periods, ledger, alarms }: Awaited<ReturnType<typeof watchOf>>): string =>
  [
    [
      ...["period", "members", "median", "games", "points", "moved", "index", "index_error"],
      ...LEDGER_COLUMNS.map((part) => `points_${part}`),
      "alarms",
    ],
    ...periods.map(({ start, members, median, games, points, moved, index }, at) => [
      ...[start, members, median ?? "", games, points, moved, index?.value ?? "", index?.error ?? ""],
      ...LEDGER_COLUMNS.map((part) => ledger[at]![part] / 100),
      alarms.flatMap(({ date, code }) => (date === start ? code : [])).join(" "),
    ]),
  ]
    .map((cells) => `${cells.join(",")}\r\n`)
    .join("");

export const clubScalePages: readonly AnyOfficePage[] = [scale, file];

const NullableNumber = Type.Union([Type.Number(), Type.Null()]);
const Group = Type.Object({
  ...{ from: NullableWhole, to: NullableWhole, games: Whole },
  ...{ residual: NullableNumber, standardError: NullableNumber },
});

/** The same numbers for programs. */
export const clubMeasures = reading({
  name: "club-measures",
  right: "read a club's book",
  query: Type.Object({}),
  about: ownClub,
  data: Type.Object({
    games: Whole,
    /** Expected less scored of the higher-rated player, in per cent; null: there are no games. */
    deflationIndex: Type.Union([
      Type.Object({ value: Type.Number(), low: Type.Number(), high: Type.Number() }),
      Type.Null(),
    ]),
    /** By the rows of the table of the rules, for the higher-rated player; to null: the last row. */
    rows: Type.Array(
      Type.Object({
        ...{ from: Whole, to: NullableWhole, games: Whole, expected: Type.Number(), scored: Type.Number() },
        ...{ difference: Type.Number(), standardError: Type.Number(), flag: Type.Boolean() },
      }),
    ),
    periods: Type.Array(
      Type.Object({
        ...{ start: Text, members: Whole, median: NullableNumber, games: Whole },
        /** Points of all members together: from games and bonus, and from one base to the next. */
        ...{ points: Type.Number(), moved: Type.Integer() },
        /** From the games of the year up to the end of the period. */
        index: Type.Union([Type.Object({ value: Type.Number(), error: Type.Number() }), Type.Null()]),
      }),
    ),
    /** Scored less expected in the periods of the last year. */
    groups: Type.Object({ ages: Type.Array(Group), ratings: Type.Array(Group) }),
    /** Members whose strength is taken to be stable: their median change in a year. */
    anchorCohorts: Type.Array(Type.Object({ from: Text, to: Text, members: Whole, change: NullableNumber })),
    /** In order; date is the start of the period. */
    alarms: Type.Array(
      Type.Object({
        code: Type.Enum(BOOK_ALARM_CODES),
        ...{ date: Text, value: Type.Number(), usual: Type.Number(), limit: Type.Number() },
        /** null: nobody has acknowledged it. */
        acknowledged: Type.Union([Type.Object({ day: Text, reason: Text }), Type.Null()]),
      }),
    ),
    /** Where the points of each period came from, in hundredths of a point; the rest is 0. */
    ledger: Type.Array(
      Type.Object({
        ...{ start: Text, before: Type.Integer(), after: Type.Integer(), games: Type.Integer(), bonus: Type.Integer() },
        ...{ placings: Type.Integer(), deductions: Type.Integer(), raises: Type.Integer(), floor: Type.Integer() },
        ...{ rounding: Type.Integer(), entrants: Type.Integer(), leavers: Type.Integer(), rest: Type.Integer() },
      }),
    ),
  }),
  load: async (acting) => {
    const { rows, periods, groups, anchorCohorts, alarms, ledger, ...watch } = await watchOf(await openBook(acting));
    return {
      ...watch,
      rows: [...rows],
      periods: [...periods],
      groups: { ages: [...groups.ages], ratings: [...groups.ratings] },
      anchorCohorts: [...anchorCohorts],
      alarms: [...alarms],
      ledger: [...ledger],
    };
  },
});
