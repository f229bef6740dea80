import type { GuideWords } from "../../types/guide-words.ts";

export const GUIDE_WORDS: GuideWords = {
  calculator: {
    more: "Más opciones",
    opponentHint: "Como oponentes puede escribir su Elo, su nombre o su número de jugador.",
  },
  api: {
    base: "Dirección base",
    firstCalls: "Primeras llamadas para copiar",
    tokenTitle: "Obtener un token",
    tokenText: "Inicie sesión, abra su cuenta y cree un token. Envíelo con cada petición que lo necesite:",
    exampleTitle: "Ejemplo",
    corsTitle: "Acceso desde otros sitios",
    corsText:
      "Los programas en un navegador pueden leer desde cualquier sitio todo lo público. Allí no se aceptan cookies ni tokens.",
    changes: "Cambios",
    example: { reason: "Por decisión de la oficina", text: "¿Quién jugó con negras en la ronda 3?" },
  },
};
