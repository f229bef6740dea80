import type * as english from "../../../en/regulations/sentences/first-rating.ts";
import { tableRows } from "../../../table-rows.ts";
import { fromHundredths, games, points, rounded } from "./common.ts";

export const FIRST_RATING_SENTENCES: typeof english.FIRST_RATING_SENTENCES = {
  fractionalScore: ({ rounding, differences }) => {
    const own =
      differences === undefined ? "" : ` Tabellen är en egen, dp för varje p: ${tableRows("sv", differences)}.`;
    return `En tabell ger ratingskillnaden dp för en poängandel p, som är poängen delad med antalet partier, avrundad ${rounded(rounding, "hundradel")}.${own}`;
  },
  standardRating: ({ used }) =>
    used
      ? "Den som saknar rating på den här listan räknas med sin standardrating."
      : "Den som saknar rating på den här listan räknas som spelare utan rating, vad en annan lista än säger.",
  opening: ({ ratedOpponents, scoreMin, atLeastFloor }) => {
    const score = `minst ${fromHundredths(scoreMin)} poäng${atLeastFloor ? " och ett resultat som når golvet" : ""}`;
    if (ratedOpponents === null) return `Den första turneringen för en spelare utan rating räknas bara med ${score}.`;
    const { gamesMin, opponentsMin, everySwiss } = ratedOpponents;
    const asked = [
      ...(gamesMin === null
        ? []
        : [`minst ${games(gamesMin)} mot spelare med rating${everySwiss ? "" : " (krävs inte när alla möter alla)"}`]),
      ...(opponentsMin === null ? [] : [`minst ${opponentsMin} motståndare med rating`]),
    ].join(" och ");
    return everySwiss
      ? `En schweizer- eller lagturnering för en spelare utan rating räknas bara med ${asked}. I den första turneringen krävs också ${score}.`
      : `Den första turneringen för en spelare utan rating räknas bara med ${asked}, och med ${score}.`;
  },
  averageOfOpponents: ({ rounding }) =>
    `Medelvärdet av motståndarnas rating avrundas ${rounding === null ? "inte" : rounded(rounding)}.`,
  initialRating: (sets) =>
    sets.method === "half points over"
      ? `Med hälften av poängen är den första ratingen motståndarnas medelvärde. Varje halvpoäng därutöver ger ${points(sets.halfPoint / 100)} till; med mindre än hälften minskas medelvärdet med skillnaden ur tabellen.`
      : `Lägg till ${sets.hypotheticalOpponents} remier mot tänkta motståndare med ${sets.hypotheticalRating}. Den första ratingen är sedan medelvärdet av alla motståndare plus tabellens skillnad för poängen, avrundad ${rounded(sets.rounding)}, men högst ${sets.ratingMax}.`,
  roundRobinAverage: (sets) =>
    sets === null
      ? "Medelvärdet när alla möter alla är motståndarnas, som i andra turneringar."
      : `När alla möter alla och någon saknar rating räknas medelvärdet Ra ut av de andras rating och poäng och avrundas ${rounded(sets.rounding)}.`,
  roundRobinRating: (sets) =>
    sets === null
      ? "Mindre än hälften av poängen när alla möter alla räknas som i andra turneringar."
      : `Med mindre än hälften av poängen när alla möter alla är den första ratingen Ra + dp × n / (n + 1), avrundad ${rounded(sets.rounding)}.`,
  roundRobinIteration: (sets) =>
    sets === null
      ? "Första rating när alla möter alla räknas ut en enda gång, utan gräns för skillnaderna."
      : `Första rating när alla möter alla räknas ut ${sets.passes === 1 ? "en gång" : `${sets.passes} gånger`} till med varje skillnad begränsad till ${points(sets.differenceMax)}; det nya medelvärdet avrundas ${rounded(sets.rounding)}.`,
  pooledRating: () => "Resultaten från flera turneringar läggs ihop och räknas som ett.",
  enteredMeanwhile: ({ ratedForHimself, byFirstRating, ratedForOpponents }) => {
    const by = byFirstRating ? "sin först publicerade rating" : "sin rating på den föregående listan";
    const own = ratedForHimself ? `räknas spelaren där med ${by}` : `förblir spelaren där utan rating, utan ${by}`;
    const others = ratedForOpponents
      ? "även för motståndarna räknas spelaren med rating"
      : "för motståndarna förblir spelaren utan rating";
    return `Om en spelare kommer in på listan efter att ha spelat en turnering men innan den räknas, ${own}; ${others}.`;
  },
  provisionalRatings: ({ used }) =>
    used
      ? "Motståndare har den rating som tidigare turneringar gett dem, även om den inte är publicerad än."
      : "Rating som ännu inte har publicerats används inte.",
};
