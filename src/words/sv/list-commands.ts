import type * as english from "../en/list-commands.ts";
import { plural } from "../numbers.ts";

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
  notPublished: "Inte publicerat: detta är vad de hittills mottagna rapporterna skulle ge, och det kan ändras.",
  ratingsOf: (list) => `Rating enligt ${asDay(list)}.`,
  ownRating: (rating, list) => `Egen rating: ${rating}, enligt listan ${asDay(list)}.`,
  standardOf: (date, taken) =>
    taken === null
      ? "Det finns ingen standardlista än: ingen har standardrating här."
      : `Standardlistan ${asDay(date)} är inte ute än: den ${asDay(taken)} har använts.`,
  changeWith: (change, k, printed) =>
    k === printed ? `Förändring: ${change} med K ${k}` : `Förändring: ${change} med K ${k}, sänkt från ${printed}`,
  noCorrections: "Inget har kommit efter listornas publicering som skulle ändra dem.",
  pendingCorrection: (list, tournament, entry) => `${list}: ${tournament}, post ${entry}`,
  sheet: (list, version, against, lines) =>
    `${list}: version ${version} mot ${against}, ${count(lines, "rad skiljer sig", "rader skiljer sig")}`,
  leftOut: (players) =>
    `Kom in på listan eller lämnade den genom rättelsen, så att bara en ny version kan säga det: ${players}`,
  history: { superseded: "ersatt", correctedFrom: "rättad från", decided: "Beslutat efter publiceringen:" },
  replayed: {
    list: "lista",
    rated: "med rating",
    mean: "medelvärde",
    published: "publicerat medelvärde",
    differing: "avviker",
    meanDifference: "medelskillnad",
  },
  replaySame: "Varje lista blev som den publicerades.",
  steps: {
    reports: "rapporter",
    "list-before": "listan före",
    lists: "listor vid turneringarnas start",
    players: "spelare",
    calculation: "beräknar",
    writing: "skriver",
    comparing: "jämför",
    replaying: "bygger om från journalen",
    reading: "läser",
  },
  states: { imported: "importerad", published: "publicerad", draft: "utkast", discarded: "förkastad" },
  notes: {
    "start-differs": "rapporten anger en annan första dag än registreringen",
    "end-differs": "rapporten anger en annan sista dag än registreringen",
    "system-differs": "spelad på annat sätt än registrerat",
    "rate-of-play-missing": "ingen har sagt vilken betänketiden var",
    "rate-of-play-unread": "betänketiden går inte att tyda",
    "report-late": "rapporten kom för sent",
    "first-control": "första tidskontrollen är inte vid det drag som reglerna begär",
    "interim-missing": "en enda rapport kom för alla månader",
    "list-decided": "kontoret beslutade att den hör till denna lista",
    "men-in-womens-championship":
      "män spelar i detta dammästerskap: det kräver lika många spelare med rating som andra",
    "arbiter-not-registered": "rapporten nämner en domare som inte är anmäld: fråga om licens",
  },
  faults: {
    "content-differs": "de sparade byten har ändrats",
    "list-differs": "omgjord får listan en annan hash",
    "making-differs": "omgjord blir den gjord på ett annat sätt",
    "line-differs": "omgjord blir raden en annan",
    "row-differs": "tabellen har något annat än listan",
    "row-missing": "tabellen saknar en spelare på listan",
    "row-added": "tabellen har en spelare som listan inte har",
    "pools-differ": "tabellen har andra partier för en spelare utan rating än listan lämnade",
  },
  sections: {
    all: "alla spelare",
    federation: "ett förbunds aktiva spelare",
    top: "de bästa spelarna",
    women: "de bästa kvinnorna",
    juniors: "de bästa juniorerna",
    titled: "titelhållare utan rating",
    delisted: "borttagna från listan",
  },
  review: {
    entrants: "Nya på listan, eller tillbaka på den:",
    delisted: "Borta från listan, under golvet:",
    leavers: "Borttagna genom beslut:",
    largestChanges: "Största förändringar:",
    loweredCoefficients: "K sänkt på grund av antalet partier:",
    corrections: "Rättelser:",
    unusual: "Ovanligt:",
    balance: "Ratingpoängens balans:",
    notRated: "Turneringar som inte räknas:",
    noted: "Noterat om turneringar:",
    heldBack: "Rapporter som väntar på någon och inte är med på listan:",
    later: "Rapporter som kommit och är med på en senare lista:",
  },
  balance: {
    before: "listan före",
    games: "partier",
    rounding: "avrundning",
    corrections: "rättelser",
    oneTimeChanges: "engångsändringar",
    entrants: "nya på listan",
    leavers: "borttagna genom beslut",
    floor: "under golvet",
    after: "den här listan",
    rest: "oförklarat",
  },
  closed: (list, version, rated, tournaments) =>
    `${named(list, version)}: ett utkast med ${count(rated, "spelare", "spelare")} med rating, från ${count(tournaments, "räknad turnering", "räknade turneringar")}.`,
  laterBecause: (end, closing) =>
    closing === null
      ? "uppskjuten till en senare lista genom kontorets beslut"
      : `slutade ${asDay(end)}, efter stängningsdagen ${asDay(closing)}`,
  withoutFederation: (players) =>
    `${players} spelare med rating saknar förbund: ingen fil eller sida visar dem förrän de har ett.`,
  reviewNext: (list) => `Granska det med: lists review ${list}`,
  published: (list, sha256) => `${list} är publicerad. Dess sha-256: ${sha256}`,
  discarded: (list) => `Utkastet till ${list} är förkastat.`,
  verified: (list, version, players) =>
    `${named(list, version)}: ${count(players, "spelare", "spelare")}, allt som journalen säger.`,
  differs: (list, version, differences) =>
    `${named(list, version)}: ${count(differences, "skillnad", "skillnader")} mot vad journalen säger.`,
  difference: (player, fault, expected, found) =>
    `${player === null ? "" : `spelare ${player}: `}${fault}; väntat ”${expected}”, funnet ”${found}”`,
  exported: (file, players) => `${count(players, "spelare", "spelare")} i ${file}.`,
  none: "Inga.",
  more: (left) => `… och ${left} till.`,
  inactive: "inaktiv",
  columns: {
    list: "lista",
    version: "version",
    date: "datum",
    state: "läge",
    entry: "post",
    sha256: "sha-256",
    place: "nr",
    player: "spelare",
    name: "namn",
    federation: "förbund",
    title: "titel",
    rating: "rating",
    change: "förändring",
    games: "partier",
    k: "K",
    kPrinted: "tryckt K",
    birth: "födelse",
    flag: "flagga",
    tournament: "turnering",
    points: "ratingpoäng",
    reason: "skäl",
    noted: "noterat",
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
  "list-without-games": ({ list }) => `En övertagen lista har inga partier här: ${list}.`,
  "unknown-list": ({ list }) => `Det finns ingen sådan lista: ${list}. Se: lists list`,
  "no-draft": ({ list }) => `Det finns inget utkast till ${list}.`,
  "list-not-proven": ({ list, differences }) =>
    `Inte publicerad: räknad från enbart journalen blir ${list} en annan (${differences} skillnader). Databasen går inte att lita på: kör journal rebuild och stäng perioden på nytt.`,
  "correction-not-proven": ({ list }) =>
    `Inte rättad: räknad från enbart journalen blir rättelsen av ${list} en annan. Databasen går inte att lita på: kör journal rebuild och rätta listan på nytt.`,
  "correction-overtaken": ({ list }) =>
    `Inte rättad: medan rättelsen av ${list} jämfördes med journalen fortsatte andra att registrera. Inget har ändrats; försök igen när det är lugnare på kontoret.`,
  "list-being-made": ({ list }) => `${list} håller redan på att göras. Vänta tills det är klart och försök igen.`,
  "list-begun": ({ kind, list }) =>
    `Det finns redan en lista för ${kind}: ${list}. Bara ett kontor utan lista kan börja utan spelare.`,
  "list-too-early": ({ kind, date, closing }) =>
    `Listan ${kind} den ${asDay(date)} tar med turneringar som slutar till och med ${asDay(closing)}. Vänta till den dagen, eller ange --early.`,
  "draft-another": ({ list, sha256 }) =>
    `Utkastet till ${list} är vid det här laget ett annat, med sha-256 ${sha256}: granska det först.`,
  "draft-outdated": ({ list, entries }) =>
    `Sedan ${list} stängdes har det kommit något som ändrar den (post ${all(entries)}): stäng den igen, eller publicera den med --as-closed.`,
});
