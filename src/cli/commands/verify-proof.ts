import type { Command } from "commander";
import type { EntryOf } from "../../domain/journal/journal.ts";
import type { ProvenEntry } from "../../transparency/verify-proof.ts";
import { loadCatalogue } from "../../words/on-demand.ts";
import { listInSentence } from "../../words/said/list-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { EXIT } from "../exit-codes.ts";
import { type CommonOptions, withCommon } from "../options.ts";
import type { World } from "../world.ts";
import { addProofExport } from "./lists/proof.ts";

interface Options extends CommonOptions {
  readonly key: string;
  readonly list?: string;
  readonly witness: readonly string[];
}

export function addProofs(program: Command, world: World): void {
  const group = program
    .command("proofs")
    .description("Proofs that a list was published, which anybody can check without the office");
  addProofExport(group, world);
  const command = group
    .command("verify")
    .description("Checks a proof that a list was published, with the office's public key and without the office")
    .argument("<file>", "proof of a list (.tlog-proof)")
    .requiredOption("--key <key>", "public key of the office's log, as it shows it at /log/key")
    .option(
      "--witness <key>",
      "public key of a witness that must have signed too (repeatable)",
      (value: string, all: readonly string[]) => [...all, value],
      [],
    )
    .option("--list <file>", "the list's own file: check that it is the one that was published");
  withCommon(command).action((file: string, options: Options) => verify(file, options, world));
}

async function verify(file: string, { key, list, witness, json, lang }: Options, world: World): Promise<void> {
  const { verifyProof } = await import("../../transparency/verify-proof.ts");
  const { CRYPTOGRAPHY, readKey } = await import("../../periods/log/check-journal.ts");
  const { sha256Of } = await import("../../ledger/sha256.ts");
  const words = await loadCatalogue(lang);
  const found = await verifyProof(
    world.read(file),
    { key: readKey(key, "note"), witnesses: witness.map((each) => readKey(each, "cosignature")) },
    CRYPTOGRAPHY,
  );
  if ("fault" in found) {
    world.exit(EXIT.no);
    return world.print(json ? JSON.stringify(found) : words.office.log.faults[found.fault]);
  }
  const lists = await publishedIn(found.proven);
  const sha256 = list === undefined ? null : sha256Of(world.readBytes(list));
  const isListed = sha256 === null || lists.some(({ content }) => content === sha256);
  if (!isListed || lists.length === 0) world.exit(EXIT.no);
  if (json)
    return world.print(JSON.stringify({ ...found.proven, lists, ...(sha256 && { file: { sha256, isListed } }) }));
  for (const line of linesOf(words, found.proven, lists)) world.print(line);
  if (list === undefined || sha256 === null) return;
  const same = lists.find(({ content }) => content === sha256);
  const { rightFile, wrongFile } = words.office.log;
  world.print(same === undefined ? wrongFile(list) : rightFile(list, listInSentence(words, same.list)));
}

type Published = EntryOf<"list-published">["payload"]["lists"];

/** Nothing where the log is not a journal of ours. */
async function publishedIn({ line }: ProvenEntry): Promise<Published> {
  const { readLeaf } = await import("../../domain/journal/chain.ts");
  const { sha256 } = await import("../../ledger/sha256.ts");
  const entry = readLeaf(line, sha256);
  return entry?.kind === "list-published" ? entry.payload.lists : [];
}

function linesOf(words: Catalogue, entry: ProvenEntry, lists: Published): readonly string[] {
  const { proven, published, noList, witnessed } = words.office.log;
  return [
    proven(entry.origin, entry.sequence, entry.size),
    ...entry.witnesses.map(witnessed),
    ...(lists.length === 0 ? [noList] : []),
    ...lists.map(({ list, version, content }) => published(listInSentence(words, list), version, content)),
  ];
}
