import { isIPv6 } from "node:net";

const GROUPS = 8;
/** Of an IPv6 address, the first 64 bits name the network; one subscriber has all the rest. */
const NETWORK_GROUPS = 4;

/** By what an address is throttled: IPv4 by itself, IPv6 by its /64. */
export function networkOf(address: string): string {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = "", after] = plain.split("::");
  const head = groupsOf(before);
  const tail = after === undefined ? [] : groupsOf(after);
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => "0");
  const groups = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** The last 32 bits may be written as IPv4, in place of two groups. */
const groupsOf = (text: string): readonly string[] =>
  text === "" ? [] : text.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
