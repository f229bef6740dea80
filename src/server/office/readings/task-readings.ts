import { Type } from "typebox";
import { LIST_KINDS } from "../../../domain/list.ts";
import { NullableText, Text, Whole } from "../../http/schemas.ts";
import { tasksFor } from "../open-tasks.ts";
import { firstSteps, periodBars } from "../pages/home-overview.ts";
import { FIRST_STEPS, TASK_KINDS } from "../task.ts";
import { type AnyReading, reading } from "./reading.ts";

const tasks = reading({
  name: "tasks",
  right: "see the office",
  query: Type.Object({}),
  data: Type.Object({
    tasks: Type.Array(
      Type.Object({
        what: Type.Enum(TASK_KINDS),
        /** The id of a tournament; of drafts, corrections and alarms, of a list. */
        of: Text,
        name: Text,
        day: NullableText,
        /** Why it waits, or since when. */
        says: Text,
      }),
    ),
    /** The next list of each kind, for those who may read the journal. */
    periods: Type.Array(
      Type.Object({
        kind: Type.Enum(LIST_KINDS),
        date: Text,
        closing: Text,
        /** Below zero: the closing date is past. */
        daysLeft: Whole,
        ready: Whole,
        onHold: Whole,
        overdue: Whole,
      }),
    ),
    /** What a new office has to do; empty once its first list is published. */
    steps: Type.Array(Type.Object({ step: Type.Enum(FIRST_STEPS), done: Type.Boolean() })),
  }),
  load: async (acting, _, words) => ({
    tasks: (await tasksFor(acting)).flatMap(({ what, items }) =>
      items.map(({ of, name, day, more }) => ({ what, of, name: name(words), day, says: more(words) })),
    ),
    periods: [...(await periodBars(acting))],
    steps: (await firstSteps(acting)).map(({ step, done }) => ({ step, done })),
  }),
});

export const TASK_READINGS: readonly AnyReading[] = [tasks];
