import type * as english from "../../../en/regulations/sentences/lask.ts";
import { monthNames } from "../../../months.ts";
import { days, minutes, points, timeByRating } from "./common.ts";

export const LASK_SENTENCES: typeof english.LASK_SENTENCES = {
  comparable: ({ ratingOver }) => `Ratingtal över ${ratingOver} kan jämföras mellan klubbar.`,
  commonRules: ({ ratingFrom }) =>
    `Från och med ${ratingFrom} gäller förbundets regler; därunder får ett distrikt ha egna.`,
  baseDifference: () => "Differensen är den mellan de två spelarnas grundrating, som är oförändrad under en period.",
  pointsTable: () => "En tabell ger ratingpoängen för varje differens och resultat.",
  halfPoints: ({ baseFrom, divisor }) =>
    `Med en grundrating på ${baseFrom} eller mer delas poängen ur tabellen med ${divisor}.`,
  newBase: ({ halvesUp }) =>
    `När en period börjar blir den aktuella ratingen ny grundrating; halvpoäng avrundas ${halvesUp ? "uppåt" : "nedåt"}.`,
  adjournedGames: ({ countOn }) =>
    `Ett avbrutet parti räknas den dag då det ${countOn === "day finished" ? "spelades färdigt" : "började"}.`,
  startRating: ({ adultAge, adultRating, youngerBelow }) =>
    `En ny medlem börjar på sin bedömda spelstyrka; nybörjare från ca ${adultAge} år börjar vanligen på ${adultRating}, yngre under ${youngerBelow}.`,
  countedGames: ({ walkovers, friendlyGames }) => {
    if (walkovers)
      return `Walkover räknas; vänskapspartier utanför en tävling räknas ${friendlyGames ? "också" : "inte"}.`;
    return friendlyGames
      ? "Walkover räknas inte; vänskapspartier utanför en tävling räknas."
      : "Walkover och vänskapspartier utanför en tävling räknas inte.";
  },
  thinkingTime: ({ moves, bands }) =>
    timeByRating(
      moves,
      "någon i turneringen",
      bands.map(({ ratedFrom, minutesMin }) => ({ ratedFrom, time: `minst ${minutes(minutesMin)}` })),
    ),
  periods: ({ months }) => `En ratingperiod börjar den första dagen i ${monthNames("sv", months)}.`,
  clubList: ({ everyPeriod }) =>
    everyPeriod
      ? "Klubben skickar sin lista till förbundet i början av varje period."
      : "Klubben behöver inte skicka sin lista till förbundet varje period.",
  boundary: ({ daysMin }) =>
    `En turnering över en periodgräns fortsätter med nya ratingtal om det går minst ${days(daysMin)} mellan ronderna före och efter den; annars gäller de gamla till slutet.`,
  opponent: ({ eloAdded }) =>
    `En motståndare utifrån räknas med sitt svenska ratingtal eller, om det saknas, med sitt Elotal plus ${eloAdded}.`,
  estimate: () => "Ratingföraren uppskattar rating för en motståndare som saknar ratingtal.",
  passivity: ({ pointsPerYear, yearsMax }) =>
    `En medlem förlorar ${points(pointsPerYear)} för varje helt år utan parti, i högst ${yearsMax} år. Efter ett längre uppehåll bedöms spelstyrkan före nästa parti.`,
  rapidOnly: ({ automatic }) =>
    automatic
      ? "En medlem som bara spelar snabbpartier förlorar ändå dessa poäng."
      : "En medlem som bara spelar snabbpartier förlorar dessa poäng endast om ratingföraren beslutar det.",
  raise: () => "I stället för avdraget får ratingföraren höja ratingen för en ung medlem.",
  placement: ({ placedBelow }) => `Klubben får, med en motivering, ranka in en medlem under ${placedBelow} för hand.`,
  lowestRating: ({ rating }) => `Inget ratingtal är lägre än ${rating}.`,
  currentRating: () => "Den aktuella ratingen är grundratingen plus poängen från alla partier sedan dess.",
  bonus: ({ by, steps }) => {
    const each = steps.map(({ from, to, points: bonus }) => `${points(bonus)} från ${from} till ${to}`).join(", ");
    return `Varje parti ger bonus efter ratingen ${by === "before the game" ? "före" : "efter"} partiet: ${each}.`;
  },
  fivePeriods: ({ months }) =>
    `En klubb får välja andra perioder, som börjar den första dagen i ${monthNames("sv", months)}.`,
};
