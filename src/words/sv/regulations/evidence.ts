import type * as english from "../../en/regulations/evidence.ts";

/** What speaks for our readings of the FIDE texts and of what they leave open about lists, and what against them. */
export const FIDE_EVIDENCE_WORDS: typeof english.FIDE_EVIDENCE_WORDS = {
  "scope-of-articles":
    "Artikel 0.1 knyter en ändring av texten till turneringens start; 7 och 8.57 gäller per lista. FIDE:s publicerade beräkningar tar rating från listan vid starten och avrundar en gång per lista.",
  "edition-by-content":
    "Enligt rubriken är texten ändrad till och med 2008. Men K 30 och de 15 ratingpoängen kom efter tillkännagivandet i juli 2009 och var borta i juli 2014; 2011 stämmer bäst.",
  "taken-from-before-2009-07":
    "Vi har inte sett texten från juli 2009. Tillkännagivandet anger golvet, listornas datum, stängningsdagen, ratingpoängen för en halvpoäng, gränsen för skillnaden och K.",
  "taken-from-before-2012-07":
    "Besluten anger golvet och de månatliga listorna. Några källor hänvisar till en särskild text för juli 2013 till juni 2014; vi har inte hittat vad den säger.",
  "taken-from-before-2014-07":
    "Sammanfattningar anger K, regeln för juniorer, de fem partierna och de 12 timmarna. De 20 ratingpoängen för en halvpoäng är hälften av K 40. Stängningsdagen, regeln för den första turneringen och den poäng man bortser från är desamma som 2017.",
  "taken-from-before-2017-07": "För åren 2017 till 2023 har vi inte hittat någon text om dessa punkter.",
  "taken-from-before-2022-01":
    "Av kapitlet från 2022 har vi sett artiklarna 8.2 och 8.3.1. Sammanfattningar anger registrering, betänketid, rapporter i delar och att metoden för alla möter alla upphörde. Numren på övriga artiklar är de från 2024.",
  "taken-from-before-2024-03":
    "Vi har inte skrivit av de här delarna av kapitlet från 2024; värden och artikelnummer är de från 2017.",
  "taken-from-standard-2012-01":
    "Tillkännagivandet anger betänketid, K, registrering, det första resultatet och hur standardratingen används. Listorna från 2012 till 2014 går ner till 1000.",
  "taken-from-standard-2022-01":
    "Sammanfattningar säger att reglerna för snabbschack och blixt anpassades till dem för standard, med K 20 kvar; betänketid, ronder per dag och registrering är de från 2017. Artikelnumren är de i kapitlet från 2024.",
  "printed-example":
    "För spelare F står 2,52 och +44,3 i den genomräknade tabellen. Tabellerna ger 2,55 och, med K 30, +43,5, som texten från mars 2009 har.",
  "example-coefficients":
    "Den genomräknade tabellen i 8.58 använder K 20 och 30, värdena i utkastet från mars 2009; 8.56 säger 30, 15 och 10.",
  "one-pass":
    "Den genomräknade tabellen i 8.58 gör en omgång: spelare I får 2006. Upprepad tills inget ändras skulle metoden ge ungefär 1993.",
  "persons-in-double-round-robin":
    "n är antalet motståndare; när alla möter alla två gånger möts var och en två gånger.",
  "half-point-2009":
    "Artikel 8.23 säger 12,5, exemplen i 8.34 och 8.58 lägger till 15. 12,5 tillkännagavs som gällande i juli 2009; exemplen hör till K 30.",
  "pool-example":
    "Artikel 8.34 anger 2200, 220 och 2000 för ett och samma medelvärde; bara 2220 ger det tryckta resultatet, (3·2220 + 5·2150 + 4·2200) / 12 = 2184,17.",
  "draft-coefficient":
    "Artikel 8.56 ger 30 och 20 och säger sedan att K förblir 10; 12.3 i samma text räknar partier bara för 20 och 30.",
  "opening-score-2009":
    "Artikel 6.41 kräver en halv poäng, 6.1 bortser från en halv poäng och 8.21 förkastar mindre än en poäng.",
  "opponents-every-tournament":
    "Artikel 6.41 kräver tre partier mot spelare med rating i varje schweizer- eller lagturnering, inte bara i den första.",
  "at-least-floor": "Artiklarna 6.41 och 7.12 säger över golvet, 7.14d och 8.33 minst på golvet.",
  "average-in-swiss":
    "Artiklarna 8.22 till 8.24 skriver Ra även för schweizerturneringar, där 8.21 bara definierar Rc; texten från mars 2009 skriver Rc.",
  "nearest-half-up-2009-03":
    "Artiklarna 8.32 och 8.57 talar om avrundning uppåt till närmaste heltal. Av 77 publicerade halva från de åren gick 74 uppåt.",
  "nearest-half-up-2011-07":
    "Artiklarna 8.32 och 8.57 avrundar till närmaste heltal och ,5 uppåt. Av 77 publicerade halva från de åren gick 74 uppåt.",
  "half-away-from-zero":
    "Artikel 8.57 avrundar ,5 uppåt både vid vinst och vid förlust av ratingpoäng. Det kan betyda mot plus oändligheten eller bort från noll. Texten från 2024 säger bort från noll, och −2,50 publicerades som −3 år 2025. För åren 2017 till 2023 har vi bara ordalydelsen.",
  "certain-scores": "Artikel 8.1a i den här texten anger inget dp för 0 och 1,0; alla andra anger 800.",
  "entered-meanwhile-opponents":
    "Texterna från 2011 och 2017 säger att motståndarnas rating inte ändras. De från mars 2009, 2022 och 2024 säger att spelaren räknas som utan rating för motståndarna.",
  "unrated-in-swiss-2009-03":
    "Artiklarna 6.42 och 8.52 i den här texten räknar partier i en schweizer mot en spelare utan rating vars resultat är giltigt; alla senare texter utelämnar dem. Vad som gällde just i juli 2009 är inte känt.",
  "unrated-in-swiss-2009-07":
    "Texten från mars 2009 räknar partier i en schweizer mot spelare utan rating, de från 2011 och framåt gör det inte; tillkännagivandet i juli 2009 slutar före den här punkten.",
  participants: "Artikel 6.33 från 2011 säger män, 6.23 från 2017 deltagare; båda ger damtävlingar ett eget antal.",
  "lost-signs":
    "Några kopior av texten har tappat minustecken i 8.55b och 12.1 och en kolumn i 8.1a; de fullständiga kopiorna stämmer överens.",
  "official-always-rated":
    "Artikel 0.3 säger att officiella tävlingar alltid räknas (0.4 från 2017: kommer att räknas). Man kan också läsa det så att artiklarna 1 till 6 gäller dem fullt ut, men det enda stödet för det är att de artiklarna inte gör något undantag.",
  "appeal-against-both":
    "Artikeln talar om beslutet att inte räkna en turnering; att avvisa registreringen har samma verkan.",
  "unrated-raise-no-band": "Artikeln talar om en spelares rating; en spelare utan rating har ingen.",
  "first-control-without-sanction":
    "Till skillnad från artikeln om den totala betänketiden säger den här inget om följder.",
  "interim-parts":
    "Artikeln kräver månatliga rapporter men säger inte vilka ratingtal och vilken utgåva som ska användas. I publicerade serier används för varje del den lista som då gäller.",
  "listed-without-game": "En spelare som drog sig ur före första ronden står ofta kvar i rapporten.",
  "disregarded-in-round-robin":
    "Artikel 6.1 bortser från spelarens poäng och från motståndarnas poäng mot spelaren; utan de partierna är turneringen, där alla möter alla, fullständig utan spelaren. Det som talar emot: sådana turneringar har veterligen räknats som schweizer.",
  "stages-by-own-system": "Artikel 6.2 tillåter att resultat slås ihop och säger inget om antalet spelare med rating.",
  "coefficient-order-2009-07":
    "Tillkännagivandet ger K 10 till spelare som har nått 2400 och spelat 30 partier, så raden för nya spelare kommer först.",
  "coefficient-order-2011-07":
    "Ordningen nått 2400, junior, ny, alla övriga stämmer med 99,21 % av 19,6 miljoner publicerade ratingtal (ett per spelare och månad).",
  "coefficient-date-2009-03":
    "Till och med texten från 2014 är rating och K de som gäller för turneringen, det vill säga enligt listan vid dess start.",
  "coefficient-date-2017-07":
    "FIDE:s publicerade beräkningar från 2025 och 2026 använder det K som är tryckt på listan före, även för turneringar som började under en äldre lista.",
  "thirty-games":
    "Texterna kräver avslutade turneringar med minst 30 partier sammanlagt. Ingen säger om partier före den första ratingen räknas dit.",
  "birth-year-only": "Listor före 2017 anger bara födelseåret.",
  "birth-unknown":
    "K 40 är för spelare under en viss ålder; utan födelsedatum visar inget att en spelare är under den.",
  "no-coefficient-limit":
    "De fyra rader om K som citeras i sammanfattningar från 2014 har ingen gräns för K gånger antalet partier; texten från 2017 har den.",
  "printed-coefficient": "En publicerad månad med 39 partier räknades med K 17 medan listan hade 20 tryckt.",
  "limit-once":
    "Texten tillåter en uppräkning per turnering, för partiet med den största skillnaden. En redogörelse från december 2021 läser det som ett parti sammanlagt; en publicerad snabbturnering från 2022 visar att en motståndare av fyra räknades upp. Efter bokstaven gynnas bara den med högre rating, så att den med lägre skulle begränsas i varje parti.",
  "limit-by-own-rating":
    "I ett publicerat parti, 2813 mot 2400, var skillnaden 413 för den första spelaren och 400 för den andra. Att ratingen vid turneringens start avgör är vårt antagande.",
  "no-limit-rapid":
    "En redogörelse från november 2021 anger 735, där tabellen slutar, som största skillnad: någon särskild gräns fanns inte.",
  "window-in-periods": "Artikeln räknar ratingperioder, och en period är den tid en lista gäller.",
  "below-floor-stays-pooled":
    "Villkoret på ratingen står bredvid villkoret på antalet partier; är det senare inte uppfyllt förblir resultaten samlade.",
  "partial-results-cancelled":
    "Den 30 september 2023 meddelade det svenska förbundet att delresultat för spelare utan rating skulle strykas i och med ändringen; texten själv säger det inte.",
  "ties-of-first-rating":
    "Artikel 8.2.3 avrundar Ru till närmaste heltal och nämner varken halva eller hur p avrundas. Titelreglerna avrundar båda uppåt (1.4.7b, 1.4.9). Publicerat: 3 poäng på 5 partier mot motståndare vars rating tillsammans är 9507 gav en första rating på 1922.",
  "delisted-return":
    "En avförd spelare behandlas som alla andra utan rating. Texten säger inte vad som händer med den högsta ratingen och de tidigare partierna.",
  "change-lapses":
    "Artikel 7.21 tar bort ratingen, så det finns inget kvar att ändra; motståndarna mötte en spelare med rating. Ingen text säger mer.",
  "flagged-after-a-year":
    "Artikel 7.23a kallar spelare inaktiva som inte har haft något räknat parti på ett år; 7.23b behåller namnet på listan i två år till. Läst för sig kan 7.23b betyda att markeringen kommer först efter dem.",
  "reception-closing":
    "Artikel 7.13 i utkastet talar om när rapporter senast tas emot; texterna som trädde i kraft talar om turneringens slut.",
  "games-and-opponents":
    "Artikel 8.21 från 2011 säger att färre än tre motståndare med rating räcker efter den första turneringen. 6.41 säger inte vilken turnering som avses, så det kan vara alla.",
  "inactive-24-months-2017-07": "Texten säger ett år. Från listan den 1 november 2020 tillämpades två år.",
  "inactive-24-months-2022-01":
    "Två år tillämpades från listan den 1 november 2020; texten från 2024 säger åter ett år. För åren däremellan har vi inte sett någon text.",
  "left-out-still-rated": "Avsnitt 13 talar om att tas med på listan, inte om hur partier räknas.",
  "rounded-once":
    "I 14 publicerade perioder från 2025 och 2026 med flera turneringar spelar det roll: att avrunda en gång stämmer i 13 av dem, att avrunda per turnering i 1.",
  "standard-rating-seeds":
    "Tillkännagivet för 2012 och skrivet i 7.2.1 från 2024; för åren däremellan har vi inte hittat någon text.",
  "rapid-opening-score":
    "En redogörelse från november 2021 om snabbschack och blixt nämner en poäng där standardtexten har en halv.",
  "compression-rounding":
    "Den publicerade tabellen har bara heltal som resultat: 1000 ger 1400, 1600 ger 1760, 1900 ger 1940. Ingen källa nämner avrundningen; vi avrundar till närmaste heltal, halva uppåt. En halv kan inte uppstå: höjningen är två femtedelar av ett heltal.",
  "base-correction":
    "I 8 av 61 publicerade perioder från 2025 och 2026 utgår beräkningen från ett annat tal än det som listan före hade tryckt, eller så förklaras resultatet inte av partierna.",
  "one-time-after-changes-2022-10":
    "Tillkännagivandena jämför ratingen på listan den 1 oktober 2022 med standardratingen. Om ändringen gjorts före partierna i september skulle de som sedan förlorade ratingpoäng ändå ha publicerats mer än 100 under sin standardrating, vilket ändringen skulle få slut på.",
  "one-time-after-changes-2024-03":
    "Listorna den 1 mars 2024 publicerades med de höjda talen. Den lägsta ratingen före, 1000, blir precis det nya golvet 1400, och 999 skulle bli 1399: höjs ratingen efter periodens förändringar ligger golvet kvar där det var. Höjdes den före dem skulle alla från 1000 till ungefär 1010 med en liten förlust ha lämnat listan. Den tillkännagivna tabellen talar om ratingen på listan, inte om en ingångsrating.",
  "entered-meanwhile-not-opening":
    "Artikel 6.1 gäller den första turneringen för en spelare utan rating; den som står på listan har redan haft en som räknades. Det som talar emot: enligt kalendern kan den här ha börjat tidigare.",
  "pool-opened-once":
    "Artiklarna 8.21, 8.31 och 6.1 talar om den första turneringen. Inget säger att en annan blir den första när gamla resultat inte längre räknas.",
  "closing-three-days":
    "Vi har 50 publicerade resultat för spelare i 14 turneringar mellan juli 2012 och juni 2014. Varje turnering slutade två till sex dagar före den lista som räknade den. Med sju dagar hade alla hamnat på nästa lista. Tre dagar, som i texten från 2017, är den närmaste regel vi känner till; de få som slutade två dagar före överlåts åt kontorets beslut.",
  "activity-at-latest":
    "En lista markerar spelare som inte har spelat under den tid som artikeln anger: den som inte är markerad har spelat, den som är markerad har inte. Ingen lista säger exakt när. Därefter är varje lista känd.",
  "facts-incomplete":
    "Publicerade listor anger K och partierna i en period, men varken det totala antalet partier eller den högsta ratingen; listor före 2012 anger inget K. FIDE:s publicerade beräkningar använder det K som var tryckt. Att räkna spelare utan tryckt K som nya gav spelare över 2700 ett K på 25 eller 40.",
  "juniors-under-twenty":
    "Ingen text om rating som vi har sett säger vem som är junior på en lista; åldersgränsen för K är en annan. FIDE:s junior-VM och dess lista över de bästa juniorerna är för spelare under 20 år den 1 januari.",
};
