import { capital } from "../../capital.ts";
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
  "dates-reversed": ({ start, end }) =>
    `Un torneo che inizia il ${asDay(start)} non può finire il ${asDay(end)}. Correggere una delle date.`,
  "registration-incomplete": ({ facts }) =>
    `Alla registrazione mancano ${facts.join(", ")}. Si possono prendere da un referto con --from.`,
  "tournament-exists": ({ tournament }) => `C'è già un torneo ${tournament}.`,
  "unknown-tournament": ({ tournament }) => `Non c'è alcun torneo ${tournament}. Registrarlo prima.`,
  "tournament-not-on-list": ({ tournament, list }) => `${capital(list)} non comprende ${tournament}.`,
  "stage-of-itself": ({ tournament }) => `${tournament} non può essere una fase di sé stesso.`,
  "stage-of-stage": ({ tournament, whole }) =>
    `${tournament} è a sua volta una fase di ${whole}: tutte le fasi indicano lo stesso torneo.`,
  "stage-of-other-list": ({ tournament, kind }) =>
    `${tournament} è per la lista ${kind}: le fasi di un torneo sono per la stessa lista.`,
  "stage-in-parts": ({ tournament }) =>
    `${tournament} ha il referto in parti, ma una fase ha un proprio referto. Usare le fasi oppure le parti.`,
  "ratings-fixed": ({ start, article }) =>
    `Quali rating usare si decide prima del primo turno: questo torneo è iniziato il ${asDay(start)} (§ ${article}).`,
  "ratings-not-chosen": ({ edition }) =>
    `${edition}: i rating sono quelli dell'inizio del torneo e non possono essere quelli di ogni partita.`,
  "cannot-be-refused": ({ tournament, article }) =>
    `${tournament} è un torneo ufficiale: la sua registrazione non può essere respinta (§ ${article}).`,
  "always-rated": ({ tournament, article }) =>
    `${tournament} è una manifestazione ufficiale, sempre valida per il rating: questa decisione non è possibile (§ ${article}).`,
  "before-registration": ({ tournament, registered, on }) =>
    `${tournament} è stato registrato il ${asDay(registered)}: una decisione non può avere la data del ${asDay(on)}. Indicare una data successiva.`,
  "told-before-decision": ({ tournament, on, toldOn }) =>
    `La decisione su ${tournament} è del ${asDay(on)}: l'organizzatore non può essere stato informato il ${asDay(toldOn)}. Indicare una data successiva.`,
  "appeal-before-decision": ({ tournament, decided, on }) =>
    `La decisione su ${tournament} è del ${asDay(decided)}: un ricorso non può avere la data del ${asDay(on)}. Indicare una data successiva.`,
  "outcome-before-appeal": ({ tournament, appealed, on }) =>
    `Il ricorso per ${tournament} è arrivato il ${asDay(appealed)}: la decisione non può avere la data del ${asDay(on)}. Indicare una data successiva.`,
  "nothing-to-admit": ({ tournament, article }) => `La registrazione di ${tournament} è già accettata (§ ${article}).`,
  "already-decided": ({ tournament }) => `La decisione su ${tournament} è già questa.`,
  "list-before-tournament": ({ tournament, list, start }) =>
    `Il torneo ${tournament} comincia il ${asDay(start)}: non può essere nella lista del ${asDay(list)}. Scegliere una lista successiva.`,
  "announced-too-late": ({ tournament, start, article }) =>
    `${tournament} è iniziato il ${asDay(start)}. Un torneo si può annunciare come non valido solo prima dell'inizio (§ ${article}).`,
  "nothing-to-appeal": ({ tournament, against }) =>
    `Non vale alcuna decisione contro ${DECISIONS[against]} di ${tournament}: non c'è nulla contro cui ricorrere.`,
  "appeal-too-late": ({ tournament, until, article }) =>
    `L'ultimo giorno per il ricorso per ${tournament} era il ${asDay(until)} (§ ${article}).`,
  "appeal-there": ({ tournament }) => `Il ricorso per ${tournament} è già pervenuto.`,
  "no-appeal": ({ tournament, against }) =>
    `Non è aperto alcun ricorso riguardo a ${tournament} per ${DECISIONS[against]}.`,
  "one-report-only": ({ count }) =>
    `Un torneo ha un solo referto, o uno per ogni parte; file trovati: ${count}. Riceverli uno per uno.`,
  "tournament-missing": () => "Indicare il torneo con --tournament, o registrarlo dal referto con --register.",
  "not-a-report": ({ file }) =>
    `${file} non è un referto di torneo (TRF, o partite in CSV o PGN) con giocatori e risultati.`,
  "report-has-errors": ({ file, errors }) =>
    `${file} contiene errori (${errors}). Farlo correggere, o accettarlo comunque con --despite-errors.`,
  "report-of-other": ({ file, tournament, part }) => `${file} è già stato ricevuto, per ${tournament}${partOf(part)}.`,
  "not-in-parts": ({ tournament }) =>
    `${tournament} non è registrato per referti in parti. Omettere --part, o modificare la registrazione.`,
  "part-missing": ({ tournament, part, next }) =>
    `La parte ${part} di ${tournament} non può ancora arrivare: la prossima è la parte ${next}.`,
  "part-needed": ({ tournament, next }) =>
    `${tournament} prevede il referto in parti. Indicare la parte con --part; la prossima è la ${next}.`,
  "no-report": ({ tournament, part }) => `Non c'è alcun referto di ${tournament}${partOf(part)}.`,
  "unknown-entrant": ({ tournament, startNumber }) =>
    `Il referto di ${tournament} non ha alcun giocatore con il numero di sorteggio ${startNumber}.`,
  "entrant-twice": ({ tournament, player, startNumber }) =>
    `Il giocatore ${player} è già in ${tournament}, con il numero di sorteggio ${startNumber}.`,
  "compare-with-itself": ({ tournament }) => `Indicare due tornei diversi; ${tournament} compare due volte.`,
  "unknown-question": ({ tournament, question }) => `Su ${tournament} non è stata posta alcuna domanda ${question}.`,
  "question-answered": ({ tournament, question }) => `Alla domanda ${question} su ${tournament} è già stato risposto.`,
  "result-needs-trf": ({ file }) => `Il referto "${file}" non è un file TRF: invia invece un file corretto.`,
  "reported-game-unknown": ({ round, white, black }) =>
    `Nel referto non c'è una partita del turno ${round} tra il giocatore ${white} (Bianco) e il giocatore ${black}: controlla numeri e colori.`,
  "unknown-game": ({ tournament, round, white, black }) =>
    `Il referto di ${tournament} non ha la partita ${white} – ${black} nel turno ${round}. Controllare turno e colori.`,
  "game-not-played": ({ tournament, round, white, black }) =>
    `Secondo il referto, ${white} e ${black} non hanno giocato nel turno ${round} di ${tournament}: la partita non può contare.`,
  "game-not-ruled": ({ tournament, round, white, black }) =>
    `Non c'è alcuna decisione sulla partita ${white} – ${black} nel turno ${round} di ${tournament}.`,
});
