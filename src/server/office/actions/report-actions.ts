import { Type } from "typebox";
import { GAME_RESULTS, type GameResult } from "../../../formats/trf/correct-result.ts";
import { entryAt } from "../../../ledger/queries/journal/journal-table.ts";
import { addReportedPlayers } from "../../../periods/tournaments/reports/add-players.ts";
import { correctReportedResult } from "../../../periods/tournaments/reports/correct-result.ts";
import { matchPlayer } from "../../../periods/tournaments/reports/matching.ts";
import { proposeMatch } from "../../../periods/tournaments/reports/propose-match.ts";
import { askArbiter, recordAnswer } from "../../../periods/tournaments/reports/questions.ts";
import { withdrawReport } from "../../../periods/tournaments/reports/withdraw.ts";
import type { About } from "../../rights.ts";
import { Message, OnDay, Part, PlayerNumber, Reason, Tournament } from "../schemas.ts";
import { type ApiAction, aboutTournament, action, dayOf, type OfficeServices } from "./action.ts";
import { actionResult } from "./action-result.ts";

const own = async (
  services: OfficeServices,
  { tournament }: { readonly tournament: string },
): Promise<readonly About[]> => [await aboutTournament(services, tournament)];

const withdraw = action({
  name: "withdraw-report",
  right: "send a report",
  input: Type.Object({ tournament: Tournament, part: Part, on: OnDay, reason: Reason }),
  about: own,
  run: async (acting, { on, part = 0, ...request }) =>
    actionResult([await withdrawReport(acting.office, { ...request, part, on: dayOf(acting, on) })], {
      tournament: request.tournament,
    }),
});

const StartNumber = Type.Integer({ minimum: 1, maximum: 9_999 });

const correctOne = action({
  name: "correct-result",
  right: "send a report",
  input: Type.Object({
    tournament: Tournament,
    part: Part,
    round: Type.Integer({ minimum: 1, maximum: 99 }),
    white: StartNumber,
    black: StartNumber,
    result: Type.Enum(Object.keys(GAME_RESULTS) as GameResult[]),
    on: OnDay,
    reason: Reason,
  }),
  about: own,
  run: async (acting, { on, part = 0, ...request }) => {
    const correction = { ...request, part, on: dayOf(acting, on), sender: acting.account.user };
    const { sequence } = await correctReportedResult(acting.office, correction);
    const entry = await entryAt(acting.office.ledger.db, sequence);
    return actionResult(entry === undefined ? [] : [entry], { tournament: request.tournament, part });
  },
});

/** The form has one choice: a known player, a new one, or none. */
const readChoice = (fields: URLSearchParams): Readonly<Record<string, unknown>> => {
  const choice = fields.get("choice") ?? "";
  const number = (fields.get("number") ?? "").trim();
  if (choice === "nobody") return { player: null, isNew: false };
  if (choice === "new" || choice === "other") return { player: number, isNew: choice === "new" };
  return { player: choice, isNew: false };
};

const match = action({
  name: "match-player",
  right: "match players",
  input: Type.Object({
    tournament: Tournament,
    startNumber: StartNumber,
    player: Type.Union([Type.Null(), PlayerNumber]),
    isNew: Type.Optional(Type.Boolean()),
    /** Needed where it is not what the office proposes. */
    reason: Type.Optional(Reason),
  }),
  about: own,
  run: async ({ office }, { isNew = false, reason = null, ...request }) =>
    actionResult(await matchPlayer(office, { ...request, isNew, reason }), { tournament: request.tournament }),
  read: readChoice,
});

const propose = action({
  name: "propose-match",
  right: "propose matches",
  input: Type.Object({
    tournament: Tournament,
    startNumber: StartNumber,
    /** null: a new player. */
    player: Type.Union([Type.Null(), PlayerNumber]),
    on: OnDay,
    text: Type.Optional(Message),
  }),
  about: own,
  run: async (acting, { on, text = null, ...request }) =>
    actionResult([await proposeMatch(acting.office, { ...request, text, on: dayOf(acting, on) })], {
      tournament: request.tournament,
    }),
  read: (fields) => {
    const { player, isNew } = readChoice(fields);
    return { player: isNew ? null : player };
  },
});

const addPlayers = action({
  name: "add-reported-players",
  right: "match players",
  input: Type.Object({ tournament: Tournament, reason: Type.Optional(Reason) }),
  about: own,
  run: async ({ office }, { reason = null, ...request }) => {
    const { entries, left } = await addReportedPlayers(office, { ...request, reason });
    return actionResult(entries, {
      tournament: request.tournament,
      left: left.map(({ entrant }) => entrant.start_number),
    });
  },
});

const ask = action({
  name: "ask-question",
  right: "ask a question",
  input: Type.Object({ tournament: Tournament, on: OnDay, text: Message }),
  about: own,
  run: async (acting, { on, ...request }) =>
    actionResult([await askArbiter(acting.office, { ...request, on: dayOf(acting, on) })], {
      tournament: request.tournament,
    }),
});

const answer = action({
  name: "answer-question",
  right: "answer a question",
  input: Type.Object({
    tournament: Tournament,
    question: Type.Integer({ minimum: 1, maximum: 9_999 }),
    on: OnDay,
    text: Message,
  }),
  about: own,
  run: async (acting, { on, ...request }) =>
    actionResult([await recordAnswer(acting.office, { ...request, on: dayOf(acting, on) })], {
      tournament: request.tournament,
    }),
});

export const REPORT_ACTIONS: readonly ApiAction[] = [withdraw, correctOne, match, propose, addPlayers, ask, answer];
