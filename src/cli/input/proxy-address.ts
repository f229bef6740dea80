import { isIP } from "node:net";
import { Refusal } from "../../domain/refusal.ts";

/** The default proxy addresses: this computer. */
export const LOOPBACK: readonly string[] = ["127.0.0.1", "::1"];

/** An address, or a network such as 10.0.0.0/8. */
export function proxyAddress(text: string): string {
  const [address = "", bits = "0", ...more] = text.split("/");
  if (
    isIP(address) === 0 ||
    !/^\d{1,3}$/.test(bits) ||
    Number(bits) > (isIP(address) === 4 ? 32 : 128) ||
    more.length > 0
  )
    throw new Refusal("bad-choice", { field: "--proxy", found: text, choices: ["127.0.0.1", "10.0.0.0/8", "::1"] });
  return text;
}
