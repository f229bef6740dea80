/** Help of commands, by its English. */
export const CALCULATIONS_HELP: Readonly<Record<string, string>> = {
  "The open rating office for chess: every edition of the regulations, exact and explained.":
    "Det öppna ratingkontoret för schack: alla regelutgåvor, exakta och förklarade.",
  "Usage:": "Användning:",
  "Options:": "Flaggor:",
  "Commands:": "Kommandon:",
  "Arguments:": "Argument:",
  "display help for command": "visa hjälp för kommandot",
  "display the version": "visa versionen",
  required: "krävs",
  default: "standard",
  "A rated player's rating change: expected score, change and new rating":
    "En ratingförändring: förväntad poäng, förändring och ny rating",
  "the player's rating (Swedish club rating: base rating)": "spelarens rating (svensk klubbrating: grundrating)",
  "a game, such as 2350:1, 1850:0.5 or 1900:0 (repeatable)":
    "ett parti, till exempel 2350:1, 1850:0.5 eller 1900:0 (kan upprepas)",
  "K, instead of finding it from the player's record": "K, i stället för att härleda det ur spelarens uppgifter",
  "edition of the regulations, such as fide-standard-2025-10, or the file of your own":
    "utgåva av reglerna, till exempel fide-standard-2025-10, eller filen med en egen",
  "start of the tournament, YYYY-MM-DD (chooses the edition)": "turneringens start, YYYY-MM-DD (väljer utgåvan)",
  "list: standard, rapid, blitz": "lista: standard, rapid, blitz",
  "month of the target list, YYYY-MM": "månad för listan som räknas, YYYY-MM",
  "rated games so far": "räknade partier hittills",
  "highest published rating": "högsta publicerade rating",
  "birth date, YYYY or YYYY-MM-DD, or none": "födelsedatum, YYYY eller YYYY-MM-DD, eller none",
  "Swedish club rating: current rating before these games": "svensk klubbrating: aktuell rating före partierna",
  "Swedish club rating: add the recommended bonus below 1200":
    "svensk klubbrating: lägg till rekommenderad bonus under 1200",
  "several tournaments of one list, as JSON (- for standard input)":
    "flera turneringar på en lista, som JSON (- för standard in)",
  "explain every number": "förklara varje tal",
  "print JSON": "skriv ut JSON",
  "language: en, it, es, sv": "språk: en, it, es, sv",
  "The first rating of an unrated player, from one or more tournaments":
    "Första rating för en spelare utan rating, från en eller flera turneringar",
  "a game against a rated opponent, such as 1850:0.5 (repeatable)":
    "ett parti mot en motståndare med rating, till exempel 1850:0.5 (kan upprepas)",
  "Olympiad, or continental or world team championship": "OS, eller lagmästerskap för världsdel eller världen",
  "member of IBCA, ICSC or IPCA": "medlem i IBCA, ICSC eller IPCA",
  "tournaments as JSON (- for standard input)": "turneringar som JSON (- för standard in)",
  "A player's K-factor (development coefficient) and the rule that sets it":
    "En spelares K-faktor (utvecklingskoefficient) och regeln som bestämmer den",
  "the player's rating": "spelarens rating",
  "rated games in the target list; K is lowered where K × games is limited":
    "räknade partier på listan; K sänks där K × partier är begränsat",
  "explain the result": "förklara resultatet",
  "Finds the errors in a report or a list: line, columns, expected and found":
    "Hittar felen i en rapport eller lista: rad, kolumner, väntat och funnet",
  "general: readable; rating: complete enough to be rated": "general: läsbar; rating: fullständig nog att räknas",
  "reports (TRF, CSV, PGN) or rating lists (TXT, XML, CSV)":
    "rapporter (TRF, CSV, PGN) eller ratinglistor (TXT, XML, CSV)",
  "Every player's rating change from a report, with the games that do not count and why":
    "Varje spelares ratingförändring enligt en rapport, med partier som inte räknas och varför",
  "rating list in force at the start (TXT, XML or CSV), for ratings and K":
    "ratinglista som gällde vid starten (TXT, XML eller CSV), för rating och K",
  "edition of the regulations, id or file (default: by the start date)":
    "utgåva av reglerna, som id eller fil (standard: efter startdatumet)",
  "start of the tournament, if the report has none": "turneringens start, om rapporten saknar den",
  "list: standard, rapid, blitz (default: by the rate of play)":
    "lista: standard, rapid, blitz (annars efter betänketiden)",
  "system: swiss, team, round-robin, double-round-robin, match (default: from the report)":
    "system: swiss, team, round-robin, double-round-robin, match (annars enligt rapporten)",
  "one K for all players": "ett K för alla spelare",
  "league, which may last longer (default: by its name)": "seriespel, som får vara längre (annars efter namnet)",
  "longer duration approved": "längre speltid godkänd",
  "reports: TRF, games as CSV, or PGN": "rapporter: TRF, partier som CSV eller PGN",
  "Converts a report or a list to another format": "Omvandlar en rapport eller lista till ett annat format",
  "trf16, trf26, csv, json for a report; txt, xml, csv, json for a list":
    "trf16, trf26, csv, json för en rapport; txt, xml, csv, json för en lista",
  "output file (default: standard output); with several tournaments one numbered file each":
    "utfil (annars standard ut); med flera turneringar en numrerad fil var",
  "for a list with a single rating: standard, rapid, blitz": "för en lista med bara en rating: standard, rapid, blitz",
  "for a text list with a single rating: its heading, such as SEP26":
    "för en textlista med bara en rating: rubriken, till exempel SEP26",
  "a report (TRF, CSV, PGN) or a rating list (TXT, XML, CSV)":
    "en rapport (TRF, CSV, PGN) eller en ratinglista (TXT, XML, CSV)",
  "Editions of the regulations, and your own: list, show, compare, check, adopt, withdraw":
    "Regelutgåvor, och egna: lista, visa, jämför, kontrollera, anta, återkallande",
  "All editions of the regulations, one-time changes and how lists are made":
    "Alla regelutgåvor, engångsändringar och hur listor görs",
  "An edition article by article, or a one-time change": "En utgåva artikel för artikel, eller en engångsändring",
  "edition, one-time change, or the file of an edition of your own":
    "utgåva, engångsändring eller filen med en egen utgåva",
  "The differences between two editions": "Skillnaderna mellan två utgåvor",
  "first edition: its id, or the file of your own": "första utgåvan: dess id, eller filen med en egen",
  "Finds everything that is wrong in the file of an edition: line, path, expected and found":
    "Hittar allt som är fel i filen med en utgåva: rad, sökväg, väntat och funnet",
  "Makes an edition of your own the office's rules, from its first day on":
    "Gör en egen utgåva till kontorets regler, från dess första dag",
  "Takes an adopted edition back, while no list was published under it":
    "Återkallar en antagen utgåva, så länge ingen lista har publicerats enligt den",
  "edition that the office has adopted": "utgåva som kontoret har antagit",
  "edition of your own, as JSON (- for standard input)": "egen utgåva, som JSON (- för standard in)",
  "second edition: its id, or the file of your own": "andra utgåvan: dess id, eller filen med en egen",
  "show all rules, not only those that differ": "visa alla regler, inte bara dem som skiljer sig",
};
