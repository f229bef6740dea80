import { capital } from "../capital.ts";
import type * as english from "../en/list-commands.ts";
import { counted, plural } from "../numbers.ts";

const KINDS: Readonly<Record<string, string>> = {
  standard: "standardschack",
  rapid: "snabbschack",
  blitz: "blixt",
};

const count = (number: number, one: string, other: string): string => plural("sv", number, one, other);
const named = (list: string, version: number): string => (version > 1 ? `${list}, version ${version}` : list);
const all = (values: readonly string[]): string => values.join(", ");
const chess = (kind: string): string => KINDS[kind] ?? kind;

/** What the commands about lists say. */
export const listCommandWords: typeof english.listCommandWords = ({ asDay }) => ({
  explaining: (player, list, version) => `Spelare ${player} på ${named(list, version)}:`,
  notPublished: "Inte publicerat. Detta följer av rapporterna hittills och kan ändras.",
  ratingsOf: (list) => `Rating från ${asDay(list)}.`,
  ownRating: (rating, list) => `Egen rating: ${rating} (listan ${asDay(list)}).`,
  standardOf: (date, taken) =>
    taken === null
      ? "Det finns ingen standardlista ännu, så ingen har standardrating."
      : `Standardlistan ${asDay(date)} är inte publicerad ännu: listan ${asDay(taken)} används.`,
  changeWith: (change, k, printed) =>
    k === printed ? `Förändring: ${change} med K ${k}` : `Förändring: ${change} med K ${k}, sänkt från ${printed}`,
  noCorrections: "Inga ändringar har kommit som skulle påverka en publicerad lista.",
  pendingCorrection: (list, tournament, entry) => `${capital(list)}: ${tournament}, journalpost ${entry}`,
  sheet: (list, version, against, lines) =>
    `${capital(list)}: version ${version} mot ${against}, ${count(lines, "rad skiljer sig", "rader skiljer sig")}`,
  leftOut: (players) => `Tillkomna eller borttagna genom rättelsen; bara en ny publicering kan visa dem: ${players}`,
  history: { superseded: "ersatt", correctedFrom: "rättad från", decided: "Beslutat efter publiceringen:" },
  replayed: {
    list: "Lista",
    rated: "Spelare med rating",
    mean: "Medel",
    published: "Publicerat medel",
    differing: "Olika",
    meanDifference: "Medelskillnad",
  },
  replaySame: "Varje lista är densamma som publicerades.",
  steps: {
    reports: "rapporter",
    "list-before": "föregående lista",
    lists: "listor vid turneringarnas start",
    players: "spelare",
    calculation: "beräkning",
    writing: "skriver",
    comparing: "jämför",
    replaying: "bygger om från journalen",
    reading: "läser",
  },
  states: { imported: "importerad", published: "publicerad", draft: "utkast", discarded: "förkastad" },
  notes: {
    "start-differs": "startdatumet skiljer sig från registreringen",
    "end-differs": "slutdatumet skiljer sig från registreringen",
    "system-differs": "turneringssystemet skiljer sig från registreringen",
    "rate-of-play-missing": "betänketid saknas",
    "rate-of-play-unread": "betänketiden går inte att tolka",
    "report-late": "rapporten kom för sent",
    "first-control": "första tidskontrollen inte vid det drag som krävs",
    "interim-missing": "en enda rapport för alla månader",
    "list-decided": "flyttad till den här listan genom kontorets beslut",
    "men-in-womens-championship": "män i ett dammästerskap: det vanliga antalet spelare med rating krävs",
    "arbiter-not-registered": "domaren i rapporten är inte anmäld: fråga om licens",
  },
  faults: {
    "content-differs": "den sparade filen har ändrats",
    "list-differs": "den omräknade listan har en annan hash",
    "making-differs": "den omräknade listan görs på annat sätt",
    "persons-differ": "personerna på listan skiljer sig från journalen",
    "line-differs": "den omräknade raden skiljer sig",
    "row-differs": "databasen skiljer sig från listan",
    "row-missing": "en spelare på listan saknas i databasen",
    "row-added": "databasen har en spelare som inte finns på listan",
    "pools-differ": "de sparade partierna för en spelare utan rating skiljer sig i databasen",
    "cards-differ": "poängen som varje turnering gav en spelare skiljer sig i databasen",
  },
  sections: {
    all: "alla spelare",
    federation: "ett förbunds aktiva spelare",
    top: "bästa spelarna",
    women: "bästa damerna",
    juniors: "bästa juniorerna",
    titled: "titelhållare utan rating",
    delisted: "borttagna från listan",
  },
  review: {
    entrants: "Nya eller återkomna spelare:",
    delisted: "Borttagna, under golvet:",
    leavers: "Borttagna genom beslut:",
    largestChanges: "Största förändringar:",
    loweredCoefficients: "K sänkt på grund av antalet partier:",
    corrections: "Rättelser:",
    unusual: "Ovanligt:",
    balance: "Ratingpoängens balans:",
    notRated: "Turneringar som inte räknas:",
    noted: "Anmärkningar om turneringar:",
    heldBack: "Rapporter som väntar, inte med på listan:",
    later: "Rapporter för en senare lista:",
  },
  balance: {
    before: "Föregående lista",
    games: "Partier",
    rounding: "Avrundning",
    corrections: "Rättelser",
    oneTimeChanges: "Engångsändringar",
    entrants: "Nya eller återkomna spelare",
    leavers: "Borttagna genom beslut",
    floor: "Borttagna under golvet",
    after: "Den här listan",
    rest: "Oförklarat",
  },
  closed: (list, version, rated, tournaments) =>
    `${capital(named(list, version))}: ett utkast med ${count(rated, "spelare", "spelare")} med rating, från ${count(tournaments, "räknad turnering", "räknade turneringar")}.`,
  laterBecause: (end, closing) =>
    closing === null
      ? "uppskjuten till en senare lista genom kontorets beslut"
      : `slutade ${asDay(end)}, efter stängningsdagen ${asDay(closing)}`,
  withoutFederation: (players) =>
    `${counted("sv", players)} spelare med rating saknar förbund och visas inte förrän ett har angetts.`,
  erasedOnList: (players) =>
    `${counted("sv", players)} spelare på listan har raderats här: nummer och rating importeras, men inte namn och födelse.`,
  reviewNext: (list) => `Granska det med: lists review ${list}`,
  published: (list, sha256) => `${capital(list)} är publicerad. Dess sha-256: ${sha256}`,
  verified: (list, version, players) =>
    `${capital(named(list, version))}: ${count(players, "spelare", "spelare")}, samma som omräknat från journalen.`,
  differs: (list, version, differences) =>
    `${capital(named(list, version))}: ${count(differences, "skillnad", "skillnader")} vid omräkning från journalen.`,
  difference: (player, fault, expected, found) =>
    `${player === null ? "" : `spelare ${player}: `}${fault}; väntat ”${expected}”, funnet ”${found}”`,
  exported: (file, players) => `${count(players, "spelare", "spelare")} i ${file}.`,
  none: "Inga.",
  more: (left) => `… och ${counted("sv", left)} till.`,
  inactive: "inaktiv",
  columns: {
    list: "Lista",
    version: "Version",
    date: "Datum",
    state: "Status",
    entry: "Journalpost",
    sha256: "SHA-256",
    place: "Plats",
    player: "Spelare",
    name: "Namn",
    federation: "Förb.",
    title: "Titel",
    rating: "Rating",
    change: "Förändring",
    games: "Partier",
    k: "K",
    kPrinted: "Publicerat K",
    birth: "Född",
    flag: "Flagga",
    tournament: "Turnering",
    points: "Poäng",
    reason: "Skäl",
    noted: "Post",
  },
});

/** Why something about a list is turned down. */
export const listRefusalWords: typeof english.listRefusalWords = ({ asDay }) => ({
  "no-list-before": ({ kind }) =>
    `Det finns ingen lista för ${chess(kind)} att utgå från: importera först en publicerad (players import).`,
  "list-not-next": ({ kind, date, newest, next }) =>
    `Den senaste listan för ${chess(kind)} är från ${asDay(newest)}, så en från ${asDay(date)} kan inte längre göras; nästa är från ${asDay(next)}.`,
  "not-a-list-date": ({ kind, date, next }) =>
    `Enligt reglerna finns ingen lista för ${chess(kind)} med datum ${asDay(date)}; nästa är från ${asDay(next)}.`,
  "standard-list-first": ({ kind, date }) =>
    `Listan för ${chess(kind)} bygger på standardlistan från ${asDay(date)}: publicera den först.`,
  "list-without-games": ({ list }) => `${capital(list)} importerades: partierna finns inte här.`,
  "no-certificate": ({ list, player }) =>
    `Det finns inget intyg för spelare ${player} i ${list}: listan visar inte spelaren, importerades eller gjordes innan listor kunde bevisas rad för rad.`,
  "unknown-list": ({ list }) => `Det finns ingen lista ”${list}”. Se: lists list`,
  "edition-without-dates": () =>
    "Utgåvan har inga giltighetsdagar: den kan studeras men inte antas. Ange en första dag (inForce).",
  "edition-too-late": ({ from, newest }) =>
    `Utgåvan skulle gälla från den ${asDay(from)}, men listan för den ${asDay(newest)} är redan publicerad. Välj en senare första dag.`,
  "edition-in-use": ({ id, newest }) =>
    `Listor till och med den ${asDay(newest)} har gjorts enligt ${id}: den kan inte längre ersättas eller återkallas. Anta de nya reglerna under ett annat id.`,
  "too-many-limits": ({ found, max }) =>
    `Tillsammans med utgåvorna hittills skulle K bero på ${found} kombinationer av partier och rating; högst ${max} kan beräknas. Använd gränser som en annan utgåva har.`,
  "no-draft": ({ list }) => `Det finns inget utkast till ${list}.`,
  "list-not-proven": ({ list, differences }) =>
    `Inte publicerad: omräknad från journalen har ${list} ${differences} skillnader, så databasen går inte att lita på. Kör journal rebuild och stäng perioden igen.`,
  "correction-not-proven": ({ list }) =>
    `Inte rättad: omräknad från journalen blir rättelsen av ${list} en annan, så databasen går inte att lita på. Kör journal rebuild och rätta listan igen.`,
  "correction-overtaken": ({ list }) =>
    `Inte rättad: nya poster kom hela tiden medan rättelsen av ${list} kontrollerades. Inget ändrades; försök igen senare.`,
  "list-being-made": ({ list }) => `${capital(list)} räknas redan. Vänta tills det är klart och försök igen.`,
  "list-begun": ({ kind, list }) =>
    `Det finns redan en lista för ${chess(kind)}: ${list}. Bara ett kontor utan lista kan börja utan spelare.`,
  "list-too-early": ({ kind, date, closing }) =>
    `Listan för ${chess(kind)} den ${asDay(date)} tar med turneringar som slutar till och med ${asDay(closing)}. Vänta till den dagen, eller ange --early.`,
  "draft-another": ({ list, sha256 }) =>
    `Utkastet till ${list} har ändrats; dess sha-256 är nu ${sha256}. Granska det först.`,
  "draft-outdated": ({ list, entries }) =>
    `${capital(list)} har ändrats sedan den stängdes (journalpost ${all(entries)}). Stäng den igen, eller publicera den som den stängdes med --as-closed.`,
});
