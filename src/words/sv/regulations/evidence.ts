import type * as english from "../../en/regulations/evidence.ts";

/** What speaks for our readings of the FIDE texts and of what they leave open about lists, and what against them. */
export const FIDE_EVIDENCE_WORDS: typeof english.FIDE_EVIDENCE_WORDS = {
  "scope-of-articles":
    "Artikel 0.1 knyter en ändring av texten till turneringens start; 7 och 8.57 gäller per lista. FIDE:s publicerade beräkningar tar rating från listan vid starten och avrundar en gång per lista.",
  "edition-by-content":
    "Enligt rubriken är texten ändrad till och med 2008, men K 30 och 15 ratingpoäng är senare än tillkännagivandet i juli 2009 och tidigare än juli 2014; året 2011 stämmer bäst.",
  "taken-from-before-2009-07":
    "Texten från juli 2009 har inte setts; tillkännagivandet nämner golv, listor, stängningsdag, halvpoäng, gräns och K.",
  "taken-from-before-2012-07":
    "Besluten nämner golvet och månatliga listor. En särskild text för juli 2013 till juni 2014 citeras på sina håll; dess innehåll har inte hittats.",
  "taken-from-before-2014-07":
    "Sammanfattningar nämner K, juniorerna, de fem partierna och de 12 timmarna; de 20 ratingpoängen för en halvpoäng är hälften av K 40; stängningsdag, regeln för den första turneringen och den poäng som bortses från är desamma som 2017.",
  "taken-from-before-2017-07": "För åren 2017 till 2023 har ingen text om dessa punkter hittats.",
  "taken-from-before-2022-01":
    "Av kapitlet från 2022 har artiklarna 8.2 och 8.3.1 setts; sammanfattningar nämner registrering, betänketid, rapporter i delar och att metoden för alla möter alla upphörde. Numren på övriga artiklar är de från 2024.",
  "taken-from-before-2024-03":
    "De här delarna av kapitlet från 2024 skrevs inte av; värden och artikelnummer är de från 2017.",
  "taken-from-standard-2012-01":
    "Tillkännagivandet nämner betänketid, K, registrering, det första resultatet och att standardratingen är ingångsrating; listorna från 2012 till 2014 når ner till 1000.",
  "taken-from-standard-2022-01":
    "Sammanfattningar säger att reglerna för snabbschack och blixt anpassades till dem för standard, med K 20 kvar; betänketid, ronder per dag och registrering är de från 2017. Artikelnumren är de i kapitlet från 2024.",
  "printed-example":
    "Spelare F i den genomräknade tabellen: 2,52 och +44,3 står tryckt, tabellerna ger 2,55 och +43,5 med K 30, som texten från mars 2009 har.",
  "example-coefficients":
    "Den genomräknade tabellen i 8.58 använder K 20 och 30, värdena i utkastet från mars 2009; 8.56 säger 30, 15 och 10.",
  "one-pass": "Den genomräknade tabellen i 8.58 gör en omgång: spelare I hamnar på 2006, fixpunkten vore ungefär 1993.",
  "persons-in-double-round-robin":
    "n är antalet motståndare; när alla möter alla två gånger möts var och en två gånger.",
  "half-point-2009":
    "Artikel 8.23 säger 12,5, exemplen i 8.34 och 8.58 lägger till 15. 12,5 tillkännagavs som gällande i juli 2009; exemplen hör till K 30.",
  "pool-example":
    "Artikel 8.34 anger 2200, 220 och 2000 för ett och samma medelvärde; bara 2220 ger det tryckta resultatet, (3·2220 + 5·2150 + 4·2200) / 12 = 2184,17.",
  "draft-coefficient":
    "Artikel 8.56 ger 30 och 20 och säger sedan att det förblir 10; 12.3 i samma text räknar partier bara för 20 och 30.",
  "opening-score-2009":
    "Artikel 6.41 kräver en halv poäng, 6.1 bortser från en halv poäng och 8.21 förkastar mindre än en poäng.",
  "opponents-every-tournament":
    "Artikel 6.41 kräver tre partier mot spelare med rating av varje resultat i en schweizer- eller lagturnering, inte bara av det första.",
  "at-least-floor": "Artiklarna 6.41 och 7.12 säger över golvet, 7.14d och 8.33 minst på golvet.",
  "average-in-swiss":
    "Artiklarna 8.22 till 8.24 skriver Ra även för schweizerturneringar, där 8.21 bara definierar Rc; texten från mars 2009 skriver Rc.",
  "nearest-half-up-2009-03":
    "Artiklarna 8.32 och 8.57 talar om avrundning uppåt till närmaste heltal. Av 77 publicerade halva från de åren gick 74 uppåt.",
  "nearest-half-up-2011-07":
    "Artiklarna 8.32 och 8.57 avrundar till närmaste heltal och ,5 uppåt. Av 77 publicerade halva från de åren gick 74 uppåt.",
  "half-away-from-zero":
    "Artikel 8.57 avrundar ,5 uppåt vare sig förändringen är positiv eller negativ, vilket kan betyda mot plus oändligheten eller till beloppet; texten från 2024 säger bort från noll, och −2,50 publicerades som −3 år 2025. För åren 2017 till 2023 är det bara ordalydelsen som avgör.",
  "certain-scores": "Artikel 8.1a i den här texten anger inget dp för 0 och 1,0; alla andra anger 800.",
  "entered-meanwhile-opponents":
    "Texterna från 2011 och 2017 säger att motståndarna inte får någon förändring, de från mars 2009, 2022 och 2024 att spelaren för dem räknas som utan rating.",
  "unrated-in-swiss-2009-03":
    "Artiklarna 6.42 och 8.52 i den här texten räknar partier i en schweizer mot en spelare utan rating vars resultat är giltigt; alla senare texter utelämnar dem. För juli 2009 är frågan oavgjord.",
  "unrated-in-swiss-2009-07":
    "Texten från mars 2009 räknar partier i en schweizer mot spelare utan rating, de från 2011 och framåt gör det inte; tillkännagivandet i juli 2009 slutar före den här punkten.",
  participants: "Artikel 6.33 från 2011 säger män, 6.23 från 2017 deltagare; båda ger damtävlingar ett eget antal.",
  "lost-signs":
    "Kopior av texten har tappat minustecken i 8.55b och 12.1 och en kolumn i 8.1a; de fullständiga kopiorna stämmer överens.",
  "official-always-rated":
    "0.3 säger att officiella tävlingar alltid räknas (0.4 från 2017: kommer att räknas). Den andra läsningen, att artiklarna 1 till 6 gäller fullt ut, har bara artiklarnas tystnad för sig.",
  "appeal-against-both":
    "Artikeln nämner beslutet att inte räkna en turnering; en avvisad registrering har samma verkan.",
  "unrated-raise-no-band": "Artikeln talar om en spelares rating; den som saknar rating har ingen.",
  "first-control-without-sanction": "Artikeln nämner ingen följd, till skillnad från den om den totala betänketiden.",
  "interim-parts":
    "Artikeln kräver månatliga rapporter och tiger om rating och utgåva; i publicerade serier används den lista som gäller för varje del.",
  "listed-without-game": "En spelare som drog sig ur före första ronden står ofta kvar i rapporten.",
  "disregarded-in-round-robin":
    "Artikel 6.1 bortser från spelarens poäng och motståndarnas mot denne; utan de partierna är turneringen, där alla möter alla, fullständig utan spelaren. Det som talar emot: sådana turneringar har veterligen räknats som schweizer.",
  "stages-by-own-system": "Artikel 6.2 tillåter att resultat slås ihop och säger inget om sammansättningen.",
  "coefficient-order-2009-07":
    "Tillkännagivandet ger K 10 till spelare som har nått 2400 och har spelat 30 partier, så nya spelare kommer först.",
  "coefficient-order-2011-07":
    "Den som nått 2400, sedan juniorer, sedan nya, sedan övriga: det stämmer med 99,21 % av 19,6 miljoner publicerade spelarmånader.",
  "coefficient-date-2009-03":
    "Till och med texten från 2014: rating och K är de som gäller för turneringen, det vill säga enligt listan vid dess start.",
  "coefficient-date-2017-07":
    "FIDE:s publicerade beräkningar från 2025 och 2026 använder det K som är tryckt på listan före, även för turneringar som började under en äldre lista.",
  "thirty-games":
    "Texterna säger att turneringar med minst 30 partier ska vara avslutade; om partier före första rating hör till dem sägs ingenstans.",
  "birth-year-only": "Listor före 2017 anger bara födelseåret.",
  "birth-unknown":
    "K 40 ges till spelare under en viss ålder; utan känd födelse visar inget att spelaren är under den.",
  "no-coefficient-limit":
    "De fyra rader om K som citeras i sammanfattningar från 2014 har ingen gräns för K gånger antalet partier; texten från 2017 har den.",
  "printed-coefficient": "En publicerad månad med 39 partier räknades med K 17 medan listan hade 20 tryckt.",
  "limit-once":
    "Texten tillåter en uppräkning per turnering, för partiet med den största skillnaden. En redogörelse från december 2021 läser det som ett parti sammanlagt; en publicerad snabbturnering från 2022 visar att en motståndare av fyra räknades upp. Efter bokstaven gynnas bara den med högre rating, så att den med lägre skulle begränsas i varje parti.",
  "limit-by-own-rating":
    "I ett publicerat parti mellan 2813 och 2400 räknades den första med hela 413, den andra med 400. Att turneringens start avgör är ett antagande.",
  "no-limit-rapid":
    "En redogörelse från november 2021 anger 735, tabellens slut, som största skillnad: ingen egen gräns.",
  "window-in-periods": "Artikeln räknar ratingperioder, och en period är den tid en lista gäller.",
  "below-floor-stays-pooled":
    "Villkoret på ratingen står bredvid villkoret på antalet partier; är det senare inte uppfyllt förblir resultaten samlade.",
  "partial-results-cancelled":
    "Det svenska förbundet meddelade den 30 september 2023 att delresultat för spelare som ännu saknar rating skulle strykas i och med ändringen; texten själv tiger.",
  "ties-of-first-rating":
    "Artikel 8.2.3 avrundar Ru till närmaste heltal utan ett ord om halva och säger inget om p; titelreglerna avrundar båda uppåt (1.4.7b, 1.4.9). Publicerat: 5 partier, 3 poäng, motståndarnas rating 9507 sammanlagt, första rating 1922.",
  "delisted-return":
    "En avförd spelare behandlas som alla andra utan rating; vad som händer med högsta rating och med tidigare partier sägs inte.",
  "change-lapses":
    "7.21 tar bort ratingen och lämnar inget att ändra; motståndarna mötte en spelare med rating. Ingen text talar om det.",
  "flagged-after-a-year":
    "7.23a kallar den inaktiv som inte har något räknat parti på ett år; 7.23b behåller namnet på listan i två år till. Läst för sig kan det betyda att markeringen kommer först då.",
  "reception-closing":
    "7.13 i utkastet talar om mottagandets stängning; texterna som gällt talar om avslutade turneringar.",
  "games-and-opponents":
    "8.21 från 2011 säger att färre än tre motståndare med rating räcker efter den första turneringen; 6.41 nämner ingen turnering och kan avse alla.",
  "inactive-24-months-2017-07": "Texten säger ett år. Från listan den 1 november 2020 tillämpades två år.",
  "inactive-24-months-2022-01":
    "Två år tillämpades från listan den 1 november 2020; texten från 2024 säger åter ett år. För åren däremellan har ingen text setts.",
  "left-out-still-rated": "Avsnitt 13 talar om att tas med på listan, inte om hur partier räknas.",
  "rounded-once":
    "Publicerade perioder från 2025 och 2026 med flera turneringar: att avrunda en gång stämmer i 13 av de 14 där det spelar roll, att avrunda per turnering i 1.",
  "standard-rating-seeds":
    "Tillkännagivet för 2012 och skrivet i 7.2.1 från 2024; för åren däremellan har ingen text hittats.",
  "rapid-opening-score":
    "En redogörelse från november 2021 om snabbschack och blixt nämner en poäng där standardtexten har en halv.",
  "compression-rounding":
    "Den publicerade tabellen har bara heltal som resultat: 1000 ger 1400, 1600 ger 1760, 1900 ger 1940. Ingen källa nämner avrundningen; vi avrundar till närmaste heltal, halva uppåt. En halv kan inte uppstå: höjningen är två femtedelar av ett heltal.",
  "base-correction":
    "I 8 av 61 publicerade perioder från 2025 och 2026 utgår beräkningen från ett annat tal än det som listan före hade tryckt, eller så förklaras resultatet inte av partierna.",
  "one-time-after-changes-2022-10":
    "Tillkännagivandena jämför ratingen på listan den 1 oktober 2022 med standardratingen; om ändringen i stället gjorts på ingångsratingen skulle en spelare som förlorat ratingpoäng i september ha publicerats mer än 100 under sin standardrating, vilket ändringen skulle få slut på.",
  "one-time-after-changes-2024-03":
    "Listorna den 1 mars 2024 publicerades med de höjda talen. Den lägsta ratingen på listorna före, 1000, ger precis det nya golvet 1400, och 999 skulle ge 1399: höjs ratingen efter periodens förändringar ligger golvet kvar där det var; höjs den före dem skulle alla från 1000 till ungefär 1010 med en liten förlust ha lämnat listan. Den tillkännagivna tabellen talar om ratingen på listan, inte om en ingångsrating.",
  "entered-meanwhile-not-opening":
    "Artikel 6.1 gäller den första turneringen för en spelare utan rating; den som står på listan har haft en som räknades. Det som talar emot: enligt kalendern kan den ha börjat före den turneringen.",
  "pool-opened-once":
    "Artiklarna 8.21, 8.31 och 6.1 talar om den första turneringen; inget säger att en annan blir den första när resultat faller ur de samlade för att de är för gamla.",
  "closing-three-days":
    "50 publicerade spelarperioder från 14 turneringar mellan juli 2012 och juni 2014: varje turnering slutade två till sex dagar före den lista som räknade den. Med sju dagar hade alla hamnat på nästa lista. Tre dagar, som texten från 2017 säger, är den närmaste kända regeln; de få som slutade två dagar före överlåts åt kontorets beslut.",
  "activity-at-latest":
    "En lista markerar den som inte har spelat under den tid som artikeln sätter, så den som inte är markerad har spelat och den som är markerad har inte; exakt när säger ingen lista. Därefter är varje lista känd.",
  "facts-incomplete":
    "Publicerade listor trycker K och partierna i en period, men varken antalet partier hittills eller högsta rating; listor före 2012 trycker inget K. FIDE:s publicerade beräkningar använder det K som var tryckt. Att räkna en spelare utan tryckt K som ny gav spelare över 2700 ett K på 25 eller 40.",
  "juniors-under-twenty":
    "Ingen text om rating som har setts säger vem som är junior på en lista; åldern för K är en annan. FIDE:s junior-VM och dess lista över de bästa juniorerna är för dem som är under 20 år den 1 januari.",
};
