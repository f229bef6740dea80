import type { VNode } from "preact";
import { LIST_KINDS } from "../../domain/list.ts";
import type { SmallIslandProps } from "../parts/island.tsx";
import { UploadFrame } from "./upload-frame.tsx";

export interface ListUploadForm {
  /** Where the form is sent. */
  readonly target: string;
  readonly csrf: string;
  /** The day that is proposed. */
  readonly date: string;
}

/** Sends a list to be looked at first; lists are large, so progress is shown. */
export function ListUpload({ words, target, csrf, date }: ListUploadForm & SmallIslandProps): VNode {
  const { importing: says } = words.web.keeping;
  const hidden = { csrf, action: "preview-import", form: "preview-import" };
  return (
    <UploadFrame target={target} hidden={hidden} button={says.preview} sending={says.sending}>
      <ListFields words={words} date={date} />
    </UploadFrame>
  );
}

function ListFields({ words, date }: Pick<ListUploadForm, "date"> & SmallIslandProps): VNode {
  const { importing: says } = words.web.keeping;
  return (
    <>
      <label class="wide">
        <span>{says.file}</span>
        <input type="file" name="list" accept=".txt,.xml,.csv" required />
      </label>
      <label>
        <span>{says.date}</span>
        <input type="date" name="date" value={date} required />
      </label>
      <label>
        <span>{says.kind}</span>
        <select name="kind">
          {LIST_KINDS.map((kind) => (
            <option value={kind}>{words.web.lists.kinds[kind]}</option>
          ))}
        </select>
      </label>
    </>
  );
}
