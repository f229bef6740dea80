import { type Static, Type } from "typebox";
import { IssueList } from "../../../domain/issues/issue-list.ts";
import type { Progress } from "../../../domain/list-making.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { importList as importInto } from "../../../periods/import-list.ts";
import { readDay } from "../../../rating/read.ts";
import { Kind, plainText } from "../schemas.ts";
import { type ActionContext, action, NO_OWNER } from "./action.ts";
import { type ActionResult, actionResult } from "./action-result.ts";

/** The parameters besides the file. */
export const ImportInput = Type.Object({
  file: Type.Optional(plainText(200, 1)),
  kind: Kind,
  date: Type.String({ pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }),
  despiteErrors: Type.Optional(Type.Boolean()),
});

const HeldInput = Type.Object({
  ...ImportInput.properties,
  /** The sha-256 of a file that was sent. */
  upload: Type.String({ pattern: "^[0-9a-f]{64}$" }),
});

const common = {
  right: "keep the office",
  about: NO_OWNER,
  input: HeldInput,
  long: ({ date, file }: Static<typeof HeldInput>) => file ?? date,
} as const;

/** Says what a list would change. What is wrong with it is said too, and refuses nothing yet. */
export const previewImport = action({
  ...common,
  name: "preview-import",
  run: async ({ office, ...acting }, input, progress) => {
    const { ledger, appendOptions } = office;
    const dry = { ledger, appendOptions: { by: appendOptions.by, dryRun: true } };
    const found = await takeOver({ ...acting, office: dry }, { ...input, despiteErrors: true }, progress);
    return { ...found, entries: [] };
  },
});

export const IMPORT_LIST = "import-list";

/** Takes over a published list. */
export const importList = action({ ...common, name: IMPORT_LIST, run: takeOver });

async function takeOver(
  { office, uploads }: ActionContext,
  { upload, kind, date, despiteErrors = false }: Static<typeof HeldInput>,
  progress: Progress,
): Promise<ActionResult> {
  const held = uploads.find(upload);
  if (held === undefined) throw new Refusal("upload-missing");
  const issues = new IssueList();
  const { entries, imported, corrections, compared, withoutFederation } = await importInto(office, {
    bytes: () => uploads.open(upload),
    file: held.file,
    kind,
    date: readDay(date, "date"),
    despiteErrors,
    issue: issues.push,
    progress,
  });
  const { players, errors, warnings, lists, erased = 0 } = imported;
  return actionResult(entries, {
    imported: {
      ...{ upload, kind, date, players, errors, warnings, erased, withoutFederation },
      lists: lists.map(({ list, version, rated }) => ({ list, version, rated })),
      compared: [...compared],
      corrections: corrections.map((each) => ({ list: each.list, players: each.players })),
      issues: issues.all().slice(0, ISSUES_MAX),
    },
  });
}

/** A page shows no more; the counts are of all. */
const ISSUES_MAX = 100;
