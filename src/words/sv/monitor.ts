import { plural } from "../numbers.ts";
import type { MonitorWords } from "../types/monitor-words.ts";

export const MONITOR_WORDS: MonitorWords = {
  reading: "lästa partier",
  calibrated: (games) => `Kalibrering av ${plural("sv", games, "parti", "partier")}`,
  byEdition: (edition, games) => `${edition}: ${plural("sv", games, "parti", "partier")}`,
  leftOut: {
    unplayed: (games) => `Utelämnade, inte spelade: ${plural("sv", games, "parti", "partier")}`,
    unrated: (games) => `Utelämnade, en spelare saknar rating: ${plural("sv", games, "parti", "partier")}`,
    undated: (games) =>
      `Utelämnade, utan datum och därmed utan utgåva: ${plural("sv", games, "parti", "partier")}. Ange den med --edition.`,
  },
  intervals: {
    event: (resamples) =>
      `Intervallen innehåller det sanna värdet med 95 %; hela turneringar har dragits ${resamples} gånger.`,
    game: (resamples) =>
      `Intervallen innehåller det sanna värdet med 95 %; partier har dragits ${resamples} gånger, eftersom turneringarna är för få.`,
  },
  measures: {
    deflationIndex: "Deflationsindex (%)",
    scale: "Bästa logistiska skala",
    slope: "Kalibreringens lutning",
    log10: "Devians (log10)",
    nats: "Devians (nats × 100)",
    scaled: "Devians (% av ingen information)",
    brier: "Brierpoäng",
  },
  ideal: {
    deflationIndex: "0 om skalan håller; över 0 gör favoriterna för få poäng",
    scale: "400; däröver ligger ratingtalen för långt isär",
    slope: "1; därunder är de förväntade resultaten för extrema",
    log10: "0,30103 om ingenting vore känt",
    nats: "69,31 om ingenting vore känt",
    scaled: "100 om ingenting vore känt",
  },
  bands: "Efter ratingskillnad, för spelaren med högre rating",
  years: "Per år",
  flagged: "utanför",
  nothingFlagged: "Inget intervall avviker signifikant med mer än 0,01.",
  heads: {
    measure: "Mått",
    value: "Värde",
    interval: "95 %-intervall",
    ideal: "Jämför med",
    difference: "Skillnad",
    games: "Partier",
    expected: "Förväntat",
    scored: "Uppnått",
    deviation: "Avvikelse",
    standardError: "Medelfel",
    detectable: "Upptäckbart",
    flag: "Fynd",
    year: "År",
  },
  movement: {
    heads: {
      list: "Lista",
      active: "Aktiva spelare",
      median: "Median",
      spread: "Standardavvikelse",
      top: "Medel för de 100 främsta",
      from: "Från",
      to: "Till",
      players: "Spelare",
      games: "Partier",
      points: "Poäng",
      change: "Medianförändring",
      rating: "Rating före",
      age: "Ålder",
      perGame: "Poäng per parti",
    },
    ledger: "Varifrån poängen kommer",
    entrants: "Nya",
    leavers: "Borta",
    played: (games) => `Spelare med partier (${plural("sv", games, "parti", "partier")})`,
    idle: "Ändrade utan parti",
    uncounted: "Ändrade, partier anges inte",
    unexplained: "Oförklarat",
    perGame: "Förändring för spelare med partier",
    medianChange: (before, after, composition, within) =>
      `Median för aktiva spelare: ${before} → ${after}; ${composition} genom nya och borta, ${within} genom dem som är kvar`,
    cohort: "Ankargrupp: spelare mellan 25 och 45 år med minst 10 partier under året före och 10 under året efter",
  },
  watch: {
    noAlarms: "Inga larm: inget mått har lämnat sitt vanliga område.",
    alarm: (name, list, value, usual) => `Larm, listan för ${list}: ${name} (${value}, normalt ${usual})`,
    alarms: {
      "index-shift": {
        name: "Deflationsindex har flyttat sig",
        reason: "Favoriterna gör färre eller fler poäng än under de tre åren före, med mer än 1 poäng på hundra.",
        look: "Se på kalibreringens intervall, sedan på nya spelare och juniorer.",
      },
      "index-level": {
        name: "Deflationsindex är högt",
        reason: "Över 4 % är den publicerade skalan lika uttänjd som Fides var före ändringarna i mars 2024.",
        look: "Se på kalibreringen per år: har den vuxit sakta eller på en gång?",
      },
      "scale-shift": {
        name: "Bästa skalan har flyttat sig",
        reason: "Skalan som passar resultaten ligger mer än 40 poäng från den under de tre åren före.",
        look: "Se på intervallen med stora skillnader och på ratingtalens spridning.",
      },
      "anchor-drift": {
        name: "Stabila spelare driver",
        reason:
          "Aktiva spelare mellan 25 och 45 år vinner eller förlorar fler poäng på ett år än de brukar: skalan rör sig, inte deras styrka.",
        look: "Se på poängbokföringen: vilken post för in eller tar ut poäng?",
      },
      juniors: {
        name: "Juniorer har för låg eller för hög rating",
        reason:
          "Spelare upp till 18 år gör fler eller färre poäng än väntat, utöver det vanliga för spelare som blir bättre.",
        look: "Se på K för juniorer och hur många partier de har på ett år.",
      },
      newcomers: {
        name: "Första ratingtal är för låga eller för höga",
        reason: "Spelare under sitt första år på listan gör fler eller färre poäng än väntat, utöver det vanliga.",
        look: "Se på nivån på första ratingtal och regeln som ger dem.",
      },
      "idle-points": {
        name: "Ratingtal rör sig utan partier",
        reason: "Spelare utan partier har ändrats med mer än 3 poäng om året för varje spelare på listan.",
        look: "Se på rättelser, engångsändringar och importerade listor.",
      },
    },
    measures: {
      index: "Deflationsindex (%)",
      scale: "Skala som passar bäst (reglerna: 400)",
      anchor: "Stabila spelare, poäng per år",
      juniors: "Juniorer: uppnått − förväntat",
      newcomers: "Första året: uppnått − förväntat",
      idle: "Ändrat utan partier, poäng per år",
      others: "Mot andra grupper: uppnått − förväntat",
    },
    explained: {
      index: "Hur mycket mindre än väntat favoriterna tar. Nära 0 håller skalan; över 4 % är den uttänjd.",
      scale:
        "Den skala i den logistiska formeln som passar resultaten bäst. Över 400 ligger ratingtalen för långt isär.",
      anchor:
        "Vad aktiva spelare från 25 till 45 år vinner eller förlorar på ett år. Långt från 0 är det skalan som rör sig, inte deras styrka.",
      juniors: "Poäng per parti för spelare upp till 18 år, minus det väntade. Över 0 är deras rating för låg.",
      newcomers:
        "Poäng per parti under första året på listan, minus det väntade. Över 0 är de första ratingtalen för låga.",
      idle: "Poäng som spelare utan partier har ändrats med, per spelare på listan.",
      others: "Poäng per parti mot spelare i andra grupper, minus det väntade. Över 0 är gruppens rating för låg.",
    },
    measuresTitle: "Per lista, av partierna på de 12 listorna till och med den (± medelfel)",
    ledgerTitle: "Poängbokföring",
    groupsTitle: "Uppnått minus förväntat på de senaste 12 listorna",
    federationsTitle:
      "Skillnader mellan förbund, av partierna mot varandra på de senaste 12 listorna: över 0 för låg rating",
    sexes: { m: "Män", w: "Kvinnor" },
    heads: {
      list: "Lista",
      group: "Grupp",
      age: "Ålder",
      rating: "Rating",
      federation: "Förbund",
      games: "Partier",
      residual: "Uppnått − förväntat",
      error: "Medelfel",
      offset: "Poäng",
    },
  },
  page: {
    intro:
      "Ratingtal kan driva även om vart och ett är rätt. Den här sidan bevakar själva skalan: om favoriterna gör de poäng som förväntas och om stabila spelares ratingtal rör sig.",
    none: "Det finns ännu inte två publicerade listor. När de finns jämför den här sidan dem.",
    calculating: "Siffrorna räknas fram. Sidan uppdateras av sig själv.",
    curve: "Förväntat och uppnått, efter ratingskillnad",
    curveNote: "De lodräta strecken är 95 % konfidensintervall för det uppnådda.",
    ridges: "Aktiva spelares ratingtal vid slutet av varje år",
    altogether: "Tillsammans",
    ledgerChart: (lists) => `Hela poäng efter orsak, på de senaste ${plural("sv", lists, "listan", "listorna")}.`,
    alarmsTitle: "Larm",
    ledgerNote: "Alla ratingpoäng tillsammans, från en lista till nästa.",
    numbers: "Visa siffrorna",
    csv: "Måtten som CSV",
    of: (games, lists) => `Av ${plural("sv", games, "parti", "partier")} på ${plural("sv", lists, "lista", "listor")}.`,
  },
};
