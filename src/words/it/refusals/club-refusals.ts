import type * as english from "../../en/refusals/club-refusals.ts";

const list = (values: readonly string[]): string => values.join(", ");

/** Requests about a club's book that are turned down. */
export const clubRefusalWords: typeof english.clubRefusalWords = ({ asDay }) => ({
  "bad-club-id": ({ found }) =>
    `L'id di un circolo ha lettere minuscole, cifre e trattini, come exempel-sk; trovato «${found}».`,
  "no-club": () => "Nessun circolo tiene qui il suo libro. Per aprirne uno: clubs open ID --name NAME.",
  "which-club": ({ clubs }) => `Quale circolo? Indicarlo con --club: ${list(clubs)}.`,
  "unknown-club": ({ club }) => `Qui non c'è alcun circolo ${club}.`,
  "club-exists": ({ club }) => `C'è già un circolo ${club}.`,
  "bad-bonus-steps": ({ found }) =>
    `Il bonus è none, recommended, o il nome di un distretto con scaglioni che non si sovrappongono, come Norr:800-999=15,1000-1199=5; trovato «${found}».`,
  "not-a-period-start": ({ found, starts }) =>
    `${found} non è l'inizio di un periodo. I più vicini sono ${list(starts.map(asDay))}.`,
  "unknown-member": ({ member }) => `Il libro non ha alcun socio ${member}.`,
  "member-unclear": ({ found, candidates }) => `«${found}» potrebbe essere ${list(candidates)}: indicare il numero.`,
  "unknown-guest": ({ guest }) => `Il libro non ha alcun ospite ${guest}.`,
  "member-id-there": ({ id, member }) => `Il socio ${member} ha già il numero ${id} presso la federazione.`,
  "assessment-missing": ({ adultAge }) =>
    `Per chi ha meno di ${adultAge} anni o è di età sconosciuta nessun rating è consueto: giudicare la forza con --rating e --reason.`,
  "reason-missing": () => "Serve un motivo, per il giornale.",
  "member-left": ({ member, left }) => `Il socio ${member} è uscito il ${asDay(left)}: farlo prima rientrare.`,
  "member-not-left": ({ member }) => `Il socio ${member} non è uscito.`,
  "not-placeable": ({ member, rating, placedBelow }) =>
    `Il socio ${member} ha ${rating}: il circolo colloca a mano solo sotto ${placedBelow}.`,
  "not-placeable-to": ({ rating, placedBelow }) =>
    `Il circolo assegna a mano solo sotto ${placedBelow}, non ${rating}.`,
  "below-book-lowest": ({ rating, lowest }) => `${rating} è sotto il rating più basso, ${lowest}.`,
  "member-not-entered": ({ member, entered, day }) =>
    `Il socio ${member} è iscritto dal ${asDay(entered)}, dopo la partita del ${asDay(day)}. Se era già socio: clubs members change ${member} --entered ${asDay(day)}.`,
  "entered-after-game": ({ member, game, day }) =>
    `Il socio ${member} ha giocato la partita ${game} il ${asDay(day)}: era iscritto al più tardi allora.`,
  "calendar-conflict": ({ starts }) =>
    `I calendari non si accorderebbero fra loro, o con ciò che è chiuso, al ${list(starts.map(asDay))}. Scegliere un --from successivo, o cambiare prima le impostazioni da quell'inizio.`,
  "undo-after-closing": ({ period, entry }) =>
    `L'ultima cosa fatta è la chiusura al ${asDay(period)}, che non si annulla: la sua lista avrà nuove versioni. Per riprendere una registrazione precedente, indicarla: clubs undo --entry ${entry}.`,
  "unknown-book-entry": ({ entry }) =>
    `La registrazione ${entry} non ha cambiato in questo libro nulla che si possa riprendere.`,
  "entry-built-on": ({ entry, by }) => `La registrazione ${entry} non si può riprendere: vi si basa ${list(by)}.`,
  "decided-twice": ({ member }) => `Sul socio ${member} si decide due volte: sceglierne una.`,
  "deducted-unfit": ({ found, pointsPerYear, most }) =>
    `I punti detratti prima sono ${pointsPerYear} per ogni anno intero senza partite, al massimo ${most}, e richiedono --last-game, --rating e --reason; trovato ${found}.`,
  "days-after-end": ({ day, end }) => `Un turno il ${asDay(day)} cade dopo l'ultimo giorno, ${asDay(end)}.`,
  "assessment-not-needed": ({ member, last, yearsMax }) =>
    `Il socio ${member} ha giocato l'ultima volta il ${asDay(last)}: prima che siano passati ${yearsMax} anni non si giudica nulla.`,
  "merge-opponents": ({ game }) => `I due si sono incontrati nella partita ${game}: non sono una sola persona.`,
  "book-tournament-exists": ({ tournament }) => `Il libro ha già un torneo ${tournament}.`,
  "unknown-book-tournament": ({ tournament }) =>
    `Il libro non ha alcun torneo ${tournament}. Per aprirlo: clubs tournaments open ID --name NAME --minutes N.`,
  "no-games-entered": () => "Non ci sono partite da inserire.",
  "game-there": ({ game, day }) =>
    `Questa è la partita ${game} del ${asDay(day)}, che è già nel libro. Se i due hanno davvero giocato due volte, indicare --again.`,
  "bad-book-tournament-id": ({ found }) =>
    `L'id di un torneo nel libro ha lettere minuscole, cifre e trattini, come cup-2026; trovato "${found}".`,
  "guest-id-there": ({ guest, id }) => `L'ospite g${guest} ha già il numero ${id} presso la federazione.`,
  "birth-after-entry": ({ birth, entered }) =>
    `Nato nel ${asDay(birth)} e iscritto il ${asDay(entered)}: uno dei due è sbagliato.`,
  "game-twice": ({ white, black, day }) =>
    `${white} e ${black} sono qui due volte, il ${asDay(day)}. Se hanno giocato davvero due volte, indicare --again.`,
  "unknown-book-game": ({ game }) => `Il libro non ha alcuna partita ${game}.`,
  "game-withdrawn": ({ game }) => `La partita ${game} è stata ritirata: ripristinarla prima.`,
  "game-not-withdrawn": ({ game }) => `La partita ${game} non è stata ritirata.`,
  "no-member-in-game": () => "Nessuno dei due giocatori è socio del circolo.",
  "game-against-self": ({ member }) => `Il socio ${member} non può giocare contro sé stesso.`,
  "finished-before-begun": ({ begun, finished }) =>
    `Una partita iniziata il ${asDay(begun)} non può essere finita il ${asDay(finished)}.`,
  "day-before-book": ({ day, from }) => `${asDay(day)} è anteriore all'inizio del libro, ${asDay(from)}.`,
  "day-in-future": ({ day, on }) => `${asDay(day)} è successivo a ${asDay(on)}.`,
  "nothing-to-undo": () => "Non c'è nulla da annullare.",
  "period-not-over": ({ period, on }) =>
    `Il periodo dura fino al ${asDay(period)}; il ${asDay(on)} non si può chiudere.`,
  "period-not-next": ({ period, next }) =>
    `Non ${asDay(period)}: il prossimo inizio di periodo da chiudere è ${asDay(next)}.`,
  "period-not-closed": ({ period }) => `Il periodo prima del ${asDay(period)} non è chiuso.`,
  "members-undecided": ({ members }) =>
    `Decidere prima su ${list(members)}: --accept, --let-go o --raise. clubs list-proposals mostra che cosa è proposto.`,
  "estimates-missing": ({ guests }) =>
    `Manca una stima per ${list(guests)}: clubs guests change NUMBER --estimate RATING. clubs list-proposals mostra che cosa dicono i risultati.`,
  "nothing-proposed": ({ member }) => `Non è proposto nulla sul socio ${member}.`,
  "not-a-club-list": ({ line }) => `Questa non è la lista di un circolo: la riga ${line} non è come dovrebbe essere.`,
  "club-list-there": ({ club, period, version }) =>
    `La lista ${asDay(period)} di ${club}, versione ${version}, è già qui.`,
  "unknown-club-list": ({ club, period }) =>
    period === ""
      ? `${club} non ha ancora una lista: nessuno dei suoi periodi è chiuso.`
      : `${club} non ha alcuna lista ${asDay(period)}.`,
  "not-loopback": ({ host }) =>
    `Il libro senza account è solo per questo computer: ${host} non è 127.0.0.1, localhost o ::1.`,
  "row-unfinished": () => "Ogni riga ha bisogno di Bianco, risultato e Nero.",
  "evening-faulty": ({ count }) =>
    `Nulla è stato inserito: ${count === 1 ? "una partita non è" : `${count} partite non sono`} come si deve.`,
  "bad-address": ({ found }) => `Un indirizzo comincia con http:// o https://; trovato "${found}".`,
  "token-missing": () => "Manca il token dell'account del circolo: --token TOKEN, o RATING_OFFICE_TOKEN.",
  "office-unreachable": ({ to, why }) =>
    `${to} non è raggiungibile${why === "" ? "" : ` (${why})`}. Nulla è perso: la lista resta e si può inviare di nuovo.`,
  "office-refused": ({ to, status, says }) =>
    `${to} non ha accettato la lista (${status})${says === "" ? "." : `: ${says}`} La lista resta e si può inviare di nuovo.`,
  "not-an-office": ({ to }) =>
    `${to} risponde, ma non come un ufficio rating. La lista resta e si può inviare di nuovo.`,
});
