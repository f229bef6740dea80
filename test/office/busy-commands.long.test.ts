import { expect, test } from "vitest";
import { busyCommands } from "../set-up/busy-commands.ts";

test("10,000 commands through a running server all end well while others commit", async () => {
  expect(await busyCommands(10_000, 16)).toEqual([]);
});
