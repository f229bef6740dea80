import type * as english from "../../en/web/web-tournaments.ts";
import { plural } from "../../numbers.ts";

/** What the pages of tournaments say. */
export const webTournamentWords: typeof english.webTournamentWords = ({ asDay }) => ({
  title: "Turneringar",
  none: "Ingen turnering passar.",
  name: "namn",
  number: "nummer",
  dates: "dagar",
  city: "plats",
  rateOfPlay: "betänketid",
  registration: "registrering",
  ruledRated: "Kontoret beslutade att den räknas:",
  ruledNotRated: "Kontoret beslutade att den inte räknas:",
  noReport: "Ingen rapport har kommit ännu.",
  reports: "Rapporter",
  version: "version",
  received: "mottagen",
  state: "läge",
  states: {
    stands: "gäller",
    waiting: "väntar på kontoret",
    replaced: "ersatt av en senare version",
    withdrawn: "återtagen",
  },
  ratedOn: "räknad på listan",
  newerStands: (rated, stands) =>
    `Förändringarna på sidan kommer från version ${rated} av rapporten. Nu gäller version ${stands}; den har inte ändrat den publicerade listan.`,
  crosstable:
    "Alla, parti för parti: motståndare och poäng; det som inte räknas står inom parentes, med en siffra som förklaras nedanför; poängen är de i spelade partier",
  notPublished: "Inte publicerat än",
  settledBy: "Avgjord:",
  listVersion: (list, version) => `${asDay(list)}, version ${version}`,
  results: "Resultat enligt rapporten, parti för parti: motståndare och poäng",
  noChanges: "Det finns inga ratingförändringar än:",
  waits: (reasons) => `rapporten väntar på kontoret (${reasons}).`,
  laterList: (date) => `den kommer inte med på nästa lista, den ${asDay(date)}, utan på en senare.`,
  unrated: "Vad turneringen ger spelare utan rating",
  gives: "räknas mot en första rating",
  nothingGiven: "inget",
});

/** What is said when somebody calculates again what was published. */
export const VERIFYING_WORDS: typeof english.VERIFYING_WORDS = {
  again: "Försök igen",
  failed: "Det gick inte att räkna: det som behövs kunde inte hämtas. Inget tyder på att listan är fel.",
  tournamentText:
    "Din webbläsare hämtar de partier och den rating som förändringarna gjordes av, och gör alla förändringar igen med samma regler.",
  line: (rating, games) =>
    `Omräknat från ${plural("sv", games, "parti", "partier")}: ${rating}. Rating, partier, förändring och K stämmer.`,
  players: (players) => `Omräknat för ${plural("sv", players, "spelare", "spelare")}: allt stämmer.`,
  leftOut: (players) => `${plural("sv", players, "spelare", "spelare")} visas inte för allmänheten och jämförs inte.`,
  differs: "Det stämmer inte. Hör av dig till oss.",
  fields: { rating: "rating", games: "partier", change: "förändring", k: "K" },
  what: "vad",
  published: "publicerat",
  made: "omräknat",
};
