import type * as english from "../../en/regulations/lask-evidence.ts";

/** What speaks for our readings of the Swedish text, and what against them. */
export const LASK_EVIDENCE_WORDS: typeof english.LASK_EVIDENCE_WORDS = {
  "difference-by-base":
    "Tabellens avsnitt talar bara om rating. Regeln om gamla ratingtal över en periodgräns, och anmärkningen att långa perioder ger större svängningar i ratingen, förutsätter att ratingtalen från periodens början används hela tiden.",
  "half-table-at-2200":
    "Avsnittet om systemet halverar från och med 2200; rubrikerna till de två tabellerna säger under och över 2200 och lämnar 2200 självt åt ingendera.",
  "half-by-base":
    "Inget sägs om en spelare som passerar 2200 under en period. Eftersom differensen går efter grundrating gör tabellen det också: med grundrating 2190 och aktuell rating 2205 behåller man hela poäng tills perioden är slut.",
  "common-from-1200":
    "Ratingtal över 1300 ska vara jämförbara, ett och samma system ska gälla över 1200, och distrikten är fria under 1200. Det lämnar 1200 självt åt de gemensamma reglerna, och 1200 till 1300 under gemensamma regler utan något löfte.",
  "halves-up-at-period-start":
    "Halvpoäng avrundas uppåt när en period börjar, och inget undantag görs vid 2200: den som hade grundrating 2205 och har fallit till 2199,5 börjar om på 2200, med halva poäng.",
  "about-fifteen": "Åldern anges som ca 15 år, så födelseåret är exakt nog: den ålder som uppnås under inträdesåret.",
  "anyone-in-tournament":
    "Gränserna frågar om någon spelare har en viss rating, den sista om alla ligger under. Partierna i en turnering spelas med samma betänketid, så vi tar med alla i den; enbart partiets två spelare skulle också passa ordalydelsen.",
  "elo-for-time-limits":
    "Gränserna talar om rating utan att säga vilken. I beräkningen träder Elo + 50 i stället för ett svenskt ratingtal som saknas; vi låter det göra det här också.",
  "time-limit-at-start":
    "En turnering kan pågå över flera perioder, och under tiden ändras ratingtalen. Dess betänketid bestäms innan den börjar, så ratingtalen från den period då den börjar avgör hur långa partierna måste vara.",
  "round-on-its-usual-day":
    "Texten talar om ronder, inte om enstaka partier som flyttas fram eller spelas i förväg. En rond ligger på den dag som planerats för den, annars på den dag då flest av dess partier började, så att ett enda parti inte avgör för hela turneringen. Partiet självt räknas på sin egen dag, precis som ett avbrutet.",
  "adjourned-with-next-round":
    "Ett avbrutet parti har den dag då det spelas färdigt, och regeln om gamla ratingtal talar om hela turneringar. Därför följer ett parti som spelas färdigt mellan två ronder turneringens nästa rond i den perioden, eller den sista; har turneringen ingen rond i perioden avgör dagen ensam, om inte turneringen behåller sina gamla ratingtal till slutet.",
  "new-period-on-its-day":
    "Texten anger bara varje periods första dag. Ett parti som spelas färdigt den dagen hör till den nya perioden.",
  "seven-days-between":
    "Texten frågar om nya ratingtal rimligen kan fås fram. Dess exempel är en rond om dagen, då det inte går, och en rond i veckan, då det går. Gränsen vid sju dagar, och ratingförarens rätt att välja annorlunda, har vi själva satt.",
  "old-ratings-to-the-end":
    "I exemplet med en rond om dagen omfattar ratingen den 1 januari alla partier i turneringen, även de som spelades efter den dagen.",
  "waits-for-its-end":
    "Listan ska lämnas vid periodens början, och den nya ratingen för dem som är med i en sådan turnering är inte känd före dess slut. De står på listan med den rating de har, markerade, och listan får en senare version.",
  "estimate-by-table":
    "En uppskattning ska göras med ledning av resultaten; ingen metod anges. Den rating som tabellen skulle lämna oförändrad är den enda som systemet självt pekar ut. Ratingföraren bekräftar den.",
  "first-start-after-full-year":
    "50 ratingpoäng om året i tre år; ingen dag anges. Ratingtal ändras bara vid en periods början, alltså vid den första efter ett helt år, innan den nya grundratingen bestäms.",
  "rapid-only-proposed":
    "Med enbart snabbpartier får avdraget göras där det stämmer bättre med spelstyrkan: en bedömning, så det föreslås för ratingföraren och görs aldrig av sig självt.",
  "raise-by-keeper":
    "En höjning i stället för avdraget är avsedd för unga spelare efter ett år eller mer; varken ålder eller belopp anges, så båda är ratingförarens sak.",
  "floor-after-each-game":
    "800 är lägsta ratingtal, sagt bland rekommendationerna för dem under 1200 utan att det sägs när det tillämpas. Aktuell rating är den efter varje parti, alltså efter varje parti med dess bonus, och efter avdrag; i alla klubbar.",
  "bonus-before-game":
    "Bonusen går efter aktuell rating, som är definierad som den efter varje parti. När ett parti spelas är det ratingen efter partiet före. Ratingen efter samma parti skulle också passa ordalydelsen: med grundrating 990 och aktuell rating 995 ger en vinst mot 1005 enligt det första sättet 1032 och enligt det andra 1022.",
  "placed-like-a-start":
    "Klubben ska se till att medlemmar under 1200 står på rätt plats, och bedöma spelstyrkan efter ett långt uppehåll; ingen dag anges. En rating som ges för hand är grundrating och aktuell rating från och med sin dag, liksom en ny medlems rating.",
  "district-below-1200":
    "Distrikten är fria bara under 1200, så ett distrikts egna intervall ger inget från och med 1200.",
  "one-calendar-per-club":
    "Fem perioder rekommenderas tillsammans med bonusen, och lämpligen för alla medlemmar. En kalender för varje klubb gör att klubbens lista förblir en enda lista.",
};
