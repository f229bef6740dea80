import type * as english from "../../en/regulations/rate.ts";

/** What was expected when a report met a list and an edition. */
export const rateExpectationWords: typeof english.rateExpectationWords = ({ asDay }) => ({
  "system-of-pairings": ({ system }) => `el sistema que muestran los emparejamientos (${system})`,
  "player-of-list": () => "un jugador de la lista",
  "rating-of-list": ({ rating }) => (rating === 0 ? "sin Elo, como en la lista" : `${rating}, como en la lista`),
  "rating-readable": () => "un Elo que se pueda leer, o un espacio en blanco",
  "first-control": ({ from, to }) =>
    to === 0 ? `un primer control en la jugada ${from} o después` : `un primer control en la jugada ${from}`,
  "match-length": () => "el número de partidas previsto para el match (142)",
  "start-asked": ({ start }) => `${asDay(start)}, como se indicó`,
  "rate-of-play": () => "un ritmo de juego que se pueda leer, por ejemplo 90 min + 30 sec per move",
});

export const RATE_FIELD_WORDS: typeof english.RATE_FIELD_WORDS = {
  "type of tournament": "tipo de torneo",
  id: "ID FIDE",
  rating: "Elo",
  "rate of play": "ritmo de juego",
  "length of the match": "duración del match",
};

export const RATE_ISSUE_WORDS: typeof english.RATE_ISSUE_WORDS = {
  "system-not-as-declared": "los emparejamientos no son los del sistema declarado",
  "not-on-list": "el jugador no está en la lista",
  "rating-not-of-list": "Elo distinto del de la lista",
  "system-as-declared-only": "todos jugaron contra todos, pero se declara otro sistema",
  "rating-unknown": "Elo ilegible: las partidas contra este jugador no cuentan",
  "rate-of-play-missing": "sin ritmo de juego, así que no se comprueba",
  "rate-of-play-contradicts": "ritmo de juego indicado dos veces, con valores distintos",
  "first-control-noted": "primer control fuera de la jugada exigida (solo se anota: el torneo se computa)",
  "match-length-unknown": "duración del match no declarada: cuentan todas sus partidas",
  "start-overruled": "se indicó otra fecha de inicio",
  "rate-of-play-unread": "ritmo de juego no entendido, así que no se comprueba",
};
