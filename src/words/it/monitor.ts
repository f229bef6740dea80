import { plural } from "../numbers.ts";
import type { MonitorWords } from "../types/monitor-words.ts";

export const MONITOR_WORDS: MonitorWords = {
  reading: "partite lette",
  calibrated: (games) => `Calibrazione di ${plural("it", games, "partita", "partite")}`,
  byEdition: (edition, games) => `${edition}: ${plural("it", games, "partita", "partite")}`,
  leftOut: {
    unplayed: (games) => `Escluse perché non giocate: ${plural("it", games, "partita", "partite")}`,
    unrated: (games) => `Escluse perché un giocatore è senza rating: ${plural("it", games, "partita", "partite")}`,
    undated: (games) =>
      `Escluse perché senza data, quindi senza edizione: ${plural("it", games, "partita", "partite")}. Indicarla con --edition.`,
  },
  intervals: {
    event: (resamples) =>
      `Gli intervalli contengono il valore vero con il 95 %; interi tornei sono stati estratti ${resamples} volte.`,
    game: (resamples) =>
      `Gli intervalli contengono il valore vero con il 95 %; le partite sono state estratte ${resamples} volte, perché i tornei sono troppo pochi.`,
  },
  measures: {
    deflationIndex: "Indice di deflazione (%)",
    scale: "Scala logistica migliore",
    slope: "Pendenza di calibrazione",
    log10: "Devianza (log10)",
    nats: "Devianza (nat × 100)",
    scaled: "Devianza (% di nessuna informazione)",
    brier: "Punteggio di Brier",
  },
  ideal: {
    deflationIndex: "0 se la scala regge; sopra 0 i favoriti fanno troppo poco",
    scale: "400; al di sopra i rating sono troppo distanti",
    slope: "1; al di sotto i punteggi attesi sono troppo estremi",
    log10: "0,30103 se non si sapesse nulla",
    nats: "69,31 se non si sapesse nulla",
    scaled: "100 se non si sapesse nulla",
  },
  bands: "Per differenza di rating, dal lato del giocatore più forte",
  years: "Per anno",
  flagged: "fuori",
  nothingFlagged: "Nessuna fascia si scosta in modo significativo di oltre 0,01.",
  heads: {
    measure: "Misura",
    value: "Valore",
    interval: "Intervallo 95 %",
    ideal: "Confronto",
    difference: "Differenza",
    games: "Partite",
    expected: "Atteso",
    scored: "Ottenuto",
    deviation: "Scarto",
    standardError: "Err. std.",
    detectable: "Rilevabile",
    flag: "Esito",
    year: "Anno",
  },
  movement: {
    heads: {
      list: "Lista",
      active: "Giocatori attivi",
      median: "Mediana",
      spread: "Dev. standard",
      top: "Media dei primi 100",
      from: "Da",
      to: "A",
      players: "Giocatori",
      games: "Partite",
      points: "Punti",
      change: "Variazione mediana",
      rating: "Rating precedente",
      age: "Età",
      perGame: "Punti per partita",
    },
    ledger: "Da dove vengono i punti",
    entrants: "Nuovi ingressi",
    leavers: "Usciti",
    played: (games) => `Giocatori con partite (${plural("it", games, "partita", "partite")})`,
    idle: "Variati senza partite",
    uncounted: "Variati, partite non indicate",
    unexplained: "Non spiegato",
    perGame: "Variazione dei giocatori con partite",
    medianChange: (before, after, composition, within) =>
      `Mediana dei giocatori attivi: ${before} → ${after}; ${composition} per ingressi e uscite, ${within} per chi è rimasto`,
    cohort:
      "Coorte di riferimento: giocatori da 25 a 45 anni con almeno 10 partite nell'anno precedente e 10 in quello successivo",
  },
  watch: {
    noAlarms: "Nessun allarme: nessuna misura è uscita dai valori abituali.",
    alarm: (name, list, value, usual) => `Allarme, lista di ${list}: ${name} (${value}, di solito ${usual})`,
    alarms: {
      "index-shift": {
        name: "L'indice di deflazione si è spostato",
        reason: "I favoriti ottengono meno o più punti che nei tre anni precedenti, di oltre 1 punto su cento.",
        look: "Guardare le fasce della calibrazione, poi i nuovi e i giovani.",
      },
      "index-level": {
        name: "L'indice di deflazione è alto",
        reason:
          "Sopra il 4 % la scala pubblicata è tesa quanto lo era quella FIDE prima delle modifiche di marzo 2024.",
        look: "Guardare la calibrazione per anno: è cresciuta piano o di colpo?",
      },
      "scale-shift": {
        name: "La scala migliore si è spostata",
        reason: "La scala che corrisponde ai risultati dista oltre 40 punti da quella dei tre anni precedenti.",
        look: "Guardare le fasce con grandi differenze e la dispersione dei rating.",
      },
      "anchor-drift": {
        name: "I giocatori stabili derivano",
        reason:
          "I giocatori attivi da 25 a 45 anni guadagnano o perdono in un anno più punti del solito: si muove la scala, non la loro forza.",
        look: "Guardare il conto dei punti: quale voce aggiunge o toglie punti?",
      },
      juniors: {
        name: "I giovani hanno rating troppo bassi o troppo alti",
        reason: "I giocatori fino a 18 anni ottengono più o meno dell'atteso, oltre quanto è normale per chi migliora.",
        look: "Guardare il K dei giovani e quante partite giocano in un anno.",
      },
      newcomers: {
        name: "I primi rating sono troppo bassi o troppo alti",
        reason: "I giocatori nel primo anno in lista ottengono più o meno dell'atteso, oltre il solito.",
        look: "Guardare il livello dei primi rating e la regola che li stabilisce.",
      },
      "idle-points": {
        name: "I rating si muovono senza partite",
        reason: "I giocatori senza partite sono variati di oltre 3 punti all'anno per ogni giocatore in lista.",
        look: "Guardare correzioni, modifiche una tantum e liste importate.",
      },
    },
    measures: {
      index: "Indice di deflazione (%)",
      scale: "Scala più adatta (norma: 400)",
      anchor: "Giocatori stabili, punti in un anno",
      juniors: "Giovani: ottenuto − atteso",
      newcomers: "Primo anno: ottenuto − atteso",
      idle: "Variati senza partite, punti in un anno",
      others: "Contro altri gruppi: ottenuto − atteso",
    },
    explained: {
      index:
        "Di quanto i favoriti ottengono meno dell'atteso. Vicino a 0 la scala tiene; oltre il 4 % è troppo estesa.",
      scale: "La scala della formula logistica più adatta ai risultati. Oltre 400 i rating sono troppo distanti.",
      anchor:
        "Quanto guadagnano o perdono in un anno i giocatori attivi dai 25 ai 45 anni. Lontano da 0 si muove la scala, non la loro forza.",
      juniors: "Punti per partita dei giocatori fino a 18 anni, meno l'atteso. Sopra 0 il loro rating è troppo basso.",
      newcomers: "Punti per partita nel primo anno in lista, meno l'atteso. Sopra 0 i primi rating sono troppo bassi.",
      idle: "Di quanti punti sono variati i giocatori senza partite, per ogni giocatore in lista.",
      others:
        "Punti per partita contro giocatori di altri gruppi, meno l'atteso. Sopra 0 il rating del gruppo è troppo basso.",
    },
    measuresTitle: "Per lista, dalle partite delle 12 liste fino ad essa (± errore standard)",
    ledgerTitle: "Conto dei punti",
    groupsTitle: "Ottenuto meno atteso nelle ultime 12 liste",
    federationsTitle:
      "Scarti tra federazioni, dalle partite reciproche nelle ultime 12 liste: sopra 0 rating troppo bassi",
    sexes: { m: "Uomini", w: "Donne" },
    heads: {
      list: "Lista",
      group: "Gruppo",
      age: "Età",
      rating: "Rating",
      federation: "Federazione",
      games: "Partite",
      residual: "Ottenuto − atteso",
      error: "Err. std.",
      offset: "Punti",
    },
  },
  page: {
    intro:
      "I rating possono derivare anche se ognuno è giusto. Questa pagina controlla la scala stessa: se i favoriti ottengono quanto atteso e se i rating dei giocatori stabili si muovono.",
    none: "Non ci sono ancora due liste pubblicate. Quando ci saranno, questa pagina le confronterà.",
    calculating: "I numeri sono in corso di calcolo. Questa pagina si aggiorna da sola.",
    curve: "Atteso e ottenuto, per differenza di rating",
    curveNote: "Le linee verticali sono intervalli di confidenza al 95 % del punteggio.",
    ridges: "Rating dei giocatori attivi alla fine di ogni anno",
    altogether: "In tutto",
    ledgerChart: (lists) => `Punti interi per causa, nelle ultime ${plural("it", lists, "lista", "liste")}.`,
    alarmsTitle: "Allarmi",
    ledgerNote: "Punti di tutti i rating insieme, da una lista alla successiva.",
    numbers: "Mostra i numeri",
    csv: "Misure in CSV",
    of: (games, lists) =>
      `Da ${plural("it", games, "partita", "partite")} di ${plural("it", lists, "lista", "liste")}.`,
  },
};
