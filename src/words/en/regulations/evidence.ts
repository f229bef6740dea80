import type { EvidenceCode } from "../../../domain/codes/readings.ts";

/** What speaks for our readings of the FIDE texts and of what they leave open about lists, and what against them. */
export const FIDE_EVIDENCE_WORDS = {
  "scope-of-articles":
    "0.1 ties a change of the text to the start of a tournament; 7 and 8.57 work per list. FIDE's published calculations use the ratings of the list at the start of the tournament and round once per list.",
  "edition-by-content":
    "The heading says that the text was amended up to 2008. But K 30 and the 15 points came after the announcement of July 2009 and were gone by July 2014; 2011 fits best.",
  "taken-from-before-2009-07":
    "We have not seen the text of July 2009. The announcement gives the floor, the list dates, the closing date, the points for half a point, the limit of the difference and K.",
  "taken-from-before-2012-07":
    "The decisions give the floor and the monthly lists. Some sources cite a separate text for July 2013 to June 2014; we have not found what it says.",
  "taken-from-before-2014-07":
    "Summaries give K, the rule for juniors, the five games and the 12 hours. The 20 points for half a point are half of K 40. The closing date, the rule on the first tournament and the score that is ignored are those of 2017.",
  "taken-from-before-2017-07": "For 2017 to 2023 we found no text on these points.",
  "taken-from-before-2022-01":
    "Of the 2022 chapter we have seen articles 8.2 and 8.3.1. Summaries give registration, rate of play, interim reports and the end of the round-robin method. The numbers of the other articles are those of 2024.",
  "taken-from-before-2024-03":
    "We have not transcribed these parts of the 2024 chapter; their values and article numbers are those of 2017.",
  "taken-from-standard-2012-01":
    "The announcement gives the rate of play, K, registration, the first result and the use of the standard rating. The lists of 2012 to 2014 go down to 1000.",
  "taken-from-standard-2022-01":
    "Summaries say that the rapid and blitz rules were brought into line with the standard ones, except that K stayed 20. Rate of play, rounds per day and registration are those of 2017. The article numbers are those of the 2024 chapter.",
  "printed-example":
    "For player F the worked table prints 2.52 and +44.3. The tables give 2.55 and, with K 30, +43.5, as the text of March 2009 prints.",
  "example-coefficients":
    "The worked table of 8.58 uses K 20 and 30, the values of the draft of March 2009; 8.56 says 30, 15 and 10.",
  "one-pass":
    "The worked table of 8.58 makes one pass: player I gets 2006. Repeated until nothing changes, the method would give about 1993.",
  "persons-in-double-round-robin": "n is the number of opponents; in a double round robin each opponent is met twice.",
  "half-point-2009":
    "8.23 says 12.5; the examples in 8.34 and 8.58 add 15. The 12.5 points were announced as in force from July 2009; the examples belong to K 30.",
  "pool-example":
    "8.34 prints 2200, 220 and 2000 for the same average. Only 2220 gives the printed result: (3·2220 + 5·2150 + 4·2200) / 12 = 2184.17.",
  "draft-coefficient":
    "8.56 gives 30 and 20 and then says that K remains at 10; 12.3 of the same text counts games only for 20 and 30.",
  "opening-score-2009":
    "6.41 asks for half a point, 6.1 ignores a result of half a point, and 8.21 discards less than one point.",
  "opponents-every-tournament":
    "6.41 asks for three games against rated players in every Swiss or team tournament, not only in the first.",
  "at-least-floor": "6.41 and 7.12 say above the floor; 7.14d and 8.33 say at least the floor.",
  "average-in-swiss":
    "8.22 to 8.24 write Ra for Swiss tournaments too, but 8.21 defines only Rc for them; the text of March 2009 writes Rc.",
  "nearest-half-up-2009-03":
    "8.32 and 8.57 speak of rounding up to the nearest whole number. Of 77 published halves from these years, 74 were rounded up.",
  "nearest-half-up-2011-07":
    "8.32 and 8.57 round to the nearest whole number, and .5 up. Of 77 published halves from these years, 74 were rounded up.",
  "half-away-from-zero":
    "8.57 rounds .5 up for gains and losses alike. That can mean towards plus infinity or away from zero. The text of 2024 says away from zero, and −2.50 was published as −3 in 2025. For 2017 to 2023 we have only the wording.",
  "certain-scores": "8.1a of this text prints no dp for 0 and 1.0; all other texts print 800.",
  "entered-meanwhile-opponents":
    "The texts of 2011 and 2017 say that the opponents' ratings do not change. Those of March 2009, 2022 and 2024 say that the player counts as unrated for the opponents.",
  "unrated-in-swiss-2009-03":
    "6.42 and 8.52 of this text count Swiss games against an unrated player whose result is valid; every later text leaves them out. What was done in July 2009 itself is not known.",
  "unrated-in-swiss-2009-07":
    "The text of March 2009 counts Swiss games against unrated players; the texts from 2011 on do not. The announcement of July 2009 breaks off before this point.",
  participants: "6.33 of 2011 says men, 6.23 of 2017 says participants; both set a separate number for women's events.",
  "lost-signs":
    "Some copies of the text have lost minus signs in 8.55b and 12.1 and a column of 8.1a; the complete copies agree with each other.",
  "official-always-rated":
    "0.3 says that official events are always rated (0.4 of 2017: will be rated). One could also read that articles 1 to 6 apply to them in full, but the only support for that is that those articles make no exception.",
  "appeal-against-both":
    "The article speaks of the decision not to rate a tournament; refusing its registration has the same effect.",
  "unrated-raise-no-band": "The article speaks of a player's rating; an unrated player has none.",
  "first-control-without-sanction": "Unlike the article on the total time, this one says nothing about consequences.",
  "interim-parts":
    "The article asks for monthly reports but does not say which ratings and which edition to use. Published leagues use the list in force for each part.",
  "listed-without-game": "A player who withdrew before the first round is often still in the report.",
  "disregarded-in-round-robin":
    "6.1 ignores the player's score and that of the opponents against them; without those games, the round robin is complete without that player. Against this: some such round robins are known to have been rated as a Swiss.",
  "stages-by-own-system": "6.2 allows results to be grouped and says nothing about the number of rated players.",
  "coefficient-order-2009-07":
    "The announcement gives K 10 to players who have reached 2400 and played 30 games, so the line for new players comes first.",
  "coefficient-order-2011-07":
    "The order reached 2400, junior, new, all others fits 99.21 % of 19.6 million published ratings (one per player and month).",
  "coefficient-date-2009-03":
    "Up to the text of 2014, ratings and K are those valid for the tournament: those of the list at its start.",
  "coefficient-date-2017-07":
    "FIDE's published calculations of 2025 and 2026 use the K printed on the previous list, even for tournaments that began under an older list.",
  "thirty-games":
    "The texts ask for completed tournaments with at least 30 games in all. None says if games before the first rating are among them.",
  "birth-year-only": "Lists before 2017 give only the year of birth.",
  "birth-unknown":
    "K 40 is for players under a certain age; without a date of birth, nothing shows that a player is one of them.",
  "no-coefficient-limit":
    "The four lines on K that summaries of 2014 quote contain no limit on K times the number of games; the text of 2017 does.",
  "printed-coefficient": "In one published month, 39 games were rated with K 17 while the list printed 20.",
  "limit-once":
    "The text allows one upgrade per tournament, for the game with the greatest difference. A report of December 2021 takes that as one game in all; a published rapid tournament of 2022 shows one opponent out of four raised. Taken literally, only the higher-rated player benefits, and the lower-rated one would be limited in every game.",
  "limit-by-own-rating":
    "In a published game, 2813 against 2400, the difference was 413 for the first player and 400 for the second. That the rating at the start of the tournament decides is our assumption.",
  "no-limit-rapid":
    "A report of November 2021 gives 735, where the table ends, as the greatest difference: there was no separate limit.",
  "window-in-periods": "The article counts rating periods, and a period is the time for which a list is valid.",
  "below-floor-stays-pooled":
    "The condition on the rating stands beside the one on the number of games; if the latter is not met, the results stay in the pool.",
  "partial-results-cancelled":
    "On 30 September 2023 the Swedish federation announced that partial results of players without a rating would be cancelled with the change; the text itself does not say so.",
  "ties-of-first-rating":
    "8.2.3 rounds Ru to the nearest whole number and does not mention halves, nor how p is rounded. The Title Regulations round both up (1.4.7b, 1.4.9). Published: 3 points from 5 games against ratings that add up to 9507 gave a first rating of 1922.",
  "delisted-return":
    "A delisted player is treated like any unrated one. The text does not say what happens to the highest rating and the earlier games.",
  "change-lapses":
    "7.21 removes the rating, so there is nothing left to change; the opponents played against a rated player. No text says more.",
  "flagged-after-a-year":
    "7.23a calls players inactive who have had no rated game for a year; 7.23b keeps the name on the list for two more years. Read alone, 7.23b can mean that the flag comes only after those.",
  "reception-closing":
    "7.13 of the draft speaks of the date by which reports are received; the texts that came into force speak of the end of the tournament.",
  "games-and-opponents":
    "8.21 of 2011 says that after the first tournament fewer than three rated opponents are enough. 6.41 does not say which tournament it means, so it may mean every one.",
  "inactive-24-months-2017-07": "The text says one year. From the list of 1 November 2020, two years were applied.",
  "inactive-24-months-2022-01":
    "Two years were applied from the list of 1 November 2020; the text of 2024 says one year again. For the years between we have seen no text.",
  "left-out-still-rated": "Section 13 speaks of inclusion in the list, not of the rating of games.",
  "rounded-once":
    "In 14 published periods of 2025 and 2026 with several tournaments it makes a difference: rounding once fits 13 of them, rounding per tournament fits 1.",
  "standard-rating-seeds": "Announced for 2012 and written in 7.2.1 of 2024; for the years between we found no text.",
  "rapid-opening-score":
    "A report of November 2021 on rapid and blitz says one point where the standard text says half a point.",
  "compression-rounding":
    "The published table has only whole results: 1000 gives 1400, 1600 gives 1760, 1900 gives 1940. No source says how to round; we round to the nearest whole number, halves up. A half cannot occur, because the raise is two fifths of a whole number.",
  "base-correction":
    "In 8 of 61 published periods of 2025 and 2026, the calculation starts from a number other than the one on the previous list, or the games do not explain its result.",
  "one-time-after-changes-2022-10":
    "The announcements compare the rating on the list of 1 October 2022 with the standard rating. Had the change been made before the games of September, players who then lost points would still have been published more than 100 points below their standard rating, which the change was meant to end.",
  "one-time-after-changes-2024-03":
    "The lists of 1 March 2024 were published with the raised numbers. The lowest rating before, 1000, becomes exactly the new floor of 1400, and 999 would become 1399: if ratings are raised after the changes of the period, the floor stays where it was. If they were raised before, everybody from 1000 to about 1010 with a small loss would have left the list. The announced table speaks of the rating on the list, not of a starting rating.",
  "entered-meanwhile-not-opening":
    "6.1 is about an unrated player's first tournament; players on the list have already had one that counted. Against this: by the calendar, this one may have begun earlier.",
  "pool-opened-once":
    "8.21, 8.31 and 6.1 speak of the first tournament. Nothing says that another one becomes the first when old results no longer count.",
  "closing-three-days":
    "We have 50 published results of players in 14 tournaments between July 2012 and June 2014. Each tournament ended two to six days before the list that rated it. With seven days, all of them would have gone to the next list. Three days, as in the text of 2017, is the closest rule we know; the few that ended two days before are left to a decision of the office.",
  "activity-at-latest":
    "A list flags players who have not played for the time the article sets: those without the flag have played, those with it have not. No list says exactly when. From then on, every list is on record.",
  "facts-incomplete":
    "Published lists print K and the games of one period, but neither the total number of games nor the highest rating; lists before 2012 print no K. FIDE's published calculations use the printed K. Treating players without a printed K as new gave players above 2700 a K of 25 or 40.",
  "juniors-under-twenty":
    "No rating text we have seen says who is a junior on a list; the age limit for K is a different one. FIDE's World Junior Championship and its list of top juniors are for players under 20 on 1 January.",
} satisfies Partial<Readonly<Record<EvidenceCode, string>>>;
