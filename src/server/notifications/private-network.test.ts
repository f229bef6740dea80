import { describe, expect, test } from "vitest";
import { Refusal } from "../../domain/refusal.ts";
import { isPrivate } from "./private-network.ts";
import { readWebhookAddress } from "./webhook.ts";

describe("addresses of webhooks", () => {
  test.each(["127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"])(
    "%s is private",
    (address) => expect(isPrivate(address)).toBe(true),
  );

  test.each(["::1", "::", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1"])(
    "%s is private",
    (address) => expect(isPrivate(address)).toBe(true),
  );

  test.each(["1.1.1.1", "172.32.0.1", "2606:4700::1111", "::ffff:1.1.1.1"])("%s is public", (address) =>
    expect(isPrivate(address)).toBe(false),
  );

  const codeOf = (address: string, privateWebhooks = false): string => {
    try {
      return readWebhookAddress(address, { mail: null, privateWebhooks });
    } catch (error) {
      return error instanceof Refusal ? error.code : String(error);
    }
  };

  test.each(["ftp://a.example/x", "javascript:alert(1)", "nonsense", "https://user:word@a.example/"])(
    "%s is no address of one",
    (address) => expect(codeOf(address)).toBe("bad-webhook-address"),
  );

  // Browsers and Node read these as 127.0.0.1.
  test.each(["http://127.0.0.1/", "http://[::1]/", "http://localhost:9/", "http://2130706433/", "http://0x7f.1/"])(
    "%s is refused, unless the office allows it",
    (address) => {
      expect(codeOf(address)).toBe("webhook-address-private");
      expect(codeOf(address, true)).toMatch(/^http:/);
    },
  );
});
