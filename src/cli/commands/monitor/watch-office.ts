import type { ListKind } from "../../../domain/list.ts";
import type { PoolGroup } from "../../../domain/pool-groups.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import type { OfficeWatch } from "../../../periods/monitor/office-watch.ts";
import { progressBar } from "../../progress.ts";
import type { World } from "../../world.ts";

/** What is watched over the office's lists of a kind. */
export async function watchOffice(
  ledger: Ledger,
  { kind, group = null }: { readonly kind: ListKind; readonly group?: PoolGroup | null },
  world: World,
): Promise<OfficeWatch> {
  const { officeHistory } = await import("../../../periods/monitor/office-history.ts");
  const { officeWatch } = await import("../../../periods/monitor/office-watch.ts");
  const bar = progressBar(world);
  const history = await officeHistory(ledger, kind, bar.to);
  bar.end();
  if (history.length < 2) throw new Refusal("two-lists-needed");
  return officeWatch(kind, history, group);
}
