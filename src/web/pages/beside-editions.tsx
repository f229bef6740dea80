import type { VNode } from "preact";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";
import { Day } from "../parts/day.tsx";
import { Reading } from "../parts/reading.tsx";
import { Source } from "../parts/source.tsx";

/** A change of whole lists, made once, beside the articles. */
export type OneTimeData = BesideEditions["oneTimeChanges"][number];

/** A rule that the commission lifts between editions, on a condition. */
export type ResolutionData = BesideEditions["resolutions"][number];

export type BesideEditions = Omit<AnswerOf<"editions.list">, "editions">;

type Props = BesideEditions & { readonly shown: Shown };

const [CHANGES, RESOLUTIONS, READINGS, OBJECTIONS] = [
  "one-time-changes",
  "resolutions",
  "list-readings",
  "objection-terms",
];

/** What stands below the long table of editions, at the top of the page. */
export const WaysBeside = ({ shown: { words } }: { readonly shown: Shown }): VNode => (
  <p class="small">
    <a href={`#${CHANGES}`}>{words.phrases.oneTimeChanges}</a> ·{" "}
    <a href={`#${RESOLUTIONS}`}>{words.phrases.resolutions}</a> ·{" "}
    <a href={`#${READINGS}`}>{words.phrases.listReadings}</a> · <a href={`#${OBJECTIONS}`}>{words.objections.title}</a>
  </p>
);

/** What makes ratings beside the articles of the editions. */
export function Beside({ oneTimeChanges, resolutions, listReadings, objectionTerms, shown }: Props): VNode {
  const { words } = shown;
  const { phrases } = words;
  return (
    <>
      <h2 id={CHANGES}>{phrases.oneTimeChanges}</h2>
      <p>{phrases.oneTimeChangesText}</p>
      {oneTimeChanges.map((change) => (
        <OneTimeChange change={change} shown={shown} />
      ))}
      <h2 id={RESOLUTIONS}>{phrases.resolutions}</h2>
      <p>{phrases.resolutionsText}</p>
      {resolutions.map((resolution) => (
        <ResolutionOf resolution={resolution} shown={shown} />
      ))}
      <h2 id={READINGS}>{phrases.listReadings}</h2>
      <p>{phrases.listReadingsText}</p>
      {listReadings.map((reading) => (
        <Reading reading={reading} id={`reading-${reading.code}`} words={words} />
      ))}
      <h2 id={OBJECTIONS}>{words.objections.title}</h2>
      {objectionTerms.map(({ says, known }) => (
        <p>
          {says} <span class="soft">({known})</span>
        </p>
      ))}
      <p class="small soft">{words.objections.termsText}</p>
    </>
  );
}

/** One change, like an edition of a single article. */
function OneTimeChange({ change, shown }: { readonly change: OneTimeData; readonly shown: Shown }): VNode {
  const { words } = shown;
  const { columns, source } = words.phrases;
  const { lists } = words.web.regulations;
  return (
    <section id={change.id}>
      <h3>{change.name}</h3>
      <dl class="facts">
        <dt>{columns.listDate}</dt>
        <dd>
          <Day of={change.listDate} language={words.language} />
        </dd>
        <dt>{columns.lists}</dt>
        <dd>{change.lists.map((list) => lists[list] ?? list).join(", ")}</dd>
        <dt>{columns.changed}</dt>
        <dd>{change.decides}</dd>
        <dt>{columns.sets}</dt>
        <dd>{change.says}</dd>
        <dt>{columns.known}</dt>
        <dd>{change.known}</dd>
        <dt>{source}</dt>
        <dd>
          <Source {...change.source} />
        </dd>
      </dl>
      {change.readings.map((reading) => (
        // What it decides is the change, which stands above.
        <Reading reading={{ ...reading, rules: [] }} id={`${change.id}-${reading.code}`} words={words} />
      ))}
    </section>
  );
}

function ResolutionOf({ resolution, shown }: { readonly resolution: ResolutionData; readonly shown: Shown }): VNode {
  const { words } = shown;
  const { columns, source, inForce, byName } = words.phrases;
  const { from, until } = resolution;
  return (
    <section id={resolution.id}>
      <h3>
        {words.web.regulations.lists[resolution.list] ?? resolution.list}: {resolution.decides}
      </h3>
      <dl class="facts">
        <dt>{columns.inForce}</dt>
        <dd>{from === null ? byName : inForce(from, until)}</dd>
        <dt>{columns.lists}</dt>
        <dd>{words.web.regulations.lists[resolution.list] ?? resolution.list}</dd>
        <dt>{columns.lifts}</dt>
        <dd>{resolution.decides}</dd>
        <dt>{columns.condition}</dt>
        <dd>{resolution.condition}</dd>
        <dt>{columns.known}</dt>
        <dd>{resolution.known}</dd>
        <dt>{source}</dt>
        <dd>
          <Source {...resolution.source} />
        </dd>
      </dl>
    </section>
  );
}
