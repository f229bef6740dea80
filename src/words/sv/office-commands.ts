import type * as english from "../en/office-commands.ts";
import { plural } from "../numbers.ts";
import { CLUB_KIND_WORDS, clubWords } from "./club.ts";
import { listCommandWords } from "./list-commands.ts";
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
  "sequence-gap": "en tidigare post saknas",
  "chain-broken": "inte den post som följde",
  "content-missing": "en innehållsfil saknas",
  "content-differs": "en innehållsfil har ändrats",
  "database-differs": "databasen har något annat",
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
  kinds: {
    "office-opened": "kontoret öppnat",
    "settings-changed": "inställningar ändrade",
    "list-imported": "lista importerad",
    "base-corrections": "rättelser av ingångsrating funna",
    "player-added": "spelare tillagd",
    "player-changed": "spelare ändrad",
    "earlier-facts-stated": "partier och rating före första listan angivna",
    "players-merged": "spelare sammanslagna",
    "merge-undone": "sammanslagning upphävd",
    "federation-added": "förbund tillagt",
    "federation-status": "ett förbunds ställning ändrad",
    "federation-administrator": "ett förbunds administratör utsedd",
    "player-excluded": "spelare utelämnad på förbundets begäran",
    "exclusion-ended": "spelare inte längre utelämnad",
    "dispensation-given": "dispens given",
    "dispensation-ended": "dispens upphörd",
    "tournament-registered": "turnering registrerad",
    "registration-changed": "registrering ändrad",
    "tournament-announced": "turnering meddelad som en som inte räknas",
    "registration-ruled": "avgörande om en registrering",
    "tournament-ruled": "avgörande om en turnering",
    "tournament-listed": "turnering hänförd till en lista",
    "appeal-received": "överklagande mottaget",
    "appeal-decided": "överklagande avgjort",
    "report-received": "rapport mottagen",
    "report-withdrawn": "rapport återkallad",
    "player-matched": "spelare i en rapport kopplad",
    "tournaments-compared": "turneringar jämförda",
    "question-asked": "fråga till domaren",
    "question-answered": "svar från domaren",
    "game-ruled": "avgörande om ett parti",
    "list-closed": "period stängd, utkast gjort",
    "draft-discarded": "utkast förkastat",
    "list-published": "lista publicerad",
    "correction-decided": "rättelse till nästa lista",
    "user-added": "användare tillagd",
    "user-role": "en användares roll ändrad",
    "user-ended": "användare avslutad",
    "user-reset": "engångslösenord utlämnat",
    "second-factor-reset": "tvåstegsinloggning avslagen av kontoret",
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
    "access-tightened": () => "Andra användare på datorn kunde läsa kontorets mapp; nu kan bara ägaren det.",
  },
  faults: FAULT_WORDS,
  statuses: STATUS_WORDS,
  recorded: (sequence, kind) => `Post ${sequence}: ${kind}.`,
  wouldRecord: (kind) => `Skulle antecknas: ${kind}. Inget har gjorts.`,
  opened: (place) => `Ett kontor har börjat i ${place}.`,
  imported: (list, version, rated) =>
    `${list}${version > 1 ? `, version ${version}` : ""}: ${count(rated, "spelare", "spelare")} med rating.`,
  players: (players) => `${count(players, "spelare", "spelare")} i filen.`,
  compared: (list, before, entrants, leavers) =>
    `${list}: ${entrants} nya eller tillbaka, ${leavers} inte längre med, jämfört med ${before}.`,
  corrections: (list, players) =>
    `${list}: ${count(players, "spelare", "spelare")} utan parti vars rating ändrades; antecknat som rättelser av ingångsrating.`,
  more: (key) => `Fler: --after ${key}`,
  verified: (lines, parts, hash) => `${entries(lines)}, ${contents(parts)}: kedjan håller. Sista hash ${hash}`,
  faultAt: (line, fault, found) => `rad ${line}: ${fault}${found === "" ? "" : ` (${found})`}`,
  rebuilt: (lines) => `Allt gjordes om från ${entries(lines)}.`,
  moved: (lines, parts, place) => `${entries(lines)} och ${contents(parts)} till ${place}.`,
  mergedWith: (ids) => `samma person som ${ids}`,
  settings: { setting: "inställning", value: "värde", name: "namn", zone: "tidszon", federation: "förbund" },
  wouldMove: (moved, kept, place) =>
    `Inget har gjorts; ${entries(moved)} och ${contents(kept)} skulle föras till ${place}.`,
  wouldRebuild: (made) => `Inget har gjorts; allt skulle göras om från ${entries(made)}.`,
  roles: ROLE_WORDS,
  users: { user: "användare", role: "roll", of: "för", ended: "avslutad" },
  oneTime: (user, password, days) =>
    `${user} loggar in en gång med det här lösenordet, inom ${plural("sv", days, "dag", "dagar")}, och väljer sedan ett annat: ${password}`,
  loadingSample: "Ett exempelförbund skapas: två års turneringar och listor, allt påhittat …",
  serving: (address) => `Kontoret är öppet på ${address} (Ctrl+C avslutar).`,
  facts: {
    id: "nummer",
    name: "namn",
    federation: "förbund",
    sex: "kön",
    birth: "födelse",
    title: "titel",
    womenTitle: "damtitel",
    otherTitles: "andra titlar",
    arenaTitle: "arenatitel",
    memberships: "medlem i",
    mergedInto: "sammanslagen med",
    excluded: "utelämnad",
    dispensation: "dispens",
    gamesBefore: "partier före första listan (angivna)",
    highestBefore: "högsta rating före den (angiven)",
  },
  columns: {
    list: "lista",
    date: "datum",
    rating: "rating",
    games: "partier",
    k: "K",
    inactive: "inaktiv",
    correction: "rättad från",
    entry: "post",
    time: "tid",
    by: "av",
    what: "vad",
    about: "om",
    status: "ställning",
    administrator: "administratör",
  },
});
