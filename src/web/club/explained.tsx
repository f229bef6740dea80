import type { VNode } from "preact";
import type { Derived } from "../../calculation/derived.ts";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Derivation } from "../parts/derivation.tsx";
import { ClubFrame } from "./parts.tsx";

interface Props {
  readonly member: number;
  readonly name: string;
  readonly start: string;
  readonly next: string;
  readonly newBase: Derived<unknown>;
  readonly shown: OfficeShown;
}

/** How a member's base rating at a period start came about, game by game. */
export function ExplainedPage({ member, name, start, next, newBase, shown }: Props): VNode {
  const says = shown.words.web.club.card;
  return (
    <ClubFrame shown={shown} title={says.explained(name, start, next)}>
      <p>
        <a href={shown.to(`/club/members/${member}`)}>{says.back}</a>
      </p>
      <Derivation derived={newBase} words={shown.words} />
    </ClubFrame>
  );
}
