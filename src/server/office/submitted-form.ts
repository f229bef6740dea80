import type { FastifyRequest } from "fastify";
import { checkStorable } from "../http/input-guard.ts";
import type { Upload } from "./actions/upload.ts";

/** A submitted form with its file. */
export interface SubmittedForm {
  readonly fields: URLSearchParams;
  readonly upload: Upload | null;
}

const NAME_MAX = 200;

export async function readSubmittedForm(request: FastifyRequest): Promise<SubmittedForm> {
  if (!request.isMultipart())
    return { fields: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(), upload: null };
  const fields = new URLSearchParams();
  let upload: Upload | null = null;
  for await (const part of request.parts()) {
    if (part.type === "field") fields.append(part.fieldname, String(part.value));
    else {
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
