import type { ScaleWords } from "../types/monitor-words.ts";
import type { Writing } from "../writing.ts";

export const scaleWords = ({ asDay }: Writing): ScaleWords => ({
  acknowledged: (day, reason) => `Kvitterat ${asDay(day)}: ${reason}`,
  alarms: {
    title: "Larm om skalan",
    intro:
      "Det senaste larmet av varje slag. Kvittera ett larm när orsaken är känd: skälet är offentligt, på skalans sida. Om nästa lista utlöser det igen är det öppet igen.",
    none: "Det finns inga larm.",
    calculating: "Siffrorna beräknas. Ladda om sidan om en stund.",
    open: "Öppet",
    reopen: "Återta kvitteringen",
    acknowledge: "Kvittera",
  },
  book: {
    period: (start) => `perioden från ${asDay(start)}`,
    intro:
      "Kvittera ett larm när du vet orsaken. Skälet visas här och sparas i journalen. Om nästa period utlöser larmet igen är det öppet igen.",
  },
});
