import type * as english from "../../en/regulations/rate.ts";

/** What was expected when a report met a list and an edition. */
export const rateExpectationWords: typeof english.rateExpectationWords = ({ asDay }) => ({
  "system-of-pairings": ({ system }) => `il sistema che risulta dagli abbinamenti (${system})`,
  "player-of-list": () => "un giocatore della lista",
  "rating-of-list": ({ rating }) => (rating === 0 ? "nessun rating, come nella lista" : `${rating}, come nella lista`),
  "rating-readable": () => "un rating leggibile, o uno spazio",
  "first-control": ({ from, to }) =>
    to === 0 ? `un primo controllo alla mossa ${from} o più tardi` : `un primo controllo alla mossa ${from}`,
  "match-length": () => "il numero di partite previsto per il match (142)",
  "start-asked": ({ start }) => `${asDay(start)}, come richiesto`,
  "rate-of-play": () => "una cadenza leggibile, come 90 min + 30 sec per move",
});

export const RATE_FIELD_WORDS: typeof english.RATE_FIELD_WORDS = {
  "type of tournament": "tipo di torneo",
  id: "ID FIDE",
  rating: "rating",
  "rate of play": "cadenza",
  "length of the match": "lunghezza del match",
};

export const RATE_ISSUE_WORDS: typeof english.RATE_ISSUE_WORDS = {
  "system-not-as-declared": "gli abbinamenti non sono quelli del sistema dichiarato",
  "not-on-list": "giocatore non presente nella lista",
  "rating-not-of-list": "rating diverso dalla lista",
  "system-as-declared-only": "tutti hanno giocato contro tutti, ma è dichiarato un altro sistema",
  "rating-unknown": "rating illeggibile: le partite contro questo giocatore non contano",
  "rate-of-play-missing": "nessuna cadenza, e quindi non viene verificata",
  "rate-of-play-contradicts": "cadenza indicata due volte, con valori diversi",
  "first-control-noted": "primo controllo non alla mossa richiesta (solo annotato: il torneo è valido)",
  "match-length-unknown": "lunghezza del match non dichiarata: contano tutte le sue partite",
  "start-overruled": "è stata richiesta un'altra data di inizio",
  "rate-of-play-unread": "cadenza non comprensibile, e quindi non verificata",
};
