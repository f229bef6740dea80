import { type Static, Type } from "typebox";
import { LIST_KINDS } from "../../../domain/list.ts";
import { officeEdition, type SimulationRequest } from "../../../periods/monitor/laboratory.ts";
import { POOL_DEFAULTS, POOL_LIMITS, simulationRequested } from "../../../periods/monitor/simulation-request.ts";
import { type StudyWished, studyRequested } from "../../../periods/monitor/study-request.ts";
import { editionRequested } from "../../../rating/edition-of.ts";
import { Whole } from "../../http/schemas.ts";
import { AnyJson } from "../../schemas/explanation.ts";
import type { ActionContext } from "../actions/action.ts";
import { laboratoryWork } from "../laboratory.ts";
import { type AnyReading, reading } from "./reading.ts";

const Short = Type.Optional(Type.String({ maxLength: 60 }));

const SimulationQuery = Type.Object({
  edition: Type.String({ minLength: 1, maxLength: 60 }),
  /** Another edition, for the same players. */
  other: Short,
  ...{ players: Short, lists: Short, start: Short, seed: Short, pairing: Short },
});

const StudyQuery = Type.Object({
  list: Type.Optional(Type.Enum(LIST_KINDS)),
  /** What the others are compared with; without: the rules of each date. */
  edition: Short,
  /** Editions and systems, with commas between them; without: the published ratings and all systems. */
  with: Type.Optional(Type.String({ maxLength: 400 })),
  since: Short,
});

/** How far the calculation is; `report` is null until it is done, and then what the command prints as JSON. */
const Data = Type.Object({ running: Type.Boolean(), done: Whole, total: Whole, report: AnyJson });

/** An empty field of a form is one that was left out. */
const filled = <Query extends object>(query: Query): Partial<Query> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== "")) as Partial<Query>;

/** What to simulate; refused before anything is begun. */
export async function simulationWork({ context }: ActionContext, query: Static<typeof SimulationQuery>) {
  const { edition, other, ...wished } = { ...POOL_DEFAULTS, edition: "", ...filled(query) };
  const named = officeEdition((await context.facts()).editions);
  const editions = [edition, other].flatMap((id) => (id === undefined ? [] : [id]));
  for (const id of editions) editionRequested({ edition: named(id) });
  const settings = simulationRequested(wished, POOL_LIMITS.server);
  const request: SimulationRequest = { editions, settings };
  return { settings, ...(await laboratoryWork(context, "simulate", request)) };
}

/** What to compare on the office's own lists; refused before anything is begun. */
export async function studyWork({ context }: ActionContext, query: Static<typeof StudyQuery>) {
  const { with: others, ...rest } = filled(query);
  const wished: StudyWished = { ...rest, ...(others === undefined ? {} : { with: others.split(",") }) };
  studyRequested(wished, officeEdition((await context.facts()).editions));
  return laboratoryWork(context, "study", wished);
}

const simulation = reading({
  name: "run-simulation",
  right: "study the rules",
  query: SimulationQuery,
  data: Data,
  load: async (acting, query) => {
    const { settings, done, total, result } = await simulationWork(acting, query);
    return { running: result === null, done, total, report: asJson(result && { settings, editions: result }) };
  },
});

const study = reading({
  name: "replay-office",
  right: "study the rules",
  query: StudyQuery,
  data: Data,
  load: async (acting, query) => {
    const { done, total, result } = await studyWork(acting, query);
    return { running: result === null, done, total, report: asJson(result) };
  },
});

const asJson = (value: object | null): Static<typeof AnyJson> => value as unknown as Static<typeof AnyJson>;

export const LABORATORY_READINGS: readonly AnyReading[] = [simulation, study];
