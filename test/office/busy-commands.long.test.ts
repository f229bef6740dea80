import { expect, test } from "vitest";
import { busyCommands } from "../set-up/busy-commands.ts";
import { shareOf } from "../set-up/share.ts";

const COMMANDS = shareOf(10_000);

test(`${COMMANDS} commands through a running server all end well while others commit`, async () => {
  expect(await busyCommands(COMMANDS, 16)).toEqual([]);
});
