import { type PlaceOptions, withOffice } from "../../office.ts";
import type { World } from "../../world.ts";
import { readVersion } from "./list-show.ts";

export interface ProofOptions extends PlaceOptions {
  readonly to?: string;
  readonly version?: string;
}

export const writeProof = (list: string, options: ProofOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger }) => {
    const { publicationProof } = await import("../../../periods/log/publication-proof.ts");
    const { file, text } = await publicationProof(ledger, { list, version: readVersion(options.version) });
    const shown = options.json ? `${JSON.stringify({ file, proof: text })}\n` : text;
    world.write(options.to === undefined ? undefined : world.path(options.to), [shown]);
  });
