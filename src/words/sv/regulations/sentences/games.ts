import type * as english from "../../../en/regulations/sentences/games.ts";
import { fromHundredths } from "./common.ts";

export const GAME_SENTENCES: typeof english.GAME_SENTENCES = {
  unplayedGames: ({ count, decisionMayExclude }) => {
    const excluded = decisionMayExclude
      ? " Även ett spelat parti kan undantas genom force majeure eller ett fair play-beslut."
      : "";
    return `Ospelade partier räknas${count ? "" : " inte"}.${excluded}`;
  },
  disregardedResult: ({ scoreMax }) => {
    const low = scoreMax === 0 ? "inte får någon poäng" : `får högst ${fromHundredths(scoreMax)} poäng`;
    return `Om en spelare utan rating ${low} i sin första turnering räknas partierna inte, varken för spelaren eller för motståndarna.`;
  },
  stages: ({ oneTournament }) =>
    oneTournament
      ? "Försök och final räknas som en turnering om det anmäls så."
      : "Försök och final är egna turneringar.",
  composition: (sets) =>
    sets === null
      ? "När alla möter alla får hur många som helst sakna rating."
      : [
          `När alla möter alla måste minst en spelare av ${sets.ratedShare} ha rating, och minst ${sets.smallRatedMin} spelare om de är färre än ${sets.smallBelow}.`,
          `I en dubbelrondig turnering med spelare utan rating krävs minst ${sets.doublePlayersMin} spelare, varav ${sets.doubleRatedMin} med rating.`,
          `Ett nationellt mästerskap behöver bara ${sets.nationalRatedMin} spelare med rating, ett nationellt mästerskap för damer ${sets.nationalWomenRatedMin}.`,
        ].join(" "),
  unratedOpponents: ({ countInRoundRobin, countInSwiss }) => {
    const inSwiss = "i schweizer- och lagturneringar om den spelarens resultat räknas in i en första rating";
    const games = "Partier mot en spelare utan rating";
    if (countInRoundRobin && countInSwiss) return `${games} räknas när alla möter alla, och ${inSwiss}.`;
    if (countInRoundRobin) return `${games} räknas bara när alla möter alla.`;
    return countInSwiss ? `${games} räknas bara ${inSwiss}.` : `${games} räknas inte.`;
  },
  incompleteRoundRobin: ({ asSwiss }) =>
    `Alla möter alla med ospelade partier räknas ${asSwiss ? "som en schweizerturnering" : "ändå som alla möter alla"}.`,
  decidedMatch: ({ scoreOver, waiver }) => {
    const unless = waiver ? ", om man inte i förväg har begärt att alla partier räknas" : "";
    return `När en spelare har mer än ${scoreOver} % av poängen i en match räknas de återstående partierna inte${unless}.`;
  },
  unratedMatch: ({ rated }) => `En match med en spelare utan rating räknas${rated ? "" : " inte"}.`,
  excludedGames: (sets) =>
    sets === null
      ? "Ett parti räknas hur stor ratingskillnaden än är."
      : `Ett parti räknas inte om det skiljer ${sets.differenceMin} poäng eller mer mellan spelarna och en av dem har över ${sets.ratingOver}.`,
};
