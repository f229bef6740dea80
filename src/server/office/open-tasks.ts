import { countUnread } from "../../ledger/queries/notifications/messages.ts";
import type { OpenTasks } from "../../web/office/parts/shown.ts";
import type { Facts } from "../lists/facts.ts";
import type { ActionContext } from "./actions/action.ts";
import { alarmTasks } from "./alarm-tasks.ts";
import { TASK_KINDS, type TaskGroup, type TaskKind } from "./task.ts";
import { readTasks } from "./tasks.ts";

type Tasks = Promise<readonly TaskGroup[]>;

const CACHE = new WeakMap<Facts, Map<string, Tasks>>();

/** The to-do list of a user: every page of the office counts it, so it is read once until the journal or the day changes. */
export async function tasksFor(acting: ActionContext): Tasks {
  const facts = await acting.context.facts();
  const known = CACHE.get(facts) ?? new Map<string, Tasks>();
  CACHE.set(facts, known);
  const key = `${acting.context.today()} ${acting.account.user}`;
  const tasks = known.get(key) ?? readTasks(acting);
  known.set(key, tasks);
  tasks.catch(() => known.delete(key));
  // Alarms are calculated meanwhile, so they come without an entry.
  return [...(await tasks), ...(await alarmTasks(acting))];
}

/** Numbers for the tabs of the office: what somebody must do, and of it what is about lists. */
export async function openTasks(acting: ActionContext): Promise<OpenTasks> {
  const tasks = await tasksFor(acting);
  const count = (kinds: readonly TaskKind[]): number =>
    tasks.reduce((sum, { what, items }) => sum + (kinds.includes(what) ? items.length : 0), 0);
  return {
    home: count(TASK_KINDS.filter((kind) => kind !== "ready")),
    periods: count(["drafts"]),
    corrections: count(["corrections"]),
    inbox: await countUnread(acting.context.ledger.db, { type: "user", id: acting.account.user }),
  };
}
