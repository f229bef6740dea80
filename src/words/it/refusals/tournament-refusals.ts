import type * as english from "../../en/refusals/tournament-refusals.ts";

const DECISIONS: Readonly<Record<"registration" | "rating", string>> = {
  registration: "la registrazione",
  rating: "la validità per il rating",
};

const partOf = (part: number | string): string => (Number(part) > 0 ? `, parte ${part}` : "");

/** Requests about tournaments, reports and rulings that are turned down. */
export const tournamentRefusalWords: typeof english.tournamentRefusalWords = ({ asDay }) => ({
  "bad-tournament-id": ({ found }) =>
    `L'id di un torneo ha fino a 40 lettere, cifre, punti, trattini e trattini bassi, come 2026-0001; trovato «${found}».`,
  "dates-reversed": ({ start, end }) => `Un torneo che inizia il ${asDay(start)} non può finire il ${asDay(end)}.`,
  "registration-incomplete": ({ facts }) =>
    `Per una registrazione serve ${facts.join(", ")}; oppure prendere quanto dice un rapporto, con --from.`,
  "tournament-exists": ({ tournament }) => `C'è già un torneo ${tournament}.`,
  "unknown-tournament": ({ tournament }) => `Qui non è registrato alcun torneo ${tournament}.`,
  "tournament-not-on-list": ({ tournament, list }) => `${tournament} non è nella lista ${list}.`,
  "stage-of-itself": ({ tournament }) => `${tournament} non può essere una fase di sé stesso.`,
  "stage-of-stage": ({ tournament, whole }) =>
    `${tournament} è a sua volta una fase di ${whole}: tutte le fasi indicano lo stesso torneo.`,
  "stage-of-other-list": ({ tournament, kind }) =>
    `${tournament} è per la lista ${kind}: le fasi di un torneo sono per la stessa lista.`,
  "stage-in-parts": ({ tournament }) =>
    `Il rapporto di ${tournament} si invia in parti: ogni fase ha un proprio rapporto, e le parti sono di un unico torneo.`,
  "ratings-fixed": ({ start, article }) =>
    `Quali rating usare si decide prima del primo turno: questo torneo è iniziato il ${asDay(start)} (§ ${article}).`,
  "ratings-not-chosen": ({ edition }) =>
    `Secondo ${edition} i rating non possono essere quelli del giorno di ogni partita: sono quelli dell'inizio.`,
  "cannot-be-refused": ({ tournament, article }) =>
    `${tournament} è un torneo ufficiale: la sua registrazione non può essere respinta (§ ${article}).`,
  "always-rated": ({ tournament, article }) =>
    `${tournament} è una manifestazione ufficiale, sempre valida per il rating: non si può decidere altrimenti (§ ${article}).`,
  "before-registration": ({ tournament, registered, on }) =>
    `${tournament} è stato registrato il ${asDay(registered)}: non si può decidere il ${asDay(on)}.`,
  "told-before-decision": ({ tournament, on, toldOn }) =>
    `La decisione su ${tournament} è del ${asDay(on)}: non può essere comunicata il ${asDay(toldOn)}.`,
  "appeal-before-decision": ({ tournament, decided, on }) =>
    `La decisione su ${tournament} è del ${asDay(decided)}: un ricorso non può arrivare il ${asDay(on)}.`,
  "outcome-before-appeal": ({ tournament, appealed, on }) =>
    `Il ricorso per ${tournament} è arrivato il ${asDay(appealed)}: non può essere deciso il ${asDay(on)}.`,
  "nothing-to-admit": ({ tournament, article }) =>
    `La registrazione di ${tournament} vale già: non c'è nulla da ammettere (§ ${article}).`,
  "already-decided": ({ tournament }) => `La decisione su ${tournament} è già questa.`,
  "list-before-tournament": ({ tournament, list, start }) =>
    `il torneo ${tournament} comincia il ${asDay(start)}: non può appartenere alla lista del ${asDay(list)}`,
  "announced-too-late": ({ tournament, start, article }) =>
    `${tournament} è iniziato il ${asDay(start)}: un torneo si annuncia come non valido per il rating prima del suo inizio (§ ${article}).`,
  "nothing-to-appeal": ({ tournament, against }) =>
    `Non vale alcuna decisione contro ${DECISIONS[against]} di ${tournament}: non c'è nulla contro cui ricorrere.`,
  "appeal-too-late": ({ tournament, until, article }) =>
    `L'ultimo giorno per il ricorso per ${tournament} era il ${asDay(until)} (§ ${article}).`,
  "appeal-there": ({ tournament }) => `Il ricorso per ${tournament} è già pervenuto.`,
  "no-appeal": ({ tournament, against }) =>
    `Non è aperto alcun ricorso riguardo a ${tournament} per ${DECISIONS[against]}.`,
  "one-report-only": ({ count }) =>
    `Un torneo ha un solo rapporto, o uno per ogni parte; file trovati: ${count}. Riceverli uno per uno.`,
  "tournament-missing": () =>
    "Per quale torneo? Indicarlo con --tournament, o registrarlo dai dati del rapporto stesso con --register.",
  "not-a-report": ({ file }) =>
    `${file} non è un rapporto di torneo (TRF, o partite in CSV o PGN) con giocatori e risultati.`,
  "report-has-errors": ({ file, errors }) =>
    `${file} contiene errori (${errors}): farlo correggere, o accettarlo così com'è con --despite-errors.`,
  "report-of-other": ({ file, tournament, part }) => `${file} è già stato ricevuto, per ${tournament}${partOf(part)}.`,
  "not-in-parts": ({ tournament }) =>
    `Per ${tournament} non è registrato l'invio del rapporto in parti: tralasciare --part, o modificare la registrazione.`,
  "part-missing": ({ tournament, part, next }) =>
    `La parte ${part} di ${tournament} non può ancora arrivare: la prossima è la parte ${next}.`,
  "part-needed": ({ tournament, next }) =>
    `Il rapporto di ${tournament} si invia in parti: indicare quale con --part; la prossima è la ${next}.`,
  "no-report": ({ tournament, part }) => `Qui non c'è alcun rapporto di ${tournament}${partOf(part)} che valga.`,
  "unknown-entrant": ({ tournament, startNumber }) =>
    `Il rapporto di ${tournament} non ha alcun giocatore con il numero di sorteggio ${startNumber}.`,
  "entrant-twice": ({ tournament, player, startNumber }) =>
    `Il giocatore ${player} è già in ${tournament}, con il numero di sorteggio ${startNumber}.`,
  "compare-with-itself": ({ tournament }) => `${tournament} è un solo torneo: ne servono due.`,
  "unknown-question": ({ tournament, question }) => `Su ${tournament} non è stata posta alcuna domanda ${question}.`,
  "question-answered": ({ tournament, question }) => `Alla domanda ${question} su ${tournament} è già stato risposto.`,
  "unknown-game": ({ tournament, round, white, black }) =>
    `Il rapporto di ${tournament} non ha alcuna partita tra ${white} e ${black} nel turno ${round}, con questi colori.`,
  "game-not-played": ({ tournament, round, white, black }) =>
    `${white} e ${black} non hanno giocato nel turno ${round} di ${tournament}, per quanto dice il rapporto: una partita simile non può contare.`,
  "game-not-ruled": ({ tournament, round, white, black }) =>
    `Non vale alcuna pronuncia sulla partita tra ${white} e ${black} nel turno ${round} di ${tournament}.`,
});
