import type * as english from "../../en/regulations/readings.ts";
/** What the FIDE texts leave open: the question and our answer. */
export const FIDE_READING_WORDS: typeof english.FIDE_READING_WORDS = {
  "scope-of-articles": {
    question: "Vilken utgåva gäller om turneringen och dess lista hör till olika?",
    answer: "Artiklar om turneringar: utgåvan vid turneringens start. Artiklar om listor: utgåvan dagen före listan.",
  },
  "edition-by-content": {
    question: "Från när gällde den här texten?",
    answer: "Från den 1 juli 2011, att döma av innehållet och inte av rubriken.",
  },
  "taken-from-before": {
    question: "Vad gäller där vi inte har sett den här utgåvans text?",
    answer: "Det som den föregående utgåvan säger.",
  },
  "taken-from-standard": {
    question: "Vad gäller där vi inte har sett någon text för snabbschack och blixt?",
    answer: "Det som gällde för standardlistan vid den tiden.",
  },
  "printed-example": {
    question: "Det genomräknade exemplet där alla möter alla anger 2,52 och +44,3 för spelare F. Stämmer det?",
    answer: "Nej: tabellerna ger 2,55, och +43,5 med K 30.",
  },
  "example-coefficients": {
    question: "Det genomräknade exemplet använder inte det K som artikeln om K anger. Vilket gäller?",
    answer: "Artikelns; exemplet återges med sitt eget K.",
  },
  "one-pass": {
    question: "Hur många gånger upprepas omräkningen när alla möter alla?",
    answer: "En gång, som i det genomräknade exemplet, även om ännu en omgång skulle ändra en rating.",
  },
  "persons-in-double-round-robin": {
    question: "Vad är n när alla möter alla två gånger?",
    answer: "Antalet olika motståndare; poäng och halvpoäng räknas per parti.",
  },
  "half-point-2009": {
    question: "Artikeln ger 12,5 för en halvpoäng, exemplen 15. Vad gäller?",
    answer: "12,5; exemplen återges med 15.",
  },
  "pool-example": {
    question: "Exemplet på samlad första rating anger tre olika tal för ett medelvärde. Vilket är rätt?",
    answer: "2220, som ger 2184 och 2199.",
  },
  "draft-coefficient": {
    question: "Artikeln ger K 30 och 20 och säger sedan att K förblir 10. Vad gäller?",
    answer: "30 och 20.",
  },
  "opening-score-2009": {
    question: "Räcker en halv poäng i den första turneringen, eller krävs en poäng?",
    answer: "Det krävs en poäng.",
  },
  "opponents-every-tournament": {
    question: "Krävs tre partier mot spelare med rating bara i den första turneringen?",
    answer: "Nej, i varje schweizer- och lagturnering.",
  },
  "at-least-floor": {
    question: "Måste en rating ligga över golvet, eller minst på golvet?",
    answer: "Minst på golvet.",
  },
  "average-in-swiss": {
    question: "Vilket medelvärde ger Ru i en schweizerturnering?",
    answer: "Rc, medelvärdet av spelarens egna motståndare.",
  },
  "nearest-half-up": {
    question: "Hur avrundas en halv?",
    answer: "Till närmaste heltal, halva uppåt.",
  },
  "half-away-from-zero": {
    question: "Betyder avrundning av ,5 uppåt mot plus oändligheten, eller bort från noll?",
    answer: "Bort från noll: −2,5 blir −3.",
  },
  "certain-scores": {
    question: "Vad är dp för 0 eller 100 % av poängen?",
    answer: "−800 och +800.",
  },
  "entered-meanwhile-opponents": {
    question:
      "En spelare saknade rating när partierna spelades men har en när turneringen räknas: vad får motståndarna?",
    answer: "För dem saknar spelaren rating: inget i en schweizer, den nya ratingen när alla möter alla.",
  },
  "unrated-in-swiss": {
    question: "Räknas partier i en schweizer mellan spelare med och utan rating?",
    answer: "Bara enligt texten från mars 2009.",
  },
  participants: {
    question: "Krävs tre män eller tre deltagare i ett nationellt mästerskap?",
    answer: "Tre deltagare, eller två kvinnor i en damtävling.",
  },
  "lost-signs": {
    question: "Några kopior av texten har tappat tecken och en kolumn. Vad säger texten?",
    answer: "Det som de fullständiga kopiorna har.",
  },
  "official-always-rated": {
    question:
      "Kan ett villkor på hela turneringen (betänketid, längd, sammansättning, registrering, licens) hindra att en officiell tävling räknas?",
    answer:
      "Nej: den räknas alltid, och ett beslut att inte räkna den avvisas. Reglerna om enskilda partier gäller ändå: ospelade partier, avgjorda matcher, motståndare utan rating.",
  },
  "appeal-against-both": {
    question: "Vad kan en arrangör överklaga?",
    answer: "En avvisad registrering och ett beslut att inte räkna turneringen.",
  },
  "unrated-raise-no-band": {
    question: "Höjer spelare utan rating den betänketid som krävs?",
    answer: "Nej.",
  },
  "first-control-without-sanction": {
    question: "Vad händer om den första tidskontrollen är vid ett annat drag?",
    answer: "Det noteras; turneringen räknas om inte kontoret beslutar annorlunda.",
  },
  "interim-parts": {
    question: "Hur räknas en lång turnering som rapporteras i delar?",
    answer:
      "Varje del kommer med på listan för den period då den slutar, med ratingen från delens första dag och hela turneringens utgåva.",
  },
  "listed-without-game": {
    question: "Deltog en spelare som står i rapporten men inte spelade något parti?",
    answer: "Nej.",
  },
  "disregarded-in-round-robin": {
    question: "Vad händer med en turnering där alla möter alla och man bortser från ett första resultat?",
    answer: "Den räknas som om spelaren inte hade deltagit. Det prövas en gång, på de poäng som spelats ihop.",
  },
  "stages-by-own-system": {
    question: "Är försök och final en turnering?",
    answer:
      "Ja för datum och för det första resultatet, om de anmälts som en; varje etapp räknas efter sitt eget system.",
  },
  "coefficient-order": {
    question: "Vilket K gäller om flera rader passar?",
    answer: "Den första som passar, i den ordning som visas här.",
  },
  "coefficient-date": {
    question: "Per vilken dag bestäms K?",
    answer:
      "Till och med utgåvan 2014 efter den lista som gällde när turneringen började; från 2017 efter den föregående listan.",
  },
  "thirty-games": {
    question: "Vilka partier räknas till de trettio?",
    answer: "Alla räknade partier till och med den listan, även de som gav första rating.",
  },
  "birth-year-only": {
    question: "När upphör en juniors K om bara födelseåret är känt?",
    answer: "I slutet av födelsedagens år.",
  },
  "birth-unknown": {
    question: "Är en spelare utan känt födelsedatum junior?",
    answer: "Nej.",
  },
  "no-coefficient-limit": {
    question: "Var K gånger antalet partier begränsat 2014?",
    answer: "Nej.",
  },
  "printed-coefficient": {
    question: "Vilket K står på en lista om K sänktes på grund av antalet partier?",
    answer: "Det K som gällde innan det sänktes.",
  },
  "limit-once": {
    question: "I vilka partier i en turnering får skillnadens gräns användas?",
    answer: "I ett parti per spelare: det med störst skillnad, för den starkare som för den svagare.",
  },
  "limit-by-own-rating": {
    question: "Vems rating avgör om gränsen gäller?",
    answer: "Spelarens egen. Motståndarens förändring begränsas som förut.",
  },
  "no-limit-rapid": {
    question: "Var skillnaden begränsad i snabbschack och blixt?",
    answer: "Nej; tabellen slutar vid 735.",
  },
  "window-in-periods": {
    question: "Hur räknas tiden under vilken resultat läggs ihop?",
    answer: "I ratingperioder, från den äldsta turneringens till den senastes, båda inräknade.",
  },
  "below-floor-stays-pooled": {
    question: "Vad händer om partierna räcker men ratingen är under golvet?",
    answer: "Resultaten sparas och prövas igen med senare tills de är för gamla.",
  },
  "partial-results-cancelled": {
    question: "Samlas resultat från tiden före den 1 mars 2024 med senare?",
    answer: "Nej: för senare listor räknas bara resultat från den dagen för spelare utan rating.",
  },
  "ties-of-first-rating": {
    question: "Hur avrundas halva i Ru och p?",
    answer: "Uppåt.",
  },
  "delisted-return": {
    question: "Vad behåller en spelare som fallit under golvet?",
    answer: "Bara att en rating på 2400 en gång har nåtts. Resultat och antal partier börjar om från noll.",
  },
  "change-lapses": {
    question: "Vad händer med en förändring från en turnering som började innan ratingen togs bort och räknas efter?",
    answer: "Den förfaller för spelaren; motståndarna räknas mot den gamla ratingen. Förklaringen säger det.",
  },
  "flagged-after-a-year": {
    question: "Markeras en spelare som inaktiv efter ett år, eller först efter de två ytterligare åren i 7.23b?",
    answer: "Efter ett år; efter två till lämnar spelaren listan.",
  },
  "reception-closing": {
    question: "Avser stängningsdagen turneringens slut eller den dag rapporten kommer in?",
    answer: "Slutet, som i alla andra texter.",
  },
  "closing-three-days": {
    question:
      "Hur många dagar före en lista stänger perioden från juli 2012 till juni 2014, och för snabbschack och blixt till 2017?",
    answer: "Tre dagar, som senare texter säger; de tidigare sade sju.",
  },
  "games-and-opponents": {
    question:
      "6.41 kräver tre partier mot spelare med rating, 8.21 tre motståndare med rating. Vad gäller, och i vilka turneringar?",
    answer: "Båda: 6.41 i schweizer- och lagturneringar, 8.21 i alla system; från 2011 bara i den första turneringen.",
  },
  "inactive-24-months": {
    question: "Efter hur lång tid är en spelare inaktiv?",
    answer: "Efter ett år; efter två från listan den 1 november 2020 till texten från 2024.",
  },
  "left-out-still-rated": {
    question: "Räknas partierna för en spelare som inte visas på listan?",
    answer: "Ja, och ratingen används för motståndarna; bara raden visas inte.",
  },
  "rounded-once": {
    question: "Avrundas varje turnering, eller listan?",
    answer: "Hela listan, en enda gång.",
  },
  "standard-rating-seeds": {
    question:
      "Vilken rating används för en spelare som saknar rating i snabbschack eller blixt men har standardrating?",
    answer: "Standardratingen; spelaren räknas som spelare med rating.",
  },
  "rapid-opening-score": {
    question: "Hur många poäng krävs i den första turneringen i snabbschack eller blixt?",
    answer: "En.",
  },
  "compression-rounding": {
    question: "Hur avrundades engångshöjningen i mars 2024?",
    answer: "Till närmaste heltal, halva uppåt.",
  },
};
