import { h } from "preact";
import { adoptedEditions } from "../../../ledger/queries/editions/adopted-editions.ts";
import { NOW } from "../../../ledger/queries/sets.ts";
import { editionsOf, inPlace } from "../../../periods/editions/editions-of.ts";
import { EditionsPage } from "../../../web/office/editions.tsx";
import { actionsNamed } from "../../actions.ts";
import { officePage } from "./page.ts";

/** The editions that the office has adopted, and where it adopts another. */
export const editionsPage = officePage({
  path: "/office/editions",
  right: "keep the office",
  load: async ({ context: { ledger, facts } }) => {
    const { lists } = await facts();
    /** No list of its kind is of its first day or later. */
    const isUnused = (list: string, from: string): boolean =>
      !lists.some(({ kind, date }) => kind === list && date >= from);
    const { named } = await editionsOf(ledger.db);
    const rows = inPlace(await adoptedEditions(ledger.db, NOW));
    return {
      editions: rows.map(({ edition: id, list, sequence: entry }) => {
        const { own, inForce } = named(id);
        const [from, until] = [inForce?.from ?? "", inForce?.until ?? null];
        return {
          id,
          list,
          entry,
          from,
          until,
          name: own?.name ?? id,
          issuedBy: own?.issuedBy ?? "",
          isUnused: isUnused(list, from),
        };
      }),
    };
  },
  show: (data, shown) => ({
    title: shown.words.design.office.title,
    content: h(EditionsPage, { ...data, shown }),
  }),
  actions: actionsNamed("adopt-edition", "withdraw-edition"),
});
