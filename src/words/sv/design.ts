import { plural } from "../numbers.ts";
import type { DesignWords } from "../types/design-words.ts";

export const DESIGN_WORDS: DesignWords = {
  title: "Utgåva av egna ratingregler",
  expectations: {
    json: () => "JSON",
    "key-once": () => "varje nyckel bara en gång",
    "known-key": ({ keys }) => `en av nycklarna ${keys}`,
    "some-key": ({ keys }) => `minst en av nycklarna ${keys}`,
    object: () => "ett objekt { … }",
    "object-or-null": () => "ett objekt { … } eller null",
    "list-of": ({ from, to }) => `en lista […] med ${from === to ? from : `${from} till ${to}`} värden`,
    "whole-number": ({ from, to, step }) =>
      `ett heltal från ${from} till ${to}${step === 1 ? "" : `, i steg om ${step}`}`,
    "yes-or-no": () => "true eller false",
    "one-of": ({ values }) => `något av: ${values}`,
    text: ({ max }) => `en text på 1 till ${max} tecken`,
    "own-id": () => "ett id av små bokstäver, siffror och bindestreck, till exempel nordic-2027",
    "web-address": () => "en webbadress",
    day: () => "en dag, ÅÅÅÅ-MM-DD",
    nothing: () => "null",
    "free-id": () => "ett id som ingen utgåva i registret har och som inte börjar med fide-",
    "until-after-from": () => "en dag som inte ligger före den första dagen i kraft",
    "another-value": () => "ett annat värde än basutgåvans, eller inte denna regel",
    "rest-of-players-last": () => "K-rest som sista rad och ingen annanstans (eller K-everybody som enda rad)",
    "known-coefficient-limits": ({ max }) =>
      `färre gränser för partier och rating: tillsammans med FIDE:s högst ${max} fall`,
    ascending: () => "ett värde större än det föregående",
    descending: () => "en rating lägre än den föregående",
    "no-limit-first": () => "null på första raden, som gäller från början",
    "everybody-last": () => "null på sista raden, som gäller alla andra, och en rating på de övriga",
    "one-lower-limit": () => "en undre gräns: from eller over",
    "one-upper-limit": () => "en övre gräns: to eller below",
    "some-limit": () => "minst en gräns: from, over, to eller below",
    "limits-in-order": () => "en undre gräns som inte ligger över den övre",
    "only-with-limit": () => "null, eftersom max är null och inget begränsas",
    "not-both-limits": () => "null, eftersom ratingBelow redan säger vem gränsen gäller",
    "rounded-average": () =>
      "en avrundning av motståndarnas medel, eftersom den första ratingen går efter halvpoäng (initialRating)",
    "three-of-round-robin": () =>
      "alla tre reglerna för rundturneringar, eller null i alla tre: roundRobinAverage, roundRobinRating, roundRobinIteration",
    "half-points-in-round-robin": () =>
      "metoden half points over, eftersom rundturneringar har en egen metod; eller null i de tre reglerna för rundturneringar",
    "method-for-unrated": () =>
      "countInRoundRobin false, eller de tre reglerna för rundturneringar, som ger en motståndare utan rating en rating",
    "at-least-floor": ({ floor }) => `ett högsta värde för den första ratingen som inte ligger under golvet, ${floor}`,
    "standard-has-none": () => "false, eftersom standardlistan inte kan gå efter sig själv",
    "one-asked": () => "ett antal partier eller motståndare, eller null i stället för allt",
  },
  faulty: (file, faults) => `${file} har ${plural("sv", faults, "fel", "fel")}.`,
  sound: (file, name, rules) =>
    `${file}: ${name} kan användas; ${plural("sv", rules, "regel skiljer", "regler skiljer")} sig från basutgåvan.`,
  missing: (expected) => `saknas; väntade ${expected}`,
  issuedBy: "Utfärdad av",
  base: "Basutgåva",
  reason: "Skäl",
  office: {
    title: "Egna utgåvor",
    text: "Utgåvor av kontorets egna ratingregler. Från sin första dag gäller en utgåva i stället för FIDE:s för turneringar och listor av sitt slag.",
    schema: "JSON Schema för redigerare",
    none: "Ingen egen utgåva än: listor görs enligt FIDE:s regler. Anta en nedan.",
    list: "Lista",
    withdraw: "Återkalla utgåvan",
    adopt: "Anta en utgåva",
    adoptText:
      "Utgåvan kontrolleras först. Tills en lista har publicerats enligt den kan den återkallas, eller ersättas genom att en fil med samma id antas; därefter ligger den fast.",
    file: "Utgåva (JSON-fil)",
  },
};
