/** An event of whole days. */
export interface CalendarEvent {
  /** The same in every version of the calendar. */
  readonly id: string;
  readonly summary: string;
  /** The first and the last day: 2026-11-20. */
  readonly start: string;
  readonly end: string;
  readonly address: string | null;
}

interface CalendarFacts {
  readonly name: string;
  /** When it was written: 20261117T080000Z. */
  readonly stamp: string;
  readonly events: readonly CalendarEvent[];
}

/** Octets of a line, without its end (RFC 5545, section 3.1). */
const LINE_MAX = 75;

/** A calendar as RFC 5545 writes it. */
export function writeCalendar({ name, stamp, events }: CalendarFacts): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//rating-office//calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const eventLines = ({ id, summary, start, end, address }: CalendarEvent, stamp: string): readonly string[] => [
  "BEGIN:VEVENT",
  `UID:${escaped(id)}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${plain(start)}`,
  // The end is not part of the event: it is the day after the last.
  `DTEND;VALUE=DATE:${plain(dayAfter(end))}`,
  `SUMMARY:${escaped(summary)}`,
  ...(address === null ? [] : [`URL:${address}`]),
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];

const plain = (day: string): string => day.replaceAll("-", "");

const DAY = 86_400_000;
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

/** Long lines go on after a line end and a space, and no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [text, octets] = ["", 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_MAX) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
