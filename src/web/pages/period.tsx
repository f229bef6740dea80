import type { VNode } from "preact";
import { listName } from "../../words/said/list-name.ts";
import type { AnswerOf } from "../api-types.ts";
import { Verifier } from "../live/verifier.tsx";
import { ObjectLink } from "../objections/public.tsx";
import type { Shown } from "../page.tsx";
import { Change } from "../parts/change.tsx";
import { ExplanationTree } from "../parts/explanation-tree.tsx";
import { Island } from "../parts/island.tsx";
import { Sums } from "../parts/period-sums.tsx";
import { Pooled } from "../parts/pooled.tsx";
import { TournamentCard } from "../parts/tournament-card.tsx";

export type PeriodData = AnswerOf<"players.explain">;

/** A first rating stands open down to what its average was made of. */
const FIRST_OPEN = 3;

interface Props {
  readonly data: PeriodData;
  readonly shown: Shown;
}

/** A player's line of one list: what changed, every game with its points, and how the number came about. */
export function PeriodPage({ data, shown }: Props): VNode {
  const { words, to } = shown;
  const { period: says, lists } = words.web;
  return (
    <>
      <h1>
        <a href={to(`/players/${data.player}`)}>{data.name}</a>: {lists.name(data.kind, data.date)}
      </h1>
      {data.published ? null : <p class="notice warn">{says.notPublished}</p>}
      <FromTo data={data} shown={shown} />
      <Sums data={data} shown={shown} />
      {data.tournaments.map((tournament) => (
        <TournamentCard tournament={tournament} player={data.player} shown={shown} />
      ))}
      {data.first === null ? null : (
        <>
          <h2>
            {data.rating === null
              ? words.web.players.progress(lists.kinds[data.kind] ?? data.kind)
              : words.web.calculators.titles.first}
          </h2>
          <Pooled pooled={data.first} player={data.player} shown={shown} />
        </>
      )}
      <Calculation data={data} shown={shown} />
      <Neighbours data={data} shown={shown} />
      {data.published ? <Verify data={data} shown={shown} /> : null}
      {data.published ? (
        <p>
          <ObjectLink
            subject={{ list: data.list, player: data.player }}
            text={words.objections.lineLink}
            shown={shown}
          />
        </p>
      ) : null}
    </>
  );
}

/** 2105 → 2227 (+122), and what games stand behind it. */
function FromTo({ data, shown: { words } }: Props): VNode {
  const { explanation: says } = words.pages;
  const change = data.entry?.change ?? null;
  const isNew = data.rating !== null && change === null && data.first !== null;
  return (
    <p class="big">
      {data.rating === null || change === null ? null : <span class="soft">{data.rating - change} → </span>}
      {data.rating ?? words.web.period.noRating}{" "}
      <span class="beside">{isNew ? <span class="tag">{says.newOnList}</span> : <Change of={change} />}</span>
    </p>
  );
}

/** The whole derivation, folded: most readers have their answer above. */
function Calculation({ data, shown }: Props): VNode {
  const { explanation: says } = shown.words.pages;
  return (
    <>
      <h2>{says.calculation}</h2>
      <details class="card" open={data.first !== null}>
        <summary>{says.articleByArticle}</summary>
        <ExplanationTree
          explanation={data.explanation}
          shown={shown}
          {...(data.first === null ? {} : { open: FIRST_OPEN })}
        />
      </details>
      {data.standing === null ? null : (
        <details class="card">
          <summary>{shown.words.web.period.standing}</summary>
          {Object.values(data.standing).map((each) =>
            each === null ? null : <ExplanationTree explanation={each} shown={shown} />,
          )}
        </details>
      )}
    </>
  );
}

function Neighbours({ data, shown: { words, to } }: Props): VNode | null {
  const { explanation: says } = words.pages;
  const { previous, next } = data;
  if (previous === null && next === null) return null;
  const link = (list: string, rel: "prev" | "next"): VNode => (
    <a rel={rel} href={to(`/players/${data.player}/${list}`)}>
      {rel === "prev" ? `← ${says.previous(listName(words, list))}` : `${says.next(listName(words, list))} →`}
    </a>
  );
  return (
    <nav class="pages" aria-label={says.otherLists}>
      {previous === null ? null : link(previous, "prev")}
      {next === null ? null : link(next, "next")}
    </nav>
  );
}

function Verify({ data, shown: { words, to } }: Props): VNode {
  const { period: says, lists } = words.web;
  return (
    <>
      <h2>{says.verify}</h2>
      <p>{says.verifyText}</p>
      <Island
        name="verifier"
        words={words}
        of={Verifier}
        own={{ player: data.player, list: data.list, version: data.version, published: data.rating }}
      />
      <p class="notice warn no-script">{words.web.site.needsScript}</p>
      <p class="small soft">
        {lists.hash} <span class="mono hash">{data.sha256}</span>
      </p>
      <p class="no-print">
        <a href={to(`/players/${data.player}/${data.list}/certificate?version=${data.version}`)}>
          {words.web.certificate.title}
        </a>
      </p>
    </>
  );
}
