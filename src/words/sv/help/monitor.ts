/** Help of commands, by its English. */
export const MONITOR_HELP: Readonly<Record<string, string>> = {
  "Watches the rating scale: calibration, drift, entrants and leavers":
    "Bevakar ratingskalan: kalibrering, drift, nya och försvunna spelare",
  "How well the expected scores fit games with both ratings: Deflation Index, scale, bands, deviance":
    "Hur väl de förväntade resultaten stämmer med partier där båda har rating: deflationsindex, skala, intervall, devians",
  "games with both ratings and dates: CSV or PGN": "partier med båda ratingtalen och datum: CSV eller PGN",
  "edition of the regulations, id or file (default: by the date of each game)":
    "utgåva av reglerna, som id eller fil (standard: efter varje partis datum)",
  "list whose editions are meant: standard, rapid, blitz (default: standard)":
    "lista vars utgåvor avses: standard, rapid, blitz (förval: standard)",
  "What happened between published lists: entrants, leavers, moves without a game, change per game":
    "Vad som hände mellan publicerade listor: nya, borta, ändringar utan parti, förändring per parti",
  "two or more rating lists in the order of their dates: TXT, XML or CSV":
    "två eller fler ratinglistor i datumordning: TXT, XML eller CSV",
  "which ratings: standard, rapid, blitz (default: standard)":
    "vilken rating: standard, rapid, blitz (förval: standard)",
  "month of each list, YYYY-MM, in the same order; needed for ages and the anchor cohort":
    "varje listas månad, YYYY-MM, i samma ordning; behövs för åldrar och ankargruppen",
  "How well the office's own scale holds, list by list, with alarms":
    "Hur väl kontorets egen skala håller, lista för lista, med larm",
  "only some players: federation=SWE, sex=w, age=19-34, rating=2600- (default: all)":
    "bara vissa spelare: federation=SWE, sex=w, age=19-34, rating=2600- (förval: alla)",
  "also write the report for a commission, as a page to print":
    "skriv också rapporten för en kommission, som sida att skriva ut",
  "How well the scale of a club's book holds: games by the Swedish table, members period by period, age and rating groups":
    "Hur väl skalan i en klubbs bok håller: partier enligt den svenska tabellen, medlemmar period för period, grupper efter ålder och rating",
  "Alarms of the rating scale: acknowledge them, with a reason": "Larm om ratingskalan: kvittera dem, med ett skäl",
  "Acknowledges an alarm of a list: the reason is public": "Kvitterar ett larm för en lista: skälet är offentligt",
  "Takes the acknowledgement of an alarm back": "Återtar kvitteringen av ett larm",
  "alarm: index-shift, index-level, scale-shift, anchor-drift, juniors, newcomers, idle-points":
    "larm: index-shift, index-level, scale-shift, anchor-drift, juniors, newcomers, idle-points",
  "Alarms of the scale of a club's book: acknowledge them, with a reason":
    "Larm om skalan i en klubbs ratingbok: kvittera dem, med ett skäl",
  "Acknowledges an alarm of a period": "Kvitterar ett larm för en period",
  "All alarms of the book, with what was said of them": "Alla larm i ratingboken, med vad som sagts om dem",
  "alarm: index-shift, index-level, juniors, newcomers": "larm: index-shift, index-level, juniors, newcomers",
};
