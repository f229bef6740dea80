import type { Command } from "commander";
import type { VerifiedFile } from "../../transparency/verify-file.ts";
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
  readonly since?: string;
  readonly keys?: string;
  readonly witness: readonly string[];
}

export function addProofs(program: Command, world: World): void {
  const group = program
    .command("proofs")
    .description("Proofs that a list was published, which anybody can check without the office");
  addProofExport(group, world);
  const command = group
    .command("verify")
    .description("Checks a certificate, or a proof that a list was published, with the office's public key alone")
    .argument("<file>", "proof of a list (.tlog-proof), or certificate of a rating (.json)")
    .requiredOption("--key <key>", "public key of the office's log, as it shows it at /log/key")
    .option(
      "--witness <key>",
      "public key of a witness that must have signed too (repeatable)",
      (value: string, all: readonly string[]) => [...all, value],
      [],
    )
    .option("--list <file>", "the list's own file (public or canonical): check that it is the one that was published")
    .option("--keys <file>", "changes of the key, as the office shows them at /log/keys: later keys are accepted too")
    .option("--since <file>", "a checkpoint that you kept: check that the log was not rewritten");
  withCommon(command).action((file: string, options: Options) => verify(file, options, world));
}

async function verify(file: string, options: Options, world: World): Promise<void> {
  const { key, keys, list, since, witness, json, lang } = options;
  const { verifyFile } = await import("../../transparency/verify-file.ts");
  const { verifiedSentences } = await import("../../presentation/verified-file.ts");
  const { CRYPTOGRAPHY, readKey } = await import("../../periods/log/check-journal.ts");
  const words = await loadCatalogue(lang);
  const found = await verifyFile(
    world.read(file),
    {
      key: readKey(key, "note"),
      witnesses: witness.map((each) => readKey(each, "cosignature")),
      checkpoint: since === undefined ? undefined : world.read(since),
      keyChanges: keys === undefined ? undefined : world.read(keys),
    },
    CRYPTOGRAPHY,
  );
  if ("fault" in found) {
    world.exit(EXIT.no);
    return world.print(json ? JSON.stringify(found) : words.web.files.faults[found.fault]);
  }
  const { entry, lists, certificate } = found.verified;
  const compared = list === undefined ? null : await comparedList(world.readBytes(list), found.verified);
  if (compared?.isListed === false || lists.length === 0) world.exit(EXIT.no);
  if (json) {
    const line = certificate && { ...certificate, head: undefined, list: certificate.head.list };
    return world.print(
      JSON.stringify({ ...entry, lists, ...(line && { certificate: line }), ...(compared && { file: compared }) }),
    );
  }
  for (const sentence of verifiedSentences(words, found.verified)) world.print(sentence);
  if (list !== undefined && compared !== null) world.print(comparedSentence(words, list, compared));
}

interface ComparedList {
  readonly isListed: boolean;
  readonly sha256: string;
  /** Of a file that is one of the lists. */
  readonly list?: string;
  /** Of a public file. */
  readonly players?: number;
  readonly shown?: number;
  readonly fault?: keyof Catalogue["web"]["files"]["faults"];
}

/** A list's file against what was published: the original bytes by their hash, a public file by its root. */
async function comparedList(bytes: Uint8Array, { lists }: VerifiedFile): Promise<ComparedList> {
  const { sha256Of } = await import("../../ledger/sha256.ts");
  const { verifyList } = await import("../../transparency/verify-file.ts");
  const { fastSha256 } = await import("../../periods/lists/format/salts.ts");
  const sha256 = sha256Of(bytes);
  const same = lists.find(({ content }) => content === sha256);
  if (same !== undefined) return { isListed: true, sha256, list: same.list };
  const found = verifyList(Buffer.from(bytes).toString("utf8"), lists, { sha256: fastSha256 });
  if ("fault" in found) return { isListed: false, sha256, ...(found.fault !== "not-a-list" && { fault: found.fault }) };
  const { head, shown } = found.checked;
  return { isListed: true, sha256: found.sha256, list: head.list, players: head.players, shown };
}

function comparedSentence(words: Catalogue, file: string, { list, players, shown = 0, fault }: ComparedList): string {
  const { rightFile, wrongFile } = words.office.log;
  const { faults, wholeList } = words.web.files;
  if (fault !== undefined) return `${file}: ${faults[fault]}`;
  if (list === undefined) return wrongFile(file);
  const named = listInSentence(words, list);
  return players === undefined ? rightFile(file, named) : wholeList(named, players, shown);
}
