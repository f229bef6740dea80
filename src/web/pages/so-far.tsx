import type { VNode } from "preact";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";
import { PeriodPage } from "./period.tsx";

/** A player's line as it would be now. */
export function SoFarPage({
  data,
  shown,
}: {
  readonly data: AnswerOf<"players.preview">;
  readonly shown: Shown;
}): VNode {
  return (
    <>
      {data.standardOf === null ? null : <p class="notice warn">{data.standardOf}</p>}
      <PeriodPage data={data} shown={shown} />
    </>
  );
}
