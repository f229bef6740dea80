import { capital } from "../../capital.ts";
import type * as english from "../../en/web/web-lists.ts";
import { plural } from "../../numbers.ts";

const count = (value: number, one: string, other: string): string => plural("sv", value, one, other);
const named = (list: string, version: number): string => (version > 1 ? `${list}, version ${version}` : list);

/** What the office's pages about periods and lists say. */
export const WEB_LIST_WORDS: typeof english.WEB_LIST_WORDS = {
  periods: {
    comesTo: (ready, heldBack) =>
      `${count(ready, "rapport klar", "rapporter klara")}${heldBack > 0 ? `, ${heldBack} väntar` : ""}.`,
    close: "Stäng en period",
    closeText: "Skapar ett utkast till nästa lista. Inget är offentligt förrän det har granskats och publicerats.",
    closeButton: "Stäng perioden",
    date: "Månad (tomt: nästa lista)",
    closeEarly: "Stäng före stängningsdagen (turneringar som slutar senare hamnar på nästa lista)",
    older: (lists) => `Äldre listor (${lists})`,
    begin: "Börja med en tom lista",
    beginText: "För ett kontor som inte tar över en publicerad lista: den första egna listan börjar då utan spelare.",
    beginButton: "Skapa en tom lista",
    beginDate: "Listans månad, till exempel 2026-12",
    lists: "Listor och utkast",
    none: "Inga listor än. Importera en publicerad lista, eller börja med en tom.",
  },
  review: {
    title: (list, version) => named(list, version),
    contents: "Innehåll",
    counts: (rated, tournaments, games) =>
      `${count(rated, "spelare", "spelare")} med rating · ${count(tournaments, "turnering", "turneringar")} · ${count(games, "spelarresultat", "spelarresultat")}`,
    publish: "Publicera …",
    discard: "Förkasta utkastet",
    discardButton: "Förkasta utkastet",
    confirmTitle: (list) => `Publicera ${list}?`,
    confirmText:
      "En publicerad lista är slutgiltig. Fel i den kan bara rättas på en senare lista eller i en ny version.",
    confirm: (hash) => `Publicera listan med sha-256 ${hash} …`,
    early: "Publicera före stängningsdagen (turneringar som slutar senare hamnar på nästa lista)",
    asClosed: "Publicera som den stängdes, utan senare ändringar",
    back: "Avbryt",
  },
  corrections: {
    intro:
      "Ändringar som kom efter att en lista publicerats och som skulle påverka den. Listan är oförändrad tills ni beslutar.",
    nothing:
      "Inga ändringar väntar för publicerade listor. Här visas sena rapporter och beslut som påverkar en publicerad lista.",
    came: "Ändring",
    title: (list) => `Rätta ${list}`,
    preview: "Förhandsvisning",
    previewText: "Räknar om listan med allt som nu är känt och jämför. Inget ändras.",
    previewButton: "Visa ändringarna",
    sheet: (list, version, against, lines) =>
      `${capital(list)}: version ${version} mot ${against}, ${count(lines, "rad skiljer sig", "rader skiljer sig")}`,
    before: "Publicerat",
    after: "Omräknat",
    gamesBefore: "Partier (publicerat)",
    gamesAfter: "Partier (omräknat)",
    decide: "Beslut",
    ways: {
      next: "Rätta på nästa lista",
      reopen: "Publicera om den här och alla senare listor",
    },
    goOn: "Fortsätt …",
    confirmTitle: (list) => `Rätta ${list}?`,
    confirmNext: (list) =>
      `${capital(list)} gäller som den är. Skillnaden i ratingpoäng läggs till på nästa lista av samma slag.`,
    confirmReopen: (lists) => `En ny version av var och en av de här listorna skapas och publiceras genast: ${lists}.`,
    notPreviewed: "Ändringarna har inte granskats ännu.",
  },
  work: {
    title: "Pågår",
    nothing: "Inget pågår.",
    actions: {
      "publish-lists": "Listorna kontrolleras mot enbart journalen och publiceras sedan",
      "preview-import": "Listan läses och jämförs",
      "import-list": "Listan importeras",
      "preview-erasure": "Letar efter en persons uppgifter",
      "erase-person": "Raderar en persons uppgifter",
      "expire-reports": "Tar bort födelsedatum ur gamla rapporter",
      "close-period": "Perioden stängs",
      "publish-list": "Listan kontrolleras mot journalen och publiceras sedan",
      "preview-correction": "Listorna jämförs",
      "correct-next-list": "Rättelsen antecknas",
      "reopen-lists": "Listorna räknas om",
    },
    begun: (about, by) => `${about}, påbörjat av ${by}.`,
    starting: "börjar",
    of: (done, total) => `${done} av ${total}`,
    goesOn: "Sidan uppdateras automatiskt. Du kan lämna den; arbetet fortsätter.",
  },
};
