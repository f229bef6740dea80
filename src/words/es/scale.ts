import type { ScaleWords } from "../types/monitor-words.ts";
import type { Writing } from "../writing.ts";

export const scaleWords = ({ asDay }: Writing): ScaleWords => ({
  acknowledged: (day, reason) => `Reconocida el ${asDay(day)}: ${reason}`,
  alarms: {
    title: "Alarmas de la escala",
    intro:
      "La última alarma de cada tipo. Reconozca una alarma cuando se conozca la causa: el motivo es público, en la página de la escala. Si la lista siguiente la repite, vuelve a estar abierta.",
    none: "No hay alarmas.",
    calculating: "Los números se están calculando. Recargue la página en un momento.",
    open: "Abierta",
    reopen: "Retirar el reconocimiento",
    acknowledge: "Reconocer",
  },
  book: {
    period: (start) => `el período desde el ${asDay(start)}`,
    intro:
      "Reconozca una alarma cuando conozca su causa. El motivo se muestra aquí y queda en el registro. Si el período siguiente la repite, vuelve a estar abierta.",
  },
});
