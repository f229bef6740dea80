import { capital } from "../../capital.ts";
import type * as english from "../../en/refusals/page-refusals.ts";

const FACTS: Readonly<Record<string, string>> = {
  highest: "den högsta rating som publicerats",
  gamesBefore: "antalet partier som räknats hittills",
  birth: "födelsedag eller födelseår",
  asOf: "månaden för listan som räknas",
};

const LISTS: Readonly<Record<string, string>> = {
  standard: "standardschack",
  rapid: "snabbschack",
  blitz: "blixt",
};

/** What a page says otherwise than the command line, whose options it does not have. */
export const pageRefusalWords: typeof english.pageRefusalWords = ({ asDay }) => ({
  "report-has-errors": ({ file }) =>
    `${file} har fel, som visas nedan. Rätta filen, eller kryssa i rutan för att skicka den ändå.`,
  "several-tournaments": ({ file, count }) =>
    `${file} innehåller ${count} turneringar, men en rapport gäller en. Skicka varje turnering i en egen fil.`,
  "not-in-parts": ({ tournament }) =>
    `${tournament} är inte registrerad för rapport i delar. Skicka hela rapporten eller ändra registreringen.`,
  "part-needed": ({ tournament, next }) => `${tournament} rapporteras i delar. Ange delen; nästa är ${next}.`,
  "list-too-early": ({ date, closing }) =>
    `Listan ${asDay(date)} tar med turneringar som slutar senast ${asDay(closing)}. Vänta till dess, eller kryssa i rutan för att publicera tidigare.`,
  "draft-outdated": ({ list }) =>
    `${capital(list)} har ändrats sedan den granskades eller stängdes. Stäng den igen och granska den, eller publicera den som den stängdes.`,
  "name-missing": () => "Ange ett namn.",
  "start-missing": () =>
    "Rapporten har inget läsbart startdatum, så regelutgåvan kan inte väljas. Lägg till datumet i filen.",
  "no-edition-on": ({ day }) =>
    `Inga regler finns för ${asDay(day)}: standard från ${asDay("2009-07-01")}, snabbschack och blixt från ${asDay("2012-01-01")}.`,
  "no-games": () => "Ange minst ett parti.",
  "rating-missing": () => "Ange spelarens rating.",
  "facts-missing": ({ facts, edition, kOption }) =>
    `${edition}: K kräver ${facts.map((fact) => FACTS[fact] ?? fact).join(" och ")}${kOption ? "; eller själva K" : ""}.`,
  "unknown-list": ({ list }) => `Det finns ingen lista ”${list}”.`,
  "no-list-before": ({ kind }) =>
    `Det finns ingen lista för ${LISTS[kind] ?? kind} att utgå från: först tas en publicerad lista över.`,
  "reopening-held-back": ({ list, tournaments }) =>
    `${capital(list)} kan inte räknas om, eftersom de här rapporterna väntar: ${tournaments.join(", ")}.`,
  "calendar-conflict": ({ starts }) =>
    `De nya perioderna går inte ihop med dem som finns eller är stängda, vid ${starts.map(asDay).join(", ")}. Välj en senare start, eller ändra först inställningarna från den starten.`,
  "undo-after-closing": ({ period }) =>
    `Den senaste posten stängde perioden före ${asDay(period)} och kan inte ångras. Ändra besluten i stället; listan får en ny version.`,
  "deducted-unfit": ({ found, pointsPerYear, most }) =>
    `Tidigare avdrag är ${pointsPerYear} poäng per helt år utan parti, högst ${most}. De kräver senaste parti, rating och skäl. Fann: ${found}.`,
  "member-not-entered": ({ member, entered, day }) =>
    `Medlem ${member} blev medlem först ${asDay(entered)}, efter partiet ${asDay(day)}; ändra inträdesdagen om det är fel.`,
});
