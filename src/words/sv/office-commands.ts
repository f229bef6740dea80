import { capital } from "../capital.ts";
import type * as english from "../en/office-commands.ts";
import { plural } from "../numbers.ts";
import { CLUB_KIND_WORDS, clubWords } from "./club.ts";
import { ERASURE_WORDS } from "./erasure.ts";
import { INSTALLATION_WORDS } from "./installation.ts";
import { listCommandWords } from "./list-commands.ts";
import { LOG_WORDS } from "./log.ts";
import { tournamentCommandWords } from "./tournament-commands.ts";

const count = (value: number, one: string, other: string): string => plural("sv", value, one, other);
const entries = (value: number): string => count(value, "post", "poster");
const contents = (value: number): string => count(value, "innehållsfil", "innehållsfiler");

export const FAULT_WORDS: typeof english.FAULT_WORDS = {
  "not-json": "ingen rad i journalen",
  "not-an-entry": "ingen post",
  "newer-format": "skriven av ett nyare program",
  "not-canonical": "inte skriven av det här programmet",
  "hash-differs": "ändrad efter att den skrevs",
  "facts-differ": "postens skyddade uppgifter har ändrats",
  "sequence-gap": "en tidigare post saknas",
  "chain-broken": "inte den post som följde",
  "content-missing": "en fil saknas",
  "content-differs": "en fil har ändrats",
  "database-differs": "databasen skiljer sig",
  "redaction-unrecorded": "ändrad utan en post som säger det",
  "redaction-undone": "raderad av en post, men finns kvar",
};

export const STATUS_WORDS: typeof english.STATUS_WORDS = { member: "medlem", suspended: "avstängt" };

export const ROLE_WORDS: typeof english.ROLE_WORDS = {
  arbiter: "domare",
  officer: "förbundets ratingombud",
  administrator: "ratingansvarig",
  auditor: "revisor",
  club: "klubb",
};

/** What the commands of the office say. */
export const officeCommandWords: typeof english.officeCommandWords = (writing) => ({
  tournaments: tournamentCommandWords(writing),
  lists: listCommandWords(writing),
  log: LOG_WORDS,
  installation: INSTALLATION_WORDS,
  erasure: ERASURE_WORDS,
  held: {
    heads: {
      lists: "På listor",
      reports: "I rapporter",
      journal: "I journalen",
      tournament: "Turnering",
      version: "Version",
      name: "Namn i rapporten",
      id: "ID i rapporten",
      birth: "Född",
    },
    counts: (games, files) =>
      `${plural("sv", games, "parti", "partier")}, och namnet finns i ${plural("sv", files, "sparad fil", "sparade filer")}.`,
    mentions: (lines, files) =>
      `${plural("sv", lines, "rad", "rader")} på klubbars listor, och nämnd i ${plural("sv", files, "sparad fil", "sparade filer")}.`,
    others: "Med --json: varje rad, varje parti och varje fil.",
  },
  kinds: {
    "office-opened": "Kontoret skapat",
    "settings-changed": "Inställningar ändrade",
    "edition-adopted": "Utgåva antagen",
    "edition-withdrawn": "Utgåva återkallad",
    "list-imported": "Lista importerad",
    "base-corrections": "Ingångsrättelser antecknade",
    "player-added": "Spelare tillagd",
    "player-changed": "Spelare ändrad",
    "earlier-facts-stated": "Tidigare partier och rating angivna",
    "players-merged": "Spelare sammanslagna",
    "merge-undone": "Sammanslagning upphävd",
    "federation-added": "Förbund tillagt",
    "federation-status": "Ett förbunds ställning ändrad",
    "federation-administrator": "Ett förbunds administratör utsedd",
    "player-excluded": "Spelare utelämnad på förbundets begäran",
    "exclusion-ended": "Spelare inte längre utelämnad",
    "dispensation-given": "Dispens given",
    "dispensation-ended": "Dispens upphörd",
    "person-erased": "Person raderad",
    "reports-expired": "Födelsedatum borttagna ur gamla rapporter",
    "tournament-registered": "Turnering registrerad",
    "registration-changed": "Registrering ändrad",
    "tournament-announced": "Turnering meddelad som en som inte räknas",
    "registration-ruled": "Beslut om en registrering",
    "tournament-ruled": "Beslut om en turnering",
    "tournament-listed": "Turnering flyttad till en annan lista",
    "appeal-received": "Överklagande mottaget",
    "appeal-decided": "Överklagande avgjort",
    "report-received": "Rapport mottagen",
    "report-withdrawn": "Rapport återkallad",
    "player-matched": "Spelare kopplad",
    "match-proposed": "Koppling föreslagen",
    "tournaments-compared": "Möjlig dubblett kontrollerad",
    "question-asked": "Fråga till domaren",
    "question-answered": "Svar från domaren",
    "objection-received": "Invändning",
    "objection-decided": "Beslut om en invändning",
    "game-ruled": "Beslut om ett parti",
    "list-closed": "Perioden stängd, utkast skapat",
    "draft-discarded": "Utkast förkastat",
    "list-published": "Lista publicerad",
    "correction-decided": "Rättelse till nästa lista",
    "alarm-acknowledged": "Larm kvitterat",
    "alarm-reopened": "Kvittering av ett larm återtagen",
    "tariff-adopted": "Taxa antagen",
    "fee-paid": "Avgift betald",
    "fee-payment-undone": "Betalning av en avgift ångrad",
    "signing-key-changed": "Signeringsnyckel bytt",
    "user-added": "Användare tillagd",
    "user-role": "En användares roll ändrad",
    "user-ended": "Användarkonto avslutat",
    "user-changed": "Användaruppgifter ändrade",
    "user-reset": "Engångslösenord utlämnat",
    "second-factor-reset": "Tvåstegsinloggning avslagen av kontoret",
    ...CLUB_KIND_WORDS,
  },
  clubs: clubWords(writing),
  notices: {
    "torn-line-cut": ({ count: bytes }) =>
      `Journalens sista rad blev aldrig färdig (${count(bytes, "byte", "byte")}); den skars bort.`,
    "lines-restored": ({ count: lines }) =>
      `Journalen hade förlorat ${entries(lines)}; databasen hade kvar dem, och de är tillbaka.`,
    "tail-applied": ({ count: lines }) => `Databasen låg ${entries(lines)} efter journalen; de har lagts till.`,
    "database-made-anew": ({ count: lines, movedTo }) =>
      `Databasen gjordes om från ${entries(lines)} i journalen${movedTo === null ? "" : `; det som fanns där ligger i ${movedTo}`}.`,
    "rebuilt-after-crash": ({ count: lines }) =>
      `Kontoret stängdes inte ordentligt. Databasen har byggts om från ${entries(lines)} i journalen; inget har gått förlorat. Alla måste logga in igen.`,
    "secrets-lost": () =>
      "Alla lösenord och nycklar har gått förlorade. Ge varje användare ett nytt engångslösenord: rating-office users reset NAMN",
    "erasure-completed": () => "Tabellerna gjordes om för att slutföra en radering som avbrutits.",
    "access-tightened": () => "Andra användare på datorn kunde läsa kontorets mapp; nu kan bara ägaren det.",
  },
  faults: FAULT_WORDS,
  statuses: STATUS_WORDS,
  recorded: (sequence, kind) => `${kind} (journalpost ${sequence}).`,
  wouldRecord: (kind) => `Skulle antecknas: ${kind}. Inget har gjorts.`,
  opened: (place) => `Kontoret skapat i ${place}.`,
  imported: (list, version, rated) =>
    `${capital(list)}${version > 1 ? `, version ${version}` : ""}: ${count(rated, "spelare", "spelare")} med rating.`,
  players: (players) => `${count(players, "spelare", "spelare")} i filen.`,
  compared: (list, before, entrants, leavers) =>
    `${capital(list)}: ${entrants} nya eller tillbaka, ${leavers} borttagna, jämfört med ${before}.`,
  corrections: (list, players) =>
    `${capital(list)}: ${count(players, "spelare", "spelare")} utan parti vars rating ändrades; antecknat som rättelser av ingångsrating.`,
  more: (key) => `Fler: --after ${key}`,
  verified: (lines, parts, hash) => `${entries(lines)}, ${contents(parts)}: journalen är hel. Sista hash ${hash}`,
  faultAt: (line, fault, found) => `rad ${line}: ${fault}${found === "" ? "" : ` (${found})`}`,
  rebuilt: (lines) => `Ombyggt från ${entries(lines)}.`,
  moved: (lines, parts, place) => `${entries(lines)} och ${contents(parts)} till ${place}.`,
  mergedWith: (ids) => `samma person som ${ids}`,
  settings: {
    setting: "inställning",
    value: "värde",
    name: "namn",
    zone: "tidszon",
    federation: "förbund",
    colour: "färg",
    logo: "logotyp",
    contact: "kontakt",
    imprint: "utgivare",
    privacy: "integritet",
    reportYears: "år för födelsedatum i rapporter",
    signInDays: "dagar för inloggningar",
  },
  wouldMove: (moved, kept, place) =>
    `Inget har gjorts; ${entries(moved)} och ${contents(kept)} skulle föras till ${place}.`,
  wouldRebuild: (made) => `Skulle byggas om från ${entries(made)}. Inget har gjorts.`,
  roles: ROLE_WORDS,
  users: {
    user: "Användare",
    name: "Namn",
    email: "E-post",
    role: "Roll",
    of: "Förbund eller klubb",
    ended: "avslutad",
  },
  oneTime: (user, password, days) =>
    `Engångslösenord för ${user}, giltigt för en inloggning inom ${plural("sv", days, "dag", "dagar")}: ${password}`,
  loadingSample: "Skapar ett exempelförbund: två års turneringar och listor, allt påhittat …",
  serving: (address) => `Kontoret är öppet på ${address} (Ctrl+C avslutar).`,
  facts: {
    id: "ID",
    name: "Namn",
    federation: "Förbund",
    sex: "Kön",
    birth: "Född",
    title: "Titel",
    womenTitle: "Damtitel",
    otherTitles: "Andra titlar",
    arenaTitle: "Arenatitel",
    memberships: "Medlem i",
    mergedInto: "Sammanslagen med",
    excluded: "Utelämnad på förbundets begäran",
    dispensation: "Dispens",
    gamesBefore: "Partier före första listan (angivna)",
    highestBefore: "Högsta rating före den (angiven)",
  },
  columns: {
    list: "Lista",
    date: "Datum",
    rating: "Rating",
    games: "Partier",
    k: "K",
    inactive: "Inaktiv",
    correction: "Rättad från",
    entry: "Nr",
    time: "Tid",
    by: "Användare",
    what: "Post",
    status: "Ställning",
    administrator: "Administratör",
  },
});
