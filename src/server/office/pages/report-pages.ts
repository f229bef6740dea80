import { h } from "preact";
import { Refusal } from "../../../domain/refusal.ts";
import { versionsOfReport } from "../../../ledger/queries/tournaments/reports.ts";
import type { Db } from "../../../ledger/schema/tables.ts";
import { knownTournament } from "../../../periods/tournaments/known.ts";
import { officeRatings } from "../../../periods/tournaments/reports/office-ratings.ts";
import { wholeOf } from "../../../periods/tournaments/reports/read-report.ts";
import { receiptOf } from "../../../periods/tournaments/reports/receipt.ts";
import { formatOfBytes } from "../../../reports/open-report.ts";
import { checkReport, playersIn } from "../../../web/check/check-report.ts";
import { ReceiptPage } from "../../../web/office/receipt.tsx";
import { UploadPage } from "../../../web/office/upload.tsx";
import { CATALOGUES } from "../../../words/words.ts";
import { aboutTournament } from "../actions/action.ts";
import { sendReport } from "../actions/send-report.ts";
import type { Upload } from "../actions/upload.ts";
import { type AnyOfficePage, officePage } from "./page.ts";

const upload = officePage({
  path: "/office/tournaments/:tournament/report",
  right: "send a report",
  about: (acting, { params }) => aboutTournament(acting, params.tournament ?? ""),
  load: async ({ context }, { params, upload: sent }) => {
    const { tournament, facts } = await knownTournament(context.ledger.db, params.tournament ?? "");
    const parts = (await versionsOfReport(context.ledger.db, tournament)).map(({ part }) => part);
    const checked = sent === null ? [] : await checkedByOffice(context.ledger.db, tournament, sent);
    const part = facts.inParts ? Math.max(0, ...parts) + 1 : 0;
    return { name: facts.name, checked, form: { tournament, part, inParts: facts.inParts } };
  },
  show: (data, shown) => ({
    title: shown.words.web.office.upload.title(data.name, data.form.tournament),
    content: h(UploadPage, { ...data, shown }),
  }),
  actions: [sendReport({ bytes: new Uint8Array(), words: CATALOGUES[0] })],
  next: ({ tournament, part }) => `/office/tournaments/${tournament}/receipt/${part ?? 0}`,
});

/** A report with ratings and K of the office. */
async function checkedByOffice(db: Db, tournament: string, { name, bytes }: Upload) {
  return checkReport(name, bytes, await officeRatings(db, tournament, numbersOnly(playersIn(name, bytes))));
}

/** Numbers of players, as far as they are some. */
const numbersOnly = (ids: readonly string[]): readonly string[] => ids.filter((id) => /^[1-9]\d{0,9}$/.test(id));

/** What the office knows of the players of a report that is looked at before it is sent. */
const ratings = officePage({
  path: "/office/tournaments/:tournament/ratings.json",
  right: "send a report",
  about: (acting, { params }) => aboutTournament(acting, params.tournament ?? ""),
  load: ({ context: { ledger } }, { params: { tournament = "" }, query: { players = "" } }) =>
    officeRatings(ledger.db, tournament, numbersOnly(players.split(","))),
  file: (known) => ({ name: "ratings.json", bytes: Buffer.from(JSON.stringify(known)) }),
});

const receipt = officePage({
  path: "/office/tournaments/:tournament/receipt/:part",
  right: "see the office",
  about: (acting, { params }) => aboutTournament(acting, params.tournament ?? ""),
  load: async ({ context: { ledger } }, { params: { tournament = "", part = "" } }) => {
    if (!/^\d{1,2}$/.test(part)) throw new Refusal("no-report", { tournament, part });
    const found = await receiptOf(ledger, tournament, Number(part));
    const bytes = await wholeOf(ledger.content(found.sha256));
    const checked = await checkedByOffice(ledger.db, tournament, { name: found.file, bytes });
    return { receipt: found, checked };
  },
  show: (data, shown) => ({
    title: shown.words.web.office.receipt.title,
    content: h(ReceiptPage, { ...data, shown }),
  }),
});

/** Any version of a report, byte for byte as it came. */
const file = officePage({
  path: "/office/tournaments/:tournament/file/:part/:version",
  right: "see the office",
  about: (acting, { params }) => aboutTournament(acting, params.tournament ?? ""),
  load: async ({ context: { ledger } }, { params: { tournament = "", part = "", version = "" } }) => {
    const rows = await versionsOfReport(ledger.db, tournament);
    const row = rows.find((each) => String(each.part) === part && String(each.version) === version);
    if (row === undefined) throw new Refusal("no-report", { tournament, part });
    const bytes = await wholeOf(ledger.content(row.content));
    const format = formatOfBytes(bytes);
    return { name: `${tournament}-${part}-${version}.${format === "list" ? "trf" : format}`, bytes };
  },
  file: (data) => data,
});

export const reportPages: readonly AnyOfficePage[] = [upload, ratings, receipt, file];
