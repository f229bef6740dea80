import type * as english from "../en/tournament-commands.ts";
import { plural } from "../numbers.ts";

const count = (value: number, one: string, other: string): string => plural("sv", value, one, other);
const partText = (part: number): string => (part > 0 ? `, del ${part}` : "");
const by = (article: string | null): string => (article === null ? "" : ` (§ ${article})`);

/** What the commands about tournaments, reports and rulings say. */
export const tournamentCommandWords: typeof english.tournamentCommandWords = ({ asDay }) => ({
  facts: {
    name: "namn",
    city: "ort",
    federation: "förbund",
    kind: "lista",
    start: "start",
    end: "slut",
    system: "system",
    rateOfPlay: "betänketid",
    schedule: "rondernas dagar",
    arbiters: "domare",
    heldBy: "anordnas av",
    teamChampionship: "OS eller lagmästerskap",
    national: "nationellt mästerskap",
    norms: "normer möjliga",
    league: "serie",
    longer: "godkänd för längre tid",
    games: "matchens partier",
    waiver: "alla matchens partier räknas",
    ratings: "rating som används",
    inParts: "rapporteras i delar",
    stageOf: "etapp av",
    organiser: "arrangör",
    deviations: "avvikelser från spelreglerna",
    approvedOn: "godkänd av kommissionen",
  },
  ratings: { start: "vid starten", game: "varje partis dag" },
  licensed: (name, licensed) => (licensed ? name : `${name} (utan licens)`),
  registered: (tournament, dryRun) => (dryRun ? `Det skulle bli turnering ${tournament}.` : `Turnering ${tournament}.`),
  underEdition: (edition) => `Status (${edition}):`,
  announced: (on, reason) => `Meddelades ${asDay(on)} att den inte räknas: ${reason}`,
  ruled: (yes, on, article, reason) =>
    `${yes ? "Räknas" : "Räknas inte"} enligt kontorets avgörande ${asDay(on)}${by(article)}: ${reason}`,
  admitted: (yes, on, reason) => `Registreringen ${yes ? "godtagen" : "avvisad"} ${asDay(on)}: ${reason}`,
  told: (on) => `  arrangören underrättad ${asDay(on)}`,
  appealed: (on, reason) => `  överklagande ${asDay(on)}: ${reason}`,
  appealDecided: (reversed, on, reason) => `  ${reversed ? "ändrat" : "fastställt"} ${asDay(on)}: ${reason}`,
  compared: (other, same, isCopy, reason) => {
    if (!same) return `Inte samma turnering som ${other}: ${reason}`;
    return isCopy
      ? `Samma turnering som ${other}, som kom först; den här räknas inte: ${reason}`
      : `Samma turnering som ${other}, som kom senare och inte räknas: ${reason}`;
  },
  question: (question, on, text) => `Fråga ${question}, ${asDay(on)}: ${text}`,
  answer: (on, text) => `  besvarad ${asDay(on)}: ${text}`,
  noReport: "Ingen rapport har kommit.",
  nothingOwed: "Ingen rapport återstår.",
  nothingPending: "Ingen rapport ligger här.",
  everybodyMatched: "Alla är kända.",
  noCandidates: "ingen liknande är känd",
  noRulings: "Kontoret har inte avgjort något här.",
  heldBack: {
    "players-unmatched": "spelare som inte är kopplade",
    "name-differs": "ett nummer hör till ett annat namn",
    "one-person-twice": "en person är införd mer än en gång",
    "same-as-other": "liknar en annan turnering",
    "stage-missing": "en annan etapp av samma turnering är inte klar",
    "before-starting-list": "slutade i tid för en lista som har övertagits; ett avgörande kan låta den räknas",
  },
  candidates: {
    "same-number": "samma nummer, numera känt av kontoret",
    "same-name-and-birth": "samma namn, samma födelse",
    "same-name": "samma namn",
    "same-words-and-birth": "samma ord i annan ordning, samma födelse",
    "same-words": "samma ord i annan ordning",
    "same-birth-similar-surname": "samma födelse och förbund, liknande efternamn",
    "same-surname-and-initial": "samma efternamn, och initialen stämmer",
  },
  candidate: (player, name, facts, why) => `${player} ${name}${facts === "" ? "" : ` (${facts})`}: ${why}`,
  sameFederation: "samma förbund",
  leftOver: (players) => `Återstår att koppla för hand: ${players}`,
  numberOfOther: "numret hör till ett annat namn",
  receipt: {
    received: (file, tournament, name, part, version) =>
      `${file}: mottagen för ${tournament}${partText(part)}, ${name}${version > 1 ? `; version ${version}, som ersätter den före` : ""}.`,
    already: (file, tournament, part, version) =>
      `${file}: redan mottagen, för ${tournament}${partText(part)}, version ${version}; inget antecknades.`,
    entered: (reason) => `Införd av kontoret självt: ${reason}`,
    sent: (on, sender) => `Mottagen ${asDay(on)} från ${sender}.`,
    sha256: (hash) => `sha-256 ${hash}`,
    holds: (players, games) =>
      `${count(players, "spelare", "spelare")}, ${count(games, "spelat parti", "spelade partier")}.`,
    unmatched: (players) => `Inte kopplade till kontorets spelare: ${players}`,
    twice: (players) =>
      `Införda mer än en gång: ${players}. Ange med ”reports match” vem var och en är; partier för ingen räknas inte.`,
    alike: (other, players, pairings) =>
      `Den liknar ${other}: ${players} % av spelarna och ${pairings} % av lottningarna är desamma.`,
    rated: (list) => `Den räknas till listan ${asDay(list)}.`,
    assumed: (list) => `Ingen betänketid är angiven: ${asDay(list)} antas. Ange den om det är fel.`,
    settled: (list) => `Den är räknad på ${asDay(list)}.`,
    settledNot: (list) => `Den är med på ${asDay(list)} men räknas inte; granskningen av den listan säger varför.`,
    settledAgainst: (list) =>
      `Den är räknad på ${asDay(list)}. Det som nu är känt talar emot det; kontoret avgör om den listan rättas:`,
    settledOther: (list, version) =>
      `${asDay(list)} har version ${version} av den; kontoret avgör om den listan rättas.`,
    waits: (reasons) => `Den väntar: ${reasons}.`,
    notRated: "Den räknas inte:",
    decided: (article, reason) => `kontorets avgörande${by(article)}: ${reason}`,
    copy: (other) => `det är samma turnering som ${other}, som kom först`,
    dryRun: "Inget har gjorts.",
  },
  status: {
    registered: () => "anmäld; någon rapport behövs inte ännu",
    "not-admitted": (_, __, why) => `anmälan inte godtagen: ${why}`,
    announced: (_, day) => `tillkännagiven som inte ratinggrundande den ${asDay(day)}`,
    owed: (_, day) => (day === "" ? "rapport saknas" : `rapport saknas, skulle ha kommit senast ${asDay(day)}`),
    "on-hold": (_, __, why) => `rapporten väntar: ${why}`,
    received: (list) => `rapporten mottagen; räknas till listan den ${asDay(list)}`,
    rated: (list) => `räknad i ${asDay(list)}`,
    "not-rated": (list, _, why) =>
      `räknas inte${list === "" ? "" : ` i ${asDay(list)}`}${why === "" ? "" : `: ${why}`}`,
    "newer-version": (list) => `${asDay(list)} har en tidigare version av rapporten; kontoret avgör om den rättas`,
  },
  withdrawn: "återkallad",
  superseded: "ersatt",
  stands: "gäller",
  counts: (counts) => (counts ? "räknas" : "räknas inte"),
  columns: {
    tournament: "turnering",
    part: "del",
    version: "version",
    received: "mottagen",
    sender: "från",
    players: "spelare",
    games: "partier",
    state: "läge",
    due: "senast",
    daysLate: "dagar för sent",
    officerDue: "hos ratingansvarig senast",
    startNumber: "nr",
    line: "rad",
    candidates: "kan vara",
    player: "spelare",
    round: "rond",
    white: "Vit",
    black: "Svart",
    counts: "avgörande",
    article: "artikel",
    reason: "skäl",
    entry: "post",
    list: "lista",
  },
});
