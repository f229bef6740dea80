import type { VNode } from "preact";
import type { Shown } from "../page.tsx";
import { type PeriodData, PeriodPage } from "./period.tsx";

interface SoFarData extends PeriodData {
  /** Which standard list was taken, where that of the date is not out yet. */
  readonly standardOf: string | null;
}

/** A player's line as it would be now. */
export function SoFarPage({ data, shown }: { readonly data: SoFarData; readonly shown: Shown }): VNode {
  return (
    <>
      {data.standardOf === null ? null : <p class="notice warn">{data.standardOf}</p>}
      <PeriodPage data={data} shown={shown} />
    </>
  );
}
