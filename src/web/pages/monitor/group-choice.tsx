import type { VNode } from "preact";
import { groupName } from "../../../words/said/group-name.ts";
import type { Shown } from "../../page.tsx";
import type { MonitorData } from "./numbers.ts";

const KINDS = ["federation", "sex", "age", "rating"] as const;

/** Whose numbers the page shows; a plain form, which works without scripts. */
export function GroupChoice({
  data: { kind, groups, group },
  shown,
}: {
  readonly data: MonitorData;
  readonly shown: Shown;
}): VNode {
  const { words, to } = shown;
  const { group: says } = words.scaleReport;
  return (
    <form class="fields" method="get" action={to("/monitor")}>
      <input type="hidden" name="kind" value={kind ?? ""} />
      <label>
        <span>{says.label}</span>
        <select name="group">
          <option value="">{says.all}</option>
          {KINDS.map((by) => (
            <optgroup label={says.kinds[by]}>
              {groups
                .filter((each) => each.startsWith(`${by}=`))
                .map((each) => (
                  <option value={each} selected={each === group}>
                    {groupName(words, each)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button type="submit">{says.show}</button>
    </form>
  );
}
