import type * as english from "../../en/web/web-lists.ts";
import { plural } from "../../numbers.ts";

const count = (value: number, one: string, other: string): string => plural("it", value, one, other);
const named = (list: string, version: number): string => (version > 1 ? `${list}, versione ${version}` : list);

/** What the office's pages about periods and lists say. */
export const WEB_LIST_WORDS: typeof english.WEB_LIST_WORDS = {
  periods: {
    comesTo: (ready, heldBack) =>
      `Per questa lista: ${count(ready, "rapporto", "rapporti")}${heldBack > 0 ? `, ${count(heldBack, "trattenuto", "trattenuti")}` : ""}.`,
    close: "Chiusura di un periodo",
    closeText:
      "Prepara la prossima lista come bozza. Nulla è pubblico finché la bozza non è stata esaminata e pubblicata.",
    closeButton: "Chiudi il periodo",
    date: "Mese della lista, per esempio 2026-12; vuoto: la prossima",
    begin: "Iniziare senza nessuno",
    beginText:
      "Per un tipo di lista che non ne riprende una pubblicata: una lista vuota, da cui nasce la prima lista propria.",
    beginButton: "Inizia con una lista vuota",
    beginDate: "Mese della lista, per esempio 2026-12",
    lists: "Liste e bozze",
  },
  review: {
    title: (list, version) => named(list, version),
    contents: "contiene",
    counts: (rated, tournaments, games) =>
      `${count(rated, "giocatore con rating", "giocatori con rating")}, ${count(tournaments, "torneo", "tornei")}, ${count(games, "partita, contata per ciascun giocatore", "partite, contate per ciascun giocatore")}`,
    publish: "Pubblica…",
    discard: "Scartare la bozza",
    discardButton: "Scarta",
    confirmTitle: (list) => `Pubblicare «${list}»?`,
    confirmText:
      "Una lista pubblicata è definitiva. Ciò che vi è di sbagliato si può correggere solo con una lista successiva o con una nuova versione.",
    confirm: (hash) => `Pubblica la lista con sha-256 ${hash}…`,
    early: "Prima della data di chiusura: i tornei che finiscono dopo passano alla lista seguente",
    asClosed: "Così com'è stata chiusa, qualunque cosa sia arrivata dopo",
    back: "Indietro, senza fare nulla",
  },
  corrections: {
    intro:
      "Ciò che è arrivato dopo la pubblicazione di una lista e la cambierebbe. La lista vale finché qualcuno non decide.",
    nothing: "Non è arrivato nulla che cambierebbe una lista pubblicata.",
    came: "Che cosa è arrivato",
    title: (list) => `Correzione di ${list}`,
    preview: "Che cosa sarebbe diverso",
    previewText: "Rifà la lista con quanto si sa ora, e confronta. Non viene modificato nulla.",
    previewButton: "Prepara il prospetto delle differenze",
    sheet: (list, version, against, lines) =>
      `${list}: versione ${version} rispetto alla ${against}, ${count(lines, "riga diversa", "righe diverse")}`,
    before: "pubblicata",
    after: "rifatta",
    gamesBefore: "partite allora",
    gamesAfter: "partite ora",
    decide: "Decisione",
    ways: {
      next: "Correggere nella prossima lista",
      reopen: "Riaprire la lista e tutte le successive",
    },
    goOn: "Continua…",
    confirmTitle: (list) => `Correggere ${list}?`,
    confirmNext: (list) =>
      `${list} resta com'è. La differenza in punti viene aggiunta nella prossima lista dello stesso tipo.`,
    confirmReopen: (lists) =>
      `Di ciascuna di queste liste viene fatta e pubblicata subito una nuova versione: ${lists}.`,
    notPreviewed: "Nessuno ha ancora preparato il prospetto delle differenze.",
  },
  work: {
    title: "In corso",
    nothing: "Non c'è nulla in corso.",
    actions: {
      "publish-lists": "Le liste vengono verificate dal solo registro, poi pubblicate",
      "preview-import": "La lista viene letta e confrontata",
      "import-list": "La lista viene importata",
      "close-period": "Chiusura del periodo in corso",
      "publish-list": "La lista viene verificata dal solo registro, poi pubblicata",
      "preview-correction": "Preparazione del prospetto delle differenze in corso",
      "correct-next-list": "Registrazione della correzione in corso",
      "reopen-lists": "Rifacimento delle liste in corso",
    },
    begun: (about, by) => `${about}, iniziato da ${by}.`,
    starting: "avvio",
    of: (done, total) => `${done} su ${total}`,
    goesOn: "Questa pagina si aggiorna da sola. Il lavoro prosegue anche se la si lascia.",
  },
};
