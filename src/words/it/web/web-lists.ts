import { capital } from "../../capital.ts";
import type * as english from "../../en/web/web-lists.ts";
import { plural } from "../../numbers.ts";

const count = (value: number, one: string, other: string): string => plural("it", value, one, other);
const named = (list: string, version: number): string => (version > 1 ? `${list}, versione ${version}` : list);

/** What the office's pages about periods and lists say. */
export const WEB_LIST_WORDS: typeof english.WEB_LIST_WORDS = {
  periods: {
    comesTo: (ready, heldBack) =>
      `${count(ready, "referto pronto", "referti pronti")}${heldBack > 0 ? `, ${heldBack} in sospeso` : ""}.`,
    close: "Chiudi un periodo",
    closeText: "Crea una bozza della prossima lista. Nulla è pubblico finché non viene esaminata e pubblicata.",
    closeButton: "Chiudi il periodo",
    date: "Mese (vuoto: la prossima lista)",
    closeEarly: "Chiudi prima della data di chiusura (i tornei che finiscono dopo passano alla lista seguente)",
    older: (lists) => `Liste precedenti (${lists})`,
    begin: "Inizio con una lista vuota",
    beginText: "Per un ufficio che non riprende una lista pubblicata: la prima lista propria parte senza giocatori.",
    beginButton: "Crea una lista vuota",
    beginDate: "Mese della lista, per esempio 2026-12",
    lists: "Liste e bozze",
    none: "Ancora nessuna lista. Importarne una pubblicata, o cominciare con una lista vuota.",
  },
  review: {
    title: (list, version) => named(list, version),
    contents: "Contenuto",
    counts: (rated, tournaments, games) =>
      `${count(rated, "giocatore con rating", "giocatori con rating")} · ${count(tournaments, "torneo", "tornei")} · ${count(games, "risultato individuale", "risultati individuali")}`,
    publish: "Pubblica…",
    discard: "Scarta la bozza",
    discardButton: "Scarta la bozza",
    confirmTitle: (list) => `Pubblicare ${list}?`,
    confirmText:
      "Una lista pubblicata è definitiva. Gli errori si possono correggere solo in una lista successiva o con una nuova versione.",
    confirm: (hash) => `Pubblica la lista con sha-256 ${hash}…`,
    early: "Pubblica prima della data di chiusura (i tornei che finiscono dopo passano alla lista seguente)",
    asClosed: "Pubblica com'è stata chiusa, ignorando le modifiche successive",
    back: "Annulla",
  },
  corrections: {
    intro:
      "Modifiche arrivate dopo la pubblicazione di una lista che la cambierebbero. La lista resta com'è finché non si decide.",
    nothing:
      "Nessuna modifica riguarda le liste pubblicate. Qui compaiono i referti tardivi e le decisioni che ne cambierebbero una.",
    came: "Modifica",
    title: (list) => `Correggere ${list}`,
    preview: "Anteprima",
    previewText: "Ricalcola la lista con quanto si sa ora e confronta le due. Non viene modificato nulla.",
    previewButton: "Mostra le differenze",
    sheet: (list, version, against, lines) =>
      `${capital(list)}: versione ${version} rispetto alla ${against}, ${count(lines, "riga diversa", "righe diverse")}`,
    before: "Pubblicato",
    after: "Ricalcolato",
    gamesBefore: "Partite (pubblicate)",
    gamesAfter: "Partite (ricalcolate)",
    decide: "Decisione",
    ways: {
      next: "Correggere nella prossima lista",
      reopen: "Ripubblicare questa e tutte le liste successive",
    },
    goOn: "Continua…",
    confirmTitle: (list) => `Correggere ${list}?`,
    confirmNext: (list) =>
      `${capital(list)} resta com'è. La differenza in punti viene aggiunta nella prossima lista dello stesso tipo.`,
    confirmReopen: (lists) =>
      `Di ciascuna di queste liste viene creata e pubblicata subito una nuova versione: ${lists}.`,
    notPreviewed: "Le differenze non sono ancora state esaminate.",
  },
  work: {
    title: "In corso",
    nothing: "Non c'è nulla in corso.",
    actions: {
      "publish-lists": "Le liste vengono verificate dal solo registro, poi pubblicate",
      "preview-import": "La lista viene letta e confrontata",
      "import-list": "La lista viene importata",
      "preview-erasure": "Ricerca dei dati di una persona",
      "erase-person": "Cancellazione dei dati di una persona",
      "expire-reports": "Nascite tolte dai vecchi referti",
      "close-period": "Chiusura del periodo in corso",
      "publish-list": "Verifica della lista con il registro, poi pubblicazione",
      "preview-correction": "Confronto delle liste in corso",
      "correct-next-list": "Registrazione della correzione in corso",
      "reopen-lists": "Ricalcolo delle liste in corso",
    },
    begun: (about, by) => `${about}, iniziato da ${by}.`,
    starting: "avvio",
    of: (done, total) => `${done} su ${total}`,
    goesOn: "Questa pagina si aggiorna da sola. Si può lasciarla: il lavoro prosegue.",
  },
};
