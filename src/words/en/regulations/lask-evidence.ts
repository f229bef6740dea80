import type { EvidenceCode } from "../../../domain/codes/readings.ts";

/** What speaks for our readings of the Swedish text, and what against them. */
export const LASK_EVIDENCE_WORDS = {
  "difference-by-base":
    "The section with the table only says ratings. But two other passages assume that the ratings from the start of the period are used throughout: the rule on old ratings when a new period starts, and the remark that long periods make ratings swing more.",
  "half-table-at-2200":
    "The section on the system halves the points from 2200 on. The headings of the two tables say under 2200 and over 2200, so neither covers 2200 itself.",
  "half-by-base":
    "The text does not mention players who pass 2200 within a period. The difference is based on base ratings, so we choose the table by them too: a player with base 2190 and current rating 2205 keeps full points until the period ends.",
  "common-from-1200":
    "The text says that ratings over 1300 shall be comparable, that one system shall apply over 1200, and that districts are free under 1200. So 1200 itself belongs to the common rules, and from 1200 to 1300 they apply without a promise that ratings are comparable.",
  "halves-up-at-period-start":
    "Halves are rounded up at the start of a period, with no exception at 2200: a player with base 2205 who falls to 2199.5 starts the next period on 2200, again with half points.",
  "about-fifteen":
    "The text says about 15, so the year of birth is exact enough: we take the age reached in the year of joining.",
  "anyone-in-tournament":
    "The limits ask if any player has a certain rating, the last one if all are below it. All games of a tournament have the same time control, so we look at everybody in it. One could also read it as the two players of the game alone.",
  "elo-for-time-limits":
    "The limits speak of a rating without saying which. In the calculation, Elo + 50 replaces a missing Swedish rating; we do the same here.",
  "time-limit-at-start":
    "A tournament can last several periods, and ratings change meanwhile. Its time control is set before it begins, so we use the ratings of the period in which it begins.",
  "round-on-its-usual-day":
    "The text speaks of rounds, not of single games that are postponed or played early. A round is on its planned day, or else on the day on which most of its games began, so that a single game does not decide for the whole tournament. A postponed or early game counts on its own day, like an adjourned one.",
  "adjourned-with-next-round":
    "An adjourned game counts on the day it is finished, and the rule on old ratings is about whole tournaments. So a game finished between two rounds goes with the next round of its tournament in that period, or with the last one. If the tournament has no round in that period, the day alone decides, unless the tournament keeps its old ratings to the end.",
  "new-period-on-its-day":
    "The text gives only the first day of each period. A game finished on that day belongs to the new period.",
  "seven-days-between":
    "The text asks if new ratings can reasonably be obtained in time. Its examples are one round a day, where they cannot, and one round a week, where they can. The limit of seven days and the keeper's right to choose otherwise are ours.",
  "old-ratings-to-the-end":
    "In the example with one round a day, the rating of 1 January includes all games of the tournament, even those played after that day.",
  "waits-for-its-end":
    "The list is due at the start of the period, but the new ratings of players in such a tournament are known only when it ends. The list shows their old rating, marked, and a later version shows the new one.",
  "estimate-by-table":
    "The text says that the results should guide an estimate, but gives no method. The only rating the system itself suggests is the one that these results would leave unchanged. The keeper confirms it.",
  "first-start-after-full-year":
    "The text says 50 points a year for three years and names no day. Ratings change only when a period starts, so we take the first start after a full year, before the new base rating is fixed.",
  "rapid-only-proposed":
    "For members who play only rapid, the points may be deducted if that fits their strength better. That is a judgement, so it is proposed to the keeper and never made automatically.",
  "raise-by-keeper":
    "A raise instead of the deduction is meant for young players after a year or more. The text gives neither an age nor an amount, so the keeper decides both.",
  "floor-after-each-game":
    "The text gives 800 as the lowest rating, in its advice for players under 1200, and does not say when to apply it. The current rating is the one after each game, so we apply it after each game with its bonus and after deductions, in every club.",
  "bonus-before-game":
    "The bonus depends on the current rating, which the text defines as the one after each game. When a game is played, that is the rating after the previous game. It could also mean the rating after this game: with base 990 and current rating 995, a win over 1005 gives 1032 in the first case and 1022 in the second.",
  "placed-like-a-start":
    "The text asks clubs to see that members under 1200 have a fitting rating, and to assess strength after a long break; it names no day. A rating set by hand is base and current rating from its day on, like that of a new member.",
  "district-below-1200":
    "Districts may make their own rules only under 1200, so a district's own bonus gives nothing from 1200 on.",
  "one-calendar-per-club":
    "The text recommends five periods together with the bonus, preferably for all members. One calendar per club keeps the club's list a single list.",
} satisfies Partial<Readonly<Record<EvidenceCode, string>>>;
