import { counted, plural } from "../numbers.ts";
import type { FideWords } from "../types/fide-words.ts";
import type { Writing } from "../writing.ts";

export const fideWords = ({ asDay }: Writing): FideWords => ({
  reconcile: {
    title: (list) => `${list} jämförd med FIDE:s`,
    link: "Jämför med FIDE:s lista",
    intro:
      "Skicka FIDE:s lista för samma månad (TXT, XML eller CSV). Varje spelare vars rad skiljer sig visas med orsaken. Ingenting antecknas i journalen.",
    file: "FIDE:s lista för månaden",
    before: "FIDE:s lista för månaden före (frivillig)",
    federation: "Förbund (tomt: alla spelare)",
    compare: "Jämför",
    csv: "Ladda ner alla skillnader som CSV",
    gone: "Filen finns inte längre på servern. Skicka den igen.",
    none: "Inga skillnader.",
    counts: (ours, theirs, different) =>
      `${plural("sv", ours, "rankad spelare", "rankade spelare")} på vår lista, ${counted("sv", theirs)} på FIDE:s; ${plural("sv", different, "spelare skiljer sig", "spelare skiljer sig")}.`,
    bases: {
      file: "FIDE:s tidigare ratingtal kommer från filen för månaden före.",
      "taken-over": "FIDE:s tidigare ratingtal kommer från listan som kontoret importerade.",
      assumed:
        "FIDE:s tidigare ratingtal är inte kända, så våra används: en annan utgångsrating visas som oförklarad. Lägg till FIDE:s lista för månaden före för att se den.",
    },
    unread: (values) => `${plural("sv", values, "värde", "värden")} i filen kunde inte läsas.`,
    more: (players) => `… och ${plural("sv", players, "spelare till", "spelare till")}: se CSV-filen.`,
    columns: {
      player: "Spelare",
      ours: "Vår",
      theirs: "FIDE",
      difference: "+/–",
      causes: "Orsaker",
      cause: "Orsak",
      players: "Antal spelare",
    },
    codes: {
      "missing-there": "Saknas på FIDE:s lista",
      "missing-here": "Saknas på vår lista",
      "first-rating": "Första rating",
      "other-base": "Annan tidigare rating",
      "tournament-missing-there": "Turnering saknas hos FIDE",
      "tournament-missing-here": "Turnering saknas här",
      "other-k": "Annat K",
      "perhaps-other-k": "Kanske ett annat K (det skulle ge exakt FIDE:s rating)",
      "moved-without-games": "Poäng utan partier",
      unexplained: "Oförklarat",
      "k-on-list": "Annat K från och med denna lista",
      "other-federation": "Annat förbund",
      "other-title": "Annan titel",
      "other-birth": "Annat födelseår",
      "other-activity": "Annan aktivitet",
    },
    activity: { active: "aktiv", inactive: "inaktiv" },
    sides: (ours, theirs) => `vår ${ours}, FIDE ${theirs}`,
    points: (points) => `${points} poäng`,
  },
  files: {
    title: "Att skicka till FIDE",
    link: "Filer till FIDE",
    intro:
      "En fil (TRF) för varje turnering till nästa listor, kontrollerad som FIDE:s ratingserver kräver. Av en lång turnering finns en fil för varje månad, med bara den månadens partier och ratingtal.",
    none: "Det finns inget att skicka: ingen rapport till nästa listor har kommit.",
    download: "Ladda ner filerna som är klara (ZIP)",
    counts: (ready, blocked) =>
      `${plural("sv", ready, "fil är klar", "filer är klara")}, ${plural("sv", blocked, "inte", "inte")}.`,
    written: (files, folder) => `${plural("sv", files, "fil skriven", "filer skrivna")} till ${folder}.`,
    ready: "Klar",
    ids: (players) => `${plural("sv", players, "spelare behöver", "spelare behöver")} ett ID`,
    missing: (fields) => `Saknas eller är fel: ${fields}`,
    due: (day, article, daysLate) =>
      `${asDay(day)}${article === null ? "" : ` (artikel ${article})`}${daysLate === 0 ? "" : `, ${plural("sv", daysLate, "dag", "dagar")} sen`}`,
    needId: "Spelare som behöver ett ID",
    columns: {
      tournament: "Turnering",
      part: "Del",
      days: "Speldagar",
      players: "Spelare",
      ratings: "Rating från",
      due: "Senast",
      state: "Läge",
      file: "Fil",
      name: "Namn",
      birth: "Född",
      federation: "Förb.",
    },
  },
});
