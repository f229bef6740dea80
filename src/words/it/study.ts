import { plural } from "../numbers.ts";
import type { StudyWords } from "../types/study-words.ts";

export const STUDY_WORDS: StudyWords = {
  title: "Studio di regole di rating",
  compared: (edition, base) => `${edition}, a confronto con: ${base}`,
  replaying: "partite ricalcolate",
  replayed: (games, players, from, to) =>
    `Ricalcolo di ${plural("it", games, "partita", "partite")} di ${plural("it", players, "giocatore", "giocatori")}, da ${from} a ${to}`,
  predicted: (games) =>
    `Previste dai mesi precedenti: ${plural("it", games, "partita", "partite")} tra giocatori che avevano già giocato.`,
  nothingPredicted:
    "Nessuna partita si è potuta prevedere: servono partite di più mesi e giocatori che giochino in più di uno.",
  leftOut: {
    undated: (games) => `Escluse perché senza data: ${plural("it", games, "partita", "partite")}`,
    unnamed: (games) => `Escluse perché senza nome o ID di entrambi: ${plural("it", games, "partita", "partite")}`,
  },
  names: { "by-date": "Regole di ogni data", published: "Rating pubblicati" },
  heads: { system: "Regole o sistema", difference: "Differenza", interval: "Intervallo al 95 %" },
  devianceNote:
    "log10, nats × 100 e %: devianza binomiale, meglio se piccola; 0,30103, 69,31 e 100 se non si sapesse nulla.",
  differenceNote: "Differenza: nats × 100 rispetto alla prima riga; sotto 0 le previsioni sono migliori.",
  intervals: {
    quarter: (resamples) =>
      `Gli intervalli contengono la differenza vera con il 95 %; i trimestri sono stati estratti ${resamples} volte, gli stessi per ogni riga.`,
    event: (resamples) =>
      `Gli intervalli contengono la differenza vera con il 95 %; interi tornei sono stati estratti ${resamples} volte, gli stessi per ogni riga.`,
    none: () => "Trimestri e tornei sono troppo pochi per gli intervalli.",
  },
  simulation: {
    simulating: "liste simulate",
    simulated: (players, lists, games, seed) =>
      `Popolazione simulata: ${plural("it", players, "giocatore", "giocatori")} all'inizio, ${plural("it", lists, "lista", "liste")}, ${plural("it", games, "partita", "partite")}, seme ${seed}`,
    truthTitle: "Rating meno forza vera: giocatori attivi dell'ultima lista",
    all: "Tutti i giocatori",
    newcomersTitle: "Rating meno forza vera: giocatori dopo il primo rating",
    afterGames: (games) => `dopo ${plural("it", games, "partita", "partite")}`,
    drift: (change) => `Variazione media in un anno: ${change}`,
    renewalTitle: "Partite finché un rating sbagliato di 100 punti è rinnovato (resta 1/e dell'errore)",
    heads: {
      group: "Gruppo",
      players: "Giocatori",
      bias: "Media",
      error: "Scarto quadratico",
      age: "Età",
      strength: "Forza",
      afterFirst: "Primo rating",
      from: "Da",
      to: "A",
      change: "Variazione mediana",
      single: "Calcolo partita per partita",
      lists: "Calcolo per liste di 7 partite",
      article: "Articolo 12.3",
    },
  },
  page: {
    title: "Studi",
    intro:
      "Provare le regole prima che siano in vigore. Non si registra nulla e nessuna lista cambia. L'indirizzo di un risultato dice come è nato: lo stesso indirizzo dà gli stessi numeri.",
    simulation: "Su giocatori simulati",
    simulationText:
      "Un gruppo di giocatori di cui si conosce la forza reale: arrivano, migliorano, giocano e smettono. Il risultato dice quanto i rating se ne discostano.",
    simulate: "Simula",
    replay: "Sulle liste dell'ufficio",
    replayText:
      "Le liste pubblicate si rifanno con altre regole. Il risultato dice quanto bene ciascuna, e altri sistemi di rating, prevedono le partite della lista successiva.",
    compare: "Confronta",
    none: "Nessuna",
    fields: {
      edition: "Edizione",
      other: "Confrontata con",
      players: "Giocatori all'inizio",
      lists: "Liste mensili",
      start: "Prima lista",
      seed: "Seme",
      pairing: "Abbinamenti",
      list: "Liste",
      since: "Prevedere da",
    },
    pairings: { swiss: "Sistema svizzero", strength: "Giocatori di livello simile" },
    running: (done, total) => `Calcolo in corso: ${done} di ${total}. Questa pagina si aggiorna da sola.`,
    waiting: "In attesa che finisca un altro calcolo. Questa pagina si aggiorna da sola.",
    biasByYear: "Rating meno forza reale, per anno",
    biasByAge: "Rating meno forza reale, per età",
    differences: "Previsioni a confronto con la prima riga della tabella",
    differencesNote:
      "Le linee contengono la differenza reale con il 95 %. A sinistra dello 0 le previsioni sono migliori.",
  },
};
