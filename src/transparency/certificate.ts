import { fromBase64, toBase64 } from "./base64.ts";
import { areHashes } from "./log-proof.ts";

/** One line of a published list, with what is needed to check it without the office. It shows one person and nobody else. */
export interface Certificate {
  /** The first line of the list. */
  readonly header: string;
  readonly line: string;
  /** The place of the line, from zero. */
  readonly index: number;
  /** From the line's neighbour to the child of the list's root. */
  readonly path: readonly Uint8Array[];
  /** Salt and person; null: the list has more of the person than the public sees, such as the day of birth. */
  readonly opened: { readonly salt: string; readonly person: string } | null;
  /** That the list was published (C2SP `tlog-proof`). */
  readonly proof: string;
}

const CERTIFICATE_FORMAT = "rating-office/certificate@v1";

export const certificateText = ({ header, line, index, path, opened, proof }: Certificate): string =>
  `${JSON.stringify(
    {
      format: CERTIFICATE_FORMAT,
      header,
      line,
      ...opened,
      index,
      path: path.map(toBase64),
      proof: proof.split("\n"),
    },
    null,
    1,
  )}\n`;

/** undefined: it has not the form of a certificate, to the letter. */
export function readCertificate(text: string): Certificate | undefined {
  const fields = fieldsOf(text);
  const { header, line, index, path, salt, person, proof } = fields;
  if (fields.format !== CERTIFICATE_FORMAT || !areTexts([header, line]) || !isList(path) || !isList(proof))
    return undefined;
  const hashes = path.map(fromBase64);
  if (!Number.isSafeInteger(index) || Number(index) < 0 || !areHashes(hashes)) return undefined;
  const certificate: Certificate = {
    header: String(header),
    line: String(line),
    index: Number(index),
    path: hashes,
    opened: typeof salt === "string" && typeof person === "string" ? { salt, person } : null,
    proof: proof.join("\n"),
  };
  // Two texts for one certificate would be a change that nobody notices.
  return certificateText(certificate) === text ? certificate : undefined;
}

function fieldsOf(text: string): Readonly<Partial<Record<string, unknown>>> {
  try {
    return (JSON.parse(text) as Readonly<Partial<Record<string, unknown>>> | null) ?? {};
  } catch {
    return {};
  }
}

const areTexts = (values: readonly unknown[]): values is readonly string[] =>
  values.every((value) => typeof value === "string");
const isList = (value: unknown): value is readonly string[] => Array.isArray(value) && areTexts(value);
