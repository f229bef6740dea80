import type * as english from "../../en/regulations/period.ts";

/** What the terms of a list as a whole mean. */
export const PERIOD_TERM_WORDS: typeof english.PERIOD_TERM_WORDS = {
  "tournament counts": "om turneringen räknas för rating",
  "decision of the office": "om kontoret låter den räknas",
  correction: "ratingpoäng som kontoret rättat ratingen på listan före med",
  "published rating": "rating som listan publicerar",
};

/** The cases of a list as a whole. */
export const periodClauseWords: typeof english.periodClauseWords = ({ asDay }) => ({
  "decided-rated": ({ reason }) => `räknas för rating genom kontorets beslut: ${reason}`,
  "decided-not-rated": ({ reason }) => `räknas inte för rating genom kontorets beslut: ${reason}`,
  "list-decided": ({ list, reason }) => `kontoret beslutade att turneringen hör till listan ${asDay(list)}: ${reason}`,
  "without-federation": ({ players }) =>
    `${players} spelare med rating saknar förbund: ingen fil eller sida visar dem förrän de har ett.`,
  "K-printed": () =>
    "härlett ur importerade listor: alla partier och ratingtal är inte kända; det K som senast trycktes",
  "K-possible": () =>
    "härlett ur importerade listor: alla partier och ratingtal är inte kända, men bara detta K är möjligt",
  "K-assumed": () =>
    "antaget: alla partier och ratingtal är inte kända; minst 30 partier och inget högre ratingtal förutsätts",
  "rating-published": () => "publicerad",
  "rating-not-published": () => "ingen rating publiceras",
  "base-corrected": ({ reason }) => `rättad av kontoret: ${reason}`,
  "base-missing": () => "hade rating när turneringen började, men ingen på listan före: ingen förändring",
  "correction-without-rating": ({ reason }) =>
    `en rättelse för en spelare som inte har någon rating att rätta används inte: ${reason}`,
  "person-unknown": () => "kontoret har inga uppgifter om den här spelaren",
  "tournament-not-rated": () => "turneringen räknas inte för rating",
  "left-by-decision": ({ reason }) => `borttagen från listan genom beslut: ${reason}`,
  "left-merged": ({ kept, rating, reason }) =>
    `samma person som ${kept}, som står kvar${rating === null ? "" : `; ratingen ${rating} förs inte vidare`}: ${reason}`,
  "left-merged-on": ({ kept, rating, reason }) =>
    `samma person som ${kept}, som står kvar och för vidare ratingen ${rating}: ${reason}`,
  "left-unmerged": ({ merged, reason }) => `ratingen tillhörde ${merged}, som trots allt är någon annan: ${reason}`,
  "returned-unmerged": ({ kept, list, rating, reason }) =>
    `trots allt inte samma person som ${kept}: tillbaka med ${rating === null ? "det" : `ratingen ${rating}`} som ${asDay(list)} har; partier som räknats under tiden stannar hos ${kept}: ${reason}`,
});

/** What the texts leave open about making a list. */
export const PERIOD_READING_WORDS: typeof english.PERIOD_READING_WORDS = {
  "base-correction": {
    question: "Vad gäller om en rating utgår från ett annat tal än det som listan före hade?",
    answer: "Kontoret rättar ingångsratingen öppet, med ratingpoäng och skäl; inget jämkas i tysthet.",
  },
  "one-time-after-changes": {
    question: "Görs en ändring av alla ratingtal före eller efter periodens förändringar?",
    answer: "Efter dem: den görs på den rating som listan skulle ha publicerat, även första rating.",
  },
  "entered-meanwhile-not-opening": {
    question: "Är turneringen för en spelare som under tiden kommit in på listan en första turnering för motståndarna?",
    answer: "Nej: en turnering har redan räknats in, annars stod spelaren inte på listan.",
  },
  "pool-opened-once": {
    question: "Prövas den första turneringen på nytt när de äldre har fallit ur de samlade resultaten?",
    answer: "Nej. Bara en turnering som började före den första inräknade prövas som en första.",
  },
  "activity-at-latest": {
    question: "När spelade en spelare senast som de första kända listorna visar utan partier?",
    answer:
      "Visad som aktiv: senast till den listan; från dess datum blir spelaren inaktiv som alla andra. Markerad som inaktiv: senast så många månader före som artikeln kräver; markeringen står kvar tills ett parti räknas, och borttagningen efter 36 månader räknas därifrån.",
  },
  "facts-incomplete": {
    question: "Vilket K har en spelare vars partier eller högsta rating före den första kända listan är okända?",
    answer:
      "Varje importerad lista säger genom det K den trycker vad som är möjligt (under eller från 30 partier, hur hög ratingen var). K följer av det enligt den utgåva som gäller. Är flera möjliga: det K som senast trycktes om det är bland dem, annars det för minst 30 partier och den högsta kända ratingen. Det märks som härlett eller antaget, och kontoret kan ange fakta.",
  },
  "juniors-under-twenty": {
    question: "Vem är junior på en lista?",
    answer: "Den som var under 20 år den 1 januari listans år, enligt födelseåret.",
  },
};

/** What each rule of the office and each one-time change is about, as a label. */
export const PERIOD_RULE_WORDS: typeof english.PERIOD_RULE_WORDS = {
  decision: "Kontorets beslut",
  baseCorrection: "Rättad utgångsrating",
  coefficientOnRecord: "K med ofullständiga uppgifter",
  juniorSection: "Juniorer",
  rapidBlitzLift: "Låg snabb- och blixtrating",
  compression: "Låg rating",
};
