import { Type } from "typebox";
import type { Registration } from "../../../domain/registration.ts";
import { compareTournaments } from "../../../periods/tournaments/decisions/compare.ts";
import {
  announceNotRated,
  assignToList,
  decideAppeal,
  receiveAppeal,
  ruleOnRegistration,
  ruleOnTournament,
} from "../../../periods/tournaments/decisions/decide.ts";
import { ruleOnGame } from "../../../periods/tournaments/decisions/rulings.ts";
import { changeRegistration, registerTournament } from "../../../periods/tournaments/register.ts";
import { readDay, readListDate } from "../../../rating/read.ts";
import type { About } from "../../rights.ts";
import { Against, Article, FACTS, ListMonth, OnDay, PlayerNumber, Reason, Tournament } from "../schemas.ts";
import { type ApiAction, aboutTournament, action, dayOf, type Room } from "./action.ts";
import { did } from "./done.ts";
import { readFacts } from "./registration-form.ts";

const own = async (room: Room, { tournament }: { readonly tournament: string }): Promise<readonly About[]> => [
  await aboutTournament(room, tournament),
];

/** A stage changes how the whole tournament is rated: it must be one's own too. */
const wholeOf = async (room: Room, stageOf: string | null | undefined): Promise<readonly About[]> =>
  stageOf ? [await aboutTournament(room, stageOf)] : [];

interface Written extends Omit<Registration, "start" | "end" | "schedule" | "approvedOn"> {
  readonly approvedOn?: string | null;
  readonly start: string;
  readonly end: string;
  readonly schedule: readonly string[];
}

/** The day of an approval; null: there is none any more. */
const approvalRead = (said: string | null | undefined) =>
  said === undefined ? {} : { approvedOn: said === null ? null : readDay(said, "approvedOn") };

/** What was written, with days that are days. */
const datesRead = <Facts extends Partial<Written>>({ start, end, schedule, approvedOn, ...facts }: Facts) => ({
  ...facts,
  ...approvalRead(approvedOn),
  ...(start === undefined ? {} : { start: readDay(start, "start") }),
  ...(end === undefined ? {} : { end: readDay(end, "end") }),
  ...(schedule === undefined ? {} : { schedule: schedule.map((each) => readDay(each, "schedule")) }),
});

const register = action({
  name: "register-tournament",
  right: "register a tournament",
  input: Type.Object({ id: Type.Optional(Tournament), on: OnDay, ...FACTS }),
  about: async (room, { federation, stageOf }) => [
    { registeredBy: room.account.user, federation },
    ...(await wholeOf(room, stageOf)),
  ],
  run: async (desk, { id, on, start, end, approvedOn, ...facts }) => {
    const dates = { start: readDay(start, "start"), end: readDay(end, "end") };
    const schedule = facts.schedule.map((each) => readDay(each, "schedule"));
    const request = { id, on: dayOf(desk, on), facts: { ...facts, ...approvalRead(approvedOn), ...dates, schedule } };
    const { tournament, entry } = await registerTournament(desk.office, request);
    return did([entry], { tournament });
  },
  read: readFacts,
});

const change = action({
  name: "change-registration",
  right: "register a tournament",
  input: Type.Object({
    tournament: Tournament,
    on: OnDay,
    reason: Reason,
    ...Type.Partial(Type.Object(FACTS)).properties,
  }),
  about: async (room, { tournament, federation, stageOf }) => {
    const known = await aboutTournament(room, tournament);
    const others = await wholeOf(room, stageOf);
    return federation === undefined ? [known, ...others] : [known, { ...known, federation }, ...others];
  },
  run: async (desk, { tournament, on, reason, ...facts }) => {
    const request = { tournament, on: dayOf(desk, on), reason, changes: datesRead(facts) };
    return did([await changeRegistration(desk.office, request)], { tournament });
  },
  read: readFacts,
});

/** When the organiser was told; undefined: on the day of the decision. */
const toldOf = (said: string | undefined) => (said === undefined || said === "" ? undefined : readDay(said, "toldOn"));

const announce = action({
  name: "announce-not-rated",
  right: "register a tournament",
  input: Type.Object({ tournament: Tournament, on: OnDay, reason: Reason }),
  about: own,
  run: async (desk, { tournament, on, reason }) =>
    did([await announceNotRated(desk.office, { tournament, on: dayOf(desk, on), reason })], { tournament }),
});

const decideRegistration = action({
  name: "decide-on-registration",
  right: "decide on a registration",
  input: Type.Object({
    ...{ tournament: Tournament, on: OnDay, toldOn: OnDay },
    ...{ admitted: Type.Boolean(), reason: Reason },
  }),
  about: own,
  run: async (desk, { on, toldOn, ...request }) =>
    did([await ruleOnRegistration(desk.office, { ...request, on: dayOf(desk, on), toldOn: toldOf(toldOn) })], {
      tournament: request.tournament,
    }),
});

const ruleTournament = action({
  name: "rule-on-tournament",
  right: "rule",
  input: Type.Object({
    ...{ tournament: Tournament, on: OnDay, toldOn: OnDay },
    ...{ rated: Type.Boolean(), article: Article, reason: Reason },
  }),
  about: own,
  run: async (desk, { on, toldOn, article = null, ...request }) => {
    const ruling = { ...request, article, on: dayOf(desk, on), toldOn: toldOf(toldOn) };
    return did([await ruleOnTournament(desk.office, ruling)], { tournament: request.tournament });
  },
});

const assign = action({
  name: "assign-to-list",
  right: "rule",
  input: Type.Object({ tournament: Tournament, on: OnDay, list: ListMonth, reason: Reason }),
  about: own,
  run: async (desk, { on, list, ...request }) => {
    const decision = { ...request, on: dayOf(desk, on), list: readListDate(list, "list") };
    return did([await assignToList(desk.office, decision)], { tournament: request.tournament });
  },
});

const COUNTS = { yes: true, no: false, undo: null } as const;

const ruleGame = action({
  name: "rule-on-game",
  right: "rule",
  input: Type.Object({
    tournament: Tournament,
    round: Type.Integer({ minimum: 1, maximum: 999 }),
    white: PlayerNumber,
    black: PlayerNumber,
    counts: Type.Enum(["yes", "no", "undo"]),
    article: Article,
    reason: Reason,
  }),
  about: own,
  run: async ({ office }, { counts, article = null, ...request }) =>
    did([await ruleOnGame(office, { ...request, article, counts: COUNTS[counts] })], {
      tournament: request.tournament,
    }),
});

const appeal = action({
  name: "receive-appeal",
  right: "decide on a registration",
  input: Type.Object({ tournament: Tournament, on: OnDay, against: Against, reason: Reason }),
  about: own,
  run: async (desk, { on, ...request }) =>
    did([await receiveAppeal(desk.office, { ...request, on: dayOf(desk, on) })], { tournament: request.tournament }),
});

const appealDecided = action({
  name: "decide-appeal",
  right: "rule",
  input: Type.Object({ tournament: Tournament, on: OnDay, against: Against, reversed: Type.Boolean(), reason: Reason }),
  about: own,
  run: async (desk, { on, ...request }) =>
    did([await decideAppeal(desk.office, { ...request, on: dayOf(desk, on) })], { tournament: request.tournament }),
});

const compare = action({
  name: "compare-tournaments",
  right: "rule",
  input: Type.Object({ tournament: Tournament, other: Tournament, same: Type.Boolean(), reason: Reason }),
  about: own,
  run: async ({ office }, request) =>
    did([await compareTournaments(office, request)], { tournament: request.tournament }),
});

export const TOURNAMENT_ACTIONS: readonly ApiAction[] = [
  register,
  change,
  announce,
  decideRegistration,
  ruleTournament,
  assign,
  ruleGame,
  appeal,
  appealDecided,
  compare,
];
