import { plural } from "../numbers.ts";
import type { DesignWords } from "../types/design-words.ts";

export const DESIGN_WORDS: DesignWords = {
  title: "Edizione di un regolamento rating proprio",
  expectations: {
    json: () => "JSON",
    "key-once": () => "ogni chiave una sola volta",
    "known-key": ({ keys }) => `una delle chiavi ${keys}`,
    "some-key": ({ keys }) => `almeno una delle chiavi ${keys}`,
    object: () => "un oggetto { … }",
    "object-or-null": () => "un oggetto { … } o null",
    "list-of": ({ from, to }) => `un elenco […] di ${from === to ? from : `${from}–${to}`} valori`,
    "whole-number": ({ from, to, step }) =>
      `un numero intero da ${from} a ${to}${step === 1 ? "" : `, a passi di ${step}`}`,
    "yes-or-no": () => "true o false",
    "one-of": ({ values }) => `uno di: ${values}`,
    text: ({ max }) => `un testo da 1 a ${max} caratteri`,
    "own-id": () => "un id di lettere minuscole, cifre e trattini, come nordic-2027",
    "web-address": () => "un indirizzo web",
    day: () => "un giorno, AAAA-MM-GG",
    nothing: () => "null",
    "free-id": () => "un id che nessuna edizione del registro ha e che non inizia con fide-",
    "until-after-from": () => "un giorno non precedente al primo in vigore",
    "another-value": () => "un valore diverso da quello dell'edizione di base, oppure non questa regola",
    "rest-of-players-last": () =>
      "K-rest come ultima riga e in nessun altro posto (oppure K-everybody come unica riga)",
    "known-coefficient-limits": ({ max }) =>
      `meno limiti di partite e rating: insieme a quelli della FIDE al massimo ${max} casi`,
    ascending: () => "un valore maggiore del precedente",
    descending: () => "un rating inferiore al precedente",
    "no-limit-first": () => "null nella prima riga, che vale dall'inizio",
    "everybody-last": () => "null nell'ultima riga, che vale per tutti gli altri, e un rating nelle altre",
    "one-lower-limit": () => "un solo limite inferiore: from o over",
    "one-upper-limit": () => "un solo limite superiore: to o below",
    "some-limit": () => "almeno un limite: from, over, to o below",
    "limits-in-order": () => "un limite inferiore non superiore a quello superiore",
    "only-with-limit": () => "null, perché max è null e nulla è limitato",
    "not-both-limits": () => "null, perché ratingBelow dice già per chi vale il limite",
    "rounded-average": () =>
      "un arrotondamento della media degli avversari, perché il primo rating va per mezzi punti (initialRating)",
    "three-of-round-robin": () =>
      "tutte e tre le regole dei tornei all'italiana, o null in tutte e tre: roundRobinAverage, roundRobinRating, roundRobinIteration",
    "half-points-in-round-robin": () =>
      "il metodo half points over, perché i tornei all'italiana hanno un metodo proprio; oppure null nelle tre regole dei tornei all'italiana",
    "method-for-unrated": () =>
      "countInRoundRobin false, oppure le tre regole dei tornei all'italiana, che danno un rating all'avversario senza rating",
    "at-least-floor": ({ floor }) => `un massimo del primo rating non inferiore alla soglia, ${floor}`,
    "standard-has-none": () => "false, perché la lista standard non può basarsi su se stessa",
    "one-asked": () => "un numero di partite o di avversari, oppure null al posto di tutto",
  },
  faulty: (file, faults) => `${file} ha ${plural("it", faults, "errore", "errori")}.`,
  sound: (file, name, rules) =>
    `${file}: ${name} si può usare; ${plural("it", rules, "regola differisce", "regole differiscono")} dall'edizione di base.`,
  missing: (expected) => `manca; atteso: ${expected}`,
  issuedBy: "Emanata da",
  base: "Edizione di base",
  reason: "Motivo",
  office: {
    title: "Edizioni proprie",
    text: "Edizioni delle regole rating proprie dell'ufficio. Dal suo primo giorno un'edizione vale, al posto di quella della FIDE, per i tornei e le liste del suo tipo.",
    schema: "JSON Schema per gli editor",
    none: "Ancora nessuna edizione propria: le liste si fanno secondo le regole della FIDE. Adottarne una qui sotto.",
    list: "Lista",
    withdraw: "Ritira l'edizione",
    adopt: "Adotta un'edizione",
    adoptText:
      "L'edizione viene prima controllata. Finché nessuna lista è stata pubblicata secondo essa, si può ritirare o sostituire adottando un file con lo stesso id; dopo resta per sempre.",
    file: "Edizione (file JSON)",
  },
};
