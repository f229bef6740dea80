import { Type } from "typebox";
import { Refusal } from "../../../domain/refusal.ts";
import { erasePersons } from "../../../periods/persons/erasure/erase-person.ts";
import { erasureSummary, planErasure } from "../../../periods/persons/erasure/plan-erasure.ts";
import { expireReports } from "../../../periods/persons/expire-reports.ts";
import { heldByName, heldMember } from "../../../periods/persons/held-mentions.ts";
import { isMemberKey, isNameOnly } from "../../../periods/persons/own-members.ts";
import { plainText, Reason } from "../schemas.ts";
import { type ApiAction, action, NO_OWNER } from "./action.ts";
import { actionResult } from "./action-result.ts";

/** A number, `club/member`, or the name of somebody who is no player. */
const Person = plainText(200, 1);

/** The server remembers its last task, with whom it was about: a name that is erased must not stay in it. */
const numberOf = (person: string): string => (isNameOnly(person) ? "" : person);

/** Not a reading: the address of a reading would have the name in it, and logs keep addresses. */
const exportNamed = action({
  name: "export-named",
  right: "erase persons",
  input: Type.Object({ player: Person }),
  about: NO_OWNER,
  run: async ({ office: { ledger } }, { player }) => {
    if (!isMemberKey(player) && !isNameOnly(player)) throw new Refusal("bad-person-name", { found: player });
    return actionResult([], { held: await (isMemberKey(player) ? heldMember : heldByName)(ledger, player) });
  },
});

/** Reads every stored list, so it takes a while; nothing is changed. */
const preview = action({
  name: "preview-erasure",
  right: "erase persons",
  input: Type.Object({ player: Person }),
  about: NO_OWNER,
  long: ({ player }) => numberOf(player),
  run: async ({ office }, { player }) => {
    const erasure = erasureSummary(await planErasure(office.ledger, player));
    return actionResult([], { player, erasure });
  },
});

const erase = action({
  name: "erase-person",
  confirmIdentity: true,
  right: "erase persons",
  input: Type.Object({ player: Person, reason: Reason }),
  about: NO_OWNER,
  long: ({ player }) => numberOf(player),
  run: async ({ office }, { player, reason }, progress) => {
    const [erased] = await erasePersons(office, {
      players: [player],
      reason,
      progress: (done, entries) => progress("replaying", done, entries),
    });
    const { plan, entry } = erased!;
    const number = numberOf(player);
    const erasure = { ...erasureSummary(plan), player: number };
    return actionResult(entry === null ? [] : [entry], { player: number, erasure });
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

export const ERASURE_ACTIONS: readonly ApiAction[] = [exportNamed, preview, erase, expire];
