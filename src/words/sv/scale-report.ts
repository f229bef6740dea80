import { plural } from "../numbers.ts";
import type { ScaleReportWords } from "../types/scale-report-words.ts";

export const SCALE_REPORT_WORDS: ScaleReportWords = {
  group: {
    label: "Spelare",
    all: "Alla spelare",
    show: "Visa",
    kinds: { federation: "Förbund", sex: "Kön", age: "Ålder", rating: "Rating" },
    note: "Kalibrering, index och skala gäller partier där båda spelarna hör till gruppen. Larm ges bara för alla spelare tillsammans.",
  },
  outdated:
    "En lista har publicerats sedan dess. Dess siffror räknas ut; sidan visar ännu de tidigare och uppdateras av sig själv.",
  levels: {
    title: "Nivå och spridning, lista för lista",
    topTitle: "I toppen",
    cohortTitle: "Stabila spelare",
    cohortNote:
      "Spelare från 25 till 45 år med minst 10 partier året före och 10 året efter: det deras rating gör är skalans drift.",
    perGameTitle: "Poäng per parti i de senaste 12 listorna",
    ledgerNote: "Gruppens ratingpoäng, från en lista till nästa. Spelare räknas till den grupp de hörde till före.",
    heads: {
      composition: "Genom dem som kom och gick",
      within: "Genom dem som var kvar",
      adults: "Std.avv., 25–45 år",
      entrants: "Nya",
      firstRating: "Första rating, median",
      leavers: "Utgångna",
      played: "Spelare med partier",
    },
    atLeast: (value) => `${value} eller mer`,
    atMost: (value) => `upp till ${value}`,
    rank: (rank) => `Plats ${rank}`,
  },
  book: {
    title: "Bokens skala",
    intro:
      "Ratingtal kan driva iväg trots att vart och ett är rätt. Sidan jämför vad tabellen i reglerna väntar av spelaren med högre rating med vad spelaren fick, och visar vart medlemmarnas ratingtal är på väg.",
    none: "Boken har inga räknade partier ännu. När det finns några jämför sidan det förväntade med det uppnådda.",
    few: (games) => `Diagrammen utelämnar rader i tabellen med färre än ${games} partier: de skulle visa slumpen.`,
    rows: "Rader i reglernas tabell, för spelaren med högre rating",
    index: "Deflationsindex (%), från partierna under året fram till varje period",
    periods: "Medlemmar, period för period",
    groups: "Uppnått minus förväntat i det senaste årets perioder",
    cohort: "Stabila medlemmar",
    cohortNote:
      "Medlemmar från 25 till 45 år med minst 10 partier året före och 10 året efter: det deras rating gör är skalans drift.",
    heads: {
      period: "Period från",
      members: "Medlemmar",
      points: "Vunna poäng",
      moved: "Förändring av alla ratingtal",
      index: "Deflationsindex (%)",
    },
    ledgerNote: "Poängen i alla medlemmars grundrating tillsammans, från en periodstart till nästa.",
    ledger: {
      games: "Partier",
      bonus: "Bonus",
      placings: "Rating satt för hand",
      deductions: "Passivitetsavdrag",
      raises: "Höjning i stället",
      floor: "Hållna vid lägsta ratingtal",
      rounding: "Avrundning",
      entrants: "Nya eller återkomna medlemmar",
      leavers: "Medlemmar som slutat",
    },
    ledgerChart: (periods) =>
      `Hela poäng efter orsak, under ${plural("sv", periods, "period", "perioder")} fram till nu.`,
    alarm: (name, period, value, usual) => `Larm, perioden från ${period}: ${name} (${value}, vanligen ${usual})`,
    alarmSizes: (members, games) =>
      `Ett larm kräver minst ${members} medlemmar som har spelat och ${games} partier på ett år. I en mindre bok skulle det visa slumpen.`,
    alarms: {
      "index-shift": {
        name: "Deflationsindex har flyttat sig",
        reason: "Favoriterna gör färre eller fler poäng än under de tre åren före, med mer än 1 poäng på hundra.",
        look: "Se på tabellens rader, sedan på nya och unga medlemmar.",
      },
      "index-level": {
        name: "Deflationsindex är långt från 0",
        reason: "Favoriterna gör minst 4 poäng på hundra färre eller fler än tabellen väntar.",
        look: "Se på index period för period: har det vuxit sakta eller på en gång?",
      },
      juniors: {
        name: "Juniorer har för låg eller för hög rating",
        reason:
          "Medlemmar upp till 18 år gör fler eller färre poäng än väntat, utöver det vanliga för spelare som blir bättre.",
        look: "Se på klubbens bonus och på ratingtal som borde sättas för hand.",
      },
      newcomers: {
        name: "Startrating är för låg eller för hög",
        reason: "Medlemmar under sitt första år i boken gör fler eller färre poäng än väntat, utöver det vanliga.",
        look: "Se på nya medlemmars startrating och skälen till den.",
      },
    },
    csv: "Perioder som CSV",
    json: "Alla siffror som JSON",
  },
  report: {
    title: "Rapport om ratingskalan",
    open: "Rapport att skriva ut",
    about: (kind, from, to, lists, games) =>
      `${kind}: ${plural("sv", lists, "lista", "listor")} från ${from} till ${to}, med ${plural("sv", games, "parti", "partier")} mellan spelare med rating.`,
    of: (group) => `Spelare: ${group}.`,
    summary: "I korthet",
    alarms: (open, acknowledged) =>
      open + acknowledged === 0
        ? "Inget larm har gått."
        : `${plural("sv", open, "öppet larm", "öppna larm")}, ${acknowledged} kvitterade.`,
    index: {
      holds: (value, low, high) =>
        `Favoriterna fick de poäng som väntades: deflationsindex är ${value} % (95 %-intervall: ${low} till ${high}), och 0 ligger i intervallet.`,
      stretched: (value, low, high) =>
        `Favoriterna fick färre poäng än väntat: deflationsindex är ${value} % (95 %-intervall: ${low} till ${high}). Ratingtalen ligger längre isär än resultaten.`,
      compressed: (value, low, high) =>
        `Favoriterna fick fler poäng än väntat: deflationsindex är ${value} % (95 %-intervall: ${low} till ${high}). Ratingtalen ligger närmare varandra än resultaten.`,
      unknown: () => "Det finns för få partier för att säga om favoriterna får de poäng som väntas.",
    },
    scale: (value, low, high) =>
      `Resultaten passar bäst en skala på ${value} poäng (95 %-intervall: ${low} till ${high}). Reglernas tabell förutsätter omkring 400.`,
    bands: (outside, all) =>
      outside === 0
        ? "I inget band av ratingskillnader avviker poängen signifikant mer än 0,01 från det väntade."
        : `I ${outside} av ${plural("sv", all, "band", "band")} av ratingskillnader avviker poängen signifikant mer än 0,01 från det väntade.`,
    anchor: (change, players, from, to) =>
      `${plural("sv", players, "stabil spelare", "stabila spelare")} ändrades med ${change} poäng (median) från ${from} till ${to}.`,
    median: (before, after, composition, within, since) =>
      `Sedan ${since} gick de aktiva spelarnas median från ${before} till ${after}: ${composition} genom dem som kom och gick, ${within} genom dem som var kvar.`,
    points: (change, since) => `Sedan ${since} ändrades alla rating tillsammans med ${change} poäng.`,
    accounted: "Poängbokföringen går jämnt upp.",
    unaccounted: (points) => `Poängbokföringen kan inte förklara ${points} poäng.`,
    method: "Hur det mättes",
    methods: [
      "Varje parti mellan två spelare med rating som räknades till en lista tas med, med de rating det räknades efter. Väntade poäng är de i utgåvans egen tabell, för spelaren med högre rating.",
      "Deflationsindex är hur mycket favoriterna fick mindre än väntat, i poäng per 100 partier. Den bästa skalan är den logistiska kurvas som passar poängen bäst.",
      "Intervallen kommer av att hela turneringar lottas om och om igen, eftersom partier i samma turnering liknar varandra. Lottningen har ett fast frö: samma listor ger samma rapport.",
      "Ett band räknas som utanför bara om det avviker mer än 0,01, och säkert så fastän alla band granskas (Holms korrektion).",
      "Ett larm kräver två listor i följd där ett mått ligger längre från sitt vanliga värde än tröskeln tillåter, och mer än 3,5 medelfel.",
      "Poängbokföringen räknar ihop varifrån ratingpoäng kom och vart de gick. Det som blir över måste vara 0.",
    ],
    repeat: "Den som har kontorets data kan göra om det:",
  },
};
