import { Type } from "typebox";
import { ALARM_CODES } from "../../../domain/codes/monitor.ts";
import { acknowledgeAlarm, reopenAlarm } from "../../../periods/monitor/alarms.ts";
import { inForce } from "../../lists/overview-cache.ts";
import { finishedWatch } from "../../lists/watch-cache.ts";
import { ListId, Reason } from "../schemas.ts";
import { type ApiAction, action, NO_OWNER } from "./action.ts";
import { actionResult } from "./action-result.ts";

const common = {
  right: "acknowledge an alarm",
  about: NO_OWNER,
  input: Type.Object({ list: ListId, alarm: Type.Enum(ALARM_CODES), reason: Reason }),
} as const;

const acknowledge = action({
  ...common,
  name: "acknowledge-alarm",
  run: async ({ office, context }, request) => {
    const { lists } = await context.facts();
    const entry = await acknowledgeAlarm(office, request, (kind) =>
      finishedWatch(context, { kind, rows: inForce(lists, kind) }),
    );
    return actionResult([entry]);
  },
});

const reopen = action({
  ...common,
  name: "reopen-alarm",
  run: async ({ office }, request) => actionResult([await reopenAlarm(office, request)]),
});

/** What the office says of the alarms of its scale. */
export const ALARM_ACTIONS: readonly ApiAction[] = [acknowledge, reopen];
