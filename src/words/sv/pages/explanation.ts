import { plural } from "../../numbers.ts";
import type { PageWords } from "../../types/page-words.ts";

export const EXPLANATION_WORDS: PageWords["explanation"] = {
  heads: {
    round: "Rd",
    colour: "Färg",
    opponent: "Motståndare",
    rating: "Rating",
    result: "Resultat",
    difference: "D",
    expected: "Väntat",
    gain: "W − We",
    points: "Poäng",
    reason: "Skäl",
  },
  colours: { white: "Vit", black: "Svart" },
  summary: (games, score, expected) =>
    `${plural("sv", games, "räknat parti", "räknade partier")} · resultat ${score} · väntat ${expected}`,
  unchanged: "Inga räknade partier på den här listan: ratingtalet är oförändrat.",
  newOnList: "Ny på listan",
  tournament: "Turnering",
  tournaments: "Turneringar på den här listan",
  total: "Summa",
  ratedGames: "Räknade partier",
  rounded: (exact, whole) => `Exakt ${exact} poäng, avrundat till ${whole}.`,
  moreThanGames: "Mer än partier har ändrat ratingtalet: uträkningen nedan visar vad.",
  howToRead:
    "Väntat (We) är den poäng som skillnaden i rating förutsäger, W resultatet. Poängen är (W − We) × K; K anger hur snabbt ett ratingtal rör sig.",
  corrected: (points, reason) => `Kontoret rättade ratingtalet med ${points} poäng: ${reason}.`,
  notRated: "Partier som inte räknades",
  calculation: "Uträkning",
  articleByArticle: "Uträkningen, artikel för artikel",
  previous: (list) => `Föregående: ${list}`,
  next: (list) => `Nästa: ${list}`,
  otherLists: "Spelarens andra listor",
  ratingsFrom: (list) => `Ratingtal från: ${list}`,
  kReduced: (k, printed) => `K ${k} i stället för ${printed}, på grund av antalet partier.`,
};

export const EDITION_NAME_WORDS: PageWords["editions"] = {
  fide: {
    standard: (month) => `Fides standardregler från ${month}`,
    rapid: (month) => `Fides snabbregler från ${month}`,
    blitz: (month) => `Fides blixtregler från ${month}`,
  },
  lask: "Svenska klubbratingregler (LASK)",
  draft: (month) => `Fides standardregler av ${month}, aldrig i kraft`,
  oneTime: {
    rapidBlitzLift: (month) => `Höjning av låg snabb- och blixtrating i ${month}`,
    compression: (month) => `Höjning av låg rating i ${month}`,
  },
  office: "Kontorets egna regler",
};
