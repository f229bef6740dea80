import type { ScaleWords } from "../types/monitor-words.ts";
import type { Writing } from "../writing.ts";

export const scaleWords = ({ asDay }: Writing): ScaleWords => ({
  acknowledged: (day, reason) => `Acknowledged on ${asDay(day)}: ${reason}`,
  alarms: {
    title: "Alarms of the scale",
    intro:
      "The latest alarm of each kind. Acknowledge an alarm once the cause is known: the reason is public, on the scale page. If the next list raises it again, it is open again.",
    none: "There are no alarms.",
    calculating: "The numbers are being calculated. Reload this page in a moment.",
    open: "Open",
    reopen: "Take back the acknowledgement",
    acknowledge: "Acknowledge",
  },
  book: {
    period: (start) => `the period from ${asDay(start)}`,
    intro:
      "Acknowledge an alarm once you know its cause. The reason is shown here and goes into the journal. If the next period raises the alarm again, it is open again.",
  },
});
