import { capital } from "../../capital.ts";
import type * as english from "../../en/refusals/refusals.ts";
import { counted, plural } from "../../numbers.ts";
import { ACCESS_REFUSAL_WORDS } from "../access.ts";
import { listRefusalWords } from "../list-commands.ts";
import { NOTIFICATION_REFUSAL_WORDS } from "../notifications.ts";
import { objectionRefusalWords } from "../objections.ts";
import { FAULT_WORDS, ROLE_WORDS, STATUS_WORDS } from "../office-commands.ts";
import { clubRefusalWords } from "./club-refusals.ts";
import { tournamentRefusalWords } from "./tournament-refusals.ts";
import { USAGE_REFUSAL_WORDS } from "./usage-refusals.ts";

const list = (values: readonly string[]): string => values.join(", ");

/** The word for a code, where the catalogue has one. */
const said = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;

const KINDS: Readonly<Record<string, string>> = {
  standard: "standardschack",
  rapid: "snabbschack",
  blitz: "blixt",
};

const FORMS: Readonly<Record<"day" | "month" | "birth", string>> = {
  day: "ett datum som YYYY-MM-DD, till exempel 2026-10-31",
  month: "en månad som YYYY-MM, till exempel 2026-11",
  birth: "ÅÅÅÅ eller ÅÅÅÅ-MM-DD, till exempel 2009 eller 2009-05-17",
};

const FACTS: Readonly<Record<string, string>> = {
  highest: "--highest (högsta rating som någonsin publicerats)",
  gamesBefore: "--games-before (partier räknade hittills)",
  birth: "--birth (födelsedag eller födelseår, eller none)",
  asOf: "--for-list (månaden för listan som räknas)",
};

const WHY: Readonly<Record<string, string>> = {
  ENOENT: "filen eller mappen finns inte",
  EISDIR: "det är en mapp",
  EACCES: "åtkomst nekad",
  EROFS: "disken är skrivskyddad",
  ENOSPC: "disken är full",
  EEXIST: "det finns en fil med det namnet",
  ENOTDIR: "en del av sökvägen är ingen mapp",
};

const SHAPES: Readonly<Record<string, string>> = {
  text: "text",
  number: "ett tal",
  flag: "true eller false",
  object: "ett objekt",
  list: "en lista",
};

/** A request turned down: what was expected, and what was found. */
export const refusalWords: typeof english.refusalWords = (writing) => ({
  ...USAGE_REFUSAL_WORDS,
  "bad-score": ({ found }) => `Ange poängen som 1, 0.5 (eller ½ eller =) eller 0; fann ”${found}”.`,
  "bad-total": ({ field, found, max }) =>
    `${field}: väntade en poäng i hela och halva från 0 till ${max}, fann ”${found}”.`,
  "bad-halves": ({ field, found }) =>
    `${field}: väntade en rating med eller utan halv poäng, till exempel 2213 eller 2213.5; fann ”${found}”.`,
  "bad-rating": ({ field, found, max }) =>
    `${field}: väntade en rating, ett heltal från 1 till ${max}; fann ”${found}”.`,
  "bad-number": ({ field, found, from, to }) =>
    `${field}: väntade ett heltal från ${from} till ${to}, fann ”${found}”.`,
  "bad-date": ({ field, found, form }) => `${field}: väntade ${said(FORMS, form)}; fann ”${found}”.`,
  "bad-game": ({ found }) =>
    `Ange ett parti som motståndarens rating, ett kolon och poängen, till exempel 2350:1 eller 1850:½; fann ”${found}”.`,
  "bad-choice": ({ field, found, choices }) => `${field}: väntade något av ${list(choices)}; fann ”${found}”.`,
  "bad-input": ({ field, found, expected }) =>
    found === ""
      ? `${field}: ange ett värde (${said(SHAPES, expected)}).`
      : `${field}: väntade ${said(SHAPES, expected)}, fann ${found}.`,
  "text-too-long": ({ field, max, length }) => `${field}: högst ${max} tecken; fann ${length}.`,
  "not-a-list": ({ file }) =>
    `${file} är ingen ratinglista: väntade FIDE:s TXT eller XML, eller CSV med deras kolumner.`,
  "month-missing": ({ found }) =>
    `En lista med en rating behöver sin månad: ange den med --month, till exempel SEP26${found === "" ? "" : `; fann ”${found}”`}.`,
  "cannot-convert": ({ from, to, choices }) => `${from} kan inte omvandlas till ${to}, bara till ${list(choices)}.`,
  "several-tournaments": ({ file, count }) =>
    `${file} innehåller ${count} turneringar. Dela upp dem med "rating-office convert FILE --to trf26 --output part.trf", som skriver en fil för varje.`,
  "unwritable-file": ({ file, why }) => `${file} kan inte skrivas: ${said(WHY, why)}.`,
  "unreadable-file": ({ file, why }) => `${file} kan inte läsas: ${said(WHY, why)}.`,
  "unknown-edition": ({ id, known }) => `Det finns ingen utgåva ”${id}”. Tillgängliga: ${list(known)}.`,
  "edition-faulty": ({ file, faults }) =>
    `${file} är ingen utgåva som rating kan beräknas med. Rätta det som står på dessa rader: ${list(faults)}.`,
  "tariff-faulty": ({ file, faults }) =>
    `${file} är ingen taxa som avgifter kan beräknas med. Rätta det som står på dessa rader: ${list(faults)}.`,
  "unknown-language": ({ found, known }) => `Språket ”${found}” finns inte. Välj bland: ${list(known)}.`,
  "edition-missing": () =>
    "Vilken utgåva? Ange en med --edition ID, eller turneringens start med --on YYYY-MM-DD och --list standard, rapid eller blitz.",
  "start-missing": () =>
    "Rapporten har inget startdatum som går att läsa: ange det med --on YYYY-MM-DD, eller utgåvan med --edition ID.",
  "no-edition-on": ({ list: kind, day }) =>
    `Inga regler finns${kind === null ? "" : ` för ${said(KINDS, kind)}`} ${writing.asDay(day)}: standard från ${writing.asDay("2009-07-01")}, snabbschack och blixt från ${writing.asDay("2012-01-01")}.`,
  "no-games": () => "Ange minst ett parti med --game MOTSTÅNDARE:POÄNG, eller en fil med --input.",
  "no-rated-games": () =>
    "Ingen fil har ett spelat parti med båda ratingtalen. Varje parti behöver båda spelarnas rating och ett resultat.",
  "two-lists-needed": () => "Ange minst två listor, i datumordning.",
  "unknown-system": ({ found, known }) =>
    `Det finns inget ratingsystem ”${found}”. Ange en utgåva, eller något av: ${list(known)}.`,
  "shared-name": ({ player, month, games }) =>
    `”${player}” har ${games} partier i ${month}: flera spelare har samma namn. Ange spelarnas id, eller ta bort partierna.`,
  "months-unfit": ({ lists, months }) =>
    `Ange en månad för varje lista, i datumordning: det är ${lists} listor och ${months} månader.`,
  "rating-missing": () => "Ange spelarens rating med --rating.",
  "birth-in-future": ({ birth, asOf }) =>
    `Födelsedatumet ${writing.asDay(birth)} ligger efter ${writing.asDay(asOf)}. Rätta ett av dem.`,
  "highest-below-rating": ({ highest, rating }) =>
    `Högsta rating (${highest}) kan inte vara lägre än den nuvarande (${rating}).`,
  "player-not-in-table": ({ player }) =>
    `”${player}” är inte en spelare utan rating i tabellen: ange namnet, eller platsen räknad från 1.`,
  "incomplete-table": ({ found, expected }) =>
    `När alla möter alla i den här storleken finns ${expected} poäng totalt, men tabellens summa är ${found}. Kontrollera poängen.`,
  "facts-missing": ({ facts, edition, kOption }) =>
    `${edition}: K behöver ${facts.map((fact) => said(FACTS, fact)).join(" och ")}${kOption ? "; eller ange själva K med --k" : ""}.`,
  "not-in-edition": ({ rule, edition }) =>
    `${edition}: det finns ingen sådan regel (${rule}). Räkna partierna mot motståndare med rating ett och ett.`,
  "not-for-lask": ({ edition, options }) =>
    `${edition}: det finns varken K eller en beräknad första rating${options ? `, så utelämna ${list(options)}` : ""}.`,
  "only-for-lask": ({ options }) =>
    `${list(options)}: bara den svenska ratingboken (--edition ssf-lask) känner till detta.`,
  "edition-of-other-list": ({ edition, list: kind }) =>
    `${edition}: gäller inte för ${said(KINDS, kind)}. Ange en utgåva för den listan.`,
  "mixed-lists": ({ lists }) => `En lista har ett slags partier; fann ${list(lists)}.`,
  "list-before-start": ({ start, listDate }) =>
    `En turnering som börjar ${writing.asDay(start)} kan inte vara med på listan från ${writing.asDay(listDate)}.`,
  "round-robin-needs-table": () =>
    "När alla möter alla anges turneringen med sin tabell: spelare med namn, rating och poäng, och den spelare det gäller.",
  "average-not-exact": ({ average, n }) =>
    `${n} motståndare kan inte ha ett medelvärde på precis ${average}: ange deras rating en och en.`,
  "below-lowest": ({ rating, lowest }) => `Ratingtal i den svenska ratingboken är minst ${lowest}; fann ${rating}.`,
  "no-office": ({ place }) =>
    `Det finns inget kontor i ${place}. Skapa ett med rating-office init, eller ange mappen för ett annat.`,
  "office-exists": () => "Det finns redan ett kontor här.",
  "folder-not-empty": ({ folder }) => `${folder} är inte tom. Välj en tom mapp för kontoret.`,
  "folder-in-use": ({ folder, pid, host }) =>
    `${folder} används av process ${pid} på ${host}. Stäng det programmet först.`,
  "folder-open-to-others": ({ folder }) =>
    `Andra användare på datorn kan skriva i ${folder}, så innehållet går inte att lita på. Kontrollera det och stäng mappen för andra: chmod 700 ${folder}`,
  "lock-not-supported": ({ folder, why }) =>
    `${folder} går inte att låsa (${why}): lägg kontoret på en lokal disk, så att två program aldrig skriver i det samtidigt.`,
  "journal-changed": ({ file }) =>
    `Ett annat program har skrivit i ${file}. Inget har registrerats. Stoppa det programmet och öppna kontoret igen.`,
  "signing-key-there": ({ log }) => `Kontoret signerar redan som ${log}. En loggs namn ändras aldrig.`,
  "bad-signing-key": ({ variable }) => `${variable} innehåller ingen signeringsnyckel (PRIVATE+KEY+namn+id+nyckel).`,
  "bad-log-name": ({ found }) =>
    `Ett loggnamn har varken mellanslag eller plustecken, till exempel ratings.example.org; fann: ${found}`,
  "bad-verifier-key": () =>
    "Detta är ingen publik nyckel till en logg (namn+id+nyckel). Kontoret visar sin på /log/key.",
  "not-a-witness-key": () =>
    "Nyckeln signerar en logg, inte som vittne. Ett vittne visar sin nyckel på /log/witness-key.",
  "log-watched": ({ log }) => `${log} bevakas redan, med en annan nyckel.`,
  "unknown-witness": ({ address }) => `Det finns inget vittne på ${address}.`,
  "not-a-log-key": () => "Detta är ett vittnes nyckel, inte en loggs. Ett kontor visar sin loggs nyckel på /log/key.",
  "nothing-signed": () => "Kontoret har inte signerat något än: ange vilken publik nyckel som gäller.",
  "no-signing-key": () => "Kontoret har ingen signeringsnyckel än. Den första publiceringen skapar en.",
  "signing-key-handed-in": ({ variable }) =>
    `Signeringsnyckeln kommer från ${variable}: bara den som sätter den kan byta den.`,
  "signing-key-differs": ({ key, variable }) =>
    `Kontoret signerar med en annan nyckel, ${key}. Sätt ${variable} till den.`,
  "journal-contradicts": ({ entries }) =>
    `Journalen är inte den som kontoret signerade när den hade ${entries} poster: den har skrivits om, eller en gammal kopia har återställts. Inget signeras.`,
  "office-unsettled": () =>
    "Den senaste posten finns i journalen men ännu inte i databasen. Starta om kontoret så tillämpas den.",
  "storage-full": ({ free, reserve }) =>
    `Disken är full${free === undefined ? "" : ` (${free} MB kvar, ${reserve} MB hålls i reserv)`}: inget har registrerats. Frigör utrymme och försök igen.`,
  "server-unreachable": ({ place, why }) => `${place} går inte att nå: ${why}.`,
  "database-unreachable": () =>
    "Databasen svarar inte. Inget som har registrerats är förlorat; försök igen om en stund.",
  "read-only-office": () => "Den här servern visar bara det som kontoret har publicerat. Använd kontorets huvudserver.",
  "tables-of-other-version": ({ place }) =>
    `Tabellerna i ${place} kommer från en annan version av programmet. Öppna kontoret en gång med den här versionen på huvuddatabasen, eller använd den version som körs där.`,
  "server-too-old": ({ place, version }) => `${place} är PostgreSQL ${version}: 15 eller senare krävs (150000).`,
  "database-not-utf8": ({ place, encoding }) =>
    `${place} lagrar text som ${encoding}: skapa databasen med ENCODING 'UTF8'.`,
  "journal-newer": ({ line }) =>
    `En nyare version av programmet har skrivit i journalen (${line === "last" ? "sista raden" : `rad ${line}`}): använd den. Inget har ändrats.`,
  "journal-damaged": ({ line, fault }) =>
    `Journalen är skadad på ${line === "last" ? "sista raden" : `rad ${line}`} (${said(FAULT_WORDS, fault)}): hämta tillbaka den från en kopia. Inget har ändrats.`,
  "no-retention": () => "Kontoret har inte bestämt när födelsedatum ska bort ur rapporter.",
  "erasure-overtaken": () => "Något antecknades medan raderingen förbereddes. Börja om.",
  "overtaken-by-erasure": () =>
    "Någons personuppgifter raderas just nu, eller raderades under tiden. Inget har antecknats; börja om.",
  "rebuild-under-way": () => "Ett annat program bygger om tabellerna. Försök igen när det är klart.",
  "erasure-names-person": () => "Skälet nämner personen. Det står kvar i journalen: ange ett utan namn.",
  "already-erased": ({ player }) => `Personuppgifterna om spelaren ${player} har redan raderats.`,
  "proof-gone": ({ list, version }) =>
    `Det finns inget bevis för ${list} (version ${version}) längre: det som signerades nämnde någon vars uppgifter sedan har raderats. Bevis som lämnats ut tidigare gäller fortfarande.`,
  "database-differs": ({ sequence }) =>
    `Databasen och journalen skiljer sig åt vid post ${sequence}. Kör journal rebuild för att bygga om databasen från journalen.`,
  "database-newer": ({ step }) => `Ett nyare program har ändrat den här databasen (${step}): använd det.`,
  "content-missing": ({ sha256 }) => `Filen ${sha256} saknas: återställ den från en säkerhetskopia.`,
  "content-differs": ({ sha256 }) => `Filen ${sha256} är skadad: återställ den från en säkerhetskopia.`,
  "other-office": () => "De två journalerna hör till olika kontor, eller har skilts åt: de kan inte förenas.",
  "bad-colour": ({ found, contrast }) =>
    `Ange en färg som #1d4f5c, mörk nog för vit text (kontrast minst ${contrast}); fann ”${found}”.`,
  "bad-logo": ({ max, found }) =>
    `En logotyp är en PNG- eller SVG-fil på högst ${counted("sv", max)} byte; fann ${counted("sv", found)} byte.`,
  "bad-zone": ({ found }) => `Ange en tidszon, till exempel UTC eller Europe/Stockholm; fann ”${found}”.`,
  "nobody-named": ({ name }) =>
    `Inget som kan raderas nämner ${name}. Spelare raderas med sitt ID, en klubbs medlemmar som klubb/medlem.`,
  "bad-person-name": ({ found }) =>
    `Ange ett namn, eller klubb/medlem; ”${found}” är ett nummer, och dess uppgifter finns på spelarens egen sida.`,
  "bad-player-id": ({ found }) => `Ange ett spelar-ID med högst elva siffror; fann ”${found}”.`,
  "bad-page-key": ({ found }) => `”${found}” är ingen giltig sidposition: använd länken på föregående sida.`,
  "bad-federation": ({ found }) => `Ange en förbundskod med tre versaler, till exempel SWE; fann ”${found}”.`,
  "name-missing": () => "Ange ett namn med --name.",
  "nothing-to-change": () => "Värdena är desamma som förut: inget har ändrats.",
  "unknown-player": ({ player }) => `Det finns ingen spelare med ID ${player}.`,
  "player-exists": ({ player }) => `Det finns redan en spelare med ID ${player}.`,
  "merge-with-itself": ({ player }) => `Spelare ${player} kan inte slås ihop med sig själv: ange två olika spelare.`,
  "already-merged": ({ player, into }) => `Spelare ${player} är redan sammanslagen med ${into}. Ångra det först.`,
  "not-merged": ({ player }) => `${player} är inte sammanslagen med någon annan.`,
  "already-excluded": ({ player }) => `Spelare ${player} är redan utelämnad från listorna.`,
  "not-excluded": ({ player }) => `${player} är inte utelämnad från listorna.`,
  "already-dispensed": ({ player }) => `${player} har redan dispens.`,
  "not-dispensed": ({ player }) => `${player} har ingen dispens.`,
  "unknown-federation": ({ federation }) => `Det finns inget förbund ${federation}. Lägg till det först.`,
  "federation-exists": ({ federation }) => `Det finns redan ett förbund ${federation}.`,
  "federation-status-same": ({ federation, status }) =>
    `Ställningen för ${federation} är redan ${said(STATUS_WORDS, status)}.`,
  "list-repeats-player": ({ file, player }) => `${file} har spelare ${player} mer än en gång. Ta bort dubbletterna.`,
  "list-has-errors": ({ file, errors }) =>
    `${file} har ${errors} fel som kan påverka ratingen. Rätta den, eller importera den ändå med --despite-errors.`,
  "list-already-there": ({ list: id }) => `${capital(id)} är redan importerad, med samma innehåll.`,
  ...tournamentRefusalWords(writing),
  ...clubRefusalWords(writing),
  ...ACCESS_REFUSAL_WORDS,
  ...NOTIFICATION_REFUSAL_WORDS,
  ...objectionRefusalWords(writing),
  ...listRefusalWords(writing),
  "reports-stand": ({ tournament }) =>
    `${tournament} har rapporter, så rapportering i delar kan inte längre ändras. Återkalla rapporterna först.`,
  "list-not-ours": ({ list: id }) =>
    `${capital(id)} har inte gjorts av det här kontoret och kan därför varken förklaras eller göras om här.`,
  "nothing-to-correct": ({ list: id }) => `Inget har kommit sedan ${id} publicerades som skulle ändra den.`,
  "no-such-alarm": ({ list, alarm }) => `Det finns inget larm ”${alarm}” för ${list}.`,
  "alarm-already-acknowledged": ({ list, alarm }) =>
    `Larmet ”${alarm}” för ${list} är redan kvitterat. Återta först kvitteringen.`,
  "alarm-not-acknowledged": ({ list, alarm }) => `Larmet ”${alarm}” för ${list} är inte kvitterat.`,
  "tariff-too-late": ({ from, period }) =>
    `Avgifter till och med ${period} är redan betalda, så en taxa kan inte gälla från den ${writing.asDay(from)}. Välj en senare första dag, eller ångra betalningarna.`,
  "no-statement": ({ payer, period }) => `${payer} har ingen avräkning för ${period}. Se: fees list ${period}`,
  "nothing-to-pay": ({ payer, period }) => `${payer} är inte skyldig något för ${period}.`,
  "no-such-payment": ({ payment }) =>
    `Journalanteckning ${payment} är ingen betalning, eller är redan ångrad. Se: fees show`,
  "reopening-held-back": ({ list: id, tournaments }) =>
    `${capital(id)} kan inte göras om: ${list(tournaments)} på den väntar på någon, se reports list-pending.`,
  "bad-email": ({ found }) => `Inte en e-postadress: ${found}.`,
  "bad-user-name": ({ found }) =>
    `Ett användarnamn har små bokstäver, siffror, punkter och bindestreck, och börjar med en bokstav; fann ”${found}”.`,
  "user-exists": ({ user }) => `Användaren ${user} finns redan. Välj ett annat namn.`,
  "unknown-user": ({ user }) => `Det finns ingen användare ${user}.`,
  "user-unchanged": ({ user }) => `${user} har redan den rollen.`,
  "federation-needed": () => "Ett ratingombud hör till ett förbund: ange det.",
  "club-needed": () => "En klubbs konto hör till en klubb: ange den.",
  "last-administrator": () => "Det måste finnas minst en ratingansvarig.",
  "sign-in-failed": () => "Fel användarnamn eller lösenord.",
  "bad-token": () => "Åtkomstnyckeln är okänd eller har gått ut. Skapa en ny på din kontosida.",
  "sign-in-needed": () => "Logga in först.",
  "not-allowed": ({ role }) => `Du har inte behörighet till detta (din roll: ${said(ROLE_WORDS, role)}).`,
  "bad-csrf": () => "Formuläret har gått ut eller kom från en annan sida. Försök igen.",
  "too-many": ({ seconds }) => `För många försök; försök igen om ${plural("sv", seconds, "sekund", "sekunder")}.`,
  "idempotency-key-reused": () => "Idempotensnyckeln har redan använts för en annan begäran: använd en ny.",
  "work-running": ({ by, about }) =>
    `${by} har startat något som fortfarande pågår (${about}). Vänta tills det är klart.`,
  "upload-missing": () => "Ingen fil skickades. Välj en fil och försök igen.",
  "password-too-short": ({ min }) => `Välj ett lösenord med minst ${min} tecken.`,
});
