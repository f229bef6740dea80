import type * as english from "../../en/refusals/tournament-refusals.ts";

const DECISIONS: Readonly<Record<"registration" | "rating", string>> = {
  registration: "registreringen av",
  rating: "ratingräkningen av",
};

const LISTS: Readonly<Record<string, string>> = {
  standard: "standardschack",
  rapid: "snabbschack",
  blitz: "blixt",
};

const decisionOn = (against: "registration" | "rating"): string => DECISIONS[against];
const partOf = (part: number | string): string => (Number(part) > 0 ? `, del ${part}` : "");

/** Requests about tournaments, reports and rulings that are turned down. */
export const tournamentRefusalWords: typeof english.tournamentRefusalWords = ({ asDay }) => ({
  "bad-tournament-id": ({ found }) =>
    `En turnerings id har upp till 40 bokstäver, siffror, punkter, bindestreck och understreck, till exempel 2026-0001; fann ”${found}”.`,
  "dates-reversed": ({ start, end }) => `En turnering som börjar ${asDay(start)} kan inte sluta ${asDay(end)}.`,
  "registration-incomplete": ({ facts }) =>
    `En registrering behöver ${facts.join(", ")}; eller ta det som en rapport säger, med --from.`,
  "tournament-exists": ({ tournament }) => `Det finns redan en turnering ${tournament}.`,
  "unknown-tournament": ({ tournament }) => `Ingen turnering ${tournament} är registrerad här.`,
  "tournament-not-on-list": ({ tournament, list }) => `${tournament} är inte med på ${list}.`,
  "stage-of-itself": ({ tournament }) => `${tournament} kan inte vara en etapp av sig själv.`,
  "stage-of-stage": ({ tournament, whole }) =>
    `${tournament} är själv en etapp av ${whole}: alla etapper anger samma turnering.`,
  "stage-of-other-list": ({ tournament, kind }) =>
    `${tournament} hör till listan för ${LISTS[kind] ?? kind}: etapper av en turnering hör till samma lista.`,
  "stage-in-parts": ({ tournament }) =>
    `${tournament} rapporteras i delar: etapper har var sin rapport, och delar hör till en enda turnering.`,
  "ratings-fixed": ({ start, article }) =>
    `Vilken rating som används bestäms före första ronden: den här turneringen började ${asDay(start)} (§ ${article}).`,
  "ratings-not-chosen": ({ edition }) =>
    `Enligt ${edition} kan ratingen inte vara den på varje partis dag: den är den vid starten.`,
  "cannot-be-refused": ({ tournament, article }) =>
    `${tournament} är en officiell turnering: registreringen kan inte avvisas (§ ${article}).`,
  "always-rated": ({ tournament, article }) =>
    `${tournament} är en officiell tävling, som alltid räknas: något annat kan inte beslutas (§ ${article}).`,
  "before-registration": ({ tournament, registered, on }) =>
    `${tournament} registrerades ${asDay(registered)}: det kan inte beslutas ${asDay(on)}.`,
  "told-before-decision": ({ tournament, on, toldOn }) =>
    `Beslutet om ${tournament} fattades ${asDay(on)}: ingen kan få veta det ${asDay(toldOn)}.`,
  "appeal-before-decision": ({ tournament, decided, on }) =>
    `Beslutet om ${tournament} fattades ${asDay(decided)}: ett överklagande kan inte komma ${asDay(on)}.`,
  "outcome-before-appeal": ({ tournament, appealed, on }) =>
    `Överklagandet för ${tournament} kom ${asDay(appealed)}: det kan inte avgöras ${asDay(on)}.`,
  "nothing-to-admit": ({ tournament, article }) =>
    `Registreringen av ${tournament} gäller redan: det finns inget att godta (§ ${article}).`,
  "already-decided": ({ tournament }) => `Detta är redan beslutet om ${tournament}.`,
  "list-before-tournament": ({ tournament, list, start }) =>
    `turneringen ${tournament} börjar ${asDay(start)}: den kan inte höra till listan ${asDay(list)}`,
  "announced-too-late": ({ tournament, start, article }) =>
    `${tournament} började ${asDay(start)}: att en turnering inte räknas meddelas före start (§ ${article}).`,
  "nothing-to-appeal": ({ tournament, against }) =>
    `Inget beslut mot ${decisionOn(against)} ${tournament} gäller: det finns inget att överklaga.`,
  "appeal-too-late": ({ tournament, until, article }) =>
    `Sista dagen att överklaga för ${tournament} var ${asDay(until)} (§ ${article}).`,
  "appeal-there": ({ tournament }) => `Överklagandet för ${tournament} har redan tagits emot.`,
  "no-appeal": ({ tournament, against }) => `Inget överklagande om ${decisionOn(against)} ${tournament} är öppet.`,
  "one-report-only": ({ count }) =>
    `En turnering har en rapport, eller en för varje del; fann ${count} filer: ta emot dem en och en.`,
  "tournament-missing": () =>
    "För vilken turnering? Ange den med --tournament, eller registrera den med rapportens egna uppgifter med --register.",
  "not-a-report": ({ file }) =>
    `${file} är ingen turneringsrapport (TRF, eller partier som CSV eller PGN) med spelare och resultat.`,
  "report-has-errors": ({ file, errors }) =>
    `${file} har fel (${errors}): låt rätta den, eller ta emot den som den är med --despite-errors.`,
  "report-of-other": ({ file, tournament, part }) => `${file} har redan tagits emot, för ${tournament}${partOf(part)}.`,
  "not-in-parts": ({ tournament }) =>
    `${tournament} är inte registrerad som rapporterad i delar: utelämna --part, eller ändra registreringen.`,
  "part-missing": ({ tournament, part, next }) =>
    `Del ${part} av ${tournament} kan inte komma än: nästa är del ${next}.`,
  "part-needed": ({ tournament, next }) =>
    `${tournament} rapporteras i delar: ange vilken med --part; nästa är ${next}.`,
  "no-report": ({ tournament, part }) => `Ingen rapport från ${tournament}${partOf(part)} ligger här.`,
  "unknown-entrant": ({ tournament, startNumber }) =>
    `Rapporten från ${tournament} har ingen spelare med startnummer ${startNumber}.`,
  "entrant-twice": ({ tournament, player, startNumber }) =>
    `Spelare ${player} är redan med i ${tournament}, med startnummer ${startNumber}.`,
  "compare-with-itself": ({ tournament }) => `${tournament} är en turnering: två behövs.`,
  "unknown-question": ({ tournament, question }) => `Ingen fråga ${question} har ställts om ${tournament}.`,
  "question-answered": ({ tournament, question }) => `Fråga ${question} om ${tournament} är redan besvarad.`,
  "unknown-game": ({ tournament, round, white, black }) =>
    `Rapporten från ${tournament} har inget parti mellan ${white} och ${black} i rond ${round} med de färgerna.`,
  "game-not-played": ({ tournament, round, white, black }) =>
    `${white} och ${black} spelade inte i rond ${round} i ${tournament}, så vitt rapporten visar: ett sådant parti kan inte räknas.`,
  "game-not-ruled": ({ tournament, round, white, black }) =>
    `Inget avgörande om partiet mellan ${white} och ${black} i rond ${round} i ${tournament} gäller.`,
});
