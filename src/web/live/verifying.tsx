import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { SmallIslandProps } from "../parts/island.tsx";
import { Table } from "../parts/table.tsx";

/** Something that was published and comes out otherwise. */
export interface Difference {
  readonly what: string;
  readonly published: string;
  readonly made: string;
}

export interface Verified {
  /** What is said where nothing differs. */
  readonly agrees: string;
  readonly differences: readonly Difference[];
}

type State = { readonly at: "start" | "working" | "failed" } | ({ readonly at: "done" } & Verified);

interface Props extends SmallIslandProps {
  /** Fetches, calculates and compares; fails where it cannot. */
  readonly verify: () => Promise<Verified>;
}

/** The button that calculates again, and what came of it. Where it fails, one may try again. */
export function Verifying({ verify, words }: Props): VNode {
  const { period, verifying: says, site } = words.web;
  const [state, go] = useState<State>({ at: "start" });
  const run = async (): Promise<void> => {
    go({ at: "working" });
    try {
      go({ at: "done", ...(await verify()) });
    } catch (error) {
      go({ at: "failed" });
      if (!(error instanceof FetchFailed)) throw error; // Our own mistake is not swallowed.
    }
  };
  return (
    <div aria-live="polite">
      {state.at === "working" ? <p class="soft">{site.loading}</p> : null}
      {state.at === "failed" ? <p class="notice bad">{says.failed}</p> : null}
      {state.at === "start" || state.at === "failed" ? (
        <button type="button" onClick={() => void run()}>
          {state.at === "start" ? period.verifyButton : says.again}
        </button>
      ) : null}
      {state.at === "done" ? <Outcome verified={state} words={words} /> : null}
    </div>
  );
}

function Outcome({ verified, words }: SmallIslandProps & { readonly verified: Verified }): VNode {
  const { verifying: says } = words.web;
  if (verified.differences.length === 0) return <p class="notice good">{verified.agrees}</p>;
  return (
    <>
      <p class="notice bad">{says.differs}</p>
      <Table
        stack
        headed
        caption={says.differs}
        rows={verified.differences}
        columns={[
          { head: says.what, names: true, cell: ({ what }) => what },
          { head: says.published, number: true, cell: ({ published }) => published },
          { head: says.made, number: true, cell: ({ made }) => made },
        ]}
      />
    </>
  );
}

/** A request failed, or its answer was incomplete. */
class FetchFailed extends Error {}

/** Marks network errors, so that they can be told from bugs. */
export const orFetchFailed = <Got,>(coming: Promise<Got>): Promise<Got> =>
  coming.catch((cause: unknown) => {
    throw new FetchFailed("loading failed", { cause });
  });

export async function fetchJson<Answer>(address: string): Promise<Answer> {
  const answer = await orFetchFailed(fetch(address));
  if (!answer.ok) throw new FetchFailed(`${address} answered ${answer.status}`);
  return orFetchFailed(answer.json());
}

/** Fields that are not the same, each with its name. */
export const differing = <Field extends string>(
  names: Readonly<Record<Field, string>>,
  published: Readonly<Record<Field, number | null>>,
  made: Readonly<Record<Field, number | null>> | undefined,
): readonly Difference[] =>
  (Object.keys(names) as Field[])
    .filter((field) => published[field] !== (made?.[field] ?? null))
    .map((field) => ({ what: names[field], published: shown(published[field]), made: shown(made?.[field]) }));

const shown = (value: number | null | undefined): string => String(value ?? "–");
