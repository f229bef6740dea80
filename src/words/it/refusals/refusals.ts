import { capital } from "../../capital.ts";
import type * as english from "../../en/refusals/refusals.ts";
import { counted, plural } from "../../numbers.ts";
import { ACCESS_REFUSAL_WORDS } from "../access.ts";
import { listRefusalWords } from "../list-commands.ts";
import { NOTIFICATION_REFUSAL_WORDS } from "../notifications.ts";
import { objectionRefusalWords } from "../objections.ts";
import { FAULT_WORDS, ROLE_WORDS, STATUS_WORDS } from "../office-commands.ts";
import { clubRefusalWords } from "./club-refusals.ts";
import { tournamentRefusalWords } from "./tournament-refusals.ts";
import { USAGE_REFUSAL_WORDS } from "./usage-refusals.ts";

const list = (values: readonly string[]): string => values.join(", ");

/** The word for a code, where the catalogue has one. */
const said = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;

const FORMS: Readonly<Record<"day" | "month" | "birth", string>> = {
  day: "una data come YYYY-MM-DD, per esempio 2026-10-31",
  month: "un mese nella forma YYYY-MM, come 2026-11",
  birth: "una nascita nella forma YYYY o YYYY-MM-DD, come 2009 o 2009-05-17",
};

const FACTS: Readonly<Record<string, string>> = {
  highest: "--highest (il rating più alto mai pubblicato)",
  gamesBefore: "--games-before (partite conteggiate finora)",
  birth: "--birth (giorno o anno di nascita, oppure none)",
  asOf: "--for-list (mese della lista di destinazione)",
};

const WHY: Readonly<Record<string, string>> = {
  ENOENT: "file o cartella non trovati",
  EISDIR: "è una cartella",
  EACCES: "accesso negato",
  EROFS: "il disco è di sola lettura",
  ENOSPC: "il disco è pieno",
  EEXIST: "esiste già un file con questo nome",
  ENOTDIR: "una parte del percorso non è una cartella",
};

const SHAPES: Readonly<Record<string, string>> = {
  text: "un testo",
  number: "un numero",
  flag: "true o false",
  object: "un oggetto",
  list: "un elenco",
};

/** A request turned down: what was expected, and what was found. */
export const refusalWords: typeof english.refusalWords = (writing) => ({
  ...USAGE_REFUSAL_WORDS,
  "bad-score": ({ found }) => `Indicare il punteggio come 1, 0.5 (o ½ o =) o 0; trovato «${found}».`,
  "bad-total": ({ field, found, max }) =>
    `${field}: atteso un punteggio in punti interi e mezzi da 0 a ${max}, trovato «${found}».`,
  "bad-halves": ({ field, found }) =>
    `${field}: atteso un rating con o senza mezzo punto, come 2213 o 2213.5; trovato «${found}».`,
  "bad-rating": ({ field, found, max }) =>
    `${field}: atteso un rating, un numero intero da 1 a ${max}; trovato «${found}».`,
  "bad-number": ({ field, found, from, to }) =>
    `${field}: atteso un numero intero da ${from} a ${to}, trovato «${found}».`,
  "bad-date": ({ field, found, form }) => `${field}: serve ${FORMS[form]}; trovato «${found}».`,
  "bad-game": ({ found }) =>
    `Indicare una partita con il rating dell'avversario, due punti e il punteggio, come 2350:1 o 1850:½; trovato «${found}».`,
  "bad-choice": ({ field, found, choices }) => `${field}: atteso uno tra ${list(choices)}; trovato «${found}».`,
  "bad-input": ({ field, found, expected }) =>
    found === ""
      ? `${field}: inserire un valore (${SHAPES[expected]}).`
      : `${field}: atteso ${SHAPES[expected]}, trovato ${found}.`,
  "text-too-long": ({ field, max, length }) => `${field}: al massimo ${max} caratteri; trovati ${length}.`,
  "not-a-list": ({ file }) =>
    `${file} non è una lista rating: serve un TXT o XML della FIDE, o un CSV con le stesse colonne.`,
  "month-missing": ({ found }) =>
    `Una lista con un solo rating richiede il mese: indicarlo con --month, come SEP26${found === "" ? "" : `; trovato «${found}»`}.`,
  "cannot-convert": ({ from, to, choices }) => `${from} non si può convertire in ${to}, ma solo in ${list(choices)}.`,
  "several-tournaments": ({ file, count }) =>
    `${file} contiene ${count} tornei. Separarli con "rating-office convert FILE --to trf26 --output part.trf", che scrive un file per ciascuno.`,
  "unwritable-file": ({ file, why }) => `Impossibile scrivere ${file}: ${WHY[why] ?? why}.`,
  "unreadable-file": ({ file, why }) => `Impossibile leggere ${file}: ${WHY[why] ?? why}.`,
  "unknown-edition": ({ id, known }) => `L'edizione «${id}» non esiste. Disponibili: ${list(known)}.`,
  "edition-faulty": ({ file, faults }) =>
    `${file} non è un'edizione con cui si possano calcolare i rating. Correggere ciò che si trova a queste righe: ${list(faults)}.`,
  "tariff-faulty": ({ file, faults }) =>
    `${file} non è una tariffa con cui si possano calcolare le quote. Correggere ciò che si trova a queste righe: ${list(faults)}.`,
  "unknown-language": ({ found, known }) => `La lingua «${found}» non è disponibile. Scegliere tra: ${list(known)}.`,
  "edition-missing": () =>
    "Quale edizione? Indicarne una con --edition ID, o l'inizio del torneo con --on YYYY-MM-DD e --list standard, rapid o blitz.",
  "start-missing": () =>
    "Il referto non ha una data di inizio leggibile: indicarla con --on YYYY-MM-DD, o indicare l'edizione con --edition ID.",
  "no-edition-on": ({ list: kind, day }) =>
    `Nessun regolamento disponibile${kind === null ? "" : ` per partite ${kind}`} il ${writing.asDay(day)}: standard dal ${writing.asDay("2009-07-01")}, rapid e blitz dal ${writing.asDay("2012-01-01")}.`,
  "no-games": () => "Indicare almeno una partita con --game OPPONENT:SCORE, o un file con --input.",
  "no-rated-games": () =>
    "Nessun file contiene una partita giocata con entrambi i rating. Ogni partita ha bisogno dei rating dei due giocatori e di un risultato.",
  "two-lists-needed": () => "Indicare almeno due liste, in ordine di data.",
  "unknown-system": ({ found, known }) =>
    `Il sistema di rating «${found}» non esiste. Indicare un'edizione o uno tra: ${list(known)}.`,
  "shared-name": ({ player, month, games }) =>
    `«${player}» ha ${games} partite in ${month}: più giocatori hanno lo stesso nome. Indicare gli ID dei giocatori o togliere queste partite.`,
  "months-unfit": ({ lists, months }) =>
    `Indicare un mese per ogni lista, in ordine di data: ci sono ${lists} liste e ${months} mesi.`,
  "rating-missing": () => "Indicare il rating del giocatore con --rating.",
  "birth-in-future": ({ birth, asOf }) =>
    `La data di nascita ${writing.asDay(birth)} è successiva al ${writing.asDay(asOf)}. Correggere una delle due.`,
  "highest-below-rating": ({ highest, rating }) =>
    `Il rating più alto (${highest}) non può essere inferiore a quello attuale (${rating}).`,
  "player-not-in-table": ({ player }) =>
    `«${player}» non è un giocatore senza rating della tabella: indicarne il nome, o il posto contato da 1.`,
  "incomplete-table": ({ found, expected }) =>
    `Un girone completo di queste dimensioni ha ${expected} punti in totale, ma la tabella ne somma ${found}. Controllare i punteggi.`,
  "facts-missing": ({ facts, edition, kOption }) =>
    `${edition}: per K serve ${facts.map((fact) => FACTS[fact] ?? fact).join(" e ")}${kOption ? "; oppure indicare K stesso con --k" : ""}.`,
  "not-in-edition": ({ rule, edition }) =>
    `${edition}: questa regola non c'è (${rule}). Valutare una per una le partite contro avversari con rating.`,
  "not-for-lask": ({ edition, options }) =>
    `${edition}: non ci sono né K né un primo rating calcolato${options ? `, quindi tralasciare ${list(options)}` : ""}.`,
  "only-for-lask": ({ options }) => `${list(options)}: solo il libro svedese (--edition ssf-lask) lo prevede.`,
  "edition-of-other-list": ({ edition, list: kind }) =>
    `${edition}: non vale per partite ${kind}. Indicare un'edizione per quella lista.`,
  "mixed-lists": ({ lists }) => `Una lista ha un solo tipo di partite; trovato ${list(lists)}.`,
  "list-before-start": ({ start, listDate }) =>
    `Un torneo che inizia il ${writing.asDay(start)} non può essere nella lista del ${writing.asDay(listDate)}.`,
  "round-robin-needs-table": () =>
    "Un girone all'italiana si indica con la sua tabella: giocatori con nome, rating e punteggio, e il giocatore di cui si chiede.",
  "average-not-exact": ({ average, n }) =>
    `${n} avversari non possono avere una media di esattamente ${average}: indicare i loro rating uno per uno.`,
  "below-lowest": ({ rating, lowest }) => `I rating del libro svedese sono almeno ${lowest}; trovato ${rating}.`,
  "no-office": ({ place }) =>
    `Non c'è alcun ufficio in ${place}. Crearne uno con rating-office init, o indicare la cartella di un altro.`,
  "office-exists": () => "Qui c'è già un ufficio.",
  "folder-not-empty": ({ folder }) => `${folder} non è vuota. Scegliere una cartella vuota per l'ufficio.`,
  "folder-in-use": ({ folder, pid, host }) =>
    `${folder} è in uso dal processo ${pid} su ${host}. Chiudere prima quel programma.`,
  "folder-open-to-others": ({ folder }) =>
    `Altri utenti di questo computer possono scrivere in ${folder}: il suo contenuto non è affidabile. Controllatelo, poi chiudetelo agli altri: chmod 700 ${folder}`,
  "lock-not-supported": ({ folder, why }) =>
    `Non è possibile bloccare ${folder} (${why}): tenete l'ufficio su un disco locale, così che due programmi non vi scrivano mai insieme.`,
  "journal-changed": ({ file }) =>
    `Un altro programma ha scritto in ${file}. Non è stato registrato nulla. Fermate quel programma e riaprite l'ufficio.`,
  "signing-key-there": ({ log }) => `Questo ufficio firma già come ${log}. Il nome di un log non cambia mai.`,
  "bad-signing-key": ({ variable }) => `${variable} non contiene una chiave di firma (PRIVATE+KEY+nome+id+chiave).`,
  "bad-log-name": ({ found }) =>
    `Il nome di un log non ha spazi né segni più, per esempio ratings.example.org; trovato: ${found}`,
  "bad-verifier-key": () =>
    "Questa non è la chiave pubblica di un log (nome+id+chiave). L'ufficio mostra la propria in /log/key.",
  "not-a-witness-key": () =>
    "Questa chiave firma un log, non come testimone. Un testimone mostra la sua in /log/witness-key.",
  "log-watched": ({ log }) => `${log} è già seguito, con un'altra chiave.`,
  "unknown-witness": ({ address }) => `Non c'è alcun testimone in ${address}.`,
  "not-a-log-key": () =>
    "Questa è la chiave di un testimone, non di un log. Un ufficio mostra quella del suo log in /log/key.",
  "nothing-signed": () => "Questo ufficio non ha ancora firmato nulla: indicare la chiave pubblica con cui verificare.",
  "no-signing-key": () => "Questo ufficio non ha ancora una chiave di firma. La prima pubblicazione ne crea una.",
  "signing-key-handed-in": ({ variable }) =>
    `La chiave di firma viene da ${variable}: solo chi la imposta può cambiarla.`,
  "signing-key-differs": ({ key, variable }) =>
    `Questo ufficio firma con un'altra chiave, ${key}. Impostarla in ${variable}.`,
  "journal-contradicts": ({ entries }) =>
    `Il registro non è quello che questo ufficio ha firmato quando aveva ${entries} voci: è stato riscritto, o è stata ripristinata una vecchia copia. Non si firma nulla.`,
  "office-unsettled": () =>
    "L'ultima voce è nel registro ma non ancora nel database. Riavviare l'ufficio per applicarla.",
  "storage-full": ({ free, reserve }) =>
    `Il disco è pieno${free === undefined ? "" : ` (restano ${free} MB, ${reserve} MB sono di riserva)`}: non è stato registrato nulla. Liberate spazio e riprovate.`,
  "server-unreachable": ({ place, why }) => `${place} non è raggiungibile: ${why}.`,
  "database-unreachable": () =>
    "Il database non risponde. Nulla di quanto registrato è andato perso; riprovare tra un momento.",
  "read-only-office": () =>
    "Questo server mostra solo ciò che l'ufficio ha pubblicato. Usare il server principale dell'ufficio.",
  "tables-of-other-version": ({ place }) =>
    `Le tabelle di ${place} sono di un'altra versione di questo programma. Aprire una volta l'ufficio con questa versione sul database principale, o usare la versione che vi gira.`,
  "server-too-old": ({ place, version }) =>
    `${place} è PostgreSQL ${version}: serve la versione 15 o successiva (150000).`,
  "database-not-utf8": ({ place, encoding }) =>
    `${place} conserva il testo come ${encoding}: creare il database con ENCODING 'UTF8'.`,
  "journal-newer": ({ line }) =>
    `Una versione più recente di questo programma ha scritto nel registro (${line === "last" ? "ultima riga" : `riga ${line}`}): usare quella. Non è stato modificato nulla.`,
  "journal-damaged": ({ line, fault }) =>
    `Il registro è danneggiato ${line === "last" ? "all'ultima riga" : `alla riga ${line}`} (${said(FAULT_WORDS, fault)}): ripristinarlo da una copia. Non è stato modificato nulla.`,
  "no-retention": () => "L'ufficio non ha fissato un tempo dopo il quale le nascite lasciano i referti.",
  "erasure-overtaken": () =>
    "Qualcosa è stato registrato durante la preparazione della cancellazione. Avviarla di nuovo.",
  "overtaken-by-erasure": () =>
    "I dati personali di qualcuno vengono cancellati, o lo sono stati nel frattempo. Nulla è stato registrato: ricominciare.",
  "rebuild-under-way": () => "Un altro programma sta ricostruendo le tabelle. Riprovare quando ha finito.",
  "erasure-names-person": () => "Il motivo nomina la persona. Resta nel registro: indicarne uno senza nome.",
  "already-erased": ({ player }) => `I dati personali del giocatore ${player} sono già stati cancellati.`,
  "proof-gone": ({ list, version }) =>
    `Non c’è più una prova di ${list} (versione ${version}): ciò che fu firmato nominava una persona i cui dati sono stati cancellati. Le prove consegnate prima restano valide.`,
  "database-differs": ({ sequence }) =>
    `Il database e il registro differiscono alla voce ${sequence}. Eseguire journal rebuild per ricostruire il database dal registro.`,
  "database-newer": ({ step }) => `Un programma più recente ha modificato questo database (${step}): usare quello.`,
  "content-missing": ({ sha256 }) => `Manca il file ${sha256}: ripristinarlo da una copia di sicurezza.`,
  "content-differs": ({ sha256 }) => `Il file ${sha256} è danneggiato: ripristinarlo da una copia di sicurezza.`,
  "other-office": () => "I due registri appartengono a uffici diversi, o si sono separati: non si possono unire.",
  "bad-colour": ({ found, contrast }) =>
    `Indicare un colore come #1d4f5c, abbastanza scuro per un testo bianco (contrasto di almeno ${contrast}); trovato «${found}».`,
  "bad-logo": ({ max, found }) =>
    `Il logo è un file PNG o SVG di al massimo ${counted("it", max)} byte; trovati ${counted("it", found)} byte.`,
  "bad-zone": ({ found }) => `Indicare un fuso orario, come UTC o Europe/Stockholm; trovato «${found}».`,
  "nobody-named": ({ name }) =>
    `Nulla di cancellabile nomina ${name}. I giocatori si cancellano con il loro ID, i soci di un circolo come circolo/socio.`,
  "bad-person-name": ({ found }) =>
    `Indicare un nome, o circolo/socio; "${found}" è un numero, i cui dati sono nella pagina del giocatore.`,
  "bad-player-id": ({ found }) => `Indicare un ID giocatore di al massimo undici cifre; trovato «${found}».`,
  "bad-page-key": ({ found }) =>
    `«${found}» non è una posizione valida: usare il collegamento della pagina precedente.`,
  "bad-federation": ({ found }) => `Indicare un codice federazione di tre maiuscole, come SWE; trovato «${found}».`,
  "name-missing": () => "Indicare un nome con --name.",
  "nothing-to-change": () => "I valori sono gli stessi di prima: non è stato cambiato nulla.",
  "unknown-player": ({ player }) => `Non c'è alcun giocatore con ID ${player}.`,
  "player-exists": ({ player }) => `Esiste già un giocatore con ID ${player}.`,
  "merge-with-itself": ({ player }) =>
    `Il giocatore ${player} non si può unire a sé stesso: indicare due giocatori diversi.`,
  "already-merged": ({ player, into }) => `Il giocatore ${player} è già unito a ${into}. Annullare prima quell'unione.`,
  "not-merged": ({ player }) => `${player} non è unificato con un'altra scheda.`,
  "already-excluded": ({ player }) => `Il giocatore ${player} è già escluso dalle liste.`,
  "not-excluded": ({ player }) => `${player} non è escluso dalle liste.`,
  "already-dispensed": ({ player }) => `${player} ha già una deroga.`,
  "not-dispensed": ({ player }) => `${player} non ha alcuna deroga.`,
  "unknown-federation": ({ federation }) => `Non c'è alcuna federazione ${federation}. Aggiungerla prima.`,
  "federation-exists": ({ federation }) => `C'è già una federazione ${federation}.`,
  "federation-status-same": ({ federation, status }) =>
    `Lo stato di ${federation} è già ${said(STATUS_WORDS, status)}.`,
  "list-repeats-player": ({ file, player }) =>
    `${file} contiene il giocatore ${player} più di una volta. Eliminare i doppioni.`,
  "list-has-errors": ({ file, errors }) =>
    `${file} contiene ${errors} errori che possono influire sui rating. Correggerlo, o importarlo comunque con --despite-errors.`,
  "list-already-there": ({ list: id }) => `${capital(id)} è già stata importata, con contenuto identico.`,
  ...tournamentRefusalWords(writing),
  ...clubRefusalWords(writing),
  ...ACCESS_REFUSAL_WORDS,
  ...NOTIFICATION_REFUSAL_WORDS,
  ...objectionRefusalWords(writing),
  ...listRefusalWords(writing),
  "reports-stand": ({ tournament }) =>
    `${tournament} ha già referti, quindi l'invio in parti non si può più cambiare. Ritirare prima i referti.`,
  "list-not-ours": ({ list }) =>
    `${capital(list)} non è stata fatta da questo ufficio, quindi qui non si può spiegare né ricalcolare.`,
  "nothing-to-correct": ({ list }) =>
    `${capital(list)}: dopo la pubblicazione non sono arrivate modifiche, quindi non c'è nulla da correggere.`,
  "no-such-alarm": ({ list, alarm }) => `Non c'è nessun allarme «${alarm}» per ${list}.`,
  "alarm-already-acknowledged": ({ list, alarm }) =>
    `Dell'allarme «${alarm}» per ${list} si è già preso atto. Ritirare prima la presa d'atto.`,
  "alarm-not-acknowledged": ({ list, alarm }) => `Dell'allarme «${alarm}» per ${list} non si è preso atto.`,
  "tariff-too-late": ({ from, period }) =>
    `Le quote fino a ${period} sono già pagate, quindi una tariffa non può valere dal ${writing.asDay(from)}. Scegliere un primo giorno successivo, o annullare i pagamenti.`,
  "no-statement": ({ payer, period }) => `${payer} non ha un rendiconto per ${period}. Vedere: fees list ${period}`,
  "nothing-to-pay": ({ payer, period }) => `${payer} non deve nulla per ${period}.`,
  "no-such-payment": ({ payment }) =>
    `La voce ${payment} del registro non è un pagamento, o è già annullata. Vedere: fees show`,
  "reopening-held-back": ({ list, tournaments }) =>
    `${capital(list)} non si può ricalcolare, perché questi referti sono in sospeso: ${tournaments.join(", ")}. Vedere: reports list-pending`,
  "bad-email": ({ found }) => `Non è un indirizzo e-mail: ${found}.`,
  "bad-user-name": ({ found }) =>
    `Un nome utente ha lettere minuscole, cifre, punti e trattini, e comincia con una lettera; trovato «${found}».`,
  "user-exists": ({ user }) => `L'utente ${user} esiste già. Scegliere un altro nome.`,
  "unknown-user": ({ user }) => `Non c'è alcun utente ${user}.`,
  "user-unchanged": ({ user }) => `${user} ha già questo ruolo.`,
  "federation-needed": () => "Un responsabile federale appartiene a una federazione: indicarla.",
  "club-needed": () => "L'account di un circolo appartiene a un circolo: indicarlo.",
  "last-administrator": () => "Deve restare almeno un amministratore.",
  "sign-in-failed": () => "Nome utente o password errati.",
  "bad-token": () => "Il token è sconosciuto o scaduto. Crearne uno nuovo nella pagina dell'account.",
  "sign-in-needed": () => "Occorre prima accedere.",
  "not-allowed": ({ role }) => `Operazione non consentita (ruolo: ${said(ROLE_WORDS, role)}).`,
  "bad-csrf": () => "Il modulo è scaduto o veniva da un'altra pagina. Riprovare.",
  "too-many": ({ seconds }) => `Troppi tentativi; riprovare tra ${plural("it", seconds, "secondo", "secondi")}.`,
  "idempotency-key-reused": () =>
    "Questa chiave di idempotenza è già stata usata per una richiesta diversa: usarne una nuova.",
  "work-running": ({ by, about }) =>
    `${by} ha avviato un'operazione ancora in corso (${about}). Attendere che finisca.`,
  "upload-missing": () => "Non è stato inviato alcun file. Scegliere un file e riprovare.",
  "password-too-short": ({ min }) => `Scegliere una password di almeno ${min} caratteri.`,
});
