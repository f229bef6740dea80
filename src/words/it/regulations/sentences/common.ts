import type * as english from "../../../en/regulations/sentences/common.ts";
import { decimals, plural } from "../../../numbers.ts";

export const days: typeof english.days = (count) => plural("it", count, "giorno", "giorni");
export const months: typeof english.months = (count) => plural("it", count, "mese", "mesi");
export const games: typeof english.games = (count) => plural("it", count, "partita", "partite");
export const minutes: typeof english.minutes = (count) => plural("it", count, "minuto", "minuti");
export const points: typeof english.points = (count) => plural("it", count, "punto", "punti");

/** A score or an amount that is held in hundredths. */
export const fromHundredths: typeof english.fromHundredths = (value) => decimals("it", value / 100);

export const notice: typeof english.notice = (before) =>
  "months" in before ? months(before.months) : days(before.days);

const ROUNDINGS = {
  "half up": (unit: string) => `${unit} più vicino, i mezzi per eccesso`,
  "half away from zero": (unit: string) => `${unit} più vicino, i mezzi allontanandosi da zero`,
  up: (unit: string) => `${unit} superiore`,
};

export const rounded: typeof english.rounded = (mode, unit = "all'intero") => ROUNDINGS[mode](unit);

export const minutesWithin: typeof english.minutesWithin = ({ from, over, to, below }) => {
  const low = from !== undefined ? `almeno ${from}` : over !== undefined ? `più di ${over}` : null;
  const high = to !== undefined ? `al massimo ${to}` : below !== undefined ? `meno di ${below}` : null;
  return `${[low, high].filter((each) => each !== null).join(" ma ")} minuti`;
};

export const timeByRating: typeof english.timeByRating = (moves, who, bands) => {
  const parts = bands.map(({ ratedFrom, time }, index) => {
    if (ratedFrom === null) return index === 0 ? time : `altrimenti ${time}`;
    return index === 0 ? `${time} se ${who} ha almeno ${ratedFrom}` : `${time} se ${who} ha almeno ${ratedFrom}`;
  });
  return `Per ${moves} mosse, incrementi compresi, ogni giocatore deve disporre di ${parts.join("; ")}.`;
};
