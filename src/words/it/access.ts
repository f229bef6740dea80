import type * as english from "../en/access.ts";
import { plural } from "../numbers.ts";

/** Ciò che le pagine dicono dell'accesso. */
export const accessWords: typeof english.accessWords = ({ asDay }) => ({
  code: {
    title: "Codice di accesso",
    text: "Aprire l'app di autenticazione e inserire le sei cifre che mostra, oppure uno dei codici di recupero.",
    label: "Codice",
    button: "Continua",
  },
  roleByRule: (provider) => `Le regole per accedere con ${provider} danno questo ruolo.`,
  identity: {
    title: "Conferma dell'identità",
    text: "Per questa operazione serve di nuovo la password. Poi non viene più chiesta per 10 minuti.",
    password: "Password dell'account",
    code: "Codice dell'app di autenticazione, o codice di recupero",
    button: "Conferma e continua",
  },
  tokens: {
    scope: "Permessi",
    scopes: {
      read: "Sola lettura",
      reports: "Registrare tornei, inviare referti e liste di circolo",
      office: "Tutto ciò che il ruolo consente, tranne utenti e pubblicazione",
      all: "Tutto ciò che il ruolo consente",
    },
    days: "Scade dopo",
    forDays: (days) => plural("it", days, "giorno", "giorni"),
    expires: "Scade",
  },
  secretUntil: (day) => `Vale fino al ${asDay(day)}.`,
  passwordEnds: "Così terminano tutte le altre sessioni e i token.",
  sessions: {
    title: "Sessioni aperte",
    began: "Inizio",
    seen: "Ultima attività",
    browser: "Browser",
    address: "Indirizzo",
    here: "questo browser",
    end: "Termina",
    endOthers: "Termina tutte le altre sessioni",
  },
  signIns: {
    title: "Accessi recenti",
    text: "Se uno di questi accessi non è noto, cambiare la password.",
    when: "Ora",
    result: "Esito",
    succeeded: "accesso riuscito",
    failed: "non riuscito",
    none: "Nessun accesso registrato finora.",
  },
  factor: {
    title: "Accesso in due passaggi",
    off: "Non attivo. Attivandolo, oltre alla password serve un codice di un'app di autenticazione.",
    on: (left) => `Attivo. Restano ${plural("it", left, "codice", "codici")} di recupero.`,
    manage: "Gestione dell'accesso in due passaggi",
    begin: "Attiva",
    scan: "Inquadrare questa immagine con un'app di autenticazione, o inserire la chiave a mano. Poi inserire il codice che l'app mostra.",
    picture: "Codice QR con la chiave",
    secret: "Chiave",
    address: "Indirizzo per le app su questo dispositivo",
    code: "Codice dell'app",
    confirm: "Conferma",
    codes:
      "Questi sono i codici di recupero, ciascuno per un accesso senza l'app. Vanno conservati in un luogo sicuro.",
    renew: "Nuovi codici di recupero",
    renewButton: "Crea nuovi codici (i vecchi smettono di valere)",
    remove: "Disattivazione dell'accesso in due passaggi",
    removeButton: "Disattiva",
    column: "Accesso in due passaggi",
    reset: "Accesso in due passaggi: app o telefono persi",
    resetButton: "Disattiva per questo utente",
  },
});

export const ACCESS_REFUSAL_WORDS: typeof english.ACCESS_REFUSAL_WORDS = {
  "password-too-common": () =>
    "Questa password è troppo facile da indovinare: sceglierne una che non sia una parola o una sequenza comune.",
  "password-has-name": () => "Scegliere una password che non contenga il nome utente o il nome dell'ufficio.",
  "one-time-expired": () => "Questa password monouso è scaduta: chiederne una nuova all'ufficio.",
  "bad-code": () => "Codice errato o già usato. Attendere il prossimo e riprovare.",
  "oidc-unavailable": ({ name }) =>
    `${name} non è raggiungibile al momento. Riprovare più tardi, o accedere qui con la password.`,
  "oidc-failed": ({ name }) =>
    `L'accesso con ${name} non è riuscito. Riprovare; se continua a fallire, avvisare l'ufficio.`,
  "oidc-unknown-user": ({ name }) =>
    `Il suo account presso ${name} non è ammesso in questo ufficio. Chiedere a un amministratore di aggiungerlo.`,
  "oidc-faulty": ({ file, faults }) =>
    `${file} non è una configurazione OpenID Connect valida. Correggere ciò che si trova a queste righe: ${faults.join(", ")}.`,
  "sign-in-expired": () => "L'accesso ha richiesto troppo tempo. Accedere di nuovo.",
  "identity-unconfirmed": () => "Occorre prima confermare con la password.",
  "token-scope": ({ needed }) => `Questo token non lo consente. Serve il permesso «${needed}».`,
  "no-second-factor": ({ user }) => `L'accesso in due passaggi non è attivo per ${user}.`,
  "second-factor-there": () => "L'accesso in due passaggi è già attivo.",
};
