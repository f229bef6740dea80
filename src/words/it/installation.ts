import { plural } from "../numbers.ts";
import type { InstallationWords } from "../types/installation-words.ts";

const entries = (count: number): string => plural("it", count, "voce", "voci");
const files = (count: number): string => plural("it", count, "file", "file");

export const INSTALLATION_WORDS: InstallationWords = {
  backedUp: (lines, parts, place) => `Copia di sicurezza in ${place}: aggiunti ${entries(lines)} e ${files(parts)}.`,
  intact: (lines, parts, hash) => `La copia è completa: ${entries(lines)}, ${files(parts)}. Ultimo hash ${hash}`,
  restored: (lines, parts, place) => `Ripristinato in ${place}: ${entries(lines)} e ${files(parts)}.`,
  secrets: {
    taken: "Password, token e chiavi sono stati ripristinati.",
    notTaken:
      "Password, token e chiavi non sono stati ripristinati: la copia non ne ha, oppure questo ufficio ha i propri.",
  },
  states: { ok: "bene", advice: "consiglio", problem: "problema" },
  checks: {
    node: {
      ok: (found) => `Node ${found}`,
      toDo: (found) => `Node ${found} è troppo vecchio: installa Node 20.19 o successivo.`,
    },
    place: { ok: (found) => `Ufficio in ${found}`, toDo: (found) => found },
    space: {
      ok: () => "Si può registrare",
      toDo: (found) => `Non si può registrare nulla: ${found}. Libera spazio sul disco.`,
    },
    journal: {
      ok: (found) => `Il registro è integro: ${found} voci`,
      toDo: (found) =>
        `Il registro ha ${found} errori. Vedi: journal verify. Ripristina i file indicati da una copia di sicurezza.`,
    },
    administrators: {
      ok: (found) => `${found} amministratori`,
      toDo: (found) =>
        `C'è solo ${found} amministratore. Aggiungine un secondo, che possa aiutare se il primo perde l'accesso: users add`,
    },
    passwords: {
      ok: () => "Tutti gli amministratori hanno scelto una password",
      toDo: (found) =>
        `Questi amministratori hanno ancora una password monouso, o nessuna: ${found}. Devono accedere, o riceverne una nuova: users reset`,
    },
    factors: {
      ok: () => "Tutti gli amministratori accedono con un secondo fattore",
      toDo: (found) =>
        `Questi amministratori accedono senza secondo fattore: ${found}. Possono impostarlo nella pagina del loro account.`,
    },
    mail: {
      ok: (found) => `Le e-mail partono da ${found}`,
      toDo: (found) =>
        found === ""
          ? "Nessun server di posta impostato: i messaggi sono solo nella casella. Imposta RATING_OFFICE_SMTP, RATING_OFFICE_MAIL_FROM e RATING_OFFICE_SITE: vedi docs/INSTALL.md"
          : `Le e-mail non si possono inviare: ${found}. Controlla le impostazioni del server di posta: vedi docs/INSTALL.md`,
    },
    notifications: {
      ok: () => "Nessun messaggio non riuscito",
      toDo: (found) => `Messaggi non inviati: ${found}. Vedi: notifications list. Per riprovare: notifications retry`,
    },
    backup: {
      ok: (found) => `La copia di sicurezza ha tutte le ${found} voci`,
      toDo: (found) => `La copia di sicurezza è incompleta o danneggiata: ${found}. Fanne una nuova: backup`,
    },
    server: {
      ok: (found) => `Il server risponde: ${found}`,
      toDo: (found) =>
        `Il server non risponde come dovrebbe: ${found}. Avvialo, oppure controlla l'indirizzo e il proxy.`,
    },
    https: {
      ok: () => "I visitatori usano https",
      toDo: (found) =>
        `${found} non è https. Metti davanti un proxy con TLS e avvia il server con --secure: vedi docs/INSTALL.md`,
    },
  },
};
