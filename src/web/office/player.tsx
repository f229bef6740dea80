import type { VNode } from "preact";
import { OfficeFrame } from "./parts/frame.tsx";
import { AdministratorForms, OfficerForms, type PlayerFormsProps } from "./parts/player-forms.tsx";

interface Props extends PlayerFormsProps {
  /** What was stated of the time before the first list. */
  readonly earlier: readonly {
    readonly kind: string;
    readonly games_before: number | null;
    readonly highest: number | null;
  }[];
}

/** One player: what is known, and everything the office can do about it. */
export function KeptPlayerPage(props: Props): VNode {
  const { player, merged, earlier, shown } = props;
  const { words, to } = shown;
  const { players: says } = words.web.keeping;
  const { facts } = words.office;
  const { gamesBefore, highestBefore } = facts;
  return (
    <OfficeFrame shown={shown} title={player.name}>
      {player.mergedInto === null ? null : (
        <p class="notice warn">
          {says.isMerged(player.mergedInto)}{" "}
          <a href={to(`/office/players/${player.mergedInto}`)}>{player.mergedInto}</a>
        </p>
      )}
      {player.excluded === null ? null : <p class="notice warn">{says.isExcluded(player.excluded)}</p>}
      {player.dispensation === null ? null : <p class="notice">{says.hasDispensation(player.dispensation)}</p>}
      <dl class="facts">
        <Fact name={facts.id} value={player.id} />
        <Fact name={facts.federation} value={player.federation} />
        <Fact name={facts.sex} value={player.sex && says.sexes[player.sex]} />
        <Fact name={facts.birth} value={player.birth} />
        <Fact name={facts.title} value={player.title} />
        <Fact name={facts.womenTitle} value={player.womenTitle} />
        <Fact name={facts.otherTitles} value={player.otherTitles.join(", ") || null} />
        <Fact name={facts.arenaTitle} value={player.arenaTitle} />
        <Fact name={facts.memberships} value={player.memberships.join(", ") || null} />
        <Fact name={says.sameAs} value={merged.map(({ id }) => id).join(", ") || null} />
        {earlier.map(({ kind, games_before, highest }) => (
          <>
            <Fact name={`${words.web.lists.kinds[kind] ?? kind}: ${gamesBefore}`} value={games_before} />
            <Fact name={`${words.web.lists.kinds[kind] ?? kind}: ${highestBefore}`} value={highest} />
          </>
        ))}
      </dl>
      <p>
        <a href={to(`/players/${player.id}`)}>{says.publicPage}</a>
        {" · "}
        <a href={`/office/persons/${player.id}/export.json`}>{says.everythingHeld}</a>
        {shown.may("erase persons") ? (
          <>
            {" · "}
            <a href={to(`/office/players/${player.id}/erase`)}>{says.erase}</a>
          </>
        ) : null}
      </p>
      {shown.may("keep players") ? <OfficerForms {...props} /> : null}
      {shown.may("rule") ? <AdministratorForms {...props} /> : null}
    </OfficeFrame>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string | number | null }): VNode | null =>
  value === null ? null : (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
