import { h } from "preact";
import { ImportPage, ImportPreviewPage, type PreviewedImport } from "../../../web/office/import-list.tsx";
import type { ActionContext } from "../actions/action.ts";
import type { ActionResult } from "../actions/action-result.ts";
import { importList, previewImport } from "../actions/import-list.ts";
import { type AnyOfficePage, officePage } from "./page.ts";

/** After a preview what would change is shown; after an import, that it was done. */
export const afterImport = ({ entries, imported }: ActionResult): string =>
  entries.length === 0 ? `/office/import/${imported?.upload}` : "/office/import";

/** Sends the file and has it compared. */
const send = officePage({
  path: "/office/import",
  right: "keep the office",
  holdsUploads: true,
  load: async ({ context }) => `${context.today().slice(0, 7)}-01`,
  show: (date, shown) => ({
    title: shown.words.web.keeping.importing.title,
    content: h(ImportPage, { date, shown }),
  }),
  actions: [previewImport],
  next: afterImport,
});

/** The preview of a file, if it was the last thing that was done. */
function previewOf({ jobs }: ActionContext, upload: string): PreviewedImport | null {
  const job = jobs.last();
  if (job?.action !== previewImport.name || job.end?.state !== "done") return null;
  const { imported = null } = job.end.result;
  return imported?.upload === upload ? imported : null;
}

const confirm = officePage({
  path: "/office/import/:upload",
  right: "keep the office",
  load: async (acting, { params }) => ({
    held: acting.uploads.find(params.upload ?? "") ?? null,
    preview: previewOf(acting, params.upload ?? ""),
  }),
  show: (data, shown) => ({
    title: shown.words.web.keeping.importing.title,
    content: h(ImportPreviewPage, { ...data, shown }),
  }),
  actions: [importList],
  next: afterImport,
});

export const importPages: readonly AnyOfficePage[] = [send, confirm];
