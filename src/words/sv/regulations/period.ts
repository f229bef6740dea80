import type * as english from "../../en/regulations/period.ts";
import { counted } from "../../numbers.ts";

/** What the terms of a list as a whole mean. */
export const PERIOD_TERM_WORDS: typeof english.PERIOD_TERM_WORDS = {
  "tournament counts": "Turneringen räknas",
  "decision of the office": "Räknas enligt kontorets beslut",
  correction: "Kontorets rättelse (ratingpoäng)",
  "published rating": "Publicerad rating",
};

/** The cases of a list as a whole. */
export const periodClauseWords: typeof english.periodClauseWords = ({ asDay }) => ({
  "decided-rated": ({ reason }) => `räknas för rating genom kontorets beslut: ${reason}`,
  "decided-not-rated": ({ reason }) => `räknas inte för rating genom kontorets beslut: ${reason}`,
  "list-decided": ({ list, reason }) => `flyttad till listan ${asDay(list)} enligt kontorets beslut: ${reason}`,
  "without-federation": ({ players }) =>
    `${counted("sv", players)} spelare med rating saknar förbund: ingen fil eller sida visar dem förrän de har ett.`,
  "K-printed": () => "senast publicerade K; alla tidigare partier och ratingtal är inte kända",
  "K-possible": () =>
    "det enda K som de importerade listorna tillåter; alla tidigare partier och ratingtal är inte kända",
  "K-assumed": () =>
    "uppskattat (alla tidigare partier och ratingtal är inte kända): förutsätter minst 30 partier och ingen högre tidigare rating",
  "rating-published": () => "publicerad",
  "rating-not-published": () => "ingen rating publiceras",
  "base-corrected": ({ reason }) => `rättad av kontoret: ${reason}`,
  "base-missing": () => "rating när turneringen började, men inte på föregående lista: ingen förändring",
  "correction-without-rating": ({ reason }) => `rättelsen används inte, eftersom spelaren saknar rating: ${reason}`,
  "person-unknown": () => "kontoret har inga uppgifter om den här spelaren",
  "tournament-not-rated": () => "turneringen räknas inte för rating",
  "left-by-decision": ({ reason }) => `borttagen från listan genom beslut: ${reason}`,
  "left-merged": ({ kept, rating, reason }) =>
    `samma person som ${kept}, som står kvar${rating === null ? "" : `; ratingen ${rating} förs inte vidare`}: ${reason}`,
  "left-merged-on": ({ kept, rating, reason }) =>
    `samma person som ${kept}, som blir kvar och tar över ratingen ${rating}: ${reason}`,
  "left-unmerged": ({ merged, reason }) => `ratingen tillhör ${merged}, en annan person: ${reason}`,
  "returned-unmerged": ({ kept, list, rating, reason }) =>
    `inte samma person som ${kept}: tillbaka med ${rating === null ? "uppgifterna" : `ratingen ${rating}`} från ${asDay(list)}; partier som räknats under tiden stannar hos ${kept}: ${reason}`,
});

/** What the texts leave open about making a list. */
export const PERIOD_READING_WORDS: typeof english.PERIOD_READING_WORDS = {
  "base-correction": {
    question: "Vad gäller om beräkningen måste utgå från en annan rating än den på föregående lista?",
    answer: "Kontoret rättar ingångsratingen öppet, med ratingpoäng och skäl. Inget justeras i tysthet.",
  },
  "one-time-after-changes": {
    question: "Görs en ändring av alla ratingtal före eller efter periodens förändringar?",
    answer: "Efter dem: den görs på den rating som listan skulle ha publicerat, även första rating.",
  },
  "entered-meanwhile-not-opening": {
    question:
      "En spelare har under tiden kommit in på listan: är turneringen ändå en första turnering för motståndarna?",
    answer: "Nej: spelaren står på listan, alltså har en tidigare turnering räknats in.",
  },
  "pool-opened-once": {
    question: "Prövas en turnering på nytt som den första när de äldre är för gamla för att räknas?",
    answer: "Nej. Bara en turnering som började före den första inräknade prövas som en första.",
  },
  "activity-at-latest": {
    question: "När spelade en spelare senast, om de första kända listorna inte visar några partier?",
    answer:
      "Visad som aktiv: senast till den listan; från dess datum blir spelaren inaktiv som alla andra. Markerad som inaktiv: senast så många månader före som artikeln kräver; markeringen står kvar tills ett parti räknas, och borttagningen efter 36 månader räknas därifrån.",
  },
  "facts-incomplete": {
    question: "Vilket K gäller om en spelares partier eller högsta rating före den första kända listan är okända?",
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
