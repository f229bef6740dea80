import type * as english from "../../en/web/web-lists.ts";
import { plural } from "../../numbers.ts";

const count = (value: number, one: string, other: string): string => plural("sv", value, one, other);
const named = (list: string, version: number): string => (version > 1 ? `${list}, version ${version}` : list);

/** What the office's pages about periods and lists say. */
export const WEB_LIST_WORDS: typeof english.WEB_LIST_WORDS = {
  periods: {
    comesTo: (ready, heldBack) =>
      `${count(ready, "rapport", "rapporter")} till den${heldBack > 0 ? `, ${heldBack} hålls tillbaka` : ""}.`,
    close: "Stäng en period",
    closeText: "Gör nästa lista som utkast. Inget är offentligt förrän utkastet har granskats och publicerats.",
    closeButton: "Stäng perioden",
    date: "Listans månad, till exempel 2026-12; tomt: nästa",
    begin: "Börja utan någon",
    beginText:
      "För en sorts lista som inte tar över någon publicerad: en tom lista, som den första egna listan görs av.",
    beginButton: "Börja med en tom lista",
    beginDate: "Listans månad, till exempel 2026-12",
    lists: "Listor och utkast",
  },
  review: {
    title: (list, version) => named(list, version),
    contents: "innehåller",
    counts: (rated, tournaments, games) =>
      `${count(rated, "spelare", "spelare")} med rating, ${count(tournaments, "turnering", "turneringar")}, ${count(games, "parti, räknat för varje spelare", "partier, räknade för varje spelare")}`,
    publish: "Publicera …",
    discard: "Förkasta utkastet",
    discardButton: "Förkasta",
    confirmTitle: (list) => `Publicera: ${list}?`,
    confirmText:
      "En publicerad lista är slutgiltig. Det som är fel i den kan bara rättas genom en senare lista eller en ny version.",
    confirm: (hash) => `Publicera listan med sha-256 ${hash} …`,
    early: "Före stängningsdagen: turneringar som slutar senare kommer med på nästa lista",
    asClosed: "Som den stängdes, vad som än kommit sedan dess",
    back: "Tillbaka, utan att göra något",
  },
  corrections: {
    intro: "Det som kom efter att en lista publicerats och skulle ändra den. Listan gäller tills någon beslutar.",
    nothing: "Inget har kommit som skulle ändra en publicerad lista.",
    came: "Det som kom",
    title: (list) => `Rätta ${list}`,
    preview: "Vad som skulle bli annorlunda",
    previewText: "Gör om listan med det som nu är känt, och jämför. Inget ändras.",
    previewButton: "Gör skillnadsbladet",
    sheet: (list, version, against, lines) =>
      `${list}: version ${version} mot ${against}, ${count(lines, "rad skiljer sig", "rader skiljer sig")}`,
    before: "publicerat",
    after: "omgjort",
    gamesBefore: "partier då",
    gamesAfter: "partier nu",
    decide: "Besluta",
    ways: {
      next: "Rätta det på nästa lista",
      reopen: "Öppna listan igen, och alla senare",
    },
    goOn: "Fortsätt …",
    confirmTitle: (list) => `Rätta ${list}?`,
    confirmNext: (list) =>
      `${list} gäller som den är. Skillnaden i ratingpoäng läggs till på nästa lista av samma slag.`,
    confirmReopen: (lists) => `En ny version av var och en av de här listorna görs och publiceras genast: ${lists}.`,
    notPreviewed: "Ingen har gjort skillnadsbladet än.",
  },
  work: {
    title: "Pågår",
    nothing: "Inget pågår.",
    actions: {
      "publish-lists": "Listorna kontrolleras mot enbart journalen och publiceras sedan",
      "preview-import": "Listan läses och jämförs",
      "import-list": "Listan importeras",
      "close-period": "Perioden stängs",
      "publish-list": "Listan kontrolleras från enbart journalen och publiceras sedan",
      "preview-correction": "Skillnadsbladet görs",
      "correct-next-list": "Rättelsen antecknas",
      "reopen-lists": "Listorna görs om",
    },
    begun: (about, by) => `${about}, påbörjat av ${by}.`,
    starting: "börjar",
    of: (done, total) => `${done} av ${total}`,
    goesOn: "Sidan tittar efter igen av sig själv. Arbetet går vidare även om du lämnar den.",
  },
};
