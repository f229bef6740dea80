import type { Command } from "commander";
import { officeOf, printEntry, type WritingOptions, withOffice, withReason } from "../../office.ts";
import type { World } from "../../world.ts";

export function addAdopt(group: Command, world: World): void {
  const command = group
    .command("adopt")
    .description("Makes an edition of your own the office's rules, from its first day on")
    .argument("<file>", "edition of your own, as JSON (- for standard input)");
  withReason(command).action(async (file: string, options: WritingOptions & { readonly reason: string }) => {
    const { adoptEdition } = await import("../../../periods/editions/adopt-edition.ts");
    const text = world.read(file);
    await withOffice(options, world, async (context) => {
      const request = { file, text, reason: options.reason };
      printEntry(await adoptEdition(officeOf(context, options), request), context, options, world);
    });
  });
}
