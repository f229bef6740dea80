import { readGroup } from "../../domain/pool-groups.ts";
import type { Catalogue } from "../types/catalogue.ts";

/** A group of players as people call it: "Age 19–34" for `age=19-34`; null: all players. */
export function groupName(
  { scaleReport, monitor }: Pick<Catalogue, "scaleReport" | "monitor">,
  text: string | null,
): string {
  const { kinds, all } = scaleReport.group;
  const group = text === null ? undefined : readGroup(text);
  if (group === undefined) return all;
  if (group.by === "federation") return `${kinds.federation} ${group.federation}`;
  if (group.by === "sex") return monitor.watch.sexes[group.sex];
  const { from, to } = group.span;
  return `${kinds[group.by]} ${from === null ? `≤ ${to}` : to === null ? `≥ ${from}` : `${from}–${to}`}`;
}
