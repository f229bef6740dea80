import type { ScaleWords } from "../types/monitor-words.ts";
import type { Writing } from "../writing.ts";

export const scaleWords = ({ asDay }: Writing): ScaleWords => ({
  acknowledged: (day, reason) => `Preso atto il ${asDay(day)}: ${reason}`,
  alarms: {
    title: "Allarmi sulla scala",
    intro:
      "L'ultimo allarme di ogni tipo. Prendere atto di un allarme quando la causa è nota: il motivo è pubblico, sulla pagina della scala. Se la lista successiva lo ripete, è di nuovo aperto.",
    none: "Non ci sono allarmi.",
    calculating: "I numeri sono in corso di calcolo. Ricaricare la pagina tra poco.",
    open: "Aperto",
    reopen: "Ritira la presa d'atto",
    acknowledge: "Prendi atto",
  },
  book: {
    period: (start) => `il periodo dal ${asDay(start)}`,
    intro:
      "Prendere atto di un allarme quando se ne conosce la causa. Il motivo è mostrato qui e va nel registro. Se il periodo successivo lo ripete, è di nuovo aperto.",
  },
});
