import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Account } from "../../../domain/account.ts";
import { REFUSALS, Refusal } from "../../../domain/refusal.ts";
import { entryAt } from "../../../ledger/queries/journal/journal-table.ts";
import { officeTitle } from "../../../web/office/parts/frame.tsx";
import type { FormState } from "../../../web/office/parts/shown.ts";
import { sayOnPage } from "../../../words/said/refusal-said.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { checkForm, pageKeyIn, withPageKey } from "../../access/authentication.ts";
import { authenticatorFor } from "../../access/authenticator.ts";
import { signInAddress } from "../../access/sign-in-target.ts";
import { actionContext, perform } from "../../actions.ts";
import type { AppOptions } from "../../app-options.ts";
import { renderPage } from "../../http/render.ts";
import { type About, checkRight, may } from "../../rights.ts";
import { shownFor } from "../../shown.ts";
import type { ActionContext, AnyAction, OfficeServices } from "../actions/action.ts";
import type { ActionResult } from "../actions/action-result.ts";
import { problemField } from "../actions/problem-field.ts";
import { SEND_REPORT, sendReport } from "../actions/send-report.ts";
import type { Upload } from "../actions/upload.ts";
import { inputOf } from "../form.ts";
import { idempotencyFor } from "../idempotency.ts";
import { askIdentity, type IdentityContext, takeIdentity, WrongCredentials } from "../identity.ts";
import { openTasks } from "../open-tasks.ts";
import { heldFile } from "../person-file.ts";
import { readSubmittedForm, type SubmittedForm } from "../submitted-form.ts";
import { OFFICE_PAGES } from "./all-pages.ts";
import type { AnyOfficePage, PageRequest } from "./page.ts";

const HTML = "text/html; charset=utf-8";
const EMPTY: FormState = {
  ...{ key: null, problem: null, field: null, fields: {} },
  ...{ done: null, confirmation: null, secret: null },
};

/** The office's pages in every language, never cached. */
export function addOfficePages(app: FastifyInstance, options: AppOptions, services: OfficeServices): void {
  const authenticator = authenticatorFor(options);
  for (const words of options.catalogues)
    for (const page of OFFICE_PAGES) addPage(app, { options, services, words, page, authenticator });
}

/** What the handlers of a page are given. */
interface PageContext extends IdentityContext {
  readonly services: OfficeServices;
  readonly page: AnyOfficePage;
}

function addPage(app: FastifyInstance, place: PageContext): void {
  const { words, page, services } = place;
  const url = `/${words.language}${page.path}`;
  const hidden = { schema: { hide: true } };
  app.get(url, hidden, async (request, reply) => {
    if (request.account === null)
      return reply.redirect(
        request.session ? `/${words.language}/password` : signInAddress(words.language, request.url),
        303,
      );
    const acting = actionContext(services, request.account, request);
    return answer(place, request, reply, acting, { ...EMPTY, done: await recordedEntryIn(acting, request) });
  });
  if (page.actions === undefined) return;
  app.post(url, hidden, async (request, reply) => {
    if (request.account === null) throw new Refusal("sign-in-needed");
    const sent = await readSubmittedForm(request, page.holdsUploads ? services.uploads : null);
    checkForm(request, sent.fields.get("csrf"));
    return act(place, request, reply, request.account, sent);
  });
}

/** Runs a form's action and redirects; a refusal is shown in the form. */
async function act(
  place: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
  sent: SubmittedForm,
): Promise<FastifyReply> {
  const { words, page, services } = place;
  const acting = actionContext(services, account, request);
  try {
    const action = actionOf(page, sent, words);
    if (action.confirmIdentity) await takeIdentity(place, request, sent);
    const input = inputOf(action, sent);
    const actionRequest = { account, session: request.session, dryRun: false, key: keyOf(sent, action, input) };
    const outcome = await perform(services, actionRequest, action, input);
    if ("job" in outcome) return reply.redirect(`/${words.language}/office/work`, 303);
    const { result } = outcome;
    if (result.held !== undefined) return heldFile(reply, result.held);
    if (result.unconfirmed)
      return answer(place, request, reply, acting, { ...EMPTY, confirmation: confirmationFor(sent, result) });
    if (result.password !== undefined) {
      const secret = { whose: result.user ?? account.user, text: result.password, until: result.expires ?? null };
      return answer(place, request, reply, acting, { ...EMPTY, secret });
    }
    const target = page.next?.(result) ?? addressOf(request).replace(`/${words.language}`, "");
    const entry = result.entries.at(-1);
    return reply.redirect(`/${words.language}${target}${entry === undefined ? "" : `?done=${entry.sequence}`}`, 303);
  } catch (error) {
    // Pages show no form for what the user may not do, so this is not a form error.
    if (!(error instanceof Refusal) || error.code === "not-allowed") throw error;
    if (error.code === "identity-unconfirmed" || error instanceof WrongCredentials)
      return askIdentity(place, request, reply, acting, sent, error);
    const form = {
      ...EMPTY,
      key: sent.fields.get("form"),
      problem: sayOnPage(words, error),
      field: problemField(error),
      fields: Object.fromEntries(sent.fields),
    };
    reply.code(REFUSALS[error.code].status);
    return answer(place, request, reply, acting, form, sent.upload);
  }
}

/**
 * The key covers the page and the input: a form sent twice is done once, and a changed form
 * on a page from the browser's history is a new request.
 */
function keyOf({ fields }: SubmittedForm, action: AnyAction, input: Record<string, unknown>): string | null {
  const page = pageKeyIn(fields.get("csrf"));
  return page && `${page} ${idempotencyFor(page, action, input).request}`;
}

/** The form again, with what it would change, to be confirmed. */
const confirmationFor = (
  { fields }: SubmittedForm,
  { sheets = [], members }: ActionResult,
): FormState["confirmation"] => ({
  fields: Object.fromEntries([...fields].filter(([name]) => name !== "csrf" && name !== "confirm")),
  // Only changes of a club's book need confirmation.
  sheets: sheets.filter((sheet) => "period" in sheet),
  ...(members === undefined ? {} : { members }),
});

/** A page does only what its forms are for. */
function actionOf(page: AnyOfficePage, { fields, upload }: SubmittedForm, words: Catalogue): AnyAction {
  const name = fields.get("action") ?? "";
  const known = page.actions?.find((each) => each.name === name);
  if (known === undefined)
    throw new Refusal("bad-choice", {
      field: "action",
      found: name,
      choices: (page.actions ?? []).map((each) => each.name),
    });
  if (name !== SEND_REPORT) return known;
  if (upload === null) throw new Refusal("upload-missing");
  return sendReport({ bytes: upload.bytes, words });
}

async function answer(
  place: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  acting: ActionContext,
  form: FormState,
  upload: PageRequest["upload"] = null,
): Promise<FastifyReply> {
  const { options, words, page } = place;
  const pageRequest = { params: textsOf(request.params), query: textsOf(request.query), upload, fields: form.fields };
  const { account } = acting;
  checkRight(account, page.right, null);
  const about: About | null = (await page.about?.(acting, pageRequest)) ?? null;
  checkRight(account, page.right, about);
  const data = await page.load(acting, pageRequest);
  const onward = page.onward?.(data) ?? null;
  if (onward !== null) return reply.redirect(`/${words.language}${onward}`, 303);
  if (page.file !== undefined) return sendFile(reply, page.file(data, words));
  if (page.show === undefined) throw new Error(`${page.path} shows nothing`);
  const shown = {
    ...withPageKey(await shownFor(options, request, words)),
    account,
    form,
    today: options.context.today(),
    open: await openTasks(acting),
    may: (right: Parameters<typeof may>[1]) => may(account, right, about),
  };
  const named = page.show(data, shown);
  const html = renderPage({ ...named, title: officeTitle(named.title, shown), unlisted: true }, shown);
  return reply.type(HTML).header("cache-control", "no-store").send(html);
}

/** Always a download, so that a browser runs nothing from an uploaded file. */
const sendFile = (reply: FastifyReply, { name, bytes }: Upload): FastifyReply =>
  reply
    .type("application/octet-stream")
    .header("cache-control", "no-store")
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(bytes);

/** The entry that was just recorded, if it was by the reader of the page. */
async function recordedEntryIn(
  { context, account }: ActionContext,
  { query }: FastifyRequest,
): Promise<FormState["done"]> {
  const { done = "" } = textsOf(query);
  if (!/^\d{1,12}$/.test(done)) return null;
  const entry = await entryAt(context.ledger.db, Number(done));
  return entry?.by === account.user ? { sequence: entry.sequence, kind: entry.kind } : null;
}

const addressOf = ({ url }: FastifyRequest): string => url.split("?")[0] ?? url;

/** Parameters as texts, each once. */
const textsOf = (found: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(found ?? {}).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]),
  );
