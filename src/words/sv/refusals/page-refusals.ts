import type * as english from "../../en/refusals/page-refusals.ts";

const FACTS: Readonly<Record<string, string>> = {
  highest: "den högsta rating som publicerats",
  gamesBefore: "antalet partier som räknats hittills",
  birth: "födelsedag eller födelseår",
  asOf: "månaden för listan som görs",
};

const LISTS: Readonly<Record<string, string>> = {
  standard: "standardschack",
  rapid: "snabbschack",
  blitz: "blixt",
};

/** What a page says otherwise than the command line, whose options it does not have. */
export const pageRefusalWords: typeof english.pageRefusalWords = ({ asDay }) => ({
  "report-has-errors": ({ file }) =>
    `${file} har fel, som visas nedan: låt rätta den, eller kryssa i rutan så tas den emot som den är.`,
  "several-tournaments": ({ file, count }) =>
    `${file} har partier från ${count} turneringar, och en rapport gäller en: skicka varje turnering i en egen fil.`,
  "not-in-parts": ({ tournament }) =>
    `${tournament} är inte registrerad som rapporterad i delar: skicka hela rapporten, eller ändra registreringen.`,
  "part-needed": ({ tournament, next }) => `${tournament} rapporteras i delar: ange vilken; nästa är ${next}.`,
  "list-too-early": ({ date, closing }) =>
    `Listan den ${asDay(date)} tar med turneringar som slutar till och med ${asDay(closing)}. Vänta till den dagen, eller kryssa för att det ska ske tidigare.`,
  "draft-outdated": ({ list }) =>
    `Sedan du granskade ${list}, eller sedan den stängdes, har det kommit något som ändrar den: stäng den igen och granska den en gång till, eller publicera den som den stängdes.`,
  "name-missing": () => "Ett namn saknas.",
  "start-missing": () =>
    "Rapporten har inget startdatum som går att läsa, och utan det vet ingen vilken utgåva som gäller.",
  "no-edition-on": ({ day }) =>
    `Ingen utgåva gällde för dessa partier ${asDay(day)}: standard börjar ${asDay("2009-07-01")}, rapid och blitz ${asDay("2012-01-01")}.`,
  "no-games": () => "Inga partier är angivna: minst ett behövs.",
  "rating-missing": () => "Spelarens rating saknas.",
  "facts-missing": ({ facts, edition, kOption }) =>
    `K enligt ${edition} kräver ${facts.map((fact) => FACTS[fact] ?? fact).join(" och ")}${kOption ? "; eller själva K" : ""}.`,
  "unknown-list": ({ list }) => `Listan finns inte: ${list}.`,
  "no-list-before": ({ kind }) =>
    `Det finns ingen lista för ${LISTS[kind] ?? kind} att utgå från: först tas en publicerad lista över.`,
  "reopening-held-back": ({ list, tournaments }) =>
    `${list} kan inte göras om: ${tournaments.join(", ")} väntar på någon.`,
  "calendar-conflict": ({ starts }) =>
    `Kalendrarna skulle inte passa ihop, eller inte med det som är stängt, vid ${starts.map(asDay).join(", ")}. Ta en senare start, eller ändra först inställningarna från den starten.`,
  "undo-after-closing": ({ period }) =>
    `Det senaste var stängningen vid ${asDay(period)}, och den ångras inte: listan får nya versioner.`,
  "deducted-unfit": ({ found, pointsPerYear, most }) =>
    `Tidigare avdrag är ${pointsPerYear} för varje helt år utan parti, högst ${most}, och kräver senaste parti, rating och skäl; fann ${found}.`,
  "member-not-entered": ({ member, entered, day }) =>
    `Medlem ${member} skrevs in ${asDay(entered)}, efter partiet den ${asDay(day)}. Var han medlem då, ändra dagen då han skrevs in.`,
});
