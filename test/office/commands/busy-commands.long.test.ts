import { expect, test } from "vitest";
import { shareOf } from "../../set-up/share.ts";
import { busyCommands } from "./busy-commands.ts";

const COMMANDS = shareOf(10_000);

test(`${COMMANDS} commands through a running server all end well while others commit`, async () => {
  expect(await busyCommands(COMMANDS, 16)).toEqual([]);
});
