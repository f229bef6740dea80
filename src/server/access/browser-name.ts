/** What browsers and systems call themselves, and what people call them; the first that fits counts. */
const BROWSERS = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\//, "Firefox"],
  [/\bChrom(e|ium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;
const SYSTEMS = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
] as const;

const LENGTH_MAX = 40;

/** A browser's common name; an unknown one by its own user agent. */
export function browserName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap((all) => all.find(([pattern]) => pattern.test(agent))?.[1] ?? []);
  return found.length > 0 ? found.join(", ") : agent.replaceAll(/[^ -~]/g, "").slice(0, LENGTH_MAX);
}
