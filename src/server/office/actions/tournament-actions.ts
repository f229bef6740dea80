import { Type } from "typebox";
import type { JournalEntry } from "../../../domain/journal/journal.ts";
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
import { type ApiAction, aboutTournament, action, dayOf, type OfficeServices } from "./action.ts";
import { type ActionResult, actionResult } from "./action-result.ts";
import { readFacts } from "./registration-form.ts";

const own = async (
  services: OfficeServices,
  { tournament }: { readonly tournament: string },
): Promise<readonly About[]> => [await aboutTournament(services, tournament)];

/** A stage changes how the whole tournament is rated: it must be one's own too. */
const wholeOf = async (services: OfficeServices, stageOf: string | null | undefined): Promise<readonly About[]> =>
  stageOf ? [await aboutTournament(services, stageOf)] : [];

interface Written extends Omit<Registration, "start" | "end" | "schedule" | "approvedOn"> {
  readonly approvedOn?: string | null;
  readonly start: string;
  readonly end: string;
  readonly schedule: readonly string[];
}

/** The day of an approval; null: there is none any more. */
const approvalRead = (day: string | null | undefined) =>
  day === undefined ? {} : { approvedOn: day === null ? null : readDay(day, "approvedOn") };

/** What was written, with days that are days. */
const datesRead = <Facts extends Partial<Written>>({ start, end, schedule, approvedOn, ...facts }: Facts) => ({
  ...facts,
  ...approvalRead(approvedOn),
  ...(start === undefined ? {} : { start: readDay(start, "start") }),
  ...(end === undefined ? {} : { end: readDay(end, "end") }),
  ...(schedule === undefined ? {} : { schedule: schedule.map((each) => readDay(each, "schedule")) }),
});

const resultFor = (tournament: string, entry: JournalEntry): ActionResult => actionResult([entry], { tournament });

const register = action({
  name: "register-tournament",
  right: "register a tournament",
  input: Type.Object({ id: Type.Optional(Tournament), on: OnDay, ...FACTS }),
  about: async (services, { federation, stageOf }) => [
    { registeredBy: services.account.user, federation },
    ...(await wholeOf(services, stageOf)),
  ],
  run: async (acting, { id, on, start, end, approvedOn, ...facts }) => {
    const dates = { start: readDay(start, "start"), end: readDay(end, "end") };
    const schedule = facts.schedule.map((each) => readDay(each, "schedule"));
    const request = { id, on: dayOf(acting, on), facts: { ...facts, ...approvalRead(approvedOn), ...dates, schedule } };
    const { tournament, entry } = await registerTournament(acting.office, request);
    return resultFor(tournament, entry);
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
  about: async (services, { tournament, federation, stageOf }) => {
    const known = await aboutTournament(services, tournament);
    const others = await wholeOf(services, stageOf);
    return federation === undefined ? [known, ...others] : [known, { ...known, federation }, ...others];
  },
  run: async (acting, { tournament, on, reason, ...facts }) => {
    const request = { tournament, on: dayOf(acting, on), reason, changes: datesRead(facts) };
    return resultFor(tournament, await changeRegistration(acting.office, request));
  },
  read: readFacts,
});

/** When the organiser was informed; undefined: on the day of the decision. */
const readToldOn = (day: string | undefined) => (day === undefined || day === "" ? undefined : readDay(day, "toldOn"));

const announce = action({
  name: "announce-not-rated",
  right: "register a tournament",
  input: Type.Object({ tournament: Tournament, on: OnDay, reason: Reason }),
  about: own,
  run: async (acting, { tournament, on, reason }) =>
    resultFor(tournament, await announceNotRated(acting.office, { tournament, on: dayOf(acting, on), reason })),
});

const decideRegistration = action({
  name: "decide-on-registration",
  right: "decide on a registration",
  input: Type.Object({
    tournament: Tournament,
    on: OnDay,
    toldOn: OnDay,
    admitted: Type.Boolean(),
    reason: Reason,
  }),
  about: own,
  run: async (acting, { on, toldOn, ...request }) => {
    const ruling = { ...request, on: dayOf(acting, on), toldOn: readToldOn(toldOn) };
    return resultFor(request.tournament, await ruleOnRegistration(acting.office, ruling));
  },
});

const ruleTournament = action({
  name: "rule-on-tournament",
  right: "rule",
  input: Type.Object({
    tournament: Tournament,
    on: OnDay,
    toldOn: OnDay,
    rated: Type.Boolean(),
    article: Article,
    reason: Reason,
  }),
  about: own,
  run: async (acting, { on, toldOn, article = null, ...request }) => {
    const ruling = { ...request, article, on: dayOf(acting, on), toldOn: readToldOn(toldOn) };
    return resultFor(request.tournament, await ruleOnTournament(acting.office, ruling));
  },
});

const assign = action({
  name: "assign-to-list",
  right: "rule",
  input: Type.Object({ tournament: Tournament, on: OnDay, list: ListMonth, reason: Reason }),
  about: own,
  run: async (acting, { on, list, ...request }) => {
    const decision = { ...request, on: dayOf(acting, on), list: readListDate(list, "list") };
    return resultFor(request.tournament, await assignToList(acting.office, decision));
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
    resultFor(request.tournament, await ruleOnGame(office, { ...request, article, counts: COUNTS[counts] })),
});

const appeal = action({
  name: "receive-appeal",
  right: "decide on a registration",
  input: Type.Object({ tournament: Tournament, on: OnDay, against: Against, reason: Reason }),
  about: own,
  run: async (acting, { on, ...request }) =>
    resultFor(request.tournament, await receiveAppeal(acting.office, { ...request, on: dayOf(acting, on) })),
});

const appealDecided = action({
  name: "decide-appeal",
  right: "rule",
  input: Type.Object({ tournament: Tournament, on: OnDay, against: Against, reversed: Type.Boolean(), reason: Reason }),
  about: own,
  run: async (acting, { on, ...request }) =>
    resultFor(request.tournament, await decideAppeal(acting.office, { ...request, on: dayOf(acting, on) })),
});

const compare = action({
  name: "compare-tournaments",
  right: "rule",
  input: Type.Object({ tournament: Tournament, other: Tournament, same: Type.Boolean(), reason: Reason }),
  about: own,
  run: async ({ office }, request) => resultFor(request.tournament, await compareTournaments(office, request)),
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
