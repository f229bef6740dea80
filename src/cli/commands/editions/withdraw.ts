import type { Command } from "commander";
import { officeOf, printEntry, type WritingOptions, withOffice, withReason } from "../../office.ts";
import type { World } from "../../world.ts";

export function addWithdraw(group: Command, world: World): void {
  const command = group
    .command("withdraw")
    .description("Takes an adopted edition back, while no list was published under it")
    .argument("<id>", "edition that the office has adopted");
  withReason(command).action(async (edition: string, options: WritingOptions & { readonly reason: string }) => {
    const { withdrawEdition } = await import("../../../periods/editions/withdraw-edition.ts");
    await withOffice(options, world, async (context) => {
      const request = { edition, reason: options.reason };
      printEntry(await withdrawEdition(officeOf(context, options), request), context, options, world);
    });
  });
}
