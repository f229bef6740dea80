import { h } from "preact";
import { allObjections } from "../../../ledger/queries/objections/objections.ts";
import { playersOf } from "../../../ledger/queries/players/names.ts";
import type { Db } from "../../../ledger/schema/tables.ts";
import type { DifferenceSheet } from "../../../periods/lists/correct/difference-sheet.ts";
import { inBackground } from "../../../periods/lists/tasks/in-background.ts";
import { knownObjection } from "../../../periods/objections/objections.ts";
import { ObjectionPage, ObjectionsPage } from "../../../web/objections/office.tsx";
import type { ShownSheet } from "../../../web/office/parts/difference-sheet.tsx";
import { actionsNamed } from "../../actions.ts";
import { may } from "../../rights.ts";
import { saidObjections } from "../readings/objection-readings.ts";
import { type AnyOfficePage, officePage } from "./page.ts";

const all = officePage({
  path: "/office/objections",
  right: "read the journal",
  load: async ({ context: { ledger } }) => saidObjections(ledger.db, await allObjections(ledger.db)),
  show: (inWords, shown) => ({
    title: shown.words.objections.title,
    content: h(ObjectionsPage, { objections: inWords(shown.words), shown }),
  }),
});

/** Lines of a sheet that are shown. */
const LINES = 200;
const RULINGS: Readonly<Record<string, boolean>> = { yes: true, no: false };

const one = officePage({
  path: "/office/objections/:objection",
  right: "read the journal",
  load: async ({ office, context: { ledger, openScratch }, account }, { params, query }) => {
    const found = await knownObjection(ledger.db, Number(/^\d{1,6}$/.exec(params.objection ?? "")?.[0] ?? 0));
    const inWords = await saidObjections(ledger.db, [found]);
    const counts = RULINGS[query.counts ?? ""];
    const isAsked = counts !== undefined && found.decided === null && may(account, "rule", null);
    const options = { openScratch, progress: () => undefined };
    const sheet = isAsked
      ? await inBackground("preview-ruling", office, { objection: found.objection, counts }, options)
      : null;
    return { inWords, sheet: sheet && (await named(ledger.db, sheet)) };
  },
  show: ({ inWords, sheet }, shown) => {
    const [objection] = inWords(shown.words);
    return {
      title: shown.words.objections.one(objection!.objection),
      content: h(ObjectionPage, { objection: objection!, sheet, shown }),
    };
  },
  actions: actionsNamed("decide-objection"),
});

async function named(db: Db, { lines, ...sheet }: DifferenceSheet): Promise<ShownSheet> {
  const some = lines.slice(0, LINES);
  const players = await playersOf(
    db,
    some.map(({ player }) => Number(player)),
  );
  const names = new Map(players.map(({ id, name }) => [id, name]));
  return { ...sheet, all: lines.length, lines: some.map((line) => ({ ...line, name: names.get(line.player) ?? "" })) };
}

export const objectionPages: readonly AnyOfficePage[] = [all, one];
