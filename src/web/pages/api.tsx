import type { VNode } from "preact";
import type { Shown } from "../page.tsx";
import { Day } from "../parts/day.tsx";

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly does: string;
  readonly needsToken: boolean;
  /** A command that can be copied and run. */
  readonly example: string;
  readonly parameters: readonly { readonly name: string; readonly place: string; readonly isRequired: boolean }[];
}

interface Props {
  readonly operations: readonly Operation[];
  /** What changed, the newest first. */
  readonly changes: readonly { readonly on: string; readonly says: string }[];
  readonly shown: Shown;
}

/** What everybody can ask for comes before what needs a token. */
const publicFirst = (operations: readonly Operation[]): readonly Operation[] =>
  operations.toSorted((one, other) => Number(one.needsToken) - Number(other.needsToken));

const FIRST_CALLS = [
  "/api/v1/lists/{list}",
  "/api/v1/players",
  "/api/v1/players/{player}",
  "/api/v1/players/{player}/{list}",
  "/api/v1/calculators/{calculator}",
];

/** How to begin with the API, and every operation with an example. */
export function ApiPage({ operations, changes, shown }: Props): VNode {
  const { words, to, absolute } = shown;
  const { api } = words.web;
  const { api: says } = words.pages.guide;
  const first = FIRST_CALLS.flatMap((path) => operations.find((each) => each.path === path) ?? []);
  return (
    <>
      <h1>{api.title}</h1>
      <p>{api.intro}</p>
      <dl class="facts">
        <dt>{says.base}</dt>
        <dd>
          <code>{absolute("/api/v1")}</code>
        </dd>
      </dl>
      <p>
        <a href="/api/v1/openapi.json">openapi.json</a>
      </p>
      <h2>{says.firstCalls}</h2>
      {first.map(({ does, example }) => (
        <>
          <p>{does}</p>
          <Command text={example} />
        </>
      ))}
      <h2>{says.tokenTitle}</h2>
      <p>
        {says.tokenText} <a href={to("/office/account")}>{words.web.office.tabs.account}</a>
      </p>
      <Command text='-H "authorization: Bearer TOKEN"' />
      <h2>{says.corsTitle}</h2>
      <p>{says.corsText}</p>
      <h2>{says.changes}</h2>
      <dl class="facts">
        {changes.map(({ on, says: text }) => (
          <>
            <dt>
              <Day of={on} language={words.language} />
            </dt>
            <dd>{text}</dd>
          </>
        ))}
      </dl>
      <h2>{api.operations}</h2>
      {publicFirst(operations).map((operation) => (
        <OperationDetails operation={operation} shown={shown} />
      ))}
    </>
  );
}

/** Lines wrap, so that a phone shows them whole. */
const Command = ({ text }: { readonly text: string }): VNode => (
  <pre class="command">
    <code>{text}</code>
  </pre>
);

function OperationDetails({ operation, shown: { words } }: { operation: Operation; shown: Shown }): VNode {
  const { method, path, does, needsToken, parameters, example } = operation;
  const { api } = words.web;
  return (
    <details class="operation">
      <summary>
        <code>
          {method.toUpperCase()} {path}
        </code>
        <span class="soft"> {does}</span>
      </summary>
      <dl class="facts">
        {parameters.length === 0 ? null : (
          <>
            <dt>{api.parameters}</dt>
            <dd>
              <code>{parameters.map(({ name, isRequired }) => (isRequired ? name : `${name}?`)).join(" ")}</code>
            </dd>
          </>
        )}
        {needsToken ? (
          <>
            <dt>{api.token}</dt>
            <dd>{api.needed}</dd>
          </>
        ) : null}
      </dl>
      <p class="small soft">{words.pages.guide.api.exampleTitle}</p>
      <Command text={example} />
    </details>
  );
}
