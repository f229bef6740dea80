import { plural } from "../numbers.ts";
import type { InstallationWords } from "../types/installation-words.ts";

const entries = (count: number): string => plural("es", count, "anotación", "anotaciones");
const files = (count: number): string => plural("es", count, "archivo", "archivos");

export const INSTALLATION_WORDS: InstallationWords = {
  backedUp: (lines, parts, place) => `Copia de seguridad en ${place}: ${entries(lines)} y ${files(parts)} nuevos.`,
  intact: (lines, parts, hash) => `La copia está completa: ${entries(lines)}, ${files(parts)}. Último hash ${hash}`,
  restored: (lines, parts, place) => `Restaurado en ${place}: ${entries(lines)} y ${files(parts)}.`,
  secrets: {
    taken: "Se restauraron contraseñas, tokens y claves.",
    notTaken: "No se restauraron contraseñas, tokens ni claves: la copia no los tiene, o esta oficina tiene los suyos.",
  },
  states: { ok: "bien", advice: "consejo", problem: "problema" },
  checks: {
    node: {
      ok: (found) => `Node ${found}`,
      toDo: (found) => `Node ${found} es demasiado antiguo: instala Node 20.19 o posterior.`,
    },
    place: { ok: (found) => `Oficina en ${found}`, toDo: (found) => found },
    space: {
      ok: () => "Se puede anotar",
      toDo: (found) => `No se puede anotar nada: ${found}. Libera espacio en el disco.`,
    },
    journal: {
      ok: (found) => `El libro de registro está íntegro: ${found} anotaciones`,
      toDo: (found) =>
        `El libro de registro tiene ${found} fallos. Véase: journal verify. Restaura los archivos indicados desde una copia de seguridad.`,
    },
    administrators: {
      ok: (found) => `${found} administradores`,
      toDo: (found) =>
        `Solo hay ${found} administrador. Añade un segundo, que pueda ayudar si el primero pierde el acceso: users add`,
    },
    passwords: {
      ok: () => "Todos los administradores han elegido una contraseña",
      toDo: (found) =>
        `Estos administradores aún tienen una contraseña de un solo uso, o ninguna: ${found}. Deben iniciar sesión, o recibir una nueva: users reset`,
    },
    factors: {
      ok: () => "Todos los administradores entran con un segundo factor",
      toDo: (found) =>
        `Estos administradores entran sin segundo factor: ${found}. Pueden configurarlo en la página de su cuenta.`,
    },
    mail: {
      ok: (found) => `Los correos salen por ${found}`,
      toDo: (found) =>
        found === ""
          ? "No hay servidor de correo: los mensajes solo están en el buzón. Define RATING_OFFICE_SMTP, RATING_OFFICE_MAIL_FROM y RATING_OFFICE_SITE: véase docs/INSTALL.md"
          : `No se pueden enviar correos: ${found}. Comprueba los ajustes del servidor de correo: véase docs/INSTALL.md`,
    },
    notifications: {
      ok: () => "Ningún mensaje ha fallado",
      toDo: (found) =>
        `Mensajes que no se pudieron enviar: ${found}. Véase: notifications list. Para reintentar: notifications retry`,
    },
    backup: {
      ok: (found) => `La copia de seguridad tiene las ${found} anotaciones`,
      toDo: (found) => `La copia de seguridad está incompleta o dañada: ${found}. Haz una nueva: backup`,
    },
    server: {
      ok: (found) => `El servidor responde: ${found}`,
      toDo: (found) => `El servidor no responde como debería: ${found}. Inícialo, o revisa la dirección y el proxy.`,
    },
    https: {
      ok: () => "Los visitantes usan https",
      toDo: (found) =>
        `${found} no es https. Pon delante un proxy con TLS e inicia el servidor con --secure: véase docs/INSTALL.md`,
    },
  },
};
