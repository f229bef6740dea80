import type { VNode } from "preact";
import { decimals, signed, withMinus } from "../../words/numbers.ts";

interface Props {
  readonly of: number | null;
  /** Points before rounding are written with two decimals, as the language has them. */
  readonly exact?: string;
}

/** A change with sign, arrow and colour; nothing where there was none to compare with. */
export function Change({ of, exact }: Props): VNode | null {
  if (of === null) return null;
  if (of === 0) return <span class="soft">±{exact === undefined ? 0 : decimals(exact, 0, 2)}</span>;
  return (
    <span class={of > 0 ? "good" : "bad"}>
      <span aria-hidden="true" class="arrow">
        {of > 0 ? "▲" : "▼"}
      </span>
      {withMinus(signed(exact === undefined ? String(of) : decimals(exact, of, 2)))}
    </span>
  );
}
