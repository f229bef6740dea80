import { capital } from "../../capital.ts";
import { plural } from "../../numbers.ts";
import type { FileWords } from "../../types/file-words.ts";

export const FILE_WORDS: FileWords = {
  proven: (log, entry, entries) =>
    `Post ${entry} finns i loggen ${log}, signerad när den hade ${plural("sv", entries, "post", "poster")}.`,
  published: (list, version, sha256) =>
    `Den publicerar ${list}${version > 1 ? `, version ${version}` : ""}, med sha-256 ${sha256}`,
  noList: "Posten publicerar ingen lista.",
  witnessed: (witness) => `${witness} signerade som vittne.`,
  certified: (list, player, rating) =>
    `${capital(list)} har ${player} ${rating === null ? "utan rating" : `med rating ${rating}`}.`,
  wholeList: (list, players, shown) =>
    `Filen är ${list}: dess ${plural("sv", players, "rad", "rader")} ger den publicerade roten. Visas: ${shown}.`,
  title: "Kontrollera en fil",
  intro:
    "Kontrollerar ett intyg, ett publiceringsbevis eller en listas offentliga fil. Allt sker i din webbläsare; inget skickas.",
  drop: "Välj eller dra hit filen; med en listas offentliga fil även dess bevis; och en sparad kontrollpunkt, om du har en",
  key: "Kontorets publika nyckel",
  keyHint: "Hämta om möjligt nyckeln på annat sätt än från den här webbplatsen.",
  right: "Filen är äkta",
  wrong: "Filen går inte att lita på",
  badKey: "Detta är inte en loggs publika nyckel: kopiera hela, från namnet till sista bokstaven.",
  proofMissing: "Detta är en listas offentliga fil: välj dess bevis (.tlog-proof) tillsammans med den.",
  notLoaded: "Filen kunde inte hämtas. Ladda ner den och välj den här.",
  checked: (root, entry) =>
    `Alla kan kontrollera listan: dess rader ger roten ${root}, och journalpost ${entry}, som kontoret har signerat, publicerar den.`,
  publicFile: "Offentlig fil",
  proof: "Publiceringsbevis",
  publicKey: "Publik nyckel",
  certificateFile: "Intyget som fil",
  checkHere: "Kontrollera i webbläsaren",
  qrLabel: "Sidans adress som QR-kod",
  faults: {
    "not-witnessed": "Ett vittne som du angav har inte signerat det.",
    "not-a-checkpoint": "Filen är ingen signerad kontrollpunkt.",
    "not-a-proof": "Filen är inget bevis.",
    "no-entry": "Beviset innehåller inte den post det handlar om.",
    "other-log": "Det handlar om en annan logg: namnet hör inte till nyckeln.",
    "other-key": "Det är inte signerat med den här nyckeln.",
    "wrong-signature": "Signaturen är fel: filen ändrades efter att den signerades.",
    "not-in-log": "Posten finns inte i den logg som signerades.",
    "bad-key-change": "Filen med nyckelbyten är fel: ett byte är inte signerat med den tidigare nyckeln.",
    "not-a-list": "Filen är inte en listas offentliga fil.",
    "not-a-certificate": "Filen är inget intyg, eller så har ett tecken ändrats.",
    "header-changed": "Listans första rad är inte den som publicerades.",
    "line-changed": "En rad har ändrats: den finns inte i den lista som publicerades.",
    "line-removed": "En rad har tagits bort: filen har färre rader än listan.",
    "line-added": "En rad har lagts till: filen har fler rader än listan.",
    "person-changed": "En person har ändrats: namn, federation, titel eller födelse hör inte till raden.",
    "person-removed": "En person har tagits bort: bredvid en rad saknas vem den gäller.",
    "log-rewritten": "Loggen har skrivits om: vid samma längd hade den en annan rot när din kontrollpunkt signerades.",
    "other-size": "Din kontrollpunkt signerades vid en annan längd på loggen, så de går inte att jämföra.",
  },
};
