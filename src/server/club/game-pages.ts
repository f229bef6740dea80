import { h } from "preact";
import type { BookFacts } from "../../domain/clubs/club.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import { Refusal } from "../../domain/refusal.ts";
import { bookUntil } from "../../periods/clubs/changing.ts";
import { matchEvening } from "../../periods/clubs/evening.ts";
import { knownGame } from "../../periods/clubs/games.ts";
import { timeText } from "../../periods/clubs/read.ts";
import { EveningPage } from "../../web/club/evening.tsx";
import { GamePage } from "../../web/club/game.tsx";
import { GamesPage } from "../../web/club/games.tsx";
import type { EveningChoice, EveningOwn } from "../../web/live/evening-form.tsx";
import type { Row } from "../../web/live/evening-rows.tsx";
import { sayOnPage } from "../../words/said/refusal-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { actionsNamed } from "../actions.ts";
import type { AnyOfficePage, PageRequest } from "../office/pages/page.ts";
import { type BookContext, clubPage } from "./book.ts";
import { type ReadRow, readRows, rowsIn } from "./evening.ts";
import { commonOf, ENTER_EVENING } from "./game-actions.ts";
import { shownGames } from "./shown-games.ts";

/** Games shown below the form and on the games page. */
const LATEST = 10;
const GAMES = 500;

const evening = clubPage({
  path: "/evening",
  load: async (at, request) => {
    const { facts, on } = at;
    const common = commonFor(at, request);
    const turnedDown = request.fields.action === ENTER_EVENING;
    return {
      common,
      today: on,
      players: playersOf(facts),
      tournaments: tournamentsOf(facts),
      rows: turnedDown ? rowsFor(at, request.fields, common) : [],
      text: request.fields.text ?? "",
      issues: turnedDown ? await issuesOf(at, request.fields.text ?? "", common) : [],
      latest: shownGames(bookUntil(facts, on), facts)
        .toSorted((one, other) => other.game - one.game)
        .slice(0, LATEST),
    };
  },
  show: ({ rows, text, issues, latest, ...own }, shown) => ({
    title: shown.words.web.club.tabs.evening,
    content: h(EveningPage, {
      own: { ...own, action: ENTER_EVENING, rows: rows.map((row) => shownRow(row, shown.words)) },
      text,
      issues,
      latest,
      shown,
    }),
  }),
  actions: actionsNamed(ENTER_EVENING),
});

type Common = EveningOwn["common"];

/** What was entered; else, right after an evening was, the same again; else today. */
function commonFor({ facts, on }: BookContext, { fields, query }: PageRequest): Common {
  if (fields.action === ENTER_EVENING) {
    const { day = "", finished = "", tournament = "", round = "", minutes = "" } = fields;
    return { day, finished, tournament, round, minutes };
  }
  const last = facts.games.at(-1);
  if (last === undefined || query.done === undefined)
    return { day: on, finished: "", tournament: facts.tournaments.at(-1)?.tournament ?? "", round: "", minutes: "" };
  const { begun, finished, tournament, round, time } = last;
  return {
    day: begun,
    finished: finished === begun ? "" : finished,
    tournament: tournament ?? "",
    round: String(round ?? ""),
    minutes: time === null ? "" : timeText(time),
  };
}

/** Who can be chosen: by name, or by number where two have the same. */
function playersOf({ members, guests }: BookFacts): readonly EveningChoice[] {
  const all = [
    ...members
      .filter(({ mergedInto, away }) => mergedInto === null && away.every(({ back }) => back !== null))
      .map(({ member, name }) => ({ number: String(member), name })),
    ...guests.map(({ guest, name }) => ({ number: `g${guest}`, name })),
  ];
  const counts = new Map<string, number>();
  for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  return all.map(({ number, name }) =>
    counts.get(name) === 1 ? { value: name, label: number } : { value: number, label: name },
  );
}

const tournamentsOf = ({ tournaments }: BookFacts): readonly EveningChoice[] =>
  tournaments.toReversed().map(({ tournament, name }) => ({ value: tournament, label: name }));

/** The entered rows with their faults; a fault of the day is shown above them. */
function rowsFor({ facts }: BookContext, fields: PageRequest["fields"], common: Common): readonly ReadRow[] {
  const rows = rowsIn(fields);
  try {
    const { round, ...rest } = common;
    return readRows(facts, rows, commonOf({ ...rest, round: /^\d+$/.test(round) ? Number(round) : null }));
  } catch (error) {
    if (error instanceof Refusal) return rows.map((row) => ({ row, game: null, wrong: null }));
    throw error;
  }
}

const shownRow = ({ row, wrong }: ReadRow, words: Catalogue): Row => ({
  ...row,
  problem: wrong === null ? null : sayOnPage(words, wrong),
  isRepeated: row.again || wrong?.code === "game-there",
});

async function issuesOf({ club, context, on }: BookContext, text: string, common: Common): Promise<readonly Issue[]> {
  if (text.trim() === "") return [];
  const evening = { day: on, tournament: common.tournament || null, round: null, time: null };
  return (await matchEvening(context.ledger, club, new TextEncoder().encode(text), evening)).issues;
}

const games = clubPage({
  path: "/games",
  load: async ({ facts, on }, { query }) => {
    const { tournament = "", from = "", to = "" } = query;
    const all = shownGames(bookUntil(facts, on), facts).filter(
      (each) =>
        (tournament === "" || each.tournament === tournament) &&
        (from === "" || each.finished >= from) &&
        (to === "" || each.finished <= to),
    );
    return { games: all.slice(0, GAMES), all: all.length, tournaments: facts.tournaments };
  },
  show: (data, shown) => ({ title: shown.words.web.club.tabs.games, content: h(GamesPage, { ...data, shown }) }),
});

const game = clubPage({
  path: "/games/:game",
  load: async ({ facts, on }, { params }) => {
    const { game: number } = knownGame(facts, Number(params.game));
    const found = shownGames(bookUntil(facts, on), facts).find((each) => each.game === number);
    if (found === undefined) throw new Refusal("unknown-book-game", { game: number });
    return { game: found, tournaments: facts.tournaments };
  },
  show: (data, shown) => ({
    title: shown.words.web.club.games.title(data.game.game),
    content: h(GamePage, { ...data, shown }),
  }),
  actions: actionsNamed("change-club-game", "withdraw-club-game", "restore-club-game"),
});

export const clubGamePages: readonly AnyOfficePage[] = [evening, games, game];
