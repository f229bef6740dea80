import { expect, test } from "vitest";
import { busyCommands } from "../set-up/busy-commands.ts";
import { acting, begun, folderPlace, importText, listText } from "../set-up/offices.ts";

test("10,000 commands through a running server all end well while others commit", async () => {
  const place = folderPlace();
  const ledger = await begun(place);
  try {
    await importText(acting(ledger), listText([[101, "Sample, Ida", 2100, 5]]), "2026-11-01");
    expect(await busyCommands(ledger, 10_000, 16)).toEqual([]);
  } finally {
    await ledger.close();
    await place.end();
  }
});
