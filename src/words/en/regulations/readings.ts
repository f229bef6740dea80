/** What the FIDE texts leave open: the question and our answer. */
export const FIDE_READING_WORDS = {
  "scope-of-articles": {
    question: "Which edition applies if a tournament and its list fall under different ones?",
    answer:
      "Articles on tournaments: the edition on the start date of the tournament. Articles on lists: the edition on the day before the list.",
  },
  "edition-by-content": {
    question: "From when was this text in force?",
    answer: "From 1 July 2011, judging by its content, not by its heading.",
  },
  "taken-from-before": {
    question: "What applies where we have not seen the text of this edition?",
    answer: "What the previous edition says.",
  },
  "taken-from-standard": {
    question: "What applies where we have seen no text for rapid and blitz?",
    answer: "What applied to the standard list at the time.",
  },
  "printed-example": {
    question: "The worked round robin prints 2.52 and +44.3 for player F. Is that right?",
    answer: "No: the tables give 2.55, and +43.5 at K 30.",
  },
  "example-coefficients": {
    question: "The worked round robin does not use the K of the article on K. Which applies?",
    answer: "The K of the article; the example is reproduced with its own K.",
  },
  "one-pass": {
    question: "How many times is the calculation of a round robin repeated?",
    answer: "Once, as in the worked example, even if another pass would still change a rating.",
  },
  "persons-in-double-round-robin": {
    question: "What is n in a double round robin?",
    answer: "The number of different opponents; scores and half points are counted by games.",
  },
  "half-point-2009": {
    question: "The article gives 12.5 points per half point, the examples 15. Which applies?",
    answer: "12.5; the examples are reproduced with 15.",
  },
  "pool-example": {
    question: "The example of the pooled first rating prints three different numbers for one average. Which is right?",
    answer: "2220, which gives 2184 and 2199.",
  },
  "draft-coefficient": {
    question: "The article gives K 30 and 20 and then says that K remains at 10. Which applies?",
    answer: "30 and 20.",
  },
  "opening-score-2009": {
    question: "Is half a point enough in the first tournament, or is one point needed?",
    answer: "One point is needed.",
  },
  "opponents-every-tournament": {
    question: "Are three games against rated players needed only in the first tournament?",
    answer: "No, in every Swiss and team tournament.",
  },
  "at-least-floor": {
    question: "Must a rating be above the floor, or at least the floor?",
    answer: "At least the floor.",
  },
  "average-in-swiss": {
    question: "Which average gives Ru in a Swiss tournament?",
    answer: "Rc, the average of the player's own opponents.",
  },
  "nearest-half-up": {
    question: "How is a half rounded?",
    answer: "To the nearest whole number, halves up.",
  },
  "half-away-from-zero": {
    question: "Does rounding .5 up mean towards plus infinity or away from zero?",
    answer: "Away from zero: −2.5 becomes −3.",
  },
  "certain-scores": {
    question: "What is dp for a score of 0 or 100 %?",
    answer: "−800 and +800.",
  },
  "entered-meanwhile-opponents": {
    question:
      "A player was unrated when the games were played but is rated when the tournament is rated: what do the opponents gain?",
    answer: "For them the player is unrated: nothing in a Swiss, the new rating in a round robin.",
  },
  "unrated-in-swiss": {
    question: "Do Swiss games of rated players against unrated ones count?",
    answer: "Only under the text of March 2009.",
  },
  participants: {
    question: "Does a national championship need three men or three participants?",
    answer: "Three participants, or two women in a women's event.",
  },
  "lost-signs": {
    question: "Some copies of the text have lost signs and a column. What does the text say?",
    answer: "What the complete copies print.",
  },
  "official-always-rated": {
    question:
      "Can a condition on the whole tournament (rate of play, length, composition, registration, licence) keep an official one from being rated?",
    answer:
      "No: it is always rated, and a decision not to rate it is refused. Rules on single games still apply: unplayed games, decided matches, unrated opponents.",
  },
  "appeal-against-both": {
    question: "What can an organiser appeal against?",
    answer: "A refused registration, and a decision not to rate the tournament.",
  },
  "unrated-raise-no-band": {
    question: "Do unrated players raise the thinking time that is required?",
    answer: "No.",
  },
  "first-control-without-sanction": {
    question: "What happens if the first time control is at a different move?",
    answer: "It is noted; the tournament is rated unless the office rules otherwise.",
  },
  "interim-parts": {
    question: "How is a long tournament rated if it is reported in parts?",
    answer:
      "Each part goes into the list of the period it ends in, with the ratings of its own first day and the edition of the whole tournament.",
  },
  "listed-without-game": {
    question: "Did a player take part who is in the report but played no game?",
    answer: "No.",
  },
  "disregarded-in-round-robin": {
    question: "What happens to a round robin in which a first result is ignored?",
    answer: "It is rated as if that player had not taken part. This is tested once, on the scores as played.",
  },
  "stages-by-own-system": {
    question: "Are preliminaries and finals one tournament?",
    answer:
      "Yes for dates and for the first result, if they are declared as one; each stage is rated by its own system.",
  },
  "coefficient-order": {
    question: "Which K applies if several lines fit?",
    answer: "The first that fits, in the order shown here.",
  },
  "coefficient-date": {
    question: "On which date is K decided?",
    answer:
      "Up to the 2014 edition by the list in force at the start of the tournament; from 2017 by the previous list.",
  },
  "thirty-games": {
    question: "Which games count towards the thirty?",
    answer: "All rated games up to that list, including those of the first rating.",
  },
  "birth-year-only": {
    question: "When does a junior's K end if only the year of birth is known?",
    answer: "At the end of the year of the birthday.",
  },
  "birth-unknown": {
    question: "Is a player without a known date of birth a junior?",
    answer: "No.",
  },
  "no-coefficient-limit": {
    question: "Was K times the number of games limited in 2014?",
    answer: "No.",
  },
  "printed-coefficient": {
    question: "Which K does a list print if K was lowered because of the number of games?",
    answer: "The K before it was lowered.",
  },
  "limit-once": {
    question: "In which games of a tournament may the limit of the difference be used?",
    answer:
      "In one game per player: the one with the largest difference, for the stronger and the weaker player alike.",
  },
  "limit-by-own-rating": {
    question: "Whose rating decides if the difference is limited?",
    answer: "The player's own. The opponent's change is limited as before.",
  },
  "no-limit-rapid": {
    question: "Was the difference limited in rapid and blitz?",
    answer: "No; the table ends at 735.",
  },
  "window-in-periods": {
    question: "How is the time for combining results counted?",
    answer: "In rating periods, from the oldest tournament's to the newest's, both included.",
  },
  "below-floor-stays-pooled": {
    question: "What happens if there are enough games but the rating is below the floor?",
    answer: "The results are kept and tried again with later ones until they are too old.",
  },
  "partial-results-cancelled": {
    question: "Are results from before 1 March 2024 pooled with later ones?",
    answer: "No: for later lists, only results from that day on count for players without a rating.",
  },
  "ties-of-first-rating": {
    question: "How are halves of Ru and of p rounded?",
    answer: "Up.",
  },
  "delisted-return": {
    question: "What does a player keep after falling below the floor?",
    answer: "Only that a rating of 2400 was once reached. Results and number of games start from zero.",
  },
  "change-lapses": {
    question:
      "What happens to a change from a tournament that began before the rating was removed and is rated after it?",
    answer: "It lapses for the player; the opponents are rated against the old rating. The explanation says so.",
  },
  "flagged-after-a-year": {
    question: "Is a player flagged as inactive after one year, or only after the two further years of 7.23b?",
    answer: "After one year; after two more the player leaves the list.",
  },
  "reception-closing": {
    question: "Does the closing date refer to the end of the tournament or to the day its report arrives?",
    answer: "To the end, as in all other texts.",
  },
  "closing-three-days": {
    question:
      "How many days before a list does the period close from July 2012 to June 2014, and for rapid and blitz until 2017?",
    answer: "Three days, as later texts say; the texts before said seven.",
  },
  "games-and-opponents": {
    question:
      "6.41 asks for three games against rated players, 8.21 for three rated opponents. Which applies, and in which tournaments?",
    answer:
      "Both: 6.41 in Swiss and team tournaments, 8.21 in every system; from 2011 on, only in the first tournament.",
  },
  "inactive-24-months": {
    question: "After how long is a player inactive?",
    answer: "After one year; after two from the list of 1 November 2020 until the text of 2024.",
  },
  "left-out-still-rated": {
    question: "Are the games of a player rated who is not shown on the list?",
    answer: "Yes, and the rating is used for the opponents; only the entry is hidden.",
  },
  "rounded-once": {
    question: "Is each tournament rounded, or the whole list?",
    answer: "The whole list, once.",
  },
  "standard-rating-seeds": {
    question: "Which rating is used for a player who is unrated in rapid or blitz but has a standard rating?",
    answer: "The standard rating; the player counts as rated.",
  },
  "rapid-opening-score": {
    question: "How many points are needed in the first rapid or blitz tournament?",
    answer: "One.",
  },
  "compression-rounding": {
    question: "How was the one-time increase of March 2024 rounded?",
    answer: "To the nearest whole number, halves up.",
  },
};
