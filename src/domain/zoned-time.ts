/** Whether a name is that of a time zone, such as `UTC` or `Europe/Stockholm`. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false; // There is no other way to ask.
  }
}

/** A time (milliseconds since 1970) as it is written in a zone, with its offset: 2026-11-15T14:00:00+01:00. */
export function zonedTime(time: number, zone: string): string {
  const whole = Math.floor(time / 1_000) * 1_000;
  const minutes = offsetMinutes(whole, zone);
  const local = new Date(whole + minutes * 60_000).toISOString().slice(0, 19);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${local}${minutes < 0 ? "-" : "+"}${two(hours)}:${two(rest)}`;
}

const two = (value: number): string => String(value).padStart(2, "0");

/** What writes times in a zone: to make one takes longer than all that is done with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(zone, made);
  return made;
}

function offsetMinutes(time: number, zone: string): number {
  const parts = formatIn(zone).formatToParts(time);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return Math.round((local - time) / 60_000);
}
