import type { Expectation } from "../../domain/issues.ts";
import type { ClubWords } from "../club-words.ts";
import { plural } from "../numbers.ts";

const members = (count: number): string => plural("sv", count, "medlem", "medlemmar");

/** The kinds of entries about clubs. */
export const CLUB_KIND_WORDS = {
  "club-opened": "klubbens ratingbok öppnad",
  "club-settings": "klubbens inställningar ändrade",
  "club-member-entered": "medlem införd",
  "club-member-changed": "medlem ändrad",
  "club-member-left": "medlem utträdd",
  "club-member-returned": "medlem tillbaka",
  "club-member-placed": "medlem inrankad för hand",
  "club-members-merged": "medlemmar sammanslagna",
  "club-merge-undone": "sammanslagning av medlemmar upphävd",
  "club-guest-entered": "gäst införd",
  "club-guest-changed": "gäst ändrad",
  "club-tournament-opened": "klubbturnering öppnad",
  "club-tournament-changed": "klubbturnering ändrad",
  "club-games-entered": "partier införda",
  "club-game-changed": "parti ändrat",
  "club-game-withdrawn": "parti återtaget",
  "club-undone": "post upphävd",
  "club-decisions-changed": "beslut vid en periodstart ändrade",
  "club-list-closed": "klubbens ratinglista gjord",
  "club-list-sent": "klubbens ratinglista skickad",
  "club-list-received": "klubbens ratinglista mottagen",
} as const;

/** What can be wrong in the games of an evening. */
export const EVENING_ISSUE_WORDS = {
  "evening-line": "inget parti",
  "evening-column": "en kolumn som inte hör hemma här",
  "evening-result": "inget resultat",
  "evening-date": "ingen dag",
  "evening-number": "inget nummer",
  "evening-nobody": "ingen med det namnet i ratingboken",
  "evening-several": "flera har det namnet",
} as const;

export const EVENING_EXPECTATION_WORDS = {
  "evening-line": () => "ett parti som Andersson 1-0 Berg, 12 ½-½ 31 eller Berg +- 7",
  "evening-columns": () => "kolumnerna vit, svart och resultat",
  "member-of-club": () => "en medlem eller gäst i ratingboken, med nummer, id eller namn; för in nya först",
  "one-of-these": ({ candidates }: Expectation) => `någon av ${candidates}: ange numret`,
} as const;

/** What is said about the books of clubs. */
export const CLUB_WORDS: ClubWords = {
  calendars: { three: "tre om året", five: "fem om året" },
  ratings: { "new ratings": "nya ratingtal", "old ratings": "gamla ratingtal", rule: "efter dagarna emellan" },
  standings: {
    counts: "räknas",
    walkover: "walkover",
    friendly: "ett vänskapsparti",
    "too-fast": "för kort betänketid",
    "same-game": "infört tidigare",
    "opponent-unrated": "väntar på en uppskattning av motståndaren",
    withdrawn: "återtaget",
  },
  marks: {
    halved: { sign: "½", means: "halva poäng i den här perioden" },
    waits: { sign: "…", means: "inte slutgiltig: väntar på att en turnering tar slut" },
    estimate: { sign: "e", means: "har mött någon med uppskattat ratingtal" },
    elo: { sign: "E", means: "har mött någon med Elotal" },
    withheld: { sign: "w", means: "bonus inte utdelad i ett parti" },
    deducted: { sign: "−", means: "passivitetsavdrag" },
    raised: { sign: "+", means: "höjd i stället för avdrag" },
    "let-go": { sign: "o", means: "inget avdrag, med skäl" },
    placed: { sign: "p", means: "inrankad av klubben" },
    assessed: { sign: "a", means: "bedömd efter ett uppehåll" },
    exceptional: { sign: "!", means: "bedömd högre än vanligt" },
    new: { sign: "n", means: "ny i ratingboken" },
    "unusual-start": { sign: "u", means: "annan startrating än den vanliga för åldern" },
  },
  choices: { accept: "godtaget", "let-go": "efterskänkt", raise: "höjd" },
  met: { swedish: "svensk rating", elo: "med Elotal", estimate: "uppskattning" },
  faults: {
    "content-differs": "de sparade byten är inte de som hashen anger",
    "list-differs": "omgjord från journalen blir det en annan lista",
    "line-differs": "tabellen har något annat än listan",
  },
  disagreements: {
    name: "olika namn",
    birth: "olika födelseuppgifter",
    rating: "olika ratingtal",
    "rating-used": "mött med ett annat ratingtal än den egna klubbens",
  },
  columns: {
    club: "klubb",
    periods: "perioder",
    bonus: "bonus",
    from: "från",
    number: "nr",
    name: "namn",
    id: "medlems-id",
    birth: "född",
    entered: "inträde",
    left: "utträde",
    rating: "rating",
    base: "grundrating",
    before: "före",
    current: "aktuell",
    games: "partier",
    points: "poäng",
    change: "förändring",
    deduction: "avdrag",
    raise: "höjning",
    rapidOnly: "bara snabbschack",
    marks: "märken",
    day: "dag",
    tournament: "turnering",
    round: "rond",
    white: "Vit",
    black: "Svart",
    result: "resultat",
    opponent: "motståndare",
    met: "mött med",
    after: "efter",
    counts: "räknas",
    home: "klubb",
    swedish: "svensk",
    elo: "Elo",
    estimate: "uppskattning",
    time: "tid",
    ratings: "vid en periodgräns",
    end: "slut",
    period: "period från",
    version: "version",
    members: "medlemmar",
    sha256: "sha-256",
    closed: "senast stängd",
    place: "plats",
    received: "mottagen",
  },
  bonus: (bonus) => (bonus === null ? "ingen" : bonus === "recommended" ? "enligt rekommendationen" : bonus),
  entered: (number, name) => `${name} har nummer ${number}.`,
  gamesEntered: (games, first) =>
    games === 1
      ? `Partiet har nummer ${first}.`
      : `${plural("sv", games, "parti", "partier")}, nummer ${first} till ${first + games - 1}.`,
  unusualStart: (name, rating) => `${name} börjar på ${rating}, vilket inte är det vanliga för åldern.`,
  repeats: (game) => `samma som parti ${game}`,
  notConfirmed: "Inget antecknades: stängda listor skulle ändras. Upprepa med --confirm om det är meningen.",
  wouldChange: (period, version) => `Listan för ${period} skulle få version ${version}:`,
  changed: (period, version) => `Listan för ${period} har nu version ${version}:`,
  listTitle: (name, period) => `${name}: ratingtal från ${period}`,
  versionOf: (version, on) => `Version ${version}, gjord ${on}.`,
  soFar: "Som det skulle bli om perioden stängdes nu.",
  waitsFor: (tournaments) => `väntar på ${tournaments}`,
  closed: (period, count, sha256) =>
    `Perioden är stängd: grundrating för ${members(count)} från ${period}.\nListans sha-256: ${sha256}`,
  wouldClose: (period, count) =>
    `Perioden skulle stängas: grundrating för ${members(count)} från ${period}. Inget har gjorts.`,
  proposalsAt: (period) => `Att besluta om vid ${period}:`,
  noProposals: (period) => `Det finns inget att besluta om vid ${period}.`,
  assessmentNeeded: "tillbaka efter ett så långt uppehåll att spelstyrkan borde ha bedömts",
  estimateFor: (guest, name, estimate) =>
    `Gäst ${guest}, ${name}, behöver en uppskattning; ${estimate === null ? "resultaten ger ingen" : `resultaten säger ${estimate}`}.`,
  nothingSettled: "Alla stängda listor är som de ska.",
  verified: (period, version, count) => `${period}, version ${version}: ${members(count)}, allt som journalen säger.`,
  differs: (period, version) => `${period}, version ${version}, är inte vad journalen säger:`,
  fault: (fault, member) => (member === null ? fault : `medlem ${member}: ${fault}`),
  noLists: "Ingen lista är stängd än.",
  received: (club, period, count) => `Listan från ${club} från ${period} är här: ${members(count)}.`,
  serving: (folder, address) => `Klubbens ratingbok i ${folder} är öppen på ${address} (Ctrl+C avslutar).`,
  sent: (to, period, version, wasThere) =>
    wasThere
      ? `${to} hade redan listan från ${period}, version ${version}.`
      : `Listan från ${period}, version ${version}, skickades till ${to}.`,
  duplicate: (id, lines) => `Medlems-id ${id} finns i flera klubbar: ${lines}.`,
  disagreement: (what, id, name, said, period) =>
    `${name} (${id}): ${what}${period === null ? "" : ` i perioden från ${period}`}: ${said}.`,
  merged: (clubs, count) => `${members(count)} i ${plural("sv", clubs, "klubb", "klubbar")}.`,
  notEntered: "Inget fördes in.",
};
