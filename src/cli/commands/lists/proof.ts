import type { Command } from "commander";
import { type PlaceOptions, withOffice, withPlace } from "../../office.ts";
import type { World } from "../../world.ts";
import { readVersion } from "./list-show.ts";

interface ProofOptions extends PlaceOptions {
  readonly to?: string;
  readonly version?: string;
}

export function addProofExport(group: Command, world: World): void {
  const proof = group
    .command("export")
    .description("Writes the proof that a list was published")
    .argument("<list>", "list, such as standard-2026-11")
    .option("--to <file>", "output file (default: standard output)")
    .option("--version <n>", "version (default: the latest)");
  withPlace(proof).action((list: string, options: ProofOptions) => writeProof(list, options, world));
}

const writeProof = (list: string, options: ProofOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger }) => {
    const { publicationProof } = await import("../../../periods/log/publication-proof.ts");
    const { file, text } = await publicationProof(ledger, { list, version: readVersion(options.version) });
    const shown = options.json ? `${JSON.stringify({ file, proof: text })}\n` : text;
    world.write(options.to === undefined ? undefined : world.path(options.to), [shown]);
  });
