import type { VNode } from "preact";
import type { AnswerOf } from "../api-types.ts";
import { Verifier } from "../live/verifier.tsx";
import type { Shown } from "../page.tsx";
import { ExplanationTree } from "../parts/explanation-tree.tsx";
import { Island } from "../parts/island.tsx";
import { Pooled } from "../parts/pooled.tsx";
import { TournamentCard } from "../parts/tournament-card.tsx";

export type PeriodData = AnswerOf<"players.explain">;

/** A first rating stands open down to what its average was made of. */
const FIRST_OPEN = 3;

/** A player's line of one list: every tournament and game, and how the number came about. */
export function PeriodPage({ data, shown }: { readonly data: PeriodData; readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { period: says, lists } = words.web;
  return (
    <>
      <p class="small">
        <a href={to(`/players/${data.player}`)}>{data.name}</a>
      </p>
      <h1>{lists.name(data.kind, data.date)}</h1>
      {data.published ? null : <p class="notice warn">{says.notPublished}</p>}
      <p class="soft">{data.name}</p>
      <p class="big">{data.rating ?? says.noRating}</p>
      {data.tournaments.length === 0 ? <p class="notice">{says.noTournaments}</p> : null}
      {data.tournaments.map((tournament) => (
        <TournamentCard tournament={tournament} shown={shown} />
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
      <h2>{words.web.calculators.howItCame}</h2>
      <ExplanationTree
        explanation={data.explanation}
        language={words.language}
        {...(data.first === null ? {} : { open: FIRST_OPEN })}
      />
      {data.standing === null ? null : (
        <>
          <h2>{says.standing}</h2>
          {Object.values(data.standing).map((each) =>
            each === null ? null : <ExplanationTree explanation={each} language={words.language} />,
          )}
        </>
      )}
      {data.published ? (
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
      ) : null}
    </>
  );
}
