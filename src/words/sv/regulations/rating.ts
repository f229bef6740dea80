import type * as english from "../../en/regulations/rating.ts";
import { decimals, plural } from "../../numbers.ts";

const points = (value: number): string => decimals("sv", value / 100);

/** What the terms of a rating mean. */
export const RATING_TERM_WORDS: typeof english.RATING_TERM_WORDS = {
  Ro: "Egen rating på den lista som gällde när turneringen började",
  opponent: "Motståndarens rating",
  D: "Ratingskillnad som räknas (egen minus motståndarens)",
  "limited games": "Partier där skillnaden får begränsas",
  game: "Partinummer",
  PD: "Förväntad poäng i partiet",
  score: "Poäng",
  ΔR: "Poäng minus förväntad poäng (W − We) i ett parti",
  ΣΔR: "Summan av ΔR för turneringens partier",
  n: "Antal partier",
  K: "Utvecklingskoefficient (K-faktor)",
  "highest rating": "Högsta publicerade rating",
  "games before": "Räknade partier hittills",
  birth: "Född",
  "K as of": "K bygger på listan",
  start: "Turneringens första dag",
  "list at the start": "Lista som gällde vid starten",
  "list before": "Föregående lista",
  "ΣΔR × K": "Förändring i en turnering",
  "change of the list": "Summan av listans turneringar",
  "rating change": "Ratingförändring (avrundad)",
  "base rating": "Rating på föregående lista",
  Rn: "Ny rating",
  W: "Poäng i alla partier",
  We: "Förväntad poäng i alla partier",
  "Σ opponents": "Summan av motståndarnas rating",
  "exact average": "Motståndarnas medelvärde (inte avrundat)",
  Rc: "Motståndarnas medelrating",
  p: "Poäng i procent",
  dp: "Ratingskillnad för en poängprocent",
  Rar: "Medelrating för spelarna med rating",
  dpa: "Medelvärde av dp för spelarna med rating",
  opponents: "Olika motståndare",
  Ra: "Turneringens medelrating",
  Ru: "Rating som resultatet ger en spelare utan rating",
  "exact Ru": "Ru (inte avrundat)",
  excess: "Poäng över skillnadens gräns",
  "Rc(new)": "Rc med begränsade skillnader",
  "Ru(new)": "Ru med begränsade skillnader",
  "initial rating": "Första rating",
  Rp: "Ratingprestation",
  "rated opponents": "Motståndare med rating",
  "first month": "Ratingperiodens första månad",
  "last month": "Ratingperiodens sista månad",
  "games in team championships": "Partier i OS och i lagmästerskap för världen eller världsdelar",
  affiliated: "Medlem i IBCA, ICSC eller IPCA",
  floor: "Lägsta rating som publiceras (golvet)",
  tournament: "Turnering",
  kept: "Räknas in i en första rating",
  "enough games": "Tillräckligt många partier",
  "at least the floor": "Ratingen når golvet",
  published: "Första rating publiceras",
  "in the window": "Tillräckligt ny för att räknas",
};

/** The cases of the articles on a rating. */
export const ratingClauseWords: typeof english.ratingClauseWords = ({ asDay, asNumber }) => ({
  "K-reached": ({ highestMin }) => `en publicerad rating har nått ${highestMin}`,
  "K-reached-after-games": ({ highestMin, gamesMin }) =>
    `en publicerad rating har nått ${highestMin}, och ${gamesMin} partier är spelade`,
  "K-junior": ({ untilAge, untilAgeOn, highestBelow }) =>
    `junior (${untilAgeOn === "birthday" ? `före ${untilAge}-årsdagen` : `till slutet av det år då spelaren fyller ${untilAge}`}) som alltid legat under ${highestBelow}`,
  "K-new": ({ gamesBelow }) => `ny på listan, färre än ${gamesBelow} partier`,
  "K-rest": () => "inget av de andra fallen",
  "K-everybody": () => "samma för alla spelare",
  "K-lowered": ({ K, n, gamesTimesKMax }) =>
    `${K} × ${n} partier skulle överstiga ${gamesTimesKMax}, så K är det största heltal som inte gör det`,
  "difference-as-is": () => "hela skillnaden",
  "difference-limited": ({ found, counted }) => `${asNumber(found)} räknas som ${asNumber(counted)}`,
  "difference-unlimited": ({ ratingBelow }) => `ingen gräns för spelare med ${ratingBelow} eller mer`,
  "difference-limit-used": ({ max }) => `gränsen ${max} används redan i ett annat parti i turneringen`,
  "tournament-kept": () => "efter den första turneringen som räknas in räknas varje turnering helt",
  "opening-kept": () => "den första turneringen uppfyller villkoren",
  "opening-too-few-rated-games": ({ found, gamesMin }) =>
    `första turnering med ${plural("sv", found, "parti", "partier")} mot spelare med rating; ${gamesMin} krävs`,
  "opening-too-few-opponents": ({ found, opponentsMin }) =>
    `första turnering med ${plural("sv", found, "motståndare", "motståndare")} med rating; ${opponentsMin} krävs`,
  "opening-score-too-low": ({ found, scoreMin }) =>
    `första turnering med ${points(found)} poäng; minst ${points(scoreMin)} krävs`,
  "opening-below-floor": ({ found, floor }) => `den första turneringen ensam ger ${found}, under golvet ${floor}`,
  "too-few-rated-games": ({ found, gamesMin }) =>
    `${plural("sv", found, "parti", "partier")} mot spelare med rating i den här turneringen; ${gamesMin} krävs`,
  "too-few-opponents": ({ found, opponentsMin }) =>
    `${plural("sv", found, "motståndare", "motståndare")} med rating i den här turneringen; ${opponentsMin} krävs`,
  "no-rated-opponents": () => "ingen motståndare med rating",
  half: () => "precis hälften av poängen: motståndarnas medelvärde",
  "over-half": ({ halfPoints, halfPoint }) =>
    `${plural("sv", halfPoints, "halvpoäng", "halvpoäng")} över 50 %, ${points(halfPoint)} för varje`,
  "under-half": () => "mindre än hälften av poängen: enligt tabellen",
  hypothetical: ({ hypotheticalOpponents, hypotheticalRating }) =>
    `med ${hypotheticalOpponents} hypotetiska remier mot ${hypotheticalRating}`,
  "rating-maximum": ({ ratingMax }) => `en första rating är högst ${ratingMax}`,
  "in-window": ({ found, months }) =>
    `${plural("sv", found, "månad", "månader")} till den senaste turneringen; ${months} är tillåtna`,
  "outside-window": ({ found, months }) =>
    `${plural("sv", found, "månad", "månader")} till den senaste turneringen; bara ${months} är tillåtna`,
  "rating-unknown": () => "den ena spelarens rating går inte att läsa",
  "game-contradicted": () => "rapportens rader säger emot varandra",
  "pool-cancelled": ({ notBefore }) => `resultat från före ${asDay(notBefore)} räknas inte längre`,
  "window-untested": ({ months }) => `inga datum angivna, så gränsen på ${months} månader kontrolleras inte`,
  "enough-games": ({ found, gamesMin }) => `${plural("sv", found, "parti", "partier")}; ${gamesMin} krävs`,
  "enough-games-team-championship": ({ found, gamesMin }) => `${found} partier i lagmästerskap; där krävs ${gamesMin}`,
  "enough-games-affiliated": ({ found, gamesMin }) =>
    `${found} partier; av en medlem i IBCA, ICSC eller IPCA krävs ${gamesMin}`,
  "too-few-games": ({ found, gamesMin }) => `${plural("sv", found, "parti", "partier")}; ${gamesMin} krävs`,
  "too-few-games-team-championship": ({ found, gamesMin }) =>
    `${plural("sv", found, "parti", "partier")} i lagmästerskap; där krävs ${gamesMin}`,
  "too-few-games-affiliated": ({ found, gamesMin }) =>
    `${plural("sv", found, "parti", "partier")}; av en medlem i IBCA, ICSC eller IPCA krävs ${gamesMin}`,
  "at-least-floor": ({ floor }) => `på eller över golvet ${floor}`,
  "below-floor": ({ found, floor }) => `${found} är under golvet ${floor}`,
  publishable: () => "alla villkor är uppfyllda",
  "not-publishable": () => "ett villkor är inte uppfyllt",
});
