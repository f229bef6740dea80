import type * as english from "../../../en/regulations/sentences/common.ts";
import { decimals, plural } from "../../../numbers.ts";

export const days: typeof english.days = (count) => plural("es", count, "día", "días");
export const months: typeof english.months = (count) => plural("es", count, "mes", "meses");
export const games: typeof english.games = (count) => plural("es", count, "partida", "partidas");
export const minutes: typeof english.minutes = (count) => plural("es", count, "minuto", "minutos");
export const points: typeof english.points = (count) => plural("es", count, "punto", "puntos");

/** A score or an amount that is held in hundredths. */
export const fromHundredths: typeof english.fromHundredths = (value) => decimals("es", value / 100);

export const notice: typeof english.notice = (before) =>
  "months" in before ? months(before.months) : days(before.days);

const ROUNDINGS = {
  "half up": (unit: string) => `${unit} más próximo, los medios hacia arriba`,
  "half away from zero": (unit: string) => `${unit} más próximo, los medios alejándose de cero`,
  up: (unit: string) => `${unit} superior`,
};

export const rounded: typeof english.rounded = (mode, unit = "al entero") => ROUNDINGS[mode](unit);

export const minutesWithin: typeof english.minutesWithin = ({ from, over, to, below }) => {
  const low = from !== undefined ? `al menos ${from}` : over !== undefined ? `más de ${over}` : null;
  const high = to !== undefined ? `como máximo ${to}` : below !== undefined ? `menos de ${below}` : null;
  return `${[low, high].filter((each) => each !== null).join(" pero ")} minutos`;
};

export const timeByRating: typeof english.timeByRating = (moves, who, bands) => {
  const parts = bands.map(({ ratedFrom, time }, index) => {
    if (ratedFrom === null) return index === 0 ? time : `si no, ${time}`;
    return index === 0 ? `${time} si ${who} tiene ${ratedFrom} o más` : `${time} si ${who} tiene ${ratedFrom} o más`;
  });
  return `Para ${moves} jugadas, incrementos incluidos, cada jugador debe disponer de ${parts.join("; ")}.`;
};
