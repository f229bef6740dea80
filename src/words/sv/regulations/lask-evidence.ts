import type * as english from "../../en/regulations/lask-evidence.ts";

/** What speaks for our readings of the Swedish text, and what against them. */
export const LASK_EVIDENCE_WORDS: typeof english.LASK_EVIDENCE_WORDS = {
  "difference-by-base":
    "Avsnittet med tabellen säger bara rating. Men två andra ställen förutsätter att ratingtalen från periodens början används hela tiden: regeln om gamla ratingtal när en ny period börjar, och anmärkningen att långa perioder ger större svängningar i ratingen.",
  "half-table-at-2200":
    "Avsnittet om systemet halverar poängen från och med 2200. Rubrikerna till de två tabellerna säger under 2200 och över 2200, så ingen av dem täcker just 2200.",
  "half-by-base":
    "Texten nämner inte spelare som passerar 2200 under en period. Differensen bygger på grundrating, så vi väljer tabell efter den också: med grundrating 2190 och aktuell rating 2205 behåller man hela poäng tills perioden är slut.",
  "common-from-1200":
    "Texten säger att ratingtal över 1300 ska vara jämförbara, att ett och samma system ska gälla över 1200 och att distrikten är fria under 1200. Alltså hör just 1200 till de gemensamma reglerna, och mellan 1200 och 1300 gäller de utan löfte om att ratingtalen är jämförbara.",
  "halves-up-at-period-start":
    "Halvpoäng avrundas uppåt när en period börjar, utan undantag vid 2200: den som har grundrating 2205 och faller till 2199,5 börjar nästa period på 2200, åter med halva poäng.",
  "about-fifteen":
    "Texten säger ca 15 år, så födelseåret är exakt nog: vi tar den ålder som uppnås under inträdesåret.",
  "anyone-in-tournament":
    "Gränserna frågar om någon spelare har en viss rating, den sista om alla ligger under. Alla partier i en turnering spelas med samma betänketid, så vi ser på alla som är med. Man kan också läsa det som enbart partiets två spelare.",
  "elo-for-time-limits":
    "Gränserna talar om rating utan att säga vilken. I beräkningen ersätter Elo + 50 en svensk rating som saknas; vi gör likadant här.",
  "time-limit-at-start":
    "En turnering kan pågå över flera perioder, och under tiden ändras ratingtalen. Dess betänketid bestäms innan den börjar, så vi använder ratingtalen från den period då den börjar.",
  "round-on-its-usual-day":
    "Texten talar om ronder, inte om enstaka partier som skjuts upp eller spelas i förväg. En rond ligger på sin planerade dag, annars på den dag då flest av dess partier började, så att ett enda parti inte avgör för hela turneringen. Ett uppskjutet eller tidigarelagt parti räknas på sin egen dag, precis som ett avbrutet.",
  "adjourned-with-next-round":
    "Ett avbrutet parti räknas den dag det spelas färdigt, och regeln om gamla ratingtal gäller hela turneringar. Därför följer ett parti som spelas färdigt mellan två ronder turneringens nästa rond i den perioden, eller den sista. Har turneringen ingen rond i perioden avgör dagen ensam, om inte turneringen behåller sina gamla ratingtal till slutet.",
  "new-period-on-its-day":
    "Texten anger bara varje periods första dag. Ett parti som spelas färdigt den dagen hör till den nya perioden.",
  "seven-days-between":
    "Texten frågar om nya ratingtal rimligen kan fås fram i tid. Dess exempel är en rond om dagen, då det inte går, och en rond i veckan, då det går. Gränsen vid sju dagar och ratingförarens rätt att välja annorlunda har vi själva satt.",
  "old-ratings-to-the-end":
    "I exemplet med en rond om dagen omfattar ratingen den 1 januari alla partier i turneringen, även de som spelades efter den dagen.",
  "waits-for-its-end":
    "Listan ska lämnas vid periodens början, men de nya ratingtalen för dem som är med i en sådan turnering är kända först när den är slut. Listan visar deras gamla rating, markerad, och en senare version visar den nya.",
  "estimate-by-table":
    "Texten säger att resultaten ska vägleda en uppskattning, men anger ingen metod. Den enda rating som systemet självt pekar ut är den som resultaten skulle lämna oförändrad. Ratingföraren bekräftar den.",
  "first-start-after-full-year":
    "Texten säger 50 ratingpoäng om året i tre år och anger ingen dag. Ratingtal ändras bara när en period börjar, så vi tar den första periodstarten efter ett helt år, innan den nya grundratingen bestäms.",
  "rapid-only-proposed":
    "För medlemmar som bara spelar snabbpartier får avdraget göras om det stämmer bättre med spelstyrkan. Det är en bedömning, så den föreslås för ratingföraren och görs aldrig automatiskt.",
  "raise-by-keeper":
    "En höjning i stället för avdraget är avsedd för unga spelare efter ett år eller mer. Texten anger varken ålder eller belopp, så ratingföraren bestämmer båda.",
  "floor-after-each-game":
    "Texten anger 800 som lägsta rating, bland råden för dem under 1200, och säger inte när det tillämpas. Aktuell rating är den efter varje parti, så vi tillämpar det efter varje parti med dess bonus och efter avdrag, i alla klubbar.",
  "bonus-before-game":
    "Bonusen beror på aktuell rating, som texten definierar som den efter varje parti. När ett parti spelas är det ratingen efter partiet före. Det kan också betyda ratingen efter det här partiet: med grundrating 990 och aktuell rating 995 ger en vinst mot 1005 i det första fallet 1032 och i det andra 1022.",
  "placed-like-a-start":
    "Texten ber klubbarna se till att medlemmar under 1200 har en passande rating och bedöma spelstyrkan efter ett långt uppehåll; den anger ingen dag. En rating som ges för hand är grundrating och aktuell rating från och med sin dag, liksom en ny medlems rating.",
  "district-below-1200":
    "Distrikten får ha egna regler bara under 1200, så ett distrikts egen bonus ger inget från och med 1200.",
  "one-calendar-per-club":
    "Texten rekommenderar fem perioder tillsammans med bonusen, helst för alla medlemmar. En kalender per klubb gör att klubbens lista förblir en enda lista.",
};
