import { h } from "preact";
import { LIST_KINDS } from "../../../domain/list.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { POOL_DEFAULTS, POOL_LIMITS } from "../../../periods/monitor/simulation-request.ts";
import { replaySheet, systemName } from "../../../presentation/studies/replay-sheet.ts";
import { simulationSheet } from "../../../presentation/studies/simulation-sheet.ts";
import { StudiesPage, type StudyOutcome } from "../../../web/laboratory/studies.tsx";
import { editionName } from "../../../words/said/edition-name.ts";
import { sayOnPage } from "../../../words/said/refusal-said.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import type { ActionContext } from "../actions/action.ts";
import { simulationWork, studyWork } from "../readings/laboratory-readings.ts";
import { officePage } from "./page.ts";

/** In seconds. */
const REFRESH = 2;

/** Studies of rules: the address says what is studied, so that a result can be asked for again. */
export const studiesPage = officePage({
  path: "/office/studies",
  right: "study the rules",
  load: async (acting, { query }) => {
    const { editions } = await acting.context.facts();
    return {
      editions: LIST_KINDS.flatMap((kind) => editions.fide.filter(({ list }) => list === kind).toReversed()).map(
        ({ id }) => id,
      ),
      outcome: await outcomeOf(acting, query).catch((error: unknown) => {
        if (error instanceof Refusal) return () => ({ state: "refused", problem: error }) as const;
        throw error;
      }),
    };
  },
  show: ({ editions, outcome }, shown) => {
    const found = outcome?.(shown.words) ?? null;
    const forms = { editions, defaults: POOL_DEFAULTS, limits: POOL_LIMITS.server };
    const said: StudyOutcome | null =
      found?.state === "refused" ? { ...found, problem: sayOnPage(shown.words, found.problem) } : found;
    return {
      title: shown.words.study.page.title,
      content: h(StudiesPage, { forms, outcome: said, shown }),
      ...(said?.state === "running" ? { refresh: REFRESH } : {}),
    };
  },
});

type Outcome = Exclude<StudyOutcome, { readonly state: "refused" }>;

/** What was asked for, as it is said in the language of the page; null: nothing was. */
async function outcomeOf(
  acting: ActionContext,
  { what, ...query }: Readonly<Record<string, string>>,
): Promise<((words: Catalogue) => Outcome) | null> {
  if (what === "simulation") return simulated(await simulationWork(acting, { edition: "", ...query }));
  if (what !== "replay") return null;
  const { other = "", edition = "", list, since = "" } = query;
  const kind = list === "rapid" || list === "blitz" ? list : "standard";
  // Every system is compared, so that a page says more than a yes or no.
  const systems = ["published", "elo", "glicko", "glicko-2", "stephenson"];
  const others = [...(other === "" ? [] : [other]), ...systems].join(",");
  return replayed(await studyWork(acting, { list: kind, edition, since, with: others }));
}

const simulated =
  ({ settings, result, done, total }: Awaited<ReturnType<typeof simulationWork>>) =>
  (words: Catalogue): Outcome =>
    result === null
      ? { state: "running", done, total }
      : {
          state: "done",
          sections: simulationSheet(words, settings, result),
          biases: result.map(({ edition, bias, truth }) => ({
            ...{ name: editionName(words, edition), byYear: bias },
            byAge: truth.ages,
          })),
          differences: [],
        };

const replayed =
  ({ result, done, total }: Awaited<ReturnType<typeof studyWork>>) =>
  (words: Catalogue): Outcome =>
    result === null
      ? { state: "running", done, total }
      : {
          state: "done",
          sections: replaySheet(words, result),
          biases: [],
          differences: result.systems.flatMap((system) => {
            const { value = null, low = null, high = null } = system.difference?.nats ?? {};
            if (value === null || low === null || high === null) return [];
            return [{ name: systemName(words, system), value, low, high }];
          }),
        };
