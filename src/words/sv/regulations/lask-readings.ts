import type * as english from "../../en/regulations/lask-readings.ts";

/** What the Swedish text leaves open: the question and our answer. */
export const LASK_READING_WORDS: typeof english.LASK_READING_WORDS = {
  "difference-by-base": {
    question: "Vilka ratingtal ger ratingdifferensen i ett parti?",
    answer: "Båda spelarnas grundrating, den vid periodens början.",
  },
  "half-table-at-2200": {
    question: "Vilken tabell gäller för precis 2200?",
    answer: "Den med halva poäng.",
  },
  "half-by-base": {
    question: "Vilken rating avgör om en spelare får halva poäng?",
    answer: "Grundratingen, under hela perioden, även om aktuell rating ändras.",
  },
  "common-from-1200": {
    question: "Vems regler gäller för just 1200, och mellan 1200 och 1300?",
    answer: "De gemensamma reglerna från och med 1200; jämförbara kallas ratingtalen först över 1300.",
  },
  "halves-up-at-period-start": {
    question: "Avrundas en halv poäng uppåt även när det för ratingen tillbaka till 2200?",
    answer: "Ja, alltid uppåt, vid periodens början.",
  },
  "about-fifteen": {
    question: "När räknas en nybörjare som ca 15 år?",
    answer: "Från och med det år då den åldern uppnås.",
  },
  "anyone-in-tournament": {
    question: "Vems rating avgör hur lång betänketid ett parti kräver?",
    answer: "Den högsta som någon i turneringen har.",
  },
  "elo-for-time-limits": {
    question: "Vilken rating används där för en spelare utan svenskt ratingtal?",
    answer: "Elo + 50, som i beräkningen.",
  },
  "time-limit-at-start": {
    question: "Vilka ratingtal avgör det i en turnering som pågår över flera perioder?",
    answer: "De från den period då den börjar.",
  },
  "round-on-its-usual-day": {
    question: "Är ett uppskjutet eller tidigarelagt parti en egen rond?",
    answer:
      "Nej: en rond ligger på sin planerade dag, annars på den dag då flest av dess partier spelades. Ett uppskjutet eller tidigarelagt parti räknas efter dagen då det spelades, precis som ett avbrutet.",
  },
  "adjourned-with-next-round": {
    question: "Vilka ratingtal gäller för ett avbrutet parti som spelas färdigt i en ny period?",
    answer:
      "De som gäller i turneringens nästa rond i den perioden, annars i den sista; finns ingen sådan rond, de nya.",
  },
  "new-period-on-its-day": {
    question: "Till vilken period hör ett parti som spelas den dag en period börjar?",
    answer: "Till den nya.",
  },
  "seven-days-between": {
    question: "När kan man rimligen räkna med nya ratingtal i en turnering som fortsätter?",
    answer:
      "Om det går minst sju dagar mellan sista ronden före periodens början och första ronden efter; ratingföraren får välja annorlunda.",
  },
  "old-ratings-to-the-end": {
    question: "Hur länge används de gamla ratingtalen, och när bestäms den nya grundratingen?",
    answer: "Till turneringens slut; då bestäms den nya grundratingen, som omfattar alla dess partier.",
  },
  "waits-for-its-end": {
    question: "Vad visar klubbens ratinglista för medlemmar i en sådan turnering?",
    answer: "Deras rating hittills, markerad som väntande; en senare version visar den nya grundratingen.",
  },
  "estimate-by-table": {
    question: "Hur uppskattas ratingen för en motståndare som inte har någon?",
    answer: "Som den rating som tabellen skulle lämna oförändrad av resultaten; ratingföraren bekräftar den.",
  },
  "first-start-after-full-year": {
    question: "Vilken dag görs passivitetsavdraget?",
    answer:
      "Vid den första periodstarten ett, två eller tre hela år efter det senaste partiet, innan den nya grundratingen bestäms.",
  },
  "rapid-only-proposed": {
    question: "Förlorar en medlem som bara har spelat snabbpartier ratingpoäng?",
    answer: "Bara om ratingföraren godtar förslaget.",
  },
  "raise-by-keeper": {
    question: "Vilka unga spelare höjs i stället, och hur mycket?",
    answer: "Ratingföraren bestämmer båda delarna och anger skäl.",
  },
  "floor-after-each-game": {
    question: "När gäller lägsta ratingtal, och för vem?",
    answer: "Efter varje parti med dess bonus, och efter avdrag; i alla klubbar.",
  },
  "bonus-before-game": {
    question: "Vilken aktuell rating ger ett partis bonus?",
    answer: "Den före partiet. Texten kan också betyda den efter.",
  },
  "placed-like-a-start": {
    question: "Från när gäller en rating som klubben ger för hand?",
    answer: "Från och med sin dag, som grundrating och som aktuell rating; tidigare partier förblir som de var.",
  },
  "district-below-1200": {
    question: "Får ett distrikts bonus räcka över 1200?",
    answer: "Nej: från och med 1200 gäller de gemensamma reglerna.",
  },
  "one-calendar-per-club": {
    question: "Får man blanda tre och fem perioder om året?",
    answer: "Inte inom en klubb: alla medlemmar har samma kalender.",
  },
};
