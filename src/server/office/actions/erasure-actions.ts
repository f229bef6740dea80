import { Type } from "typebox";
import { erasePersons } from "../../../periods/persons/erasure/erase-person.ts";
import { erasureSummary, planErasure } from "../../../periods/persons/erasure/plan-erasure.ts";
import { expireReports } from "../../../periods/persons/expire-reports.ts";
import { PlayerNumber, Reason } from "../schemas.ts";
import { type ApiAction, action, NO_OWNER } from "./action.ts";
import { actionResult } from "./action-result.ts";

/** Reads every stored list, so it takes a while; nothing is changed. */
const preview = action({
  name: "preview-erasure",
  right: "erase persons",
  input: Type.Object({ player: PlayerNumber }),
  about: NO_OWNER,
  long: ({ player }) => player,
  run: async ({ office }, { player }) => {
    const erasure = erasureSummary(await planErasure(office.ledger, player));
    return actionResult([], { player, erasure });
  },
});

const erase = action({
  name: "erase-person",
  confirmIdentity: true,
  right: "erase persons",
  input: Type.Object({ player: PlayerNumber, reason: Reason }),
  about: NO_OWNER,
  long: ({ player }) => player,
  run: async ({ office }, { player, reason }, progress) => {
    const [erased] = await erasePersons(office, {
      players: [player],
      reason,
      progress: (done, entries) => progress("replaying", done, entries),
    });
    const { plan, entry } = erased!;
    return actionResult(entry === null ? [] : [entry], { player, erasure: erasureSummary(plan) });
  },
});

const expire = action({
  name: "expire-reports",
  right: "keep the office",
  input: Type.Object({}),
  about: NO_OWNER,
  long: () => "",
  run: async ({ office, context }, _, progress) => {
    const { entry } = await expireReports(office, {
      today: context.today(),
      progress: (done, entries) => progress("replaying", done, entries),
    });
    return actionResult(entry === null ? [] : [entry]);
  },
});

export const ERASURE_ACTIONS: readonly ApiAction[] = [preview, erase, expire];
