import { plural } from "../numbers.ts";
import type { DesignWords } from "../types/design-words.ts";

export const DESIGN_WORDS: DesignWords = {
  title: "Edición de un reglamento de Elo propio",
  expectations: {
    json: () => "JSON",
    "key-once": () => "cada clave una sola vez",
    "known-key": ({ keys }) => `una de las claves ${keys}`,
    "some-key": ({ keys }) => `al menos una de las claves ${keys}`,
    object: () => "un objeto { … }",
    "object-or-null": () => "un objeto { … } o null",
    "list-of": ({ from, to }) => `una lista […] de ${from === to ? from : `${from} a ${to}`} valores`,
    "whole-number": ({ from, to, step }) =>
      `un número entero de ${from} a ${to}${step === 1 ? "" : `, de ${step} en ${step}`}`,
    "yes-or-no": () => "true o false",
    "one-of": ({ values }) => `uno de: ${values}`,
    text: ({ max }) => `un texto de 1 a ${max} caracteres`,
    "own-id": () => "un id de letras minúsculas, cifras y guiones, como nordic-2027",
    "web-address": () => "una dirección web",
    day: () => "un día, AAAA-MM-DD",
    nothing: () => "null",
    "free-id": () => "un id que no tenga ninguna edición del registro y que no empiece por fide-",
    "until-after-from": () => "un día no anterior al primero en vigor",
    "another-value": () => "un valor distinto del de la edición de base, o no esta regla",
    "rest-of-players-last": () => "K-rest como última línea y en ningún otro lugar (o K-everybody como única línea)",
    "known-coefficient-limits": ({ max }) =>
      `menos límites de partidas y Elo: con los de la FIDE como máximo ${max} casos`,
    ascending: () => "un valor mayor que el anterior",
    descending: () => "un Elo inferior al anterior",
    "no-limit-first": () => "null en la primera línea, que rige desde el principio",
    "everybody-last": () => "null en la última línea, que es para todos los demás, y un Elo en las otras",
    "one-lower-limit": () => "un solo límite inferior: from u over",
    "one-upper-limit": () => "un solo límite superior: to o below",
    "some-limit": () => "al menos un límite: from, over, to o below",
    "limits-in-order": () => "un límite inferior que no supere al superior",
    "only-with-limit": () => "null, porque max es null y nada se limita",
    "not-both-limits": () => "null, porque ratingBelow ya dice para quién es el límite",
    "rounded-average": () =>
      "un redondeo de la media de los oponentes, porque el primer Elo va por medios puntos (initialRating)",
    "three-of-round-robin": () =>
      "las tres reglas de los torneos de todos contra todos, o null en las tres: roundRobinAverage, roundRobinRating, roundRobinIteration",
    "half-points-in-round-robin": () =>
      "el método half points over, porque los torneos de todos contra todos tienen un método propio; o null en las tres reglas de esos torneos",
    "method-for-unrated": () =>
      "countInRoundRobin false, o las tres reglas de los torneos de todos contra todos, que dan un Elo al oponente sin Elo",
    "at-least-floor": ({ floor }) => `un máximo del primer Elo que no esté por debajo del suelo, ${floor}`,
    "standard-has-none": () => "false, porque la lista estándar no puede basarse en sí misma",
    "one-asked": () => "un número de partidas o de oponentes, o null en lugar de todo",
  },
  faulty: (file, faults) => `${file} tiene ${plural("es", faults, "error", "errores")}.`,
  sound: (file, name, rules) =>
    `${file}: ${name} se puede usar; ${plural("es", rules, "regla difiere", "reglas difieren")} de la edición de base.`,
  missing: (expected) => `falta; se esperaba ${expected}`,
  issuedBy: "Emitida por",
  base: "Edición de base",
  reason: "Motivo",
  office: {
    title: "Ediciones propias",
    text: "Ediciones de las reglas de Elo propias de la oficina. Desde su primer día, una edición rige, en lugar de la de la FIDE, para los torneos y las listas de su tipo.",
    schema: "JSON Schema para editores",
    none: "Todavía no hay ninguna edición propia: las listas se hacen según las reglas de la FIDE. Adopte una abajo.",
    list: "Lista",
    withdraw: "Retirar la edición",
    adopt: "Adoptar una edición",
    adoptText:
      "Primero se comprueba la edición. Mientras no se haya publicado ninguna lista según ella, se puede retirar o sustituir adoptando un archivo con el mismo id; después queda para siempre.",
    file: "Edición (archivo JSON)",
  },
};
