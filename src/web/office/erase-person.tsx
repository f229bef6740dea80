import type { VNode } from "preact";
import type { ErasureSummary } from "../../domain/erasure.ts";
import type { Player } from "../../domain/player.ts";
import { shownErasure } from "../../presentation/erasure.ts";
import { ActionForm, Area } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

interface Props {
  readonly player: Player;
  /** What would go; null: nobody has looked yet, or something was recorded since. */
  readonly summary: ErasureSummary | null;
  readonly isErased: boolean;
  readonly shown: OfficeShown;
}

/** First what would go and what would stay, then the decision. */
export function ErasePersonPage({ player, summary, isErased, shown }: Props): VNode {
  const { players: says } = shown.words.web.keeping;
  return (
    <OfficeFrame shown={shown} title={`${says.erase}: ${player.name}`}>
      {isErased ? <p class="notice good">{says.isErased}</p> : <p>{says.eraseText}</p>}
      {summary === null ? null : <ErasureSummaryCard summary={summary} shown={shown} />}
      {isErased ? null : summary === null ? (
        <ActionForm
          shown={shown}
          action="preview-erasure"
          title={says.erase}
          button={says.previewErasure}
          hidden={{ player: player.id }}
          open
        >
          {() => null}
        </ActionForm>
      ) : (
        <ActionForm
          shown={shown}
          action="erase-person"
          title={says.erase}
          button={says.eraseButton}
          hidden={{ player: player.id }}
          open
        >
          {(entered) => <Area label={says.eraseGround} name="reason" entered={entered} />}
        </ActionForm>
      )}
      <p>
        <a href={shown.to(`/office/players/${player.id}`)}>{player.name}</a>
      </p>
    </OfficeFrame>
  );
}

/** What goes and what stays. */
export function ErasureSummaryCard({
  summary,
  shown,
}: {
  readonly summary: ErasureSummary;
  readonly shown: OfficeShown;
}): VNode {
  const says = shown.words.office.erasure;
  const { goes, staysHead, stays } = shownErasure(shown.words, summary);
  return (
    <section class="card">
      <h2>{says.goes}</h2>
      <ul>
        {goes.map((each) => (
          <li>{each}</li>
        ))}
      </ul>
      <h2>{staysHead}</h2>
      <ul>
        {stays.map((each) => (
          <li>{each}</li>
        ))}
      </ul>
      <p class="notice warn">{says.backups}</p>
    </section>
  );
}
