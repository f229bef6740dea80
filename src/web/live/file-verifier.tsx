import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { SmallIslandProps } from "../parts/island.tsx";
import type { FilesChecked } from "./check-files.ts";

interface Props extends SmallIslandProps {
  readonly office: string;
  readonly file: string | null;
}

/** Where anybody drops a file and gives a key. Nothing is sent. */
export function FileVerifier({ office, file, words }: Props): VNode {
  const { files: says } = words.web;
  const [key, setKey] = useState(office);
  const [texts, take] = useState<readonly string[]>([]);
  const [checked, show] = useState<FilesChecked | null>(null);
  const [isOver, hover] = useState(false);
  const takeFiles = async (files: FileList | null | undefined): Promise<void> => {
    hover(false);
    if (files && files.length > 0) take(await Promise.all([...files].map((each) => each.text())));
  };
  useEffect(() => {
    if (file === null) return;
    void load(file).then((text) =>
      text === null ? show({ isRight: false, sentences: [says.notLoaded] }) : take([text]),
    );
  }, []);
  useEffect(() => {
    // Loaded on demand: most readers come to look.
    if (texts.length > 0)
      void import("./check-files.ts").then(async (it) => show(await it.checkFiles(words, texts, key)));
  }, [texts, key]);
  return (
    <>
      <label class="field">
        <span>{says.key}</span>
        <input class="mono" value={key} onInput={({ currentTarget }) => setKey(currentTarget.value)} />
        <span class="small soft">{says.keyHint}</span>
      </label>
      <div
        class={isOver ? "drop over" : "drop"}
        onDragOver={(event) => {
          event.preventDefault();
          hover(true);
        }}
        onDragLeave={() => hover(false)}
        onDrop={(event) => {
          event.preventDefault();
          void takeFiles(event.dataTransfer?.files);
        }}
      >
        <label>
          <span>{says.drop}</span>
          <input type="file" multiple onChange={({ currentTarget }) => void takeFiles(currentTarget.files)} />
        </label>
      </div>
      <div aria-live="polite">{checked === null ? null : <Result checked={checked} says={says} />}</div>
    </>
  );
}

function Result({ checked, says }: { readonly checked: FilesChecked; readonly says: Says }): VNode {
  return (
    <section class={checked.isRight ? "notice" : "notice warn"}>
      <h2>{checked.isRight ? says.right : says.wrong}</h2>
      {checked.sentences.map((sentence) => (
        <p class="hash">{sentence}</p>
      ))}
    </section>
  );
}

type Says = SmallIslandProps["words"]["web"]["files"];

/** A file of this site; null: it is not there. */
async function load(address: string): Promise<string | null> {
  const answer = await globalThis.fetch(address).catch(() => null);
  return answer?.ok ? answer.text() : null;
}
