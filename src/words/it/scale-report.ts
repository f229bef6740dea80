import { plural } from "../numbers.ts";
import type { ScaleReportWords } from "../types/scale-report-words.ts";

export const SCALE_REPORT_WORDS: ScaleReportWords = {
  group: {
    label: "Giocatori",
    all: "Tutti i giocatori",
    show: "Mostra",
    kinds: { federation: "Federazione", sex: "Sesso", age: "Età", rating: "Rating" },
    note: "Calibrazione, indice e scala riguardano le partite in cui entrambi i giocatori sono del gruppo. Gli allarmi valgono solo per tutti i giocatori insieme.",
  },
  outdated:
    "Nel frattempo è stata pubblicata una lista. I suoi numeri sono in corso di calcolo; la pagina mostra ancora quelli precedenti e si aggiorna da sola.",
  levels: {
    title: "Livello e dispersione, lista per lista",
    topTitle: "Al vertice",
    cohortTitle: "Giocatori stabili",
    cohortNote:
      "Giocatori da 25 a 45 anni con almeno 10 partite nell'anno prima e 10 in quello dopo: ciò che fanno i loro rating è deriva della scala.",
    perGameTitle: "Punti per partita nelle ultime 12 liste",
    ledgerNote:
      "Punti rating del gruppo, da una lista alla successiva. Ogni giocatore conta nel gruppo in cui era prima.",
    heads: {
      composition: "Per chi entra ed esce",
      within: "Per chi resta",
      adults: "Dev. std., 25–45 anni",
      entrants: "Nuovi",
      firstRating: "Primo rating mediano",
      leavers: "Usciti",
      played: "Giocatori con partite",
    },
    atLeast: (value) => `${value} o più`,
    atMost: (value) => `fino a ${value}`,
    rank: (rank) => `Posto ${rank}`,
  },
  book: {
    title: "Scala del libro",
    intro:
      "I rating possono andare alla deriva anche se ciascuno è giusto. Questa pagina confronta ciò che la tabella delle regole si aspetta dal giocatore con rating più alto con ciò che ha ottenuto, e mostra dove vanno i rating dei soci.",
    none: "Il libro non ha ancora partite valutate. Quando ce ne saranno, questa pagina confronterà l'atteso con l'ottenuto.",
    few: (games) => `I grafici tralasciano le righe della tabella con meno di ${games} partite: mostrerebbero il caso.`,
    rows: "Righe della tabella delle regole, per il giocatore con rating più alto",
    index: "Indice di deflazione (%), dalle partite dell'anno fino a ogni periodo",
    periods: "Soci, periodo per periodo",
    groups: "Ottenuto meno atteso nei periodi dell'ultimo anno",
    cohort: "Soci stabili",
    cohortNote:
      "Soci da 25 a 45 anni con almeno 10 partite nell'anno prima e 10 in quello dopo: ciò che fanno i loro rating è deriva della scala.",
    heads: {
      period: "Periodo dal",
      members: "Soci",
      points: "Punti ottenuti",
      moved: "Variazione di tutti i rating",
      index: "Indice di deflazione (%)",
    },
    ledgerNote: "Punti di tutti i rating di base dei soci insieme, da un inizio di periodo al successivo.",
    ledger: {
      games: "Partite",
      bonus: "Bonus",
      placings: "Rating fissati a mano",
      deductions: "Detratti per inattività",
      raises: "Aumentati invece",
      floor: "Trattenuti al rating minimo",
      rounding: "Arrotondamento",
      entrants: "Soci nuovi o rientrati",
      leavers: "Soci usciti",
    },
    ledgerChart: (periods) => `Punti interi per causa, ${plural("it", periods, "ultimo periodo", "ultimi periodi")}.`,
    alarm: (name, period, value, usual) => `Allarme, periodo dal ${period}: ${name} (${value}, di solito ${usual})`,
    alarmSizes: (members, games) =>
      `Un allarme richiede in un anno almeno ${members} soci che hanno giocato e ${games} partite. In un libro più piccolo mostrerebbe il caso.`,
    alarms: {
      "index-shift": {
        name: "L'indice di deflazione si è spostato",
        reason: "I favoriti ottengono meno o più punti che nei tre anni precedenti, di oltre 1 punto su cento.",
        look: "Guardare le righe della tabella, poi i soci nuovi e giovani.",
      },
      "index-level": {
        name: "L'indice di deflazione è lontano da 0",
        reason: "I favoriti ottengono almeno 4 punti su cento in meno o in più di quanto la tabella si aspetta.",
        look: "Guardare l'indice periodo per periodo: è cresciuto piano o di colpo?",
      },
      juniors: {
        name: "I giovani hanno rating troppo bassi o troppo alti",
        reason: "I soci fino a 18 anni ottengono più o meno dell'atteso, oltre quanto è normale per chi migliora.",
        look: "Guardare il bonus del circolo e i rating che andrebbero fissati a mano.",
      },
      newcomers: {
        name: "I rating iniziali sono troppo bassi o troppo alti",
        reason: "I soci nel primo anno nel libro ottengono più o meno dell'atteso, oltre il solito.",
        look: "Guardare i rating iniziali dei nuovi soci e i loro motivi.",
      },
    },
    csv: "Periodi in CSV",
    json: "Tutti i numeri in JSON",
  },
  report: {
    title: "Relazione sulla scala dei rating",
    open: "Relazione da stampare",
    about: (kind, from, to, lists, games) =>
      `Rating ${kind}: ${plural("it", lists, "lista", "liste")} da ${from} a ${to}, con ${plural("it", games, "partita", "partite")} tra giocatori con rating.`,
    of: (group) => `Giocatori: ${group}.`,
    summary: "In sintesi",
    alarms: (open, acknowledged) =>
      open + acknowledged === 0
        ? "Non è scattato nessun allarme."
        : `${plural("it", open, "allarme aperto", "allarmi aperti")}, ${acknowledged} con presa d'atto.`,
    index: {
      holds: (value, low, high) =>
        `I favoriti hanno ottenuto quanto atteso: l'indice di deflazione è ${value} % (intervallo al 95 %: da ${low} a ${high}) e lo 0 è nell'intervallo.`,
      stretched: (value, low, high) =>
        `I favoriti hanno ottenuto meno dell'atteso: l'indice di deflazione è ${value} % (intervallo al 95 %: da ${low} a ${high}). I rating sono più lontani tra loro dei risultati.`,
      compressed: (value, low, high) =>
        `I favoriti hanno ottenuto più dell'atteso: l'indice di deflazione è ${value} % (intervallo al 95 %: da ${low} a ${high}). I rating sono più vicini tra loro dei risultati.`,
      unknown: () => "Ci sono troppo poche partite per dire se i favoriti ottengono quanto atteso.",
    },
    scale: (value, low, high) =>
      `Ai risultati si adatta meglio una scala di ${value} punti (intervallo al 95 %: da ${low} a ${high}). La tabella del regolamento ne presume circa 400.`,
    bands: (outside, all) =>
      outside === 0
        ? "In nessuna fascia di differenza il punteggio si scosta dall'atteso in modo significativo di oltre 0,01."
        : `In ${outside} di ${plural("it", all, "fascia", "fasce")} di differenza il punteggio si scosta dall'atteso in modo significativo di oltre 0,01.`,
    anchor: (change, players, from, to) =>
      `${plural("it", players, "giocatore stabile è variato", "giocatori stabili sono variati")} di ${change} punti (mediana) da ${from} a ${to}.`,
    median: (before, after, composition, within, since) =>
      `Da ${since} la mediana dei giocatori attivi è passata da ${before} a ${after}: ${composition} per chi è entrato e uscito, ${within} per chi è rimasto.`,
    points: (change, since) => `Da ${since} tutti i rating insieme sono variati di ${change} punti.`,
    accounted: "Il conto dei punti torna fino all'ultimo punto.",
    unaccounted: (points) => `Il conto dei punti non spiega ${points} punti.`,
    method: "Come si è misurato",
    methods: [
      "Si considera ogni partita tra due giocatori con rating che ha contato per una lista, con i rating con cui è stata valutata. I punteggi attesi sono quelli della tabella dell'edizione, per il giocatore con il rating più alto.",
      "L'indice di deflazione è quanto i favoriti hanno ottenuto meno dell'atteso, in punti ogni 100 partite. La scala migliore è quella della curva logistica che si adatta meglio ai punteggi.",
      "Gli intervalli nascono dall'estrarre più volte tornei interi, perché le partite di uno stesso torneo si somigliano. Le estrazioni hanno un seme fisso: le stesse liste danno la stessa relazione.",
      "Una fascia è fuori solo se si scosta di oltre 0,01, e con certezza anche considerando che si guardano tutte le fasce (correzione di Holm).",
      "Un allarme richiede due liste di seguito in cui una misura si scosta dal valore abituale più di quanto permette la soglia, e di oltre 3,5 errori standard.",
      "Il conto dei punti somma da dove i punti sono venuti e dove sono andati. Ciò che resta deve essere 0.",
    ],
    repeat: "Chiunque abbia i dati dell'ufficio può ripeterlo:",
  },
};
