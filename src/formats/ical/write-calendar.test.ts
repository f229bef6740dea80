import { expect, test } from "vitest";
import { writeCalendar } from "./write-calendar.ts";

const EVENT = { id: "2026-0007@office.example", start: "2026-12-28", end: "2026-12-31", address: null };
const of = (summary: string, more: object = {}) =>
  writeCalendar({ name: "Office", stamp: "20261117T080000Z", events: [{ ...EVENT, summary, ...more }] });

/** As a reader joins the lines again. */
const unfolded = (text: string): readonly string[] => text.replaceAll("\r\n ", "").split("\r\n");

test("an event has whole days, and ends on the day after its last", () => {
  expect(unfolded(of("Harbour Cup", { address: "https://office.example/en/tournaments/2026-0007" }))).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//rating-office//calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Office",
    "BEGIN:VEVENT",
    "UID:2026-0007@office.example",
    "DTSTAMP:20261117T080000Z",
    "DTSTART;VALUE=DATE:20261228",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:Harbour Cup",
    "URL:https://office.example/en/tournaments/2026-0007",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("no line is longer than 75 octets, and no letter is cut in two", () => {
  for (const length of [60, 66, 67, 68, 69, 200]) {
    const name = "Å♟é".repeat(length).slice(0, length);
    const text = of(name);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain("\ufffd");
    expect(unfolded(text)).toContain(`SUMMARY:${name}`);
  }
});

test("what has a meaning in a calendar is escaped, and no line can be smuggled in", () => {
  expect(unfolded(of("A, B; C\\D\r\nEND:VEVENT\u0007"))).toContain("SUMMARY:A\\, B\\; C\\\\D\\nEND:VEVENT");
});
