import type * as english from "../../en/web/web-tournaments.ts";
import { plural } from "../../numbers.ts";

/** What the pages of tournaments say. */
export const webTournamentWords: typeof english.webTournamentWords = ({ asDay }) => ({
  title: "Turneringar",
  empty: "Inga turneringar än. Registrerade turneringar visas här.",
  none: "Inga turneringar matchar sökningen.",
  name: "Namn",
  number: "ID",
  dates: "Datum",
  city: "Ort",
  rateOfPlay: "Betänketid",
  registration: "Registrering",
  ruledRated: "Räknas enligt kontorets beslut:",
  ruledNotRated: "Räknas inte enligt kontorets beslut:",
  noReport: "Ingen rapport har kommit ännu.",
  reports: "Rapporter",
  version: "Version",
  received: "Mottagen",
  state: "Status",
  states: {
    stands: "gällande",
    waiting: "väntar hos kontoret",
    replaced: "ersatt av en senare version",
    withdrawn: "återtagen",
  },
  ratedOn: "Räknad på listan",
  newerStands: (rated, stands) =>
    `Förändringarna på sidan kommer från version ${rated} av rapporten. Nu gäller version ${stands}; den har inte ändrat den publicerade listan.`,
  notPublished: "Inte publicerat än",
  settledBy: "Ratingräknad på:",
  listVersion: (list, version) => `${asDay(list)}, version ${version}`,
  noChanges: "Inga ratingförändringar ännu:",
  waits: (reasons) => `rapporten väntar hos kontoret (${reasons}).`,
  laterList: (date) => `turneringen slutar för sent för nästa lista (${asDay(date)}) och räknas på en senare.`,
  unrated: "Resultat för spelare utan rating",
  gives: "Räknas in i en första rating",
  nothingGiven: "inget",
});

/** What is said when somebody calculates again what was published. */
export const VERIFYING_WORDS: typeof english.VERIFYING_WORDS = {
  again: "Försök igen",
  failed: "Kontrollen gick inte att göra: uppgifterna kunde inte hämtas. Det betyder inte att något är fel.",
  tournamentText:
    "Din webbläsare hämtar partierna och ratingtalen bakom förändringarna och räknar om dem alla med samma regler.",
  line: (rating, games) =>
    `Omräknat från ${plural("sv", games, "parti", "partier")}: ${rating}. Rating, partier, förändring och K stämmer.`,
  players: (players) => `Omräknat för ${plural("sv", players, "spelare", "spelare")}: allt stämmer.`,
  leftOut: (players) => `${plural("sv", players, "spelare", "spelare")} visas inte för allmänheten och jämförs inte.`,
  differs: "Resultaten stämmer inte överens. Hör gärna av dig till oss.",
  fields: { rating: "Rating", games: "Partier", change: "Förändring", k: "K" },
  what: "Värde",
  published: "Publicerat",
  made: "Omräknat",
};
