import type { EvidenceCode } from "../../../domain/codes/readings.ts";

/** What speaks for our readings of the FIDE texts and of what they leave open about lists, and what against them. */
export const FIDE_EVIDENCE_WORDS = {
  "scope-of-articles":
    "0.1 ties a change of the text to the start of a tournament; 7 and 8.57 work per list. FIDE's published calculations take ratings from the list at the start and round once per list.",
  "edition-by-content":
    "The heading says amended to 2008, but K 30 and 15 points are later than the announcement of July 2009 and earlier than July 2014; the year 2011 is the best fit.",
  "taken-from-before-2009-07":
    "The text of July 2009 was not seen; the announcement names floor, lists, closing date, half point, limit and K.",
  "taken-from-before-2012-07":
    "The decisions name the floor and monthly lists. A separate text for July 2013 to June 2014 is cited in places; its content was not found.",
  "taken-from-before-2014-07":
    "Summaries name K, the juniors, the five games and the 12 hours; the 20 points for half a point are half of K 40; closing date, opening rule and the score that is disregarded are those of 2017.",
  "taken-from-before-2017-07": "For 2017 to 2023 no text on these points was found.",
  "taken-from-before-2022-01":
    "Of the chapter of 2022 articles 8.2 and 8.3.1 were seen; summaries name registration, rate of play, interim reports and the end of the round-robin method. The numbers of the other articles are those of 2024.",
  "taken-from-before-2024-03":
    "These parts of the chapter of 2024 were not transcribed; values and numbers are those of 2017.",
  "taken-from-standard-2012-01":
    "The announcement names rate of play, K, registration, the first result and the seeding; the lists of 2012 to 2014 reach down to 1000.",
  "taken-from-standard-2022-01":
    "Summaries say that the rapid and blitz rules were brought into line with the standard ones, with K 20 kept; rate of play, rounds a day and registration are those of 2017. Numbers are those of the chapter of 2024.",
  "printed-example":
    "Player F of the worked table: 2.52 and +44.3 are printed, the tables give 2.55 and +43.5 at K 30, as the text of March 2009 prints.",
  "example-coefficients":
    "The worked table of 8.58 uses K 20 and 30, the values of the draft of March 2009; 8.56 says 30, 15 and 10.",
  "one-pass": "The worked table of 8.58 makes one pass: player I stands at 2006, the fixed point would be about 1993.",
  "persons-in-double-round-robin": "n is the number of opponents; in a double round robin each is met twice.",
  "half-point-2009":
    "8.23 says 12.5, the examples 8.34 and 8.58 add 15. 12.5 was announced as in force in July 2009; the examples belong to K 30.",
  "pool-example":
    "8.34 prints 2200, 220 and 2000 for one average; only 2220 gives the printed result, (3·2220 + 5·2150 + 4·2200) / 12 = 2184.17.",
  "draft-coefficient":
    "8.56 gives 30 and 20 and then says that it remains at 10; 12.3 of the same text counts games for 20 and 30 only.",
  "opening-score-2009": "6.41 asks for half a point, 6.1 ignores half a point and 8.21 discards less than one point.",
  "opponents-every-tournament":
    "6.41 asks for three games against rated players of every result in a Swiss or team tournament, not only of the first.",
  "at-least-floor": "6.41 and 7.12 say above the floor, 7.14d and 8.33 at least the floor.",
  "average-in-swiss":
    "8.22 to 8.24 write Ra also for Swiss tournaments, where 8.21 defines only Rc; the text of March 2009 writes Rc.",
  "nearest-half-up-2009-03":
    "8.32 and 8.57 speak of rounding up to the nearest whole number. 74 of 77 published halves of these years went up.",
  "nearest-half-up-2011-07":
    "8.32 and 8.57 round to the nearest whole number and .5 up. 74 of 77 published halves of these years went up.",
  "half-away-from-zero":
    "8.57 rounds .5 up whether the change is positive or negative, which can mean towards plus infinity or in size; the text of 2024 says away from zero, and −2.50 was published as −3 in 2025. For 2017 to 2023 by the wording alone.",
  "certain-scores": "8.1a of this text prints no dp for 0 and 1.0; all others print 800.",
  "entered-meanwhile-opponents":
    "The texts of 2011 and 2017 say that opponents have no change, those of March 2009, 2022 and 2024 that the player counts as unrated for them.",
  "unrated-in-swiss-2009-03":
    "6.42 and 8.52 of this text count Swiss games against an unrated player whose result is valid; every later text leaves them out. For July 2009 itself it is unresolved.",
  "unrated-in-swiss-2009-07":
    "The text of March 2009 counts Swiss games against unrated players, those from 2011 do not; the announcement of July 2009 breaks off before this point.",
  participants: "6.33 of 2011 says men, 6.23 of 2017 participants; both give women's events a number of their own.",
  "lost-signs":
    "Copies of the text have lost minus signs in 8.55b and 12.1 and a column of 8.1a; the complete copies agree with each other.",
  "official-always-rated":
    "0.3 says that official events are always rated (0.4 of 2017: will be rated). The other reading, that articles 1 to 6 apply to them in full, has only the silence of those articles for it.",
  "appeal-against-both": "The article names the decision not to rate; refusing a registration has the same effect.",
  "unrated-raise-no-band": "The article speaks of a rating of a player; an unrated one has none.",
  "first-control-without-sanction": "The article names no consequence, unlike the one on the total time.",
  "interim-parts":
    "The article asks for monthly reports and is silent on ratings and edition; published leagues use the list in force for each part.",
  "listed-without-game": "A player who withdrew before the first round is often still in the report.",
  "disregarded-in-round-robin":
    "6.1 ignores the score and that of the opponents; a round robin without those games is complete without the player. Against it: round robins of this kind are known to have been rated as a Swiss.",
  "stages-by-own-system": "6.2 allows results to be grouped and says nothing of composition.",
  "coefficient-order-2009-07":
    "The announcement gives K 10 to players who reached 2400 and have played 30 games, so new players come first.",
  "coefficient-order-2011-07":
    "Reached 2400, then junior, then new, then the rest: fits 99.21 % of 19.6 million published player-months.",
  "coefficient-date-2009-03":
    "To the text of 2014: ratings and K are those valid for the tournament, which is the list at its start.",
  "coefficient-date-2017-07":
    "FIDE's published calculations of 2025 and 2026 use the K printed on the list before, also for tournaments that began under an older list.",
  "thirty-games":
    "The texts say that tournaments with at least 30 games are completed; whether games before the first rating belong to them is said nowhere.",
  "birth-year-only": "Lists before 2017 give the year of birth only.",
  "birth-unknown":
    "K 40 is given to players under an age; without a birth on record nothing shows that the player is one.",
  "no-coefficient-limit":
    "The four lines on K quoted in summaries of 2014 have no limit on K times the number of games; the text of 2017 has it.",
  "printed-coefficient": "A published month of 39 games was rated with K 17 while the list printed 20.",
  "limit-once":
    "The text allows one upgrade a tournament, for the game with the greatest difference. A report of December 2021 reads it as one game in all; a published rapid tournament of 2022 shows one opponent of four raised. Read by the letter, only the higher rated player benefits, so that the lower rated one would be limited in every game.",
  "limit-by-own-rating":
    "In a published game of 2813 against 2400 the first was rated with the full 413, the second with 400. That the start of the tournament decides is assumed.",
  "no-limit-rapid":
    "A report of November 2021 gives 735, the end of the table, as the greatest difference: no limit of its own.",
  "window-in-periods": "The article counts rating periods, and a period is the time a list is valid.",
  "below-floor-stays-pooled":
    "The condition on the rating stands beside that on the number of games; failing the latter leaves the results pooled.",
  "partial-results-cancelled":
    "The Swedish federation announced on 30 September 2023 that partial results of players not yet rated would be cancelled with the change; the text itself is silent.",
  "ties-of-first-rating":
    "8.2.3 rounds Ru to the nearest whole number without a word on halves and none on p; the Title Regulations round both up (1.4.7b, 1.4.9). Published: 5 games, 3 points, opponents 9507 in all, first rating 1922.",
  "delisted-return":
    "A delisted player is treated like any unrated one; what becomes of the highest rating and of the games before is not said.",
  "change-lapses":
    "7.21 takes the rating away and leaves nothing to be changed; the opponents met a rated player. No text speaks of it.",
  "flagged-after-a-year":
    "7.23a calls players inactive who have no rated game for a year; 7.23b keeps the name on the list for two more years. Read by itself it can mean that the flag comes only then.",
  "reception-closing":
    "7.13 of the draft speaks of the closing of the reception; the texts in force speak of tournaments that ended.",
  "games-and-opponents":
    "8.21 of 2011 says that after the first tournament fewer than three rated opponents are enough; 6.41 names no tournament and may mean every one.",
  "inactive-24-months-2017-07": "The text says one year. From the list of 1 November 2020 two years were applied.",
  "inactive-24-months-2022-01":
    "Two years were applied from the list of 1 November 2020; the text of 2024 says one year again. For the years between no text was seen.",
  "left-out-still-rated": "Section 13 speaks of being included in the list, not of the rating of games.",
  "rounded-once":
    "Published periods of 2025 and 2026 with several tournaments: rounding once fits 13 of the 14 where it matters, rounding per tournament 1.",
  "standard-rating-seeds": "Announced for 2012 and written in 7.2.1 of 2024; for the years between no text was found.",
  "rapid-opening-score":
    "A report of November 2021 on rapid and blitz names one point where the standard text has half a point.",
  "compression-rounding":
    "The published table has whole results only: 1000 gives 1400, 1600 gives 1760, 1900 gives 1940. No source names the rounding; we round to the nearest, halves up. A half cannot occur: the raise is two fifths of a whole number.",
  "base-correction":
    "In 8 of 61 published periods of 2025 and 2026 the calculation starts from another number than the list before printed, or its result is not explained by the games.",
  "one-time-after-changes-2022-10":
    "The announcements compare the rating of the list of 1 October 2022 with the standard rating; applied to the base instead, a player who lost points in September would have been published more than 100 points below the standard rating, which the change was to end.",
  "one-time-after-changes-2024-03":
    "The lists of 1 March 2024 were published with the raised numbers. The lowest rating of the lists before, 1000, gives exactly the new floor of 1400, and 999 would give 1399: raised after the changes of the period, the floor stays where it was; raised before them, everybody from 1000 to about 1010 with a small loss would have left the list. The announced table speaks of the rating on the list, not of a base.",
  "entered-meanwhile-not-opening":
    "6.1 concerns an unrated player's first tournament; players on the list have had one that counted. Against it: by the calendar it may have begun before that one.",
  "pool-opened-once":
    "8.21, 8.31 and 6.1 speak of the first tournament; nothing says that another becomes the first when results leave the pool by age.",
  "closing-three-days":
    "50 published player-periods of 14 tournaments between July 2012 and June 2014: each tournament ended two to six days before the list that rated it. Seven days would have put all of them on the next list. Three days, as the text of 2017 says, is the nearest rule on record; the few that ended two days before are left to a decision of the office.",
  "activity-at-latest":
    "A list flags players who have not played for the time the article sets: those without the flag have played, those with it have not; when exactly, no list says. From that time on every list is on record.",
  "facts-incomplete":
    "Published lists print K and the games of one period, neither the number of games so far nor the highest rating; lists before 2012 print no K. FIDE's published calculations use the K that was printed. Taking a player without a printed K as new gave players above 2700 a K of 25 or 40.",
  "juniors-under-twenty":
    "No text on ratings that was seen says who is a junior on a list; the age of K is another one. FIDE's world junior championship and its list of the best juniors are for those under 20 on 1 January.",
} satisfies Partial<Readonly<Record<EvidenceCode, string>>>;
