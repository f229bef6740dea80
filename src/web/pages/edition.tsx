import type { VNode } from "preact";
import { NO_ARTICLE } from "../../words/said/article-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";
import { Reading } from "../parts/reading.tsx";
import { Source } from "../parts/source.tsx";
import { Table } from "../parts/table.tsx";
import { compareAddress, spanText } from "./regulations.tsx";

export type EditionData = AnswerOf<"editions.show">;

export type ArticleData = EditionData["articles"][number];

const Facts = ({ edition, shown: { words, to } }: { readonly edition: EditionData; readonly shown: Shown }): VNode => (
  <dl class="facts">
    {edition.own === null ? null : (
      <>
        <dt>{words.design.issuedBy}</dt>
        <dd>{edition.own.issuedBy}</dd>
        <dt>{words.design.base}</dt>
        <dd>
          <a href={to(`/regulations/${edition.own.base}`)}>{edition.own.baseName}</a>
        </dd>
      </>
    )}
    <dt>{words.phrases.columns.inForce}</dt>
    <dd>{spanText(words, edition)}</dd>
    <dt>{words.phrases.source}</dt>
    <dd>
      <Source {...edition.source} />
    </dd>
    <dt>{words.web.regulations.id}</dt>
    <dd>
      <code>{edition.id}</code>
    </dd>
  </dl>
);

/** What a rule says and, where an office changed it, why. */
const RuleSentence = ({
  says,
  reason,
  words,
}: Pick<ArticleData, "says" | "reason"> & { readonly words: Catalogue }): VNode => (
  <span>
    {says}
    {reason === null ? null : (
      <span class="small soft">
        {" "}
        {words.design.reason}: {reason}
      </span>
    )}
  </span>
);

export function EditionPage({ edition, shown }: { readonly edition: EditionData; readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { regulations } = words.web;
  const { columns } = words.phrases;
  const { before } = edition;
  return (
    <>
      <p class="small">
        <a href={to("/regulations")}>{regulations.title}</a>
        {before === null ? null : (
          <>
            {" · "}
            <a href={to(compareAddress(before, edition.id))}>{regulations.changed}</a>
          </>
        )}
      </p>
      <h1>{edition.name}</h1>
      <Facts edition={edition} shown={shown} />
      <div class="rules">
        <Table
          stack
          caption={regulations.articles}
          rows={edition.articles}
          columns={[
            {
              head: columns.article,
              cell: ({ article }) => (article === null ? NO_ARTICLE : `${words.phrases.article} ${article}`),
            },
            { head: columns.rule, names: true, cell: ({ decides, rule }) => <span id={rule}>{decides}</span> },
            {
              head: columns.sets,
              cell: ({ says, reason }) => <RuleSentence says={says} reason={reason} words={words} />,
            },
            { head: columns.known, cell: ({ known }) => known },
          ]}
        />
      </div>
      <p class="small soft">{words.phrases.noArticle}</p>
      <h2>{regulations.readings}</h2>
      <p>{words.phrases.readings}</p>
      {edition.readings.map((reading) => (
        <Reading reading={reading} id={`reading-${reading.code}`} words={words} />
      ))}
    </>
  );
}
