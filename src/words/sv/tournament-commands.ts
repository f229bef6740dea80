import { capital } from "../capital.ts";
import type * as english from "../en/tournament-commands.ts";
import { plural } from "../numbers.ts";

const count = (value: number, one: string, other: string): string => plural("sv", value, one, other);
const partText = (part: number): string => (part > 0 ? `, del ${part}` : "");
const by = (article: string | null): string => (article === null ? "" : ` (§ ${article})`);

/** What the commands about tournaments, reports and rulings say. */
export const tournamentCommandWords: typeof english.tournamentCommandWords = ({ asDay }) => ({
  facts: {
    name: "Namn",
    city: "Ort",
    federation: "Förbund",
    kind: "Lista",
    start: "Start",
    end: "Slut",
    system: "System",
    rateOfPlay: "Betänketid",
    schedule: "Datum för ronderna",
    arbiters: "Domare",
    heldBy: "Anordnas av",
    teamChampionship: "OS eller lagmästerskap",
    national: "Nationellt mästerskap",
    norms: "Titelnormer möjliga",
    league: "Serie",
    longer: "Längre speltid godkänd",
    games: "Matchens partier",
    waiver: "Räkna alla partier i matchen",
    ratings: "Rating som används",
    inParts: "Rapporteras i delar",
    stageOf: "Etapp av",
    organiser: "Arrangör",
    deviations: "Avvikelser från spelreglerna",
    approvedOn: "Godkänd av kommissionen",
  },
  ratings: { start: "vid turneringens start", game: "på varje partis dag" },
  licensed: (name, licensed) => (licensed ? name : `${name} (utan licens)`),
  registered: (tournament, dryRun) => (dryRun ? `Den skulle få ID ${tournament}.` : `Turneringens ID: ${tournament}`),
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
  nothingOwed: "Inga rapporter saknas.",
  nothingPending: "Inga rapporter ännu.",
  everybodyMatched: "Alla spelare är kopplade.",
  noCandidates: "Ingen liknande spelare hittades",
  noRulings: "Inga beslut om partier ännu.",
  heldBack: {
    "players-unmatched": "okopplade spelare",
    "name-differs": "ett ID hör till ett annat namn",
    "one-person-twice": "en spelare införd mer än en gång",
    "same-as-other": "möjlig dubblett av en annan turnering",
    "stage-missing": "väntar på en annan etapp av samma turnering",
    "before-starting-list": "slutade före den importerade listan; kontoret kan besluta att den räknas",
  },
  candidates: {
    "same-number": "samma ID, nu känt för kontoret",
    "same-name-and-birth": "samma namn och födelsedatum",
    "same-name": "samma namn",
    "same-words-and-birth": "samma namn i annan ordning, samma födelsedatum",
    "same-words": "samma namn i annan ordning",
    "same-birth-similar-surname": "samma födelse och förbund, liknande efternamn",
    "same-surname-and-initial": "samma efternamn och initial",
  },
  candidate: (player, name, facts, why) => `${player} ${name}${facts === "" ? "" : ` (${facts})`}: ${why}`,
  sameFederation: "samma förbund",
  leftOver: (players) => `Koppla de här spelarna för hand: ${players}`,
  numberOfOther: "detta ID hör till ett annat namn",
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
    unmatched: (players) => `Okopplade spelare: ${players}`,
    twice: (players) =>
      `Införda mer än en gång: ${players}. Koppla var och en med "reports match"; partier för okopplade spelare räknas inte.`,
    alike: (other, players, pairings) =>
      `Den liknar ${other}: ${players} % av spelarna och ${pairings} % av lottningarna är desamma.`,
    rated: (list) => `Den räknas till listan ${asDay(list)}.`,
    assumed: (list) => `Ingen betänketid är angiven: ${asDay(list)} antas. Ange den om det är fel.`,
    settled: (list) => `Den är räknad på ${list}.`,
    settledNot: (list) => `Den är med på ${list} men räknas inte; granskningen av den listan säger varför.`,
    settledAgainst: (list) =>
      `Den är räknad på ${list}. Enligt det som nu är känt borde den inte vara det; kontoret beslutar om en rättelse:`,
    settledOther: (list, version) =>
      `${capital(list)} har version ${version} av den; kontoret beslutar om en rättelse.`,
    waits: (reasons) => `Väntar: ${reasons}.`,
    notRated: "Den räknas inte:",
    decided: (article, reason) => `kontorets beslut${by(article)}: ${reason}`,
    copy: (other) => `dubblett av ${other}, som kom först`,
    dryRun: "Inget har gjorts.",
  },
  status: {
    registered: () => "anmäld; någon rapport behövs inte ännu",
    "not-admitted": (_, __, why) => `anmälan inte godtagen: ${why}`,
    announced: (_, day) => `tillkännagiven som inte ratinggrundande den ${asDay(day)}`,
    owed: (_, day) => (day === "" ? "rapport saknas" : `rapport saknas, skulle ha kommit senast ${asDay(day)}`),
    "on-hold": (_, __, why) => `rapporten väntar: ${why}`,
    received: (list) => `rapporten mottagen; räknas till listan den ${asDay(list)}`,
    rated: (list) => `räknad i ${list}`,
    "not-rated": (list, _, why) => `räknas inte${list === "" ? "" : ` i ${list}`}${why === "" ? "" : `: ${why}`}`,
    "newer-version": (list) => `${list} har en tidigare version av rapporten; kontoret avgör om den rättas`,
  },
  withdrawn: "återkallad",
  superseded: "ersatt",
  stands: "gällande",
  counts: (counts) => (counts ? "räknas" : "räknas inte"),
  columns: {
    tournament: "Turnering",
    part: "Del",
    version: "Version",
    received: "Mottagen",
    sender: "Skickad av",
    players: "Spelare",
    games: "Partier",
    state: "Status",
    due: "Senast",
    daysLate: "Dagar för sent",
    officerDue: "Till ratingansvarig senast",
    startNumber: "Nr",
    line: "Rad",
    candidates: "Möjliga spelare",
    player: "Spelare",
    round: "Rond",
    white: "Vit",
    black: "Svart",
    counts: "Beslut",
    article: "Artikel",
    reason: "Skäl",
    entry: "Post",
    list: "Lista",
  },
});
