import type * as english from "../../en/refusals/club-refusals.ts";

const list = (values: readonly string[]): string => values.join(", ");

/** Requests about a club's book that are turned down. */
export const clubRefusalWords: typeof english.clubRefusalWords = ({ asDay }) => ({
  "bad-club-id": ({ found }) =>
    `L'id di un circolo ha lettere minuscole, cifre e trattini, come exempel-sk; trovato «${found}».`,
  "no-club": () => "Qui non c'è ancora un libro di circolo. Aprirne uno: clubs open ID --name NOME.",
  "which-club": ({ clubs }) => `Indicare il circolo con --club: ${list(clubs)}.`,
  "unknown-club": ({ club }) => `Non c'è alcun circolo ${club}.`,
  "club-exists": ({ club }) => `C'è già un circolo ${club}.`,
  "bad-bonus-steps": ({ found }) =>
    `Indicare il bonus come none, recommended, o nome di un distretto e gradini che non si sovrappongono, come Norr:800-999=15,1000-1199=5; trovato «${found}».`,
  "not-a-period-start": ({ found, starts }) =>
    `${asDay(found)} non è l'inizio di un periodo. Scegliere fra ${list(starts.map(asDay))}.`,
  "unknown-member": ({ member }) => `Nel libro non c'è il socio ${member}.`,
  "member-unclear": ({ found, candidates }) =>
    `«${found}» potrebbe essere ${list(candidates)}. Indicare il numero del socio.`,
  "unknown-guest": ({ guest }) => `Nel libro non c'è l'ospite ${guest}.`,
  "member-id-there": ({ id, member }) => `Il socio ${member} ha già l'ID federale ${id}.`,
  "member-name-there": ({ name, member }) => `${name} è già nel libro, come socio ${member}.`,
  "no-members": () => "Nessun socio trovato: scriverne uno per riga.",
  "too-many-members": ({ max }) => `Si possono aggiungere al massimo ${max} soci alla volta.`,
  "rating-or-birth": ({ found }) =>
    `${found} è un rating o un anno di nascita? Indicare le colonne in una riga sopra i soci, per esempio: nome, rating – oppure: nome, nascita.`,
  "bad-member-lines": ({ rows }) => `Nessuno è stato aggiunto. Correggere prima la riga ${rows.join(", ")}.`,
  "assessment-missing": ({ adultAge }) =>
    `Sotto i ${adultAge} anni, o con età ignota, non c'è un rating iniziale consueto: indicarlo con --rating e --reason.`,
  "reason-missing": () => "Indicare un motivo, per il registro.",
  "member-left": ({ member, left }) =>
    `Il socio ${member} ha lasciato il circolo il ${asDay(left)}: registrare prima il rientro.`,
  "member-not-left": ({ member }) => `Il socio ${member} non è uscito.`,
  "not-placeable": ({ member, rating, placedBelow }) =>
    `Il socio ${member} ha ${rating}. Il circolo può fissare i rating solo sotto ${placedBelow}.`,
  "not-placeable-to": ({ rating, placedBelow }) =>
    `Il circolo può fissare i rating solo sotto ${placedBelow}; trovato ${rating}.`,
  "below-book-lowest": ({ rating, lowest }) => `${rating} è sotto il rating più basso, ${lowest}.`,
  "member-not-entered": ({ member, entered, day }) =>
    `Il socio ${member} è iscritto dal ${asDay(entered)}, dopo la partita del ${asDay(day)}. Se non è esatto, correggere la data: clubs members change ${member} --entered ${asDay(day)}.`,
  "entered-after-game": ({ member, game, day }) =>
    `Il socio ${member} ha giocato la partita ${game} il ${asDay(day)}: la data di iscrizione non può essere successiva.`,
  "calendar-conflict": ({ starts }) =>
    `I nuovi periodi non si accordano con quelli esistenti o chiusi, al ${list(starts.map(asDay))}. Scegliere un --from successivo, o cambiare prima le impostazioni da quell'inizio.`,
  "undo-after-closing": ({ period, entry }) =>
    `L'ultima voce ha chiuso il periodo prima del ${asDay(period)}, e non si annulla. Per annullare una voce precedente, indicarla: clubs undo --entry ${entry}.`,
  "unknown-book-entry": ({ entry }) => `La voce ${entry} non ha cambiato nulla in questo libro che si possa annullare.`,
  "entry-built-on": ({ entry, by }) => `La voce ${entry} non si può annullare, perché ne dipendono altre: ${list(by)}.`,
  "decided-twice": ({ member }) => `Ci sono due decisioni sul socio ${member}. Sceglierne una.`,
  "deducted-unfit": ({ found, pointsPerYear, most }) =>
    `Le detrazioni precedenti sono ${pointsPerYear} punti per ogni anno intero senza partite, al massimo ${most}. Servono --last-game, --rating e --reason. Trovato: ${found}.`,
  "days-after-end": ({ day, end }) =>
    `Il turno del ${asDay(day)} è dopo l'ultimo giorno, ${asDay(end)}. Correggere una delle date.`,
  "assessment-not-needed": ({ member, last, yearsMax }) =>
    `Il socio ${member} ha giocato l'ultima volta il ${asDay(last)}. Una valutazione è possibile solo dopo ${yearsMax} anni senza partite.`,
  "merge-opponents": ({ game }) => `I due si sono affrontati nella partita ${game}: sono persone diverse.`,
  "book-tournament-exists": ({ tournament }) => `Il libro ha già un torneo ${tournament}.`,
  "unknown-book-tournament": ({ tournament }) =>
    `Il libro non ha alcun torneo ${tournament}. Per aprirlo: clubs tournaments open ID --name NAME --minutes N.`,
  "no-games-entered": () => "Non ci sono partite da inserire.",
  "game-there": ({ game, day }) =>
    `Questa partita è già nel libro (partita ${game}, ${asDay(day)}). Se i due hanno giocato due volte quel giorno, aggiungere --again.`,
  "bad-book-tournament-id": ({ found }) =>
    `L'id di un torneo nel libro ha lettere minuscole, cifre e trattini, come cup-2026; trovato "${found}".`,
  "guest-id-there": ({ guest, id }) => `L'ospite g${guest} ha già l'ID federale ${id}.`,
  "birth-after-entry": ({ birth, entered }) =>
    `La data di nascita (${asDay(birth)}) è dopo la data di iscrizione (${asDay(entered)}). Correggere una delle due.`,
  "game-twice": ({ white, black, day }) =>
    `${white} – ${black} compare due volte il ${asDay(day)}. Se i due hanno giocato due volte quel giorno, aggiungere --again.`,
  "unknown-book-game": ({ game }) => `Il libro non ha alcuna partita ${game}.`,
  "game-withdrawn": ({ game }) => `La partita ${game} è stata ritirata. Ripristinarla prima.`,
  "game-not-withdrawn": ({ game }) => `La partita ${game} non è stata ritirata.`,
  "no-member-in-game": () => "Nessuno dei due giocatori è socio del circolo.",
  "game-against-self": ({ player }) => `${player} compare come entrambi i giocatori. Correggere uno dei due.`,
  "finished-before-begun": ({ begun, finished }) =>
    `Una partita iniziata il ${asDay(begun)} non può essere finita il ${asDay(finished)}. Correggere una delle date.`,
  "day-before-book": ({ day, from }) => `${asDay(day)} è anteriore all'inizio del libro, ${asDay(from)}.`,
  "day-in-future": ({ day, on }) => `${asDay(day)} è dopo ${asDay(on)}. Indicare una data precedente.`,
  "nothing-to-undo": () => "Non c'è nulla da annullare.",
  "period-not-over": ({ period, on }) =>
    `Il periodo dura fino al ${asDay(period)}; il ${asDay(on)} non si può chiudere.`,
  "period-not-next": ({ period, next }) =>
    `Il prossimo periodo da chiudere finisce al ${asDay(next)}, non al ${asDay(period)}.`,
  "period-not-closed": ({ period }) => `Il periodo prima del ${asDay(period)} non è chiuso.`,
  "members-undecided": ({ members }) =>
    `Decidere prima su questi soci, con --accept, --let-go o --raise: ${list(members)}. Vedere: clubs list-proposals`,
  "estimates-missing": ({ guests }) =>
    `Mancano le stime di ${list(guests)}. Indicarle: clubs guests change NUMERO --estimate RATING. clubs list-proposals mostra che cosa suggeriscono i risultati.`,
  "nothing-proposed": ({ member }) => `Non c'è nulla da decidere sul socio ${member}.`,
  "not-a-club-list": ({ line }) => `Non è una lista di circolo: la riga ${line} non è valida.`,
  "club-list-there": ({ club, period, version }) =>
    `La lista di ${club} del ${asDay(period)}, versione ${version}, è già stata ricevuta.`,
  "unknown-club-list": ({ club, period }) =>
    period === ""
      ? `${club} non ha ancora liste. Chiudere un periodo per crearne una.`
      : `${club} non ha una lista del ${asDay(period)}.`,
  "not-loopback": ({ host }) =>
    `Un libro di circolo senza account funziona solo su questo computer: usare 127.0.0.1, localhost o ::1, non ${host}.`,
  "row-unfinished": () => "Ogni riga ha bisogno di Bianco, risultato e Nero.",
  "evening-faulty": ({ count }) =>
    `Non è stato salvato nulla: ${count === 1 ? "una partita ha un errore" : `${count} partite hanno errori`}. Correggere e salvare di nuovo.`,
  "bad-address": ({ found }) => `Un indirizzo comincia con http:// o https://; trovato "${found}".`,
  "token-missing": () => "Indicare il token dell'account del circolo con --token TOKEN o RATING_OFFICE_TOKEN.",
  "office-unreachable": ({ to, why }) =>
    `${to} non è raggiungibile${why === "" ? "" : ` (${why})`}. La lista è salvata qui: inviarla di nuovo più tardi.`,
  "office-refused": ({ to, status, says }) =>
    `${to} non ha accettato la lista (${status})${says === "" ? "." : `: ${says}`} La lista è salvata qui e si può inviare di nuovo.`,
  "not-an-office": ({ to }) =>
    `${to} non è un ufficio rating. Controllare l'indirizzo. La lista è salvata qui e si può inviare di nuovo.`,
});
