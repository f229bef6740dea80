/** Help of commands, by its English. */
export const STUDIES_HELP: Readonly<Record<string, string>> = {
  "Replays games under other rules and rating systems, and says which predict best":
    "Räknar om partier med andra regler och ratingsystem, och säger vilka som förutsäger bäst",
  "Rates games of files month by month under several rules, and compares how well each predicts the next month":
    "Räknar partier ur filer månad för månad med flera regler, och jämför hur väl var och en förutsäger nästa månad",
  "games with players, ratings and dates: CSV or PGN": "partier med spelare, ratingtal och datum: CSV eller PGN",
  "rules that the others are compared with (default: those of each date)":
    "regler som de andra jämförs med (förval: varje dags regler)",
  "what to compare: editions, published, elo, glicko, glicko-2, stephenson, elo:K (default: published and all systems)":
    "vad som jämförs: utgåvor, published, elo, glicko, glicko-2, stephenson, elo:K (förval: published och alla system)",
  "predict only games from this month on, YYYY-MM": "förutsäg bara partier från och med denna månad, YYYY-MM",
  "Makes the office's own lists again under several rules, and compares how well each predicts the next list":
    "Gör om kontorets egna listor med flera regler, och jämför hur väl var och en förutsäger nästa lista",
  "Simulated pools of players whose true strength is known": "Simulerade kretsar av spelare vars sanna styrka är känd",
  "Simulates a pool under one or more editions, and compares the ratings with the true strengths":
    "Simulerar en spelarkrets med en eller flera utgåvor, och jämför ratingtalen med de sanna styrkorna",
  "editions to simulate; each has the same players and the same seed":
    "utgåvor att simulera; alla har samma spelare och samma slumpfrö",
  "players at the start": "spelare från början",
  "monthly lists": "månadslistor",
  "month of the first list, YYYY-MM": "första listans månad, YYYY-MM",
  "seed of the random numbers; the same seed gives the same report": "slumptalens frö; samma frö ger samma rapport",
  "who meets whom: swiss, strength": "vem som möter vem: swiss, strength",
  "also write the report as a page to print": "skriv också rapporten som en sida att skriva ut",
  "A study of an edition beside another: rules that differ, simulated pools and, with files, a replay of games":
    "En studie av en utgåva bredvid en annan: regler som skiljer, simulerade kretsar och, med filer, omräknade partier",
  "edition to compare with": "utgåva att jämföra med",
  "edition that is studied": "utgåva som studeras",
};
