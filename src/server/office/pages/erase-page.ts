import { h } from "preact";
import type { ErasureSummary } from "../../../domain/erasure.ts";
import { isErasedName } from "../../../domain/player.ts";
import { knownPlayer } from "../../../periods/players.ts";
import { EraseNamedPage } from "../../../web/office/erase-named.tsx";
import { ErasePersonPage } from "../../../web/office/erase-person.tsx";
import { actionsNamed } from "../../actions.ts";
import type { ActionContext } from "../actions/action.ts";
import { officePage } from "./page.ts";

/** The latest preview, if it is of this player and nothing was recorded since; or what was erased. */
async function summaryFor(
  { jobs, context }: ActionContext,
  isAbout: (person: string) => boolean,
): Promise<ErasureSummary | null> {
  const job = jobs.last();
  if (job === null || !isAbout(job.about) || job.end?.state !== "done") return null;
  const { erasure = null } = job.end.result;
  const { sequence } = await context.ledger.head();
  return job.action === "preview-erasure" && erasure?.asOf !== sequence ? null : erasure;
}

export const erasePage = officePage({
  path: "/office/players/:player/erase",
  right: "erase persons",
  load: async (acting, { params }) => {
    const player = await knownPlayer(acting.context.ledger.db, params.player ?? "");
    return {
      player,
      summary: await summaryFor(acting, (person) => person === player.id),
      isErased: isErasedName(player.name),
    };
  },
  show: (data, shown) => ({
    title: shown.words.web.keeping.players.erase,
    content: h(ErasePersonPage, { ...data, shown }),
  }),
  actions: actionsNamed("preview-erasure", "erase-person"),
  next: ({ player }) => `/office/players/${player}/erase`,
});

/** People who are no players. */
export const eraseNamedPage = officePage({
  path: "/office/persons",
  right: "erase persons",
  load: async (acting) => ({
    summary: await summaryFor(acting, (person) => !/^\d+$/.test(person)),
    isErased: acting.jobs.last()?.action === "erase-person",
  }),
  show: ({ summary, isErased }, shown) => ({
    title: shown.words.web.keeping.players.persons.title,
    content: h(EraseNamedPage, { summary, isErased: isErased && summary !== null, shown }),
  }),
  actions: actionsNamed("export-named", "preview-erasure", "erase-person"),
  next: () => "/office/persons",
});
