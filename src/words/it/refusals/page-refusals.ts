import { capital } from "../../capital.ts";
import type * as english from "../../en/refusals/page-refusals.ts";

const FACTS: Readonly<Record<string, string>> = {
  highest: "il rating più alto mai pubblicato",
  gamesBefore: "il numero di partite conteggiate finora",
  birth: "la data o l'anno di nascita",
  asOf: "il mese della lista di destinazione",
};

/** What a page says otherwise than the command line, whose options it does not have. */
export const pageRefusalWords: typeof english.pageRefusalWords = ({ asDay }) => ({
  "report-has-errors": ({ file }) =>
    `${file} contiene errori, mostrati sotto. Correggere il file, o spuntare la casella per inviarlo comunque.`,
  "several-tournaments": ({ file, count }) =>
    `${file} contiene ${count} tornei, ma un referto ne riguarda uno. Inviare ogni torneo in un file a parte.`,
  "not-in-parts": ({ tournament }) =>
    `${tournament} non è registrato per referti in parti. Inviare il referto intero o modificare la registrazione.`,
  "part-needed": ({ tournament, next }) =>
    `${tournament} prevede il referto in parti. Indicare la parte; la prossima è la ${next}.`,
  "list-too-early": ({ date, closing }) =>
    `La lista del ${asDay(date)} comprende i tornei che finiscono entro il ${asDay(closing)}. Attendere quel giorno, o spuntare la casella per pubblicare in anticipo.`,
  "draft-outdated": ({ list }) =>
    `${capital(list)} è cambiata da quando è stata esaminata o chiusa. Chiuderla di nuovo e riesaminarla, o pubblicarla com'è stata chiusa.`,
  "name-missing": () => "Inserire un nome.",
  "start-missing": () =>
    "Il referto non ha una data di inizio leggibile, quindi non si può scegliere l'edizione delle regole. Aggiungere la data al file.",
  "no-edition-on": ({ day }) =>
    `Nessun regolamento disponibile per il ${asDay(day)}: standard dal ${asDay("2009-07-01")}, rapid e blitz dal ${asDay("2012-01-01")}.`,
  "no-games": () => "Inserire almeno una partita.",
  "rating-missing": () => "Inserire il rating del giocatore.",
  "facts-missing": ({ facts, edition, kOption }) =>
    `${edition}: per K serve ${facts.map((fact) => FACTS[fact] ?? fact).join(" e ")}${kOption ? "; oppure K stesso" : ""}.`,
  "unknown-list": ({ list }) => `La lista «${list}» non esiste.`,
  "no-list-before": ({ kind }) => `Non c'è una lista ${kind} da cui partire. Importarne prima una pubblicata.`,
  "reopening-held-back": ({ list, tournaments }) =>
    `${capital(list)} non si può ricalcolare, perché questi referti sono in sospeso: ${tournaments.join(", ")}.`,
  "calendar-conflict": ({ starts }) =>
    `I nuovi periodi non si accordano con quelli esistenti o chiusi, al ${starts.map(asDay).join(", ")}. Scegliere un inizio successivo, o cambiare prima le impostazioni da quell'inizio.`,
  "undo-after-closing": ({ period }) =>
    `L'ultima voce ha chiuso il periodo prima del ${asDay(period)}, e non si annulla. Modificare invece le decisioni; la lista avrà una nuova versione.`,
  "deducted-unfit": ({ found, pointsPerYear, most }) =>
    `Le detrazioni precedenti sono ${pointsPerYear} punti per ogni anno intero senza partite, al massimo ${most}. Servono l'ultima partita, il rating e un motivo. Trovato: ${found}.`,
  "member-not-entered": ({ member, entered, day }) =>
    `Il socio ${member} è iscritto dal ${asDay(entered)}, dopo la partita del ${asDay(day)}. Se non è esatto, correggere la data di iscrizione.`,
});
