import { verifiedSentences } from "../../presentation/verified-file.ts";
import { readSignedCheckpoint } from "../../transparency/checkpoint.ts";
import { areKeyChanges } from "../../transparency/key-change.ts";
import { readListHead } from "../../transparency/published-list.ts";
import { readVerifierKey } from "../../transparency/signed-note.ts";
import { verifyFile, verifyList } from "../../transparency/verify-file.ts";
import { WEB_CRYPTOGRAPHY } from "../../transparency/web-cryptography.ts";
import { listInSentence } from "../../words/said/list-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";

/** What came of a check: whether all is well, and the sentences that say so or what is wrong. */
export interface FilesChecked {
  readonly isRight: boolean;
  readonly sentences: readonly string[];
}

type Words = Pick<Catalogue, "web">;

/** Checks a certificate, a proof, or the public file of a list together with its proof; and each against a checkpoint. */
export async function checkFiles(words: Words, texts: readonly string[], keyText: string): Promise<FilesChecked> {
  const { faults, badKey, proofMissing, wholeList } = words.web.files;
  const key = readVerifierKey(WEB_CRYPTOGRAPHY.sha256, keyText);
  if (key?.type !== "note") return wrong(badKey);
  const list = texts.find(isList);
  const checkpoint = texts.find((text) => readSignedCheckpoint(text) !== undefined);
  const keyChanges = texts.find(areKeyChanges);
  const proof = texts.find((text) => ![list, checkpoint, keyChanges].includes(text));
  if (proof === undefined) return wrong(proofMissing);
  const found = await verifyFile(proof, { key, witnesses: [], checkpoint, keyChanges }, WEB_CRYPTOGRAPHY);
  if ("fault" in found) return wrong(faults[found.fault]);
  const { lists } = found.verified;
  const sentences = verifiedSentences(words, found.verified);
  if (list === undefined) return { isRight: lists.length > 0, sentences };
  const compared = verifyList(list, lists, WEB_CRYPTOGRAPHY);
  if ("fault" in compared) return wrong(faults[compared.fault]);
  const { head, shown } = compared.checked;
  return { isRight: true, sentences: [wholeList(listInSentence(words, head.list), head.players, shown), ...sentences] };
}

const isList = (text: string): boolean => readListHead(text.slice(0, text.indexOf("\n"))) !== undefined;
const wrong = (sentence: string): FilesChecked => ({ isRight: false, sentences: [sentence] });
