import { plural } from "../numbers.ts";
import type { InstallationWords } from "../types/installation-words.ts";

const entries = (count: number): string => plural("sv", count, "post", "poster");
const files = (count: number): string => plural("sv", count, "fil", "filer");

export const INSTALLATION_WORDS: InstallationWords = {
  backedUp: (lines, parts, place) => `Säkerhetskopia i ${place}: ${entries(lines)} och ${files(parts)} tillkom.`,
  intact: (lines, parts, hash) =>
    `Säkerhetskopian är fullständig: ${entries(lines)}, ${files(parts)}. Sista hash ${hash}`,
  restored: (lines, parts, place) => `Återställt till ${place}: ${entries(lines)} och ${files(parts)}.`,
  secrets: {
    taken: "Lösenord, token och nycklar återställdes.",
    notTaken: "Lösenord, token och nycklar återställdes inte: kopian har inga, eller så har kontoret egna.",
  },
  states: { ok: "bra", advice: "råd", problem: "problem" },
  checks: {
    node: {
      ok: (found) => `Node ${found}`,
      toDo: (found) => `Node ${found} är för gammal: installera Node 20.19 eller senare.`,
    },
    place: { ok: (found) => `Kontor i ${found}`, toDo: (found) => found },
    space: {
      ok: () => "Poster kan sparas",
      toDo: (found) => `Ingenting kan sparas: ${found}. Frigör utrymme på disken.`,
    },
    journal: {
      ok: (found) => `Journalen är oskadd: ${found} poster`,
      toDo: (found) =>
        `Journalen har ${found} fel. Se: journal verify. Återställ de nämnda filerna från en säkerhetskopia.`,
    },
    administrators: {
      ok: (found) => `${found} administratörer`,
      toDo: (found) =>
        `Det finns bara ${found} administratör. Lägg till en till, som kan hjälpa om den första förlorar åtkomsten: users add`,
    },
    passwords: {
      ok: () => "Alla administratörer har valt lösenord",
      toDo: (found) =>
        `Dessa administratörer har kvar ett engångslösenord, eller inget: ${found}. De måste logga in, eller få ett nytt: users reset`,
    },
    factors: {
      ok: () => "Alla administratörer loggar in med en andra faktor",
      toDo: (found) =>
        `Dessa administratörer loggar in utan andra faktor: ${found}. De kan ställa in en på sin kontosida.`,
    },
    mail: {
      ok: (found) => `E-post skickas genom ${found}`,
      toDo: (found) =>
        found === ""
          ? "Ingen e-postserver är angiven: meddelanden finns bara i inkorgen. Sätt RATING_OFFICE_SMTP, RATING_OFFICE_MAIL_FROM och RATING_OFFICE_SITE: se docs/INSTALL.md"
          : `E-post kan inte skickas: ${found}. Kontrollera inställningarna för e-postservern: se docs/INSTALL.md`,
    },
    notifications: {
      ok: () => "Inget meddelande har misslyckats",
      toDo: (found) =>
        `Meddelanden som inte kunde skickas: ${found}. Se: notifications list. Försök igen: notifications retry`,
    },
    backup: {
      ok: (found) => `Säkerhetskopian har alla ${found} poster`,
      toDo: (found) => `Säkerhetskopian är ofullständig eller skadad: ${found}. Gör en ny: backup`,
    },
    server: {
      ok: (found) => `Servern svarar: ${found}`,
      toDo: (found) => `Servern svarar inte som den ska: ${found}. Starta den, eller kontrollera adressen och proxyn.`,
    },
    https: {
      ok: () => "Besökare använder https",
      toDo: (found) =>
        `${found} är inte https. Sätt en proxy med TLS framför och starta servern med --secure: se docs/INSTALL.md`,
    },
  },
};
