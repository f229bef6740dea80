import type * as english from "../../en/refusals/page-refusals.ts";

const FACTS: Readonly<Record<string, string>> = {
  highest: "il rating più alto mai pubblicato",
  gamesBefore: "il numero di partite conteggiate finora",
  birth: "la data o l'anno di nascita",
  asOf: "il mese della lista in preparazione",
};

/** What a page says otherwise than the command line, whose options it does not have. */
export const pageRefusalWords: typeof english.pageRefusalWords = ({ asDay }) => ({
  "report-has-errors": ({ file }) =>
    `${file} contiene errori, come indicato sotto: farlo correggere, oppure spuntare la casella perché sia accettato così com'è.`,
  "several-tournaments": ({ file, count }) =>
    `${file} contiene partite di ${count} tornei, e un rapporto ne riguarda uno: inviate ogni torneo in un file a parte.`,
  "not-in-parts": ({ tournament }) =>
    `Per ${tournament} non è registrato l'invio del rapporto in parti: inviare il rapporto intero o modificare la registrazione.`,
  "part-needed": ({ tournament, next }) =>
    `Il rapporto di ${tournament} si invia in parti: indicare quale; la prossima è la ${next}.`,
  "list-too-early": ({ date, closing }) =>
    `La lista del ${asDay(date)} comprende i tornei che finiscono entro il ${asDay(closing)}. Attendete quel giorno, oppure confermate che l'anticipo è voluto.`,
  "draft-outdated": ({ list }) =>
    `Da quando ${list} è stata esaminata, o da quando è stata chiusa, è arrivato qualcosa che la cambia: chiuderla di nuovo e riesaminarla, oppure pubblicarla così com'è stata chiusa.`,
  "name-missing": () => "Manca un nome.",
  "start-missing": () =>
    "Il rapporto non ha una data di inizio leggibile, e senza di essa non si sa quale edizione sia in vigore.",
  "no-edition-on": ({ day }) =>
    `Nessuna edizione era in vigore per queste partite il ${asDay(day)}: standard comincia il ${asDay("2009-07-01")}, rapid e blitz il ${asDay("2012-01-01")}.`,
  "no-games": () => "Non è indicata nessuna partita: ne serve almeno una.",
  "rating-missing": () => "Manca il rating del giocatore.",
  "facts-missing": ({ facts, edition, kOption }) =>
    `Per K secondo ${edition} serve ${facts.map((fact) => FACTS[fact] ?? fact).join(" e ")}${kOption ? "; oppure K stesso" : ""}.`,
  "unknown-list": ({ list }) => `Questa lista non esiste: ${list}.`,
  "no-list-before": ({ kind }) => `Non c'è una lista ${kind} da cui partire: prima se ne riprende una già pubblicata.`,
  "reopening-held-back": ({ list, tournaments }) =>
    `${list} non può essere rifatta: ${tournaments.join(", ")} attendono qualcuno.`,
  "calendar-conflict": ({ starts }) =>
    `I calendari non si accorderebbero fra loro, o con ciò che è chiuso, al ${starts.map(asDay).join(", ")}. Scegliere un inizio successivo, o cambiare prima le impostazioni da quell'inizio.`,
  "undo-after-closing": ({ period }) =>
    `L'ultima cosa fatta è la chiusura al ${asDay(period)}, che non si annulla: la sua lista avrà nuove versioni.`,
  "deducted-unfit": ({ found, pointsPerYear, most }) =>
    `I punti detratti prima sono ${pointsPerYear} per ogni anno intero senza partite, al massimo ${most}, e richiedono l'ultima partita, il rating e un motivo; trovato ${found}.`,
  "member-not-entered": ({ member, entered, day }) =>
    `Il socio ${member} è iscritto dal ${asDay(entered)}, dopo la partita del ${asDay(day)}. Se era già socio, cambiare il giorno di iscrizione.`,
});
