import type { Parameters } from "../../../domain/refusal.ts";

const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : String(value));

/** Requests about a club's book that are turned down. */
export const CLUB_REFUSAL_WORDS = {
  "bad-club-id": ({ found }: Parameters) =>
    `L'id di un circolo ha lettere minuscole, cifre e trattini, come exempel-sk; trovato «${found}».`,
  "no-club": () => "Nessun circolo tiene qui il suo libro. Per aprirne uno: clubs open ID --name NAME.",
  "which-club": ({ clubs }: Parameters) => `Quale circolo? Indicarlo con --club: ${list(clubs)}.`,
  "unknown-club": ({ club }: Parameters) => `Qui non c'è alcun circolo ${club}.`,
  "club-exists": ({ club }: Parameters) => `C'è già un circolo ${club}.`,
  "bad-bonus-steps": ({ found }: Parameters) =>
    `Il bonus è none, recommended, o il nome di un distretto con scaglioni che non si sovrappongono, come Norr:800-999=15,1000-1199=5; trovato «${found}».`,
  "not-a-period-start": ({ found, starts }: Parameters) =>
    `${found} non è l'inizio di un periodo. I più vicini sono ${list(starts)}.`,
  "unknown-member": ({ member }: Parameters) => `Il libro non ha alcun socio ${member}.`,
  "member-unclear": ({ found, candidates }: Parameters) =>
    `«${found}» potrebbe essere ${list(candidates)}: indicare il numero.`,
  "unknown-guest": ({ guest }: Parameters) => `Il libro non ha alcun ospite ${guest}.`,
  "member-id-there": ({ id, member }: Parameters) => `Il socio ${member} ha già il numero ${id} presso la federazione.`,
  "assessment-missing": ({ adultAge }: Parameters) =>
    `Per chi ha meno di ${adultAge} anni o è di età sconosciuta nessun rating è consueto: giudicare la forza con --rating e --reason.`,
  "reason-missing": () => "Serve un motivo, per il giornale.",
  "member-left": ({ member, left }: Parameters) => `Il socio ${member} è uscito il ${left}: farlo prima rientrare.`,
  "member-not-left": ({ member }: Parameters) => `Il socio ${member} non è uscito.`,
  "not-placeable": ({ member, rating, placedBelow }: Parameters) =>
    `Il socio ${member} ha ${rating}: il circolo colloca a mano solo sotto ${placedBelow}.`,
  "not-placeable-to": ({ rating, placedBelow }: Parameters) =>
    `Il circolo assegna a mano solo sotto ${placedBelow}, non ${rating}.`,
  "below-book-lowest": ({ rating, lowest }: Parameters) => `${rating} è sotto il rating più basso, ${lowest}.`,
  "member-not-entered": ({ member, entered, day }: Parameters) =>
    `Il socio ${member} è iscritto dal ${entered}, dopo la partita del ${day}. Se era già socio: clubs members change ${member} --entered ${day}.`,
  "entered-after-game": ({ member, game, day }: Parameters) =>
    `Il socio ${member} ha giocato la partita ${game} il ${day}: era iscritto al più tardi allora.`,
  "calendar-conflict": ({ starts }: Parameters) =>
    `I calendari non si accorderebbero fra loro, o con ciò che è chiuso, al ${list(starts)}. Scegliere un --from successivo, o cambiare prima le impostazioni da quell'inizio.`,
  "undo-after-closing": ({ period, entry }: Parameters) =>
    `L'ultima cosa fatta è la chiusura al ${period}, che non si annulla: la sua lista avrà nuove versioni. Per riprendere una registrazione precedente, indicarla: clubs undo --entry ${entry}.`,
  "unknown-book-entry": ({ entry }: Parameters) =>
    `La registrazione ${entry} non ha cambiato in questo libro nulla che si possa riprendere.`,
  "entry-built-on": ({ entry, by }: Parameters) =>
    `La registrazione ${entry} non si può riprendere: vi si basa ${list(by)}.`,
  "decided-twice": ({ member }: Parameters) => `Sul socio ${member} si decide due volte: sceglierne una.`,
  "deducted-unfit": ({ found, pointsPerYear, most }: Parameters) =>
    `I punti detratti prima sono ${pointsPerYear} per ogni anno intero senza partite, al massimo ${most}, e richiedono --last-game, --rating e --reason; trovato ${found}.`,
  "days-after-end": ({ day, end }: Parameters) => `Un turno il ${day} cade dopo l'ultimo giorno, ${end}.`,
  "assessment-not-needed": ({ member, last, yearsMax }: Parameters) =>
    `Il socio ${member} ha giocato l'ultima volta il ${last}: prima che siano passati ${yearsMax} anni non si giudica nulla.`,
  "merge-opponents": ({ game }: Parameters) =>
    `I due si sono incontrati nella partita ${game}: non sono una sola persona.`,
  "book-tournament-exists": ({ tournament }: Parameters) => `Il libro ha già un torneo ${tournament}.`,
  "unknown-book-tournament": ({ tournament }: Parameters) =>
    `Il libro non ha alcun torneo ${tournament}. Per aprirlo: club tournaments open ID --name NAME --minutes N.`,
  "no-games-entered": () => "Non ci sono partite da inserire.",
  "game-there": ({ game, day }: Parameters) =>
    `Questa è la partita ${game} del ${day}, che è già nel libro. Se i due hanno davvero giocato due volte, indicare --again.`,
  "bad-book-tournament-id": ({ found }: Parameters) =>
    `L'id di un torneo nel libro ha lettere minuscole, cifre e trattini, come cup-2026; trovato "${found}".`,
  "guest-id-there": ({ guest, id }: Parameters) => `L'ospite g${guest} ha già il numero ${id} presso la federazione.`,
  "birth-after-entry": ({ birth, entered }: Parameters) =>
    `Nato nel ${birth} e iscritto il ${entered}: uno dei due è sbagliato.`,
  "game-twice": ({ white, black, day }: Parameters) =>
    `${white} e ${black} sono qui due volte, il ${day}. Se hanno giocato davvero due volte, indicare --again.`,
  "unknown-book-game": ({ game }: Parameters) => `Il libro non ha alcuna partita ${game}.`,
  "game-withdrawn": ({ game }: Parameters) => `La partita ${game} è stata ritirata: ripristinarla prima.`,
  "game-not-withdrawn": ({ game }: Parameters) => `La partita ${game} non è stata ritirata.`,
  "no-member-in-game": () => "Nessuno dei due giocatori è socio del circolo.",
  "game-against-self": ({ member }: Parameters) => `Il socio ${member} non può giocare contro sé stesso.`,
  "finished-before-begun": ({ begun, finished }: Parameters) =>
    `Una partita iniziata il ${begun} non può essere finita il ${finished}.`,
  "day-before-book": ({ day, from }: Parameters) => `${day} è anteriore all'inizio del libro, ${from}.`,
  "day-in-future": ({ day, on }: Parameters) => `${day} è successivo a ${on}.`,
  "nothing-to-undo": () => "Non c'è nulla da annullare.",
  "period-not-over": ({ period, on }: Parameters) => `Il periodo dura fino al ${period}; il ${on} non si può chiudere.`,
  "period-not-next": ({ period, next }: Parameters) =>
    `Non ${period}: il prossimo inizio di periodo da chiudere è ${next}.`,
  "period-not-closed": ({ period }: Parameters) => `Il periodo prima del ${period} non è chiuso.`,
  "members-undecided": ({ members }: Parameters) =>
    `Decidere prima su ${list(members)}: --accept, --let-go o --raise. clubs list-proposals mostra che cosa è proposto.`,
  "estimates-missing": ({ guests }: Parameters) =>
    `Manca una stima per ${list(guests)}: clubs guests change NUMBER --estimate RATING. clubs list-proposals mostra che cosa dicono i risultati.`,
  "nothing-proposed": ({ member }: Parameters) => `Non è proposto nulla sul socio ${member}.`,
  "not-a-club-list": ({ line }: Parameters) =>
    `Questa non è la lista di un circolo: la riga ${line} non è come dovrebbe essere.`,
  "club-list-there": ({ club, period, version }: Parameters) =>
    `La lista ${period} di ${club}, versione ${version}, è già qui.`,
  "unknown-club-list": ({ club, period }: Parameters) =>
    period === ""
      ? `${club} non ha ancora una lista: nessuno dei suoi periodi è chiuso.`
      : `${club} non ha alcuna lista ${period}.`,
  "not-loopback": ({ host }: Parameters) =>
    `Il libro senza account è solo per questo computer: ${host} non è 127.0.0.1, localhost o ::1.`,
  "row-unfinished": () => "Ogni riga ha bisogno di Bianco, risultato e Nero.",
  "evening-faulty": ({ count }: Parameters) =>
    `Nulla è stato inserito: ${count === 1 ? "una partita non è" : `${count} partite non sono`} come si deve.`,
  "bad-address": ({ found }: Parameters) => `Un indirizzo comincia con http:// o https://; trovato "${found}".`,
  "token-missing": () => "Manca il token dell'account del circolo: --token TOKEN, o RATING_OFFICE_TOKEN.",
  "office-unreachable": ({ to, why }: Parameters) =>
    `${to} non è raggiungibile${why === "" ? "" : ` (${why})`}. Nulla è perso: la lista resta e si può inviare di nuovo.`,
  "office-refused": ({ to, status, says }: Parameters) =>
    `${to} non ha accettato la lista (${status})${says === "" ? "." : `: ${says}`} La lista resta e si può inviare di nuovo.`,
  "not-an-office": ({ to }: Parameters) =>
    `${to} risponde, ma non come un ufficio rating. La lista resta e si può inviare di nuovo.`,
};
