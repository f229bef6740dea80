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
  "dates-reversed": ({ start, end }) =>
    `En turnering som börjar ${asDay(start)} kan inte sluta ${asDay(end)}. Rätta ett av datumen.`,
  "registration-incomplete": ({ facts }) =>
    `Registreringen behöver ${facts.join(", ")}. De kan också tas från en rapport med --from.`,
  "tournament-exists": ({ tournament }) => `Det finns redan en turnering ${tournament}.`,
  "unknown-tournament": ({ tournament }) => `Det finns ingen turnering ${tournament}. Registrera den först.`,
  "tournament-not-on-list": ({ tournament, list }) => `${tournament} är inte med på ${list}.`,
  "stage-of-itself": ({ tournament }) => `${tournament} kan inte vara en etapp av sig själv.`,
  "stage-of-stage": ({ tournament, whole }) =>
    `${tournament} är själv en etapp av ${whole}: alla etapper anger samma turnering.`,
  "stage-of-other-list": ({ tournament, kind }) =>
    `${tournament} hör till listan för ${LISTS[kind] ?? kind}: etapper av en turnering hör till samma lista.`,
  "stage-in-parts": ({ tournament }) =>
    `${tournament} rapporteras i delar, men en etapp har en egen rapport. Använd antingen etapper eller delar.`,
  "ratings-fixed": ({ start, article }) =>
    `Vilken rating som används bestäms före första ronden: den här turneringen började ${asDay(start)} (§ ${article}).`,
  "ratings-not-chosen": ({ edition }) =>
    `${edition}: ratingen vid turneringens start gäller, och inte den vid varje parti.`,
  "cannot-be-refused": ({ tournament, article }) =>
    `${tournament} är en officiell turnering: registreringen kan inte avvisas (§ ${article}).`,
  "always-rated": ({ tournament, article }) =>
    `${tournament} är en officiell tävling och räknas alltid: det beslutet är inte möjligt (§ ${article}).`,
  "before-registration": ({ tournament, registered, on }) =>
    `${tournament} registrerades ${asDay(registered)}: ett beslut kan inte vara daterat ${asDay(on)}. Ange ett senare datum.`,
  "told-before-decision": ({ tournament, on, toldOn }) =>
    `Beslutet om ${tournament} är från ${asDay(on)}: arrangören kan inte ha underrättats ${asDay(toldOn)}. Ange ett senare datum.`,
  "appeal-before-decision": ({ tournament, decided, on }) =>
    `Beslutet om ${tournament} är från ${asDay(decided)}: ett överklagande kan inte vara daterat ${asDay(on)}. Ange ett senare datum.`,
  "outcome-before-appeal": ({ tournament, appealed, on }) =>
    `Överklagandet för ${tournament} kom ${asDay(appealed)}: beslutet kan inte vara daterat ${asDay(on)}. Ange ett senare datum.`,
  "nothing-to-admit": ({ tournament, article }) => `Registreringen av ${tournament} är redan godtagen (§ ${article}).`,
  "already-decided": ({ tournament }) => `Detta är redan beslutet om ${tournament}.`,
  "list-before-tournament": ({ tournament, list, start }) =>
    `Turneringen ${tournament} börjar ${asDay(start)}: den kan inte vara på listan ${asDay(list)}. Välj en senare lista.`,
  "announced-too-late": ({ tournament, start, article }) =>
    `${tournament} började ${asDay(start)}. Att en turnering inte räknas kan bara meddelas före start (§ ${article}).`,
  "nothing-to-appeal": ({ tournament, against }) =>
    `Inget beslut mot ${decisionOn(against)} ${tournament} gäller: det finns inget att överklaga.`,
  "appeal-too-late": ({ tournament, until, article }) =>
    `Sista dagen att överklaga för ${tournament} var ${asDay(until)} (§ ${article}).`,
  "appeal-there": ({ tournament }) => `Överklagandet för ${tournament} har redan tagits emot.`,
  "no-appeal": ({ tournament, against }) => `Inget överklagande om ${decisionOn(against)} ${tournament} är öppet.`,
  "one-report-only": ({ count }) =>
    `En turnering har en rapport, eller en för varje del; fann ${count} filer: ta emot dem en och en.`,
  "tournament-missing": () => "Ange turneringen med --tournament, eller registrera den från rapporten med --register.",
  "not-a-report": ({ file }) =>
    `${file} är ingen turneringsrapport (TRF, eller partier som CSV eller PGN) med spelare och resultat.`,
  "report-has-errors": ({ file, errors }) =>
    `${file} har fel (${errors}). Låt rätta den, eller ta emot den ändå med --despite-errors.`,
  "report-of-other": ({ file, tournament, part }) => `${file} har redan tagits emot, för ${tournament}${partOf(part)}.`,
  "not-in-parts": ({ tournament }) =>
    `${tournament} är inte registrerad för rapport i delar. Utelämna --part, eller ändra registreringen.`,
  "part-missing": ({ tournament, part, next }) =>
    `Del ${part} av ${tournament} kan inte komma än: nästa är del ${next}.`,
  "part-needed": ({ tournament, next }) =>
    `${tournament} rapporteras i delar. Ange delen med --part; nästa är ${next}.`,
  "no-report": ({ tournament, part }) => `Det finns ingen rapport från ${tournament}${partOf(part)}.`,
  "unknown-entrant": ({ tournament, startNumber }) =>
    `Rapporten från ${tournament} har ingen spelare med startnummer ${startNumber}.`,
  "entrant-twice": ({ tournament, player, startNumber }) =>
    `Spelare ${player} är redan med i ${tournament}, med startnummer ${startNumber}.`,
  "compare-with-itself": ({ tournament }) => `Ange två olika turneringar; ${tournament} angavs två gånger.`,
  "unknown-question": ({ tournament, question }) => `Ingen fråga ${question} har ställts om ${tournament}.`,
  "question-answered": ({ tournament, question }) => `Fråga ${question} om ${tournament} är redan besvarad.`,
  "result-needs-trf": ({ file }) => `Rapporten "${file}" är ingen TRF-fil: skicka en rättad fil i stället.`,
  "reported-game-unknown": ({ round, white, black }) =>
    `Rapporten har inget parti i rond ${round} mellan spelare ${white} (vit) och spelare ${black}: kontrollera startnummer och färger.`,
  "unknown-game": ({ tournament, round, white, black }) =>
    `Rapporten från ${tournament} har inget parti ${white} – ${black} i rond ${round}. Kontrollera rond och färger.`,
  "game-not-played": ({ tournament, round, white, black }) =>
    `Enligt rapporten spelade ${white} och ${black} inte i rond ${round} i ${tournament}: partiet kan inte räknas.`,
  "game-not-ruled": ({ tournament, round, white, black }) =>
    `Det finns inget beslut om partiet ${white} – ${black} i rond ${round} i ${tournament}.`,
});
