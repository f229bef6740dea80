import type { VNode } from "preact";
import { comparedSides, type SentencePart } from "../../presentation/differing-words.ts";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";
import { Table } from "../parts/table.tsx";

export type ComparedData = AnswerOf<"editions.compare">;

type ComparedRuleData = ComparedData["rules"][number];

export function ComparePage({ data, shown }: { readonly data: ComparedData; readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { regulations } = words.web;
  const differing = data.rules.filter(({ differs }) => differs).length;
  const address = to(`/regulations/compare?a=${data.a}&b=${data.b}`);
  return (
    <>
      <p class="small">
        <a href={to("/regulations")}>{regulations.title}</a>
      </p>
      <h1>{regulations.compareTitle}</h1>
      <p>
        <a href={to(`/regulations/${data.a}`)}>{data.nameA}</a> →{" "}
        <a href={to(`/regulations/${data.b}`)}>{data.nameB}</a>
      </p>
      <p>
        {differing === 0
          ? words.phrases.nothingDiffers
          : `${regulations.differing(differing, data.total)} ${regulations.marked}`}{" "}
        <a href={data.all ? address : `${address}&all=yes`}>
          {data.all ? regulations.showDiffering : regulations.showAll(data.total)}
        </a>
      </p>
      {data.rules.length === 0 ? null : (
        <div class="rules">
          <Rules data={data} shown={shown} />
        </div>
      )}
    </>
  );
}

function Rules({ data, shown: { words } }: { readonly data: ComparedData; readonly shown: Shown }): VNode {
  const { regulations } = words.web;
  const numbered = (article: string | null): string | null =>
    article === null ? null : `${words.phrases.article} ${article}`;
  const sides = ({ a, b }: ComparedRuleData) => comparedSides(words, a, b);
  return (
    <Table
      stack
      headed
      caption={regulations.compareTitle}
      rows={data.rules}
      columns={[
        {
          head: words.phrases.columns.rule,
          names: true,
          cell: ({ decides, differs, reason }) => (
            <>
              {decides}
              {differs ? <span class="visually-hidden"> ({regulations.differs})</span> : null}
              {reason === null ? null : (
                <span class="small soft">
                  <br />
                  {words.design.reason}: {reason}
                </span>
              )}
            </>
          ),
        },
        { head: data.nameA, cell: (rule) => <Side article={numbered(rule.articleA)} parts={sides(rule)[0]} /> },
        { head: data.nameB, cell: (rule) => <Side article={numbered(rule.articleB)} parts={sides(rule)[1]} /> },
      ]}
    />
  );
}

/** What differs is marked, bold and underlined: not by colour alone. */
const Side = ({
  article,
  parts,
}: {
  readonly article: string | null;
  readonly parts: readonly SentencePart[];
}): VNode => (
  <span>
    {parts.map(({ text, differs }) => (differs ? <mark class="differs">{text}</mark> : text))}
    {article === null ? null : <span class="small soft"> ({article})</span>}
  </span>
);
