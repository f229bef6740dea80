import { h } from "preact";
import { JobPage } from "../../../web/office/job.tsx";
import { sayOnPage } from "../../../words/said/refusal-said.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import type { ActionResult } from "../actions/action-result.ts";
import type { Job } from "../job-runner.ts";
import { afterImport } from "./import-pages.ts";
import { officePage } from "./page.ts";

/** The page to show when the job has ended. */
const PLACES: Readonly<Record<string, string>> = {
  "close-period": "periods",
  "publish-list": "periods",
  "publish-lists": "periods",
  "preview-correction": "corrections",
  "correct-next-list": "corrections",
  "reopen-lists": "corrections",
  "expire-reports": "settings",
};

/** In seconds. */
const REFRESH = 2;

export const jobPage = officePage({
  path: "/office/work",
  right: "close a period",
  // A copy: a job that ends while the page is made would be shown as running, by a page that reloads no more.
  load: async ({ jobs }) => {
    const job = jobs.last();
    return job && { ...job };
  },
  onward: (job) => {
    if (job?.end?.state !== "done") return null;
    const entry = job.end.result.entries.at(-1);
    return `${placeAfter(job.action, job.end.result)}${entry === undefined ? "" : `?done=${entry.sequence}`}`;
  },
  show: (job, shown) => ({
    title: shown.words.web.office.work.title,
    content: h(JobPage, { job: job === null ? null : jobShown(job, shown.words), shown }),
    ...(job?.end === null ? { refresh: REFRESH } : {}),
  }),
});

function placeAfter(action: string, result: ActionResult): string {
  const { list, player, imported, erasure } = result;
  if (imported) return afterImport(result);
  if (erasure) return /^\d+$/.test(player ?? "") ? `/office/players/${player}/erase` : "/office/persons";
  return `/office/${PLACES[action]}${list ? `/${list}` : ""}`;
}

const jobShown = ({ action, about, by, at, end }: Job, words: Catalogue) => ({
  action,
  about,
  by,
  ...at,
  problem: problemOf(end, words),
});

function problemOf(end: Job["end"], words: Catalogue): string | null {
  if (end?.state === "refused") return sayOnPage(words, end.refusal);
  return end?.state === "failed" ? words.web.errors.ours : null;
}
