import { plural } from "../numbers.ts";
import type { InstallationWords } from "../types/installation-words.ts";

const entries = (count: number): string => plural("en", count, "entry", "entries");
const files = (count: number): string => plural("en", count, "file", "files");

export const INSTALLATION_WORDS: InstallationWords = {
  backedUp: (lines, parts, place) => `Backup in ${place}: ${entries(lines)} and ${files(parts)} added.`,
  intact: (lines, parts, hash) => `The backup is complete: ${entries(lines)}, ${files(parts)}. Last hash ${hash}`,
  restored: (lines, parts, place) => `Restored to ${place}: ${entries(lines)} and ${files(parts)}.`,
  secrets: {
    taken: "Passwords, tokens and keys were restored.",
    notTaken: "Passwords, tokens and keys were not restored: the backup has none, or this office has its own.",
  },
  states: { ok: "ok", advice: "advice", problem: "problem" },
  checks: {
    node: { ok: (found) => `Node ${found}`, toDo: (found) => `Node ${found} is too old: install Node 20.19 or newer.` },
    place: { ok: (found) => `Office in ${found}`, toDo: (found) => found },
    space: {
      ok: () => "Entries can be recorded",
      toDo: (found) => `Nothing can be recorded: ${found}. Free some space on the disk.`,
    },
    journal: {
      ok: (found) => `The journal is intact: ${found} entries`,
      toDo: (found) => `The journal has ${found} faults. See: journal verify. Restore the named files from a backup.`,
    },
    administrators: {
      ok: (found) => `${found} administrators`,
      toDo: (found) =>
        `There is only ${found} administrator. Add a second one, so that somebody can help if they lose access: users add`,
    },
    passwords: {
      ok: () => "All administrators have chosen a password",
      toDo: (found) =>
        `These administrators still have a one-time password, or none: ${found}. They must sign in, or get a new one: users reset`,
    },
    factors: {
      ok: () => "All administrators sign in with a second factor",
      toDo: (found) =>
        `These administrators sign in without a second factor: ${found}. They can set one up on their account page.`,
    },
    mail: {
      ok: (found) => `Mails are sent through ${found}`,
      toDo: (found) =>
        found === ""
          ? "No mail server is set: messages are in the inbox only. Set RATING_OFFICE_SMTP, RATING_OFFICE_MAIL_FROM and RATING_OFFICE_SITE: see docs/INSTALL.md"
          : `Mails cannot be sent: ${found}. Check the settings of the mail server: see docs/INSTALL.md`,
    },
    notifications: {
      ok: () => "No message has failed",
      toDo: (found) =>
        `${found} messages could not be sent. See: notifications list. Send them again: notifications retry`,
    },
    backup: {
      ok: (found) => `The backup has all ${found} entries`,
      toDo: (found) => `The backup does not have everything, or is damaged: ${found}. Make a new one: backup`,
    },
    server: {
      ok: (found) => `The server answers: ${found}`,
      toDo: (found) =>
        `The server does not answer as it should: ${found}. Start it, or check the address and the proxy.`,
    },
    https: {
      ok: () => "Visitors use https",
      toDo: (found) =>
        `${found} is not https. Put a proxy with TLS in front and start the server with --secure: see docs/INSTALL.md`,
    },
  },
};
