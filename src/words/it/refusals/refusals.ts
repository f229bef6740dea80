import type { Parameters } from "../../../domain/refusal.ts";
import { plural } from "../../numbers.ts";
import { ACCESS_REFUSAL_WORDS } from "../access.ts";
import { LIST_REFUSAL_WORDS } from "../list-commands.ts";
import { OFFICE_COMMAND_WORDS } from "../office-commands.ts";
import { CLUB_REFUSAL_WORDS } from "./club-refusals.ts";
import { TOURNAMENT_REFUSAL_WORDS } from "./tournament-refusals.ts";
import { USAGE_REFUSAL_WORDS } from "./usage-refusals.ts";

const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : String(value));

/** The word for a code, where the catalogue has one. */
const said = (words: Readonly<Record<string, string>>, code: unknown): string => words[String(code)] ?? String(code);

const FORMS: Readonly<Record<string, string>> = {
  day: "un giorno nella forma YYYY-MM-DD, come 2026-10-31",
  month: "un mese nella forma YYYY-MM, come 2026-11",
  birth: "una nascita nella forma YYYY o YYYY-MM-DD, come 2009 o 2009-05-17, oppure none",
};

const FACTS: Readonly<Record<string, string>> = {
  highest: "--highest (il rating più alto mai pubblicato)",
  gamesBefore: "--games-before (partite conteggiate finora)",
  birth: "--birth (giorno o anno di nascita, oppure none)",
  asOf: "--for-list (il mese della lista in preparazione)",
};

const WHY: Readonly<Record<string, string>> = {
  ENOENT: "il file o la cartella non esiste",
  EISDIR: "è una cartella",
  EACCES: "l'accesso non è consentito",
  EROFS: "lì non si può scrivere nulla",
  ENOSPC: "non c'è più spazio",
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
export const REFUSAL_WORDS = {
  ...USAGE_REFUSAL_WORDS,
  "bad-score": ({ found }: Parameters) => `Un punteggio è 1, 0.5 (anche ½ o =) o 0; trovato «${found}».`,
  "bad-total": ({ field, found, max }: Parameters) =>
    `${field}: atteso un punteggio in punti interi e mezzi da 0 a ${max}, trovato «${found}».`,
  "bad-halves": ({ field, found }: Parameters) =>
    `${field}: atteso un rating con o senza mezzo punto, come 2213 o 2213.5; trovato «${found}».`,
  "bad-rating": ({ field, found, max }: Parameters) =>
    `${field}: atteso un rating, un numero intero da 1 a ${max}; trovato «${found}».`,
  "bad-number": ({ field, found, from, to }: Parameters) =>
    `${field}: atteso un numero intero da ${from} a ${to}, trovato «${found}».`,
  "bad-date": ({ field, found, form }: Parameters) => `${field}: serve ${FORMS[String(form)]}; trovato «${found}».`,
  "bad-game": ({ found }: Parameters) =>
    `Una partita è il rating dell'avversario, due punti e il punteggio, come 2350:1 o 1850:½; trovato «${found}».`,
  "bad-choice": ({ field, found, choices }: Parameters) =>
    `${field}: atteso uno tra ${list(choices)}; trovato «${found}».`,
  "bad-input": ({ field, found, expected }: Parameters) =>
    `${field}: atteso ${SHAPES[String(expected)]}, trovato ${found === "" ? "nulla" : found}.`,
  "text-too-long": ({ field, max, length }: Parameters) => `${field}: al massimo ${max} caratteri; trovati ${length}.`,
  "not-a-list": ({ file }: Parameters) =>
    `${file} non è una lista rating: serve un TXT o XML della FIDE, o un CSV con le stesse colonne.`,
  "month-missing": ({ found }: Parameters) =>
    `Una lista con un solo rating è intestata al suo mese: indicarlo con --month, come SEP26${found === "" ? "" : `; trovato «${found}»`}.`,
  "cannot-convert": ({ from, to, choices }: Parameters) =>
    `${from} non si può convertire in ${to}; si può convertire in ${list(choices)}.`,
  "several-tournaments": ({ file, count }: Parameters) =>
    `${file} contiene partite di ${count} tornei: separarli con "rating-office convert FILE --to trf26 --output part.trf", che scrive un file per ciascuno.`,
  "unwritable-file": ({ file, why }: Parameters) => `Impossibile scrivere ${file}: ${WHY[String(why)] ?? why}.`,
  "unreadable-file": ({ file, why }: Parameters) => `Impossibile leggere ${file}: ${WHY[String(why)] ?? why}.`,
  "unknown-edition": ({ id, known }: Parameters) => `L'edizione «${id}» non esiste. Ci sono: ${list(known)}.`,
  "unknown-language": ({ found, known }: Parameters) =>
    `La lingua «${found}» qui non è disponibile. Ci sono: ${list(known)}.`,
  "edition-missing": () =>
    "Quale edizione? Indicarne una con --edition ID, o l'inizio del torneo con --on YYYY-MM-DD e --list standard, rapid o blitz.",
  "start-missing": () =>
    "Il rapporto non ha una data di inizio leggibile: indicarla con --on YYYY-MM-DD, o indicare l'edizione con --edition ID.",
  "no-edition-on": ({ list: kind, day }: Parameters) =>
    `Nessuna edizione${kind === undefined ? "" : ` per partite ${kind}`} era in vigore il ${day}: standard comincia il 2009-07-01, rapid e blitz il 2012-01-01.`,
  "no-games": () => "Non sono indicate partite. Indicarne almeno una con --game OPPONENT:SCORE, o un file con --input.",
  "rating-missing": () => "Indicare il rating del giocatore con --rating.",
  "birth-in-future": ({ birth, asOf }: Parameters) => `La nascita ${birth} è successiva a ${asOf}.`,
  "highest-below-rating": ({ highest, rating }: Parameters) =>
    `Il rating più alto (${highest}) non può essere inferiore a quello attuale (${rating}).`,
  "player-not-in-table": ({ player }: Parameters) =>
    `«${player}» non è un giocatore senza rating della tabella: indicare con player il nome, o il posto contato da 1.`,
  "incomplete-table": ({ found, expected }: Parameters) =>
    `Un girone all'italiana completo di queste dimensioni distribuisce ${expected} punti; la tabella ne somma ${found}.`,
  "facts-missing": ({ facts, edition, kOption }: Parameters) =>
    `Per K secondo ${edition} serve ${(facts as readonly string[]).map((fact) => FACTS[fact] ?? fact).join(" e ")}${kOption ? "; oppure indicare K stesso con --k" : ""}.`,
  "not-in-edition": ({ rule, edition }: Parameters) =>
    `${edition} non ha questa regola (${rule}): valutare una per una le partite contro avversari con rating.`,
  "not-for-lask": ({ edition, options }: Parameters) =>
    `${edition} non conosce né K né un primo rating calcolato${options ? `: tralasciare ${list(options)}` : ""}.`,
  "only-for-lask": ({ options }: Parameters) =>
    `${list(options)}: solo il libro svedese (--edition ssf-lask) lo prevede.`,
  "edition-of-other-list": ({ edition, list: kind }: Parameters) => `${edition} non è un'edizione per partite ${kind}.`,
  "mixed-lists": ({ lists }: Parameters) => `Una lista ha un solo tipo di partite; trovato ${list(lists)}.`,
  "list-before-start": ({ start, listDate }: Parameters) =>
    `Un torneo che inizia il ${start} non può essere nella lista del ${listDate}.`,
  "round-robin-needs-table": () =>
    "Un girone all'italiana si indica con la sua tabella: giocatori con nome, rating e punteggio, e il giocatore di cui si chiede.",
  "average-not-exact": ({ average, n }: Parameters) =>
    `${n} avversari non possono avere una media di esattamente ${average}: indicare i loro rating uno per uno.`,
  "below-lowest": ({ rating, lowest }: Parameters) =>
    `Nessun rating del libro svedese è inferiore a ${lowest}; trovato ${rating}.`,
  "no-office": ({ place }: Parameters) => `Non c'è alcun ufficio in ${place}: aprirne uno con init.`,
  "office-exists": () => "Qui c'è già un ufficio.",
  "folder-not-empty": ({ folder }: Parameters) =>
    `${folder} contiene già altro: un ufficio si apre in una cartella vuota.`,
  "folder-in-use": ({ folder, pid, host }: Parameters) =>
    `${folder} è aperta nel processo ${pid} su ${host}: può usarla un solo programma alla volta.`,
  "folder-open-to-others": ({ folder }: Parameters) =>
    `Altri utenti di questo computer possono scrivere in ${folder}: il suo contenuto non è affidabile. Controllatelo, poi chiudetelo agli altri: chmod 700 ${folder}`,
  "lock-not-supported": ({ folder, why }: Parameters) =>
    `Non è possibile bloccare ${folder} (${why}): tenete l'ufficio su un disco locale, così che due programmi non vi scrivano mai insieme.`,
  "journal-changed": ({ file }: Parameters) =>
    `Un altro programma ha scritto in ${file}. Non è stato registrato nulla. Fermate quel programma e riaprite l'ufficio.`,
  "office-unsettled": () =>
    "Il database non ha accettato l'ultima voce, che però è nel registro. Riavviate l'ufficio: verrà applicata.",
  "storage-full": ({ free, reserve }: Parameters) =>
    `Il disco è pieno${free === undefined ? "" : ` (restano ${free} MB, ${reserve} MB sono di riserva)`}: non è stato registrato nulla. Liberate spazio e riprovate.`,
  "server-unreachable": ({ place, why }: Parameters) => `${place} non è raggiungibile: ${why}.`,
  "server-too-old": ({ place, version }: Parameters) =>
    `${place} è PostgreSQL ${version}: serve la versione 15 o successiva (150000).`,
  "database-not-utf8": ({ place, encoding }: Parameters) =>
    `${place} conserva il testo come ${encoding}: creare il database con ENCODING 'UTF8'.`,
  "journal-newer": ({ line }: Parameters) =>
    `Una versione più recente di questo programma ha scritto nel giornale (${line === "last" ? "ultima riga" : `riga ${line}`}): usare quella. Non è stato modificato nulla.`,
  "journal-damaged": ({ line, fault }: Parameters) =>
    `Il giornale è danneggiato ${line === "last" ? "all'ultima riga" : `alla riga ${line}`} (${said(OFFICE_COMMAND_WORDS.faults, fault)}): ripristinarlo da una copia. Non è stato modificato nulla.`,
  "database-differs": ({ sequence }: Parameters) =>
    `Il database e il giornale differiscono alla voce ${sequence}: journal rebuild rifà il database dal giornale.`,
  "database-newer": ({ step }: Parameters) =>
    `Un programma più recente ha modificato questo database (${step}): usare quello.`,
  "content-missing": ({ sha256 }: Parameters) => `Manca il contenuto ${sha256}: ripristinarlo da una copia.`,
  "content-differs": ({ sha256 }: Parameters) => `Il contenuto ${sha256} è danneggiato: ripristinarlo da una copia.`,
  "other-office": () =>
    "I due giornali sono di uffici diversi, o uno dei due è proseguito per conto suo: non si possono unire.",
  "bad-zone": ({ found }: Parameters) => `Atteso un fuso orario, come UTC o Europe/Stockholm; trovato «${found}».`,
  "bad-player-id": ({ found }: Parameters) =>
    `Atteso il numero di un giocatore, di al massimo undici cifre; trovato «${found}».`,
  "bad-page-key": ({ found }: Parameters) =>
    `«${found}» non è il punto in cui finiva una pagina: prenderlo dalla pagina precedente.`,
  "bad-federation": ({ found }: Parameters) =>
    `Atteso il codice di una federazione, di tre maiuscole, come SWE; trovato «${found}».`,
  "name-missing": () => "Manca un nome: indicarlo con --name.",
  "nothing-to-change": () => "Non cambierebbe nulla.",
  "unknown-player": ({ player }: Parameters) => `Qui non c'è alcun giocatore ${player}.`,
  "player-exists": ({ player }: Parameters) => `C'è già un giocatore ${player}.`,
  "merge-with-itself": ({ player }: Parameters) => `${player} è una sola scheda: ne servono due.`,
  "already-merged": ({ player, into }: Parameters) =>
    `${player} è già unificato con ${into}: annullare prima quell'unificazione.`,
  "not-merged": ({ player }: Parameters) => `${player} non è unificato con un'altra scheda.`,
  "already-excluded": ({ player }: Parameters) => `${player} è già escluso dalle liste.`,
  "not-excluded": ({ player }: Parameters) => `${player} non è escluso dalle liste.`,
  "already-dispensed": ({ player }: Parameters) => `${player} ha già una deroga.`,
  "not-dispensed": ({ player }: Parameters) => `${player} non ha alcuna deroga.`,
  "unknown-federation": ({ federation }: Parameters) =>
    `Qui non c'è alcuna federazione ${federation}: aggiungerla prima.`,
  "federation-exists": ({ federation }: Parameters) => `C'è già una federazione ${federation}.`,
  "federation-status-same": ({ federation, status }: Parameters) =>
    `Lo stato di ${federation} è già ${said(OFFICE_COMMAND_WORDS.statuses, status)}.`,
  "list-repeats-player": ({ file, player }: Parameters) => `${file} contiene il giocatore ${player} più di una volta.`,
  "list-has-errors": ({ file, errors }: Parameters) =>
    `${file} contiene errori da cui può dipendere un rating (${errors}): correggerlo, o accettarlo così com'è con --despite-errors.`,
  "list-already-there": ({ list: id }: Parameters) => `La lista ${id} è già qui, con gli stessi byte.`,
  ...TOURNAMENT_REFUSAL_WORDS,
  ...CLUB_REFUSAL_WORDS,
  ...ACCESS_REFUSAL_WORDS,
  ...LIST_REFUSAL_WORDS,
  "reports-stand": ({ tournament }: Parameters) =>
    `${tournament} ha un rapporto: non si può più cambiare se si invia in parti; ritirare prima i rapporti.`,
  "list-not-ours": ({ list }: Parameters) =>
    `${list} non è stata fatta da questo ufficio, quindi qui non si può né spiegare né rifare.`,
  "nothing-to-correct": ({ list }: Parameters) =>
    `Dalla pubblicazione di ${list} non è arrivato nulla che la cambierebbe.`,
  "reopening-held-back": ({ list, tournaments }: Parameters) =>
    `${list} non si può rifare: ${(Array.isArray(tournaments) ? tournaments : [tournaments]).join(", ")} in attesa di qualcuno, vedere reports list-pending.`,
  "bad-user-name": ({ found }: Parameters) =>
    `Un nome utente ha lettere minuscole, cifre, punti e trattini, e comincia con una lettera; trovato «${found}».`,
  "user-exists": ({ user }: Parameters) => `C'è già un utente ${user}.`,
  "unknown-user": ({ user }: Parameters) => `Non c'è alcun utente ${user}.`,
  "user-unchanged": ({ user }: Parameters) => `${user} lo è già.`,
  "federation-needed": () => "Un responsabile federale appartiene a una federazione: indicarla.",
  "club-needed": () => "L'account di un circolo appartiene a un circolo: indicarlo.",
  "last-administrator": () => "Qualcuno deve restare amministratore.",
  "sign-in-failed": () => "Nome o password non corretti.",
  "bad-token": () => "Il token non è conosciuto qui, o non lo è più: crearne uno sulla pagina del proprio account.",
  "sign-in-needed": () => "Occorre prima accedere.",
  "not-allowed": ({ role }: Parameters) => `Non consentito per il ruolo «${said(OFFICE_COMMAND_WORDS.roles, role)}».`,
  "bad-csrf": () => "Il modulo era troppo vecchio, o veniva da un'altra pagina. Si prega di riprovare.",
  "too-many": ({ seconds }: Parameters) =>
    `Troppi tentativi; riprovare tra ${plural("it", Number(seconds), "secondo", "secondi")}.`,
  "idempotency-key-reused": () =>
    "Questa chiave di idempotenza è già stata usata per una richiesta diversa: usarne una nuova.",
  "work-running": ({ by, about }: Parameters) =>
    `${by} ha iniziato qualcosa che non è ancora finito (${about}); attendere che lo sia.`,
  "upload-missing": () => "Non è stato inviato alcun file.",
  "password-too-short": ({ min }: Parameters) => `Una password ha almeno ${min} caratteri.`,
} as const;
