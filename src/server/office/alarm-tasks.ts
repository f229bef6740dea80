import { latestOfEach } from "../../domain/codes/monitor.ts";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import { canHaveAlarms, type StatedAlarm, statedAlarms } from "../../periods/monitor/alarms.ts";
import { listName } from "../../words/said/list-name.ts";
import type { Context } from "../context.ts";
import { inForce } from "../lists/overview-cache.ts";
import { watchSoFar } from "../lists/watch-cache.ts";
import { may } from "../rights.ts";
import type { ActionContext } from "./actions/action.ts";
import type { TaskGroup } from "./task.ts";

/** The latest alarm of each code, of all kinds of lists; null where they are being calculated. */
export async function currentAlarms(
  context: Context,
): Promise<readonly { readonly kind: ListKind; readonly alarms: readonly StatedAlarm[] | null }[]> {
  const { lists } = await context.facts();
  const found = [];
  for (const kind of LIST_KINDS) {
    const rows = inForce(lists, kind);
    if (!canHaveAlarms(rows.length)) continue;
    const watch = watchSoFar(context, { kind, rows });
    found.push({ kind, alarms: watch && latestOfEach(await statedAlarms(context.ledger.db, watch)) });
  }
  return found;
}

/** Alarms that nobody has acknowledged, for those who may. */
export async function alarmTasks({ account, context }: ActionContext): Promise<readonly TaskGroup[]> {
  if (!may(account, "acknowledge an alarm", null)) return [];
  const open = (await currentAlarms(context)).flatMap(({ alarms }) =>
    (alarms ?? []).filter(({ acknowledged }) => acknowledged === null),
  );
  return [
    {
      what: "alarms",
      items: open.map(({ list, code, date }) => ({
        of: list,
        name: (words) => words.monitor.watch.alarms[code].name,
        day: date,
        more: (words) => listName(words, list),
      })),
    },
  ];
}
