import type { VNode } from "preact";
import { ARENA_TITLES, type Federation, MEMBERSHIPS, type PlayerFacts } from "../../../domain/player.ts";
import { TITLES } from "../../../domain/report.ts";
import { Choice, type Entered, Field, Tick } from "./fields.tsx";
import type { OfficeShown } from "./shown.ts";

const asOptions = (codes: readonly string[]): readonly (readonly [string, string])[] => [
  ["", "–"],
  ...codes.map((code) => [code, code] as const),
];

/** A federation as people know it, its code first: lists and reports use that. */
export const federationOptions = (
  federations: readonly Federation[],
  none: string,
): readonly (readonly [string, string])[] => [
  ["", none],
  ...federations.map(({ code, name }) => [code, name === null ? code : `${code} – ${name}`] as const),
];

interface Props {
  readonly facts: PlayerFacts;
  readonly federations: readonly Federation[];
  readonly entered: Entered;
  readonly shown: OfficeShown;
}

/** Everything that is known of a player besides ratings. */
export function PlayerFields({ facts, federations, entered, shown }: Props): VNode {
  const { words } = shown;
  const { players: says } = words.web.keeping;
  const { facts: labels } = words.office;
  return (
    <>
      <Field label={labels.name} name="name" value={facts.name} entered={entered} required wide />
      <Choice
        label={labels.federation}
        name="federation"
        value={facts.federation ?? ""}
        entered={entered}
        options={federationOptions(federations, "–")}
      />
      <Choice
        label={labels.sex}
        name="sex"
        value={facts.sex ?? ""}
        entered={entered}
        options={[
          ["", says.unknown],
          ["w", says.sexes.w],
          ["m", says.sexes.m],
        ]}
      />
      <Field
        label={says.birthHint}
        name="birth"
        value={facts.birth ?? ""}
        entered={entered}
        pattern="[0-9]{4}(-[0-9]{2}-[0-9]{2})?"
      />
      <TitleFields facts={facts} entered={entered} shown={shown} />
    </>
  );
}

function TitleFields({ facts, entered, shown }: Omit<Props, "federations">): VNode {
  const { players: says } = shown.words.web.keeping;
  const { facts: labels } = shown.words.office;
  return (
    <>
      <Choice
        label={labels.title}
        name="title"
        value={facts.title ?? ""}
        entered={entered}
        options={asOptions(TITLES)}
      />
      <Choice
        label={labels.womenTitle}
        name="womenTitle"
        value={facts.womenTitle ?? ""}
        entered={entered}
        options={asOptions(TITLES.filter((title) => title.startsWith("W")))}
      />
      <Choice
        label={labels.arenaTitle}
        name="arenaTitle"
        value={facts.arenaTitle ?? ""}
        entered={entered}
        options={asOptions(ARENA_TITLES)}
      />
      <Field label={says.titlesHint} name="otherTitles" value={facts.otherTitles.join(", ")} entered={entered} wide />
      {MEMBERSHIPS.map((each) => (
        <Tick
          label={`${labels.memberships} ${each}`}
          name={each}
          checked={facts.memberships.includes(each)}
          entered={entered}
        />
      ))}
    </>
  );
}
