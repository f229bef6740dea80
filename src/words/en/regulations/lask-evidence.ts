import type { EvidenceCode } from "../../../domain/codes/readings.ts";

/** What speaks for our readings of the Swedish text, and what against them. */
export const LASK_EVIDENCE_WORDS = {
  "difference-by-base":
    "The table's section speaks of ratings only. The rule on old ratings across a period start, and the remark that long periods make ratings swing more, suppose that the ratings of the period's start are used throughout.",
  "half-table-at-2200":
    "The section on the system halves from 2200 on; the headings of the two tables say under and over 2200 and leave 2200 itself to neither.",
  "half-by-base":
    "Nothing is said of a player who passes 2200 within a period. As the difference goes by base ratings, so does the table: base 2190, current 2205 keeps full points until the period ends.",
  "common-from-1200":
    "Ratings over 1300 shall be comparable, one system shall hold over 1200, and districts are free under 1200. That leaves 1200 itself to the common rules, and 1200 to 1300 under common rules without a promise.",
  "halves-up-at-period-start":
    "Halves are rounded up when a period starts, and no exception is made at 2200: base 2205, fallen to 2199.5, starts again on 2200, with half points.",
  "about-fifteen":
    "The age is given as about 15, so the year of birth is exact enough: the age reached in the year of entry.",
  "anyone-in-tournament":
    "The limits ask whether any player has a rating, the last one whether all are below. Games of one tournament are played at one rate, so we take everybody in it; the two players of the game alone would fit the words too.",
  "elo-for-time-limits":
    "The limits speak of a rating without saying which. Elo + 50 stands in for a missing Swedish rating in the calculation; we let it stand in here too.",
  "time-limit-at-start":
    "A tournament may last over several periods, and ratings change meanwhile. Its rate of play is set before it begins, so the ratings of the period in which it begins say how long its games must last.",
  "round-on-its-usual-day":
    "The text speaks of rounds, and not of single games that are postponed or played early. A round is on the day that was planned for it, otherwise on the day on which most of its games began, so that one game does not decide for the whole tournament. Such a game itself counts on its own day, as an adjourned one does.",
  "adjourned-with-next-round":
    "An adjourned game has the day on which it is finished, and the rule on old ratings speaks of whole tournaments. So a game finished between two rounds goes with the next round of its tournament in that period, or the last one; where the period has no round of it, the day alone decides, unless the tournament keeps its old ratings to the end.",
  "new-period-on-its-day":
    "The text names the first day of each period only. A game finished on that day is in the new period.",
  "seven-days-between":
    "The text asks whether new ratings can reasonably be had. Its examples are a round a day, where they cannot, and a round a week, where they can. The line at seven days, and the keeper's right to choose otherwise, are ours.",
  "old-ratings-to-the-end":
    "In the example of a round a day, the rating of 1 January includes all games of the tournament, those played after that day too.",
  "waits-for-its-end":
    "The list is owed at the start of the period, and the new rating of those in such a tournament is not known before its end. They stand on the list with the rating they have, marked, and the list gets a later version.",
  "estimate-by-table":
    "An estimate shall be guided by the results; no method is given. The rating that the table would leave unchanged is the only one that the system itself names. The keeper confirms it.",
  "first-start-after-full-year":
    "50 points a year for three years; no day is named. Ratings change at period starts only, so the first one after a full year, before the new base is fixed.",
  "rapid-only-proposed":
    "With rapid games only, the deduction may be made where it fits the strength better: a judgement, so it is proposed to the keeper and never made by itself.",
  "raise-by-keeper":
    "A raise in place of the deduction is meant for young players after a year or more; neither an age nor an amount is given, so both are the keeper's.",
  "floor-after-each-game":
    "800 is the lowest rating, said among the recommendations for under 1200 without saying when it is applied. The current rating is the one after each game, so after each game with its bonus, and after deductions; in every club.",
  "bonus-before-game":
    "The bonus goes by the current rating, which is defined as the one after each game. When a game is played, that is the rating after the game before. The rating after this same game would fit the words too: base 990, current 995, a win over 1005 gives 1032 by the first and 1022 by the second.",
  "placed-like-a-start":
    "The club shall see to it that members under 1200 stand in the right place, and assess strength after a long pause; no day is named. A rating given by hand is base and current rating from its day on, as the rating of a new member is.",
  "district-below-1200": "Districts are free under 1200 only, so a district's own steps give nothing from 1200 on.",
  "one-calendar-per-club":
    "Five periods are recommended with the bonus, and suitably for all members. One calendar for each club keeps its list one list.",
} satisfies Partial<Readonly<Record<EvidenceCode, string>>>;
