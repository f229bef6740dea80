import type * as english from "../../en/regulations/rating.ts";
import { decimals, plural } from "../../numbers.ts";

const points = (value: number): string => decimals("sv", value / 100);

/** What the terms of a rating mean. */
export const RATING_TERM_WORDS: typeof english.RATING_TERM_WORDS = {
  Ro: "egen rating på den lista som gällde när turneringen började",
  opponent: "motståndarens rating på den listan",
  D: "ratingskillnad, egen rating minus motståndarens, så som den räknas",
  "limited games": "partier där skillnadens gräns får användas",
  game: "partiets nummer i turneringen",
  PD: "förväntad poäng i partiet",
  score: "poäng i partiet",
  ΔR: "partiets utfall: poäng minus förväntad poäng",
  ΣΔR: "turneringens utfall sammanlagt",
  n: "partier",
  K: "utvecklingskoefficient",
  "highest rating": "högsta rating som någonsin publicerats",
  "games before": "partier räknade till och med den listan",
  birth: "födelsedag eller födelseår",
  "K as of": "lista vars uppgifter bestämmer K",
  start: "turneringens första dag",
  "list at the start": "lista som gällde när turneringen började",
  "list before": "listan före den som görs",
  "ΣΔR × K": "förändring i en turnering",
  "change of the list": "förändringar i listans alla turneringar",
  "rating change": "ratingförändring, avrundad",
  "base rating": "rating på listan före",
  Rn: "ny rating",
  W: "poäng i alla partier",
  We: "förväntad poäng i alla partier",
  "Σ opponents": "motståndarnas rating sammanlagt",
  "exact average": "motståndarnas medelvärde, inte avrundat",
  Rc: "motståndarnas medelrating",
  p: "poäng i procent",
  dp: "ratingskillnad för en poängprocent",
  Rar: "medelrating för spelarna med rating",
  dpa: "medelvärde av dp för spelarna med rating",
  opponents: "motståndare, räknade som personer",
  Ra: "turneringens medelrating",
  Ru: "rating som resultatet ger en spelare utan rating",
  "exact Ru": "rating som resultatet ger en spelare utan rating, inte avrundad",
  excess: "det som ligger över skillnadens gräns, sammanlagt",
  "Rc(new)": "medelvärde med begränsade skillnader",
  "Ru(new)": "rating för en spelare utan rating efter det",
  "initial rating": "första rating",
  Rp: "ratingprestation: vad resultatet motsvarar som rating",
  "rated opponents": "motståndare med rating",
  "first month": "ratingperiodens första månad",
  "last month": "ratingperiodens sista månad",
  "games in team championships": "partier i OS och i lagmästerskap för världsdelar eller hela världen",
  affiliated: "medlem i IBCA, ICSC eller IPCA",
  floor: "lägsta rating som publiceras",
  tournament: "turneringen som det gäller",
  kept: "om turneringen räknas in i första rating",
  "enough games": "om partierna är tillräckligt många",
  "at least the floor": "om ratingen når upp till golvet",
  published: "om första rating publiceras",
  "in the window": "om turneringen fortfarande hör till de samlade resultaten",
};

/** The cases of the articles on a rating. */
export const ratingClauseWords: typeof english.ratingClauseWords = ({ asDay, asNumber }) => ({
  "K-reached": ({ highestMin }) => `en publicerad rating har nått ${highestMin}`,
  "K-reached-after-games": ({ highestMin, gamesMin }) =>
    `en publicerad rating har nått ${highestMin}, och ${gamesMin} partier är spelade`,
  "K-junior": ({ untilAge, untilAgeOn, highestBelow }) =>
    `${untilAgeOn === "birthday" ? `före ${untilAge}-årsdagen` : `till slutet av det år då spelaren fyller ${untilAge}`}, aldrig uppe i ${highestBelow}`,
  "K-new": ({ gamesBelow }) => `ny på listan, färre än ${gamesBelow} partier`,
  "K-rest": () => "inget av de andra fallen",
  "K-everybody": () => "samma för alla",
  "K-lowered": ({ K, n, gamesTimesKMax }) =>
    `${K} × ${n} partier är mer än ${gamesTimesKMax}: det största hela K som inte är det`,
  "difference-as-is": () => "som den är",
  "difference-limited": ({ found, counted }) => `${asNumber(found)} räknas som ${asNumber(counted)}`,
  "difference-unlimited": ({ ratingBelow }) => `ingen gräns för spelare med ${ratingBelow} eller mer`,
  "difference-limit-used": ({ max }) => `gränsen ${max} används i ett annat parti i turneringen`,
  "tournament-kept": () => "varje turnering efter den första inräknade räknas helt",
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
  half: () => "precis hälften av poängen: medelvärdet självt",
  "over-half": ({ halfPoints, halfPoint }) =>
    `${plural("sv", halfPoints, "halvpoäng", "halvpoäng")} över 50 %, ${points(halfPoint)} för varje`,
  "under-half": () => "mindre än hälften av poängen: enligt tabellen",
  hypothetical: ({ hypotheticalOpponents, hypotheticalRating }) =>
    `med ${hypotheticalOpponents} remier mot ${hypotheticalRating} tillagda`,
  "rating-maximum": ({ ratingMax }) => `en första rating är högst ${ratingMax}`,
  "in-window": ({ found, months }) =>
    `${plural("sv", found, "månad", "månader")} till den senaste turneringen; ${months} är tillåtna`,
  "outside-window": ({ found, months }) =>
    `${plural("sv", found, "månad", "månader")} till den senaste turneringen; bara ${months} är tillåtna`,
  "rating-unknown": () => "den ena spelarens rating går inte att läsa",
  "game-contradicted": () => "rapportens rader säger emot varandra",
  "pool-cancelled": ({ notBefore }) => `resultat från tiden före ${asDay(notBefore)} räknas inte längre in`,
  "window-untested": ({ months }) => `inga datum är angivna, så fönstret på ${months} månader prövas inte`,
  "enough-games": ({ found, gamesMin }) => `${plural("sv", found, "parti", "partier")}; ${gamesMin} krävs`,
  "enough-games-team-championship": ({ found, gamesMin }) => `${found} partier i lagmästerskap; där krävs ${gamesMin}`,
  "enough-games-affiliated": ({ found, gamesMin }) =>
    `${found} partier; av en medlem i IBCA, ICSC eller IPCA krävs ${gamesMin}`,
  "too-few-games": ({ found, gamesMin }) => `${plural("sv", found, "parti", "partier")}; ${gamesMin} krävs`,
  "too-few-games-team-championship": ({ found, gamesMin }) =>
    `${plural("sv", found, "parti", "partier")} i lagmästerskap; där krävs ${gamesMin}`,
  "too-few-games-affiliated": ({ found, gamesMin }) =>
    `${plural("sv", found, "parti", "partier")}; av en medlem i IBCA, ICSC eller IPCA krävs ${gamesMin}`,
  "at-least-floor": ({ floor }) => `inte under golvet ${floor}`,
  "below-floor": ({ found, floor }) => `${found} är under golvet ${floor}`,
  publishable: () => "alla villkor är uppfyllda",
  "not-publishable": () => "ett villkor är inte uppfyllt",
});
