import { errorCodes, type FastifyRequest } from "fastify";
import { checkStorable } from "../http/input-guard.ts";
import type { Upload } from "./actions/upload.ts";
import type { HeldUploads } from "./held-uploads.ts";

/** A submitted form with its file. */
export interface SubmittedForm {
  readonly fields: URLSearchParams;
  readonly upload: Upload | null;
}

const NAME_MAX = 200;
/** Larger than a list of every player of the world, in the longest of its forms. */
export const HELD_MAX = 1024 * 1024 * 1024;

const HELD_FILES = 2;

/** The field of a second file, which the first is compared with. */
const SECOND_FILE = "before";

/** Reads a form. Large files go to `held`, where it is given, and the form names them by their sha-256. */
export async function readSubmittedForm(request: FastifyRequest, held: HeldUploads | null): Promise<SubmittedForm> {
  if (!request.isMultipart())
    return { fields: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(), upload: null };
  const fields = new URLSearchParams();
  let upload: Upload | null = null;
  const limits = held === null ? {} : { limits: { fileSize: HELD_MAX, files: HELD_FILES } };
  for await (const part of request.parts(limits)) {
    if (part.type === "field") fields.append(part.fieldname, String(part.value));
    else if (held !== null) {
      const name = nameOf(part.filename);
      const { upload: sha256, size } = await held.hold(name, part.file);
      if (part.file.truncated) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      const isSecond = part.fieldname === SECOND_FILE;
      if (!isSecond) fields.set("file", name);
      if (size > 0) fields.set(isSecond ? SECOND_FILE : "upload", sha256);
    } else {
      const bytes = await part.toBuffer();
      if (bytes.length > 0) upload = { name: nameOf(part.filename), bytes };
    }
  }
  // Checked here, because multipart bodies are read after all hooks.
  checkStorable(fields);
  if (upload !== null) fields.set("file", upload.name);
  return { fields, upload };
}

/** The name of a file without folders, as people know it. */
const nameOf = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, "")
    .split(/[/\\]/)
    .at(-1)
    ?.slice(-NAME_MAX) || "report.trf";
