import type { VNode } from "preact";
import { signed, withMinus } from "../../words/numbers.ts";

/** A change with sign, arrow and colour; nothing where there was none to compare with. */
export function Change({ of }: { readonly of: number | null }): VNode | null {
  if (of === null) return null;
  if (of === 0) return <span class="soft">±0</span>;
  return (
    <span class={of > 0 ? "good" : "bad"}>
      <span aria-hidden="true" class="arrow">
        {of > 0 ? "▲" : "▼"}
      </span>
      {withMinus(signed(String(of)))}
    </span>
  );
}
