import { type Static, Type } from "typebox";
import type { ClubGameFacts } from "../../domain/clubs/club.ts";
import { CLUB_RESULTS } from "../../domain/clubs/club.ts";
import { Refusal } from "../../domain/refusal.ts";
import { decode } from "../../formats/decode.ts";
import { matchEvening, resolvePlayer } from "../../periods/clubs/evening.ts";
import { changeGame, enterGames, restoreGame, undoLast, withdrawGame } from "../../periods/clubs/games.ts";
import { readTime } from "../../periods/clubs/read.ts";
import { readDay } from "../../rating/read.ts";
import type { OperationName } from "../../words/types/api-words.ts";
import { type ApiAction, action } from "../office/actions/action.ts";
import type { Upload } from "../office/actions/upload.ts";
import { plainText, Reason } from "../office/schemas.ts";
import { type BookContext, changed, ofOwnClub, openBook, requestOf } from "./book.ts";
import { type EveningCommon, type EveningRow, readRows, rowsIn } from "./evening.ts";
import { BookNumber, CONFIRM, Day, DayOrNone, Minutes, Player, RoundOrNone, TextOrNone } from "./schemas.ts";

export const ENTER_EVENING = "enter-club-evening";

/** A season pasted at once is below it. */
const TEXT_MAX = 1_000_000;
const ROWS_MAX = 500;

const Evening = Type.Object({
  day: Day,
  finished: DayOrNone,
  tournament: TextOrNone,
  round: RoundOrNone,
  minutes: Minutes,
  rows: Type.Optional(
    Type.Array(
      Type.Object({
        white: plainText(200),
        result: plainText(20),
        black: plainText(200),
        again: Type.Boolean(),
      }),
      { maxItems: ROWS_MAX },
    ),
  ),
  /** Lines, a table, PGN or TRF, in place of rows. */
  text: Type.Optional(plainText(TEXT_MAX)),
  again: Type.Optional(Type.Boolean()),
  ...CONFIRM,
});

const enter = action({
  name: ENTER_EVENING,
  right: "keep a club's book",
  input: Evening,
  about: ofOwnClub,
  run: async (acting, input) => {
    const at = await openBook(acting);
    const games = await gamesIn(at, input);
    return changed(await enterGames(acting.office, requestOf(at, input), games), acting.office.appendOptions.dryRun);
  },
  read: readEvening,
});

/** A form has its rows as numbered fields, or a file, which stands in the form as text from then on. */
function readEvening(fields: URLSearchParams, upload: Upload | null): Readonly<Record<string, unknown>> {
  if (upload !== null) fields.set("text", textOf(upload));
  const rows = rowsIn(Object.fromEntries(fields));
  return { ...(upload === null ? {} : { text: textOf(upload) }), ...(rows.length > 0 ? { rows } : {}) };
}

const textOf = ({ bytes }: Upload): string =>
  decode(bytes)
    .lines.map(({ text }) => text)
    .join("\n");

/** What an evening's games have in common. */
export const commonOf = (
  input: Omit<Static<typeof Evening>, "rows" | "text" | "again" | "confirm">,
): EveningCommon => ({
  day: readDay(input.day, "day"),
  finished: input.finished ? readDay(input.finished, "finished") : null,
  tournament: input.tournament || null,
  round: input.round ?? null,
  time: input.minutes ? readTime(input.minutes, "minutes") : null,
});

async function gamesIn(at: BookContext, input: Static<typeof Evening>): Promise<readonly ClubGameFacts[]> {
  const { text = "", rows = [], again = false } = input;
  const common = commonOf(input);
  if (text.trim() === "") return gamesOfRows(at, rows, common);
  const { games, issues } = await matchEvening(at.context.ledger, at.club, new TextEncoder().encode(text), common);
  const errors = issues.filter(({ severity }) => severity === "error");
  if (errors.length > 0)
    throw new Refusal("evening-faulty", {
      count: errors.length,
      rows: errors.map(({ line, code, found }) => `${line}: ${code}: ${found}`),
    });
  return games.map((game) => ({ ...game, again }));
}

function gamesOfRows(
  { facts }: BookContext,
  rows: readonly EveningRow[],
  common: EveningCommon,
): readonly ClubGameFacts[] {
  const read = readRows(facts, rows, common);
  const wrong = read.flatMap((each, index) => (each.wrong === null ? [] : [{ index, wrong: each.wrong }]));
  if (wrong.length > 0)
    throw new Refusal("evening-faulty", {
      count: wrong.length,
      rows: wrong.map(({ index, wrong: { code } }) => `${index + 1}: ${code}`),
    });
  return read.flatMap(({ game }) => (game === null ? [] : [game]));
}

const change = action({
  name: "change-club-game",
  right: "keep a club's book",
  input: Type.Object({
    game: BookNumber,
    white: Player,
    black: Player,
    result: Type.Enum(CLUB_RESULTS),
    begun: Day,
    finished: DayOrNone,
    tournament: TextOrNone,
    round: RoundOrNone,
    minutes: Minutes,
    withheldWhite: TextOrNone,
    withheldBlack: TextOrNone,
    again: Type.Optional(Type.Boolean()),
    reason: Reason,
    ...CONFIRM,
  }),
  about: ofOwnClub,
  run: async (acting, input) => {
    const at = await openBook(acting);
    const { game, reason, begun, minutes, withheldWhite = null, withheldBlack = null, again = false } = input;
    const first = readDay(begun, "begun");
    const changes = {
      white: resolvePlayer(at.facts, input.white),
      black: resolvePlayer(at.facts, input.black),
      again,
      result: input.result,
      begun: first,
      tournament: input.tournament || null,
      round: input.round ?? null,
      finished: input.finished ? readDay(input.finished, "finished") : first,
      time: minutes ? readTime(minutes, "minutes") : null,
      withheld: { white: withheldWhite, black: withheldBlack },
    };
    const { office } = acting;
    return changed(
      await changeGame(office, requestOf(at, input), game, { changes, reason }),
      office.appendOptions.dryRun,
    );
  },
});

const Decision = Type.Object({ game: BookNumber, reason: Reason, ...CONFIRM });

const decision = (name: OperationName, decide: typeof withdrawGame): ApiAction =>
  action({
    name,
    right: "keep a club's book",
    input: Decision,
    about: ofOwnClub,
    run: async (acting, { game, reason, confirm = false }) => {
      const request = requestOf(await openBook(acting), { confirm });
      return changed(await decide(acting.office, request, { game, reason }), acting.office.appendOptions.dryRun);
    },
  });

const undo = action({
  name: "undo-club-entry",
  right: "keep a club's book",
  input: Type.Object({ reason: Reason, ...CONFIRM }),
  about: ofOwnClub,
  run: async (acting, input) =>
    changed(
      await undoLast(acting.office, requestOf(await openBook(acting), input), input.reason),
      acting.office.appendOptions.dryRun,
    ),
});

export const CLUB_GAME_ACTIONS: readonly ApiAction[] = [
  enter,
  change,
  decision("withdraw-club-game", withdrawGame),
  decision("restore-club-game", restoreGame),
  undo,
];
