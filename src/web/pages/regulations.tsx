import type { VNode } from "preact";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { Shown } from "../page.tsx";
import { Reading, type ReadingData } from "../parts/reading.tsx";
import { Source, type SourceData } from "../parts/source.tsx";
import { Table } from "../parts/table.tsx";
import { Beside, type BesideEditions, WaysBeside } from "./beside-editions.tsx";

export interface EditionHead {
  readonly id: string;
  readonly list: string;
  readonly from: string | null;
  readonly until: string | null;
}

const spanText = ({ phrases }: Catalogue, { from, until }: EditionHead): string =>
  from === null ? phrases.byName : phrases.inForce(from, until);

interface RegulationsProps extends BesideEditions {
  readonly editions: readonly EditionHead[];
  readonly shown: Shown;
}

export function RegulationsPage({ editions, shown, ...beside }: RegulationsProps): VNode {
  const { words, to } = shown;
  const { regulations } = words.web;
  const { columns } = words.phrases;
  return (
    <>
      <h1>{regulations.title}</h1>
      <p>{regulations.intro}</p>
      <WaysBeside shown={shown} />
      <form class="fields" method="get" action={to("/regulations/compare")}>
        {(["a", "b"] as const).map((side, index) => (
          <label>
            <span>{regulations[side]}</span>
            <select name={side}>
              {editions.map(({ id }) => (
                <option selected={id === editions.at(index - 2)?.id}>{id}</option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit">{regulations.compare}</button>
      </form>
      <Table
        caption={regulations.title}
        rows={editions}
        columns={[
          { head: columns.edition, names: true, cell: ({ id }) => <a href={to(`/regulations/${id}`)}>{id}</a> },
          { head: columns.list, cell: ({ list }) => regulations.lists[list] ?? list },
          { head: columns.inForce, cell: (each) => spanText(words, each) },
        ]}
      />
      <Beside {...beside} shown={shown} />
    </>
  );
}

export interface EditionData extends EditionHead {
  readonly source: SourceData;
  readonly articles: readonly ArticleData[];
  readonly readings: readonly ReadingData[];
}

export interface ArticleData {
  readonly rule: string;
  readonly decides: string;
  readonly article: string | null;
  readonly known: string;
  readonly says: string;
}

export function EditionPage({ edition, shown }: { readonly edition: EditionData; readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { regulations } = words.web;
  const { columns } = words.phrases;
  const { source } = edition;
  return (
    <>
      <p class="small">
        <a href={to("/regulations")}>{regulations.title}</a>
      </p>
      <h1>{edition.id}</h1>
      <dl class="facts">
        <dt>{columns.inForce}</dt>
        <dd>{spanText(words, edition)}</dd>
        <dt>{words.phrases.source}</dt>
        <dd>
          <Source {...source} />
        </dd>
      </dl>
      <Table
        stack
        caption={regulations.articles}
        rows={edition.articles}
        columns={[
          { head: columns.article, cell: ({ article }) => article ?? "–" },
          { head: columns.rule, names: true, cell: ({ decides, rule }) => <span id={rule}>{decides}</span> },
          { head: columns.sets, cell: ({ says }) => says },
          { head: columns.known, cell: ({ known }) => known },
        ]}
      />
      <h2>{regulations.readings}</h2>
      <p>{words.phrases.readings}</p>
      {edition.readings.map((reading) => (
        <Reading reading={reading} id={`reading-${reading.code}`} words={words} />
      ))}
    </>
  );
}

export interface ComparedData {
  readonly a: string;
  readonly b: string;
  readonly rules: readonly {
    readonly rule: string;
    readonly decides: string;
    readonly a: string;
    readonly b: string;
    readonly differs: boolean;
  }[];
}

export function ComparePage({ data, shown }: { readonly data: ComparedData; readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { regulations } = words.web;
  const differing = data.rules.filter(({ differs }) => differs).length;
  return (
    <>
      <p class="small">
        <a href={to("/regulations")}>{regulations.title}</a>
      </p>
      <h1>
        {data.a} · {data.b}
      </h1>
      <p>{differing === 0 ? words.phrases.nothingDiffers : regulations.differing(differing, data.rules.length)}</p>
      <Table
        stack
        caption={regulations.compare}
        rows={data.rules}
        rowClass={({ differs }) => (differs ? "differs" : undefined)}
        columns={[
          {
            head: words.phrases.columns.rule,
            names: true,
            cell: ({ decides, differs }) => (
              <>
                {decides}
                {differs ? <span class="visually-hidden"> ({regulations.differs})</span> : null}
              </>
            ),
          },
          { head: data.a, cell: ({ a }) => a },
          { head: data.b, cell: ({ b }) => b },
        ]}
      />
    </>
  );
}
