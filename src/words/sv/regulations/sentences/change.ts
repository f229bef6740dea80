import type { CoefficientClause } from "../../../../regulations/fide/fide-edition.ts";
import type * as english from "../../../en/regulations/sentences/change.ts";
import { tableRows } from "../../../table-rows.ts";
import { games, points, rounded } from "./common.ts";

/** Whom a line of the article on K is for. */
function whom(clause: CoefficientClause): string {
  switch (clause.code) {
    case "K-reached":
      return `när en publicerad rating har nått ${clause.highestMin}`;
    case "K-reached-after-games":
      return `när en publicerad rating har nått ${clause.highestMin} och ${games(clause.gamesMin)} har spelats`;
    case "K-junior":
      return `till ${clause.untilAgeOn === "birthday" ? "den dag" : "slutet av det år"} då spelaren fyller ${clause.untilAge}, så länge ratingen aldrig har nått ${clause.highestBelow}`;
    case "K-new":
      return `för en ny spelare tills ${games(clause.gamesBelow)} har spelats`;
    case "K-rest":
      return "annars";
    case "K-everybody":
      return "för alla";
    default:
      throw new Error(`no such line of K: ${clause satisfies never}`);
  }
}

export const CHANGE_SENTENCES: typeof english.CHANGE_SENTENCES = {
  scoringProbability: ({ lastDifferences }) =>
    lastDifferences === undefined
      ? "En tabell ger ett partis förväntade poäng PD för en ratingskillnad D."
      : `En egen tabell ger ett partis förväntade poäng PD, var och en upp till en ratingskillnad D: ${tableRows("sv", lastDifferences)}; över den sista 1.`,
  difference: ({ max, ratingBelow, gamesMax }) => {
    if (max === null) return "En ratingskillnad räknas fullt ut, hur stor den än är.";
    const who = ratingBelow === null ? "En" : `För en spelare under ${ratingBelow} räknas en`;
    const counts = ratingBelow === null ? " räknas" : "";
    const often =
      gamesMax === null ? "" : `, men i högst ${games(gamesMax)} i en turnering, de största skillnaderna först`;
    return `${who} ratingskillnad på mer än ${points(max)}${counts} som ${max}${often}.`;
  },
  gain: () => "Ett partis utfall är dess poäng minus den förväntade poängen.",
  sumOfGains: () => "Utfallen av alla partier i en turnering som räknas läggs ihop.",
  ratingChange: () => "Förändringen är summan av utfallen gånger K.",
  developmentCoefficient: ({ asOf, clauses }) => {
    const list = asOf === "list before" ? "Den föregående listan" : "Den lista som gäller vid turneringens start";
    return `K är ${clauses.map((clause) => `${clause.K} ${whom(clause)}`).join("; ")}. ${list} avgör.`;
  },
  coefficientLimit: (sets) =>
    sets === null
      ? "Det finns ingen gräns för K gånger antalet partier."
      : `Om K gånger antalet partier på en lista blir mer än ${sets.gamesTimesKMax} sänks K till det största heltal som inte ger mer än ${sets.gamesTimesKMax}.`,
  rounding: ({ of, mode }) =>
    `${of === "change" ? "Ratingförändringen" : "Den nya ratingen"} avrundas en gång per lista, ${rounded(mode)}.`,
};
