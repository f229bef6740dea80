import { plural } from "../numbers.ts";
import type { StudyWords } from "../types/study-words.ts";

export const STUDY_WORDS: StudyWords = {
  title: "Studie av ratingregler",
  compared: (edition, base) => `${edition}, jämfört med: ${base}`,
  replaying: "partier omräknade",
  replayed: (games, players, from, to) =>
    `Omräkning av ${plural("sv", games, "parti", "partier")} av ${plural("sv", players, "spelare", "spelare")}, ${from} till ${to}`,
  predicted: (games) =>
    `Förutsagda från månaderna före: ${plural("sv", games, "parti", "partier")} mellan spelare som hade spelat tidigare.`,
  nothingPredicted:
    "Inget parti kunde förutsägas: partierna måste vara från flera månader, och spelare måste spela i mer än en av dem.",
  leftOut: {
    undated: (games) => `Utelämnade, datum saknas: ${plural("sv", games, "parti", "partier")}`,
    unnamed: (games) =>
      `Utelämnade, namn eller id saknas för någon spelare: ${plural("sv", games, "parti", "partier")}`,
  },
  names: { "by-date": "Varje dags regler", published: "Publicerade ratingtal" },
  heads: { system: "Regler eller system", difference: "Skillnad", interval: "95 % intervall" },
  devianceNote:
    "log10, nats × 100 och %: binomial devians, ju mindre desto bättre; 0,30103, 69,31 och 100 om ingenting vore känt.",
  differenceNote: "Skillnad: nats × 100 mot första raden; under 0 är förutsägelserna bättre.",
  intervals: {
    quarter: (resamples) =>
      `Intervallen innehåller den sanna skillnaden med 95 %; kvartal drogs ${resamples} gånger, samma för varje rad.`,
    event: (resamples) =>
      `Intervallen innehåller den sanna skillnaden med 95 %; hela tävlingar drogs ${resamples} gånger, samma för varje rad.`,
    none: () => "Det finns för få kvartal och tävlingar för intervall.",
  },
  simulation: {
    simulating: "listor simulerade",
    simulated: (players, lists, games, seed) =>
      `Simulerad spelarkrets: ${plural("sv", players, "spelare", "spelare")} från början, ${plural("sv", lists, "lista", "listor")}, ${plural("sv", games, "parti", "partier")}, slumpfrö ${seed}`,
    truthTitle: "Rating minus sann styrka: aktiva spelare på sista listan",
    all: "Alla spelare",
    newcomersTitle: "Rating minus sann styrka: spelare efter sin första rating",
    afterGames: (games) => `efter ${plural("sv", games, "parti", "partier")}`,
    drift: (change) => `Genomsnittlig ändring på ett år: ${change}`,
    renewalTitle: "Partier tills en rating som är 100 poäng fel har förnyats (1/e av felet återstår)",
    heads: {
      group: "Grupp",
      players: "Spelare",
      bias: "Medelvärde",
      error: "Kvadratiskt medel",
      age: "Ålder",
      strength: "Styrka",
      afterFirst: "Första rating",
      from: "Från",
      to: "Till",
      change: "Ändring (median)",
      single: "Räknat parti för parti",
      lists: "Räknat per lista om 7 partier",
      article: "Artikel 12.3",
    },
  },
  page: {
    title: "Studier",
    intro:
      "Pröva regler innan de gäller. Inget antecknas och ingen lista ändras. Resultatets adress säger hur det gjordes: samma adress ger samma siffror.",
    simulation: "På simulerade spelare",
    simulationText:
      "Spelare vars verkliga styrka är känd: de kommer, blir bättre, spelar och slutar. Resultatet säger hur långt deras rating ligger från den.",
    simulate: "Simulera",
    replay: "På kontorets egna listor",
    replayText:
      "Publicerade listor görs om enligt andra regler. Resultatet säger hur väl var och en, och andra ratingsystem, förutsäger nästa listas partier.",
    compare: "Jämför",
    none: "Ingen",
    fields: {
      edition: "Utgåva",
      other: "Jämförd med",
      players: "Spelare vid början",
      lists: "Månadslistor",
      start: "Första lista",
      seed: "Frö",
      pairing: "Lottning",
      list: "Listor",
      since: "Förutsäg från",
    },
    pairings: { swiss: "Schweizersystem", strength: "Spelare på ungefär samma nivå" },
    running: (done, total) => `Räknas ut: ${done} av ${total}. Sidan uppdateras av sig själv.`,
    waiting: "Väntar på att en annan uträkning blir klar. Sidan uppdateras av sig själv.",
    biasByYear: "Rating minus verklig styrka, per år",
    biasByAge: "Rating minus verklig styrka, efter ålder",
    differences: "Förutsägelser jämförda med tabellens första rad",
    differencesNote: "Linjerna rymmer den verkliga skillnaden med 95 %. Till vänster om 0 är förutsägelserna bättre.",
  },
};
