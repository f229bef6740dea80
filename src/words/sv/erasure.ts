import { plural } from "../numbers.ts";
import type { ErasureWords } from "../types/erasure-words.ts";

export const ERASURE_WORDS: ErasureWords = {
  goes: "Raderas för gott:",
  facts: "Namn, kön och födelsedatum, överallt; skäl i beslut om personen",
  named: "Namn i rapporter, anmälningar och beslut; rader för spelare utan nummer och utan matchning",
  staysNamed: "Blir kvar:",
  namesakes: "Spelare, medlemmar och domare med samma namn och ett eget nummer behåller det",
  doneNamed: (entry) => `Personuppgifterna är raderade (post ${entry}).`,
  entries: (count) => plural("sv", count, "post i journalen", "poster i journalen"),
  files: {
    report: (count) => plural("sv", count, "turneringsrapport", "turneringsrapporter"),
    "imported-list": (count) => plural("sv", count, "importerad lista", "importerade listor"),
    list: (count) => plural("sv", count, "fil till en publicerad lista", "filer till publicerade listor"),
    "club-list": (count) => plural("sv", count, "klubblista", "klubblistor"),
    tariff: (count) => plural("sv", count, "taxa", "taxor"),
    edition: (count) => plural("sv", count, "utgåva av reglerna", "utgåvor av reglerna"),
  },
  stays: "Blir kvar under numret allena, så att varje publicerad siffra kan bevisas:",
  number: (player) => `Nummer ${player}, förbund och titlar, som bara kontoret ser`,
  lists: (count) => plural("sv", count, "rad på listor", "rader på listor"),
  results: (tournaments) => plural("sv", tournaments, "turnering med resultat", "turneringar med resultat"),
  backups: "Äldre säkerhetskopior och exporter har kvar uppgifterna: ta bort dem eller gör om dem.",
  done: (player, entry) => `Personuppgifterna om spelaren ${player} är raderade (post ${entry}).`,
  expired: (reports) => `Födelsedatum borttagna ur ${plural("sv", reports, "rapport", "rapporter")}.`,
  wouldExpire: (reports) =>
    `Födelsedatum skulle tas bort ur ${plural("sv", reports, "rapport", "rapporter")}. Inget gjordes.`,
};
