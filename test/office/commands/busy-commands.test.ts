import { expect, test } from "vitest";
import { busyCommands } from "./busy-commands.ts";

test("commands through a running server all end well while others commit", async () => {
  expect(await busyCommands(150, 8)).toEqual([]);
});
