import type * as english from "../../../en/regulations/sentences/play.ts";
import { days, games, minutesWithin, timeByRating } from "./common.ts";

export const PLAY_SENTENCES: typeof english.PLAY_SENTENCES = {
  rateOfPlay: ({ moves, scope, bands }) =>
    timeByRating(
      moves,
      scope === "game" ? "en av de två spelarna" : "någon i turneringen",
      bands.map(({ ratedFrom, minutes }) => ({ ratedFrom, time: minutesWithin(minutes) })),
    ),
  firstControl: (sets) => {
    if (sets === null) return "Första tidskontrollen får ligga vid vilket drag som helst.";
    const { from, to } = sets.moves;
    const where =
      from === to
        ? `vid drag ${from}`
        : to === undefined
          ? `vid drag ${from} eller senare`
          : `mellan drag ${from} och ${to}`;
    return `En första tidskontroll efter drag ${sets.weight === "required" ? "ska" : "bör"} ligga ${where}.`;
  },
  equalTimes: ({ required }) =>
    required
      ? "Båda spelarna i ett parti måste ha samma betänketid."
      : "De två spelarna i ett parti får ha olika betänketid.",
  dayOfPlay: ({ gamesMax, hoursMax }) => {
    const limits = [
      ...(gamesMax === null ? [] : [games(gamesMax)]),
      ...(hoursMax === null ? [] : [`${hoursMax} timmars spel`]),
    ];
    if (limits.length === 0) return "Det finns ingen gräns för partier eller speltimmar per dag.";
    return `En spelare får ha högst ${limits.join(" och ")} om dagen.`;
  },
  duration: ({ daysMax }) =>
    daysMax === null
      ? "Det finns ingen gräns för hur länge en turnering pågår."
      : `En turnering pågår högst ${days(daysMax)}; seriespel och turneringar med särskilt godkännande får pågå längre.`,
  interimReports: ({ daysOver }) =>
    daysOver === null
      ? "En turnering rapporteras i sin helhet, hur länge den än pågår."
      : `En turnering på mer än ${days(daysOver)} rapporteras månad för månad.`,
  ratingsUsed: ({ ofEachGame }) =>
    ofEachGame
      ? "Ratingen vid turneringens start gäller eller, om det anmäls, den som gäller på dagen för varje parti."
      : "Ratingen vid turneringens start gäller eller, om den rapporteras i delar, ratingen vid starten av varje del.",
};
