import swagger from "@fastify/swagger";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { Refusal } from "../domain/refusal.ts";
import { addAuthentication, addVisitors } from "./access/authentication.ts";
import { addSignIn } from "./access/sign-in.ts";
import { rateLimit } from "./access/throttle.ts";
import { addApiPages } from "./api/api-page.ts";
import { OPEN_API } from "./api/open-api.ts";
import type { AppOptions } from "./app-options.ts";
import { addLocalKeeper } from "./club/local.ts";
import { addFidePlayers } from "./data/fide-players.ts";
import { addRatingsAsOf } from "./data/ratings-as-of.ts";
import { addFace } from "./face/face.ts";
import { addCalendarFile } from "./files/calendar-file.ts";
import { addCertificateFiles } from "./files/certificate-files.ts";
import { addDownloads } from "./files/downloads.ts";
import { addEditionSchema } from "./files/edition-schema-file.ts";
import { addFeeds } from "./files/feeds.ts";
import { fileCache } from "./files/file-cache.ts";
import { addFiles } from "./files/files.ts";
import { addGameFiles } from "./files/game-files.ts";
import { addLogFiles } from "./files/log-files.ts";
import { addMonitorFile } from "./files/monitor-file.ts";
import { addOwnFeeds } from "./files/own-feeds.ts";
import { addPlayerGamesFile } from "./files/player-games-file.ts";
import { addReportFile } from "./files/report-file.ts";
import { addSitemap } from "./files/sitemap.ts";
import { addHostCookies } from "./http/cookies.ts";
import { addCors } from "./http/cors.ts";
import { addErrors, answerError } from "./http/errors.ts";
import { addETags } from "./http/etag.ts";
import { addForms } from "./http/forms.ts";
import { addHealth } from "./http/health.ts";
import { addInputGuard } from "./http/input-guard.ts";
import { addLanguage, preferredLanguage } from "./http/language.ts";
import { addProblemPages } from "./http/problem-pages.ts";
import { COMPILED_ON_USE } from "./http/schema-compilers.ts";
import { addStatic } from "./http/static.ts";
import { addMailPages } from "./notifications/mail-pages.ts";
import { addForgottenPassword } from "./notifications/password-pages.ts";
import { addObjectionPages } from "./objections/objection-pages.ts";
import { addOffice } from "./office/office.ts";
import { addBadges } from "./share/badges.ts";
import { addEmbeds } from "./share/embeds.ts";
import { addShareImages } from "./share/share-images.ts";
import { addViews } from "./view-routes.ts";

/** Own files only, no inline script or style, no framing. */
const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; object-src 'none'; " +
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
};

/** HSTS for a year. */
const ONLY_HTTPS = { "strict-transport-security": "max-age=31536000" };

function protect(reply: FastifyReply, secure: boolean): void {
  const headers = secure ? { ...HEADERS, ...ONLY_HTTPS } : HEADERS;
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
}

/** A report of the largest tournaments is well below it; lists are imported on the command line. */
const BODY_MAX = 5 * 1024 * 1024;

/** Milliseconds for a whole request to arrive, against slow senders. */
const REQUEST_MAX = 60_000;
/** More than a proxy opens; a limit, because each takes memory. */
const CONNECTIONS_MAX = 2_000;

/** The whole server, not listening yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const level = options.quiet ? "error" : "info";
  const app = Fastify({
    bodyLimit: BODY_MAX,
    requestTimeout: REQUEST_MAX,
    forceCloseConnections: true,
    // Only named proxies may set the client's address. A local book has none.
    trustProxy: options.secure && options.book === undefined ? [...options.proxies] : false,
    // Malformed addresses bypass all hooks.
    frameworkErrors: (error, request, reply) => {
      request.session = null;
      protect(reply, options.secure);
      void answerError(options, error, request, reply);
    },
    logger: options.log === null ? false : { stream: options.log, level, serializers: { req: withoutPersons } },
    ...(options.compilesAtStart ? {} : { schemaController: { compilersFactory: COMPILED_ON_USE } }),
    ajv: { customOptions: { coerceTypes: "array", removeAdditional: false, allErrors: false } },
  });
  app.server.maxConnections = CONNECTIONS_MAX;
  app.addHook("onSend", async (request, reply) => {
    protect(reply, options.secure);
    // Required by RFC 9110. Browsers ignore Bearer, so no prompt appears.
    if (reply.statusCode === 401) reply.header("www-authenticate", "Bearer");
    const isSomebodys = request.session !== null || request.account !== null;
    if (isSomebodys && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });
  if (options.secure) addHostCookies(app);
  addETags(app);
  addInputGuard(app);
  addErrors(app, options);
  // A club's book on its keeper's computer is for nobody else.
  if (options.book === undefined) addCors(app);
  // Before authentication, which costs queries.
  addLimit(app, options);
  addForms(app);
  addLanguage(app, options);
  if (options.publicOnly) addVisitors(app);
  else if (options.book === undefined) addAuthentication(app, options);
  else addLocalKeeper(app, options, options.book);
  await app.register(swagger, OPEN_API);
  addStatic(app, options.assets);
  app.get("/", { schema: { hide: true } }, async (request, reply) =>
    reply.redirect(`/${preferredLanguage(request, options.catalogues).language}/`, 302),
  );
  addHealth(app, options);
  addProblemPages(app, options);
  addFidePlayers(app, options);
  addRatingsAsOf(app, options);
  const listFiles = fileCache();
  addFiles(app, options, listFiles);
  addDownloads(app, options, listFiles);
  addGameFiles(app, options);
  addCertificateFiles(app, options);
  addPlayerGamesFile(app, options);
  addReportFile(app, options);
  addFeeds(app, options);
  addOwnFeeds(app, options);
  addCalendarFile(app, options);
  addMonitorFile(app, options);
  addSitemap(app, options);
  addEditionSchema(app, options);
  addLogFiles(app, options);
  addShareImages(app, options);
  addBadges(app, options);
  addEmbeds(app, options);
  addFace(app, options);
  if (!options.publicOnly) {
    addSignIn(app, options);
    if (options.book === undefined) {
      addMailPages(app, options);
      addForgottenPassword(app, options);
      addObjectionPages(app, options);
    }
    await addOffice(app, options, BODY_MAX);
  }
  await addViews(app, options);
  addApiPages(app, options);
  return app;
}

/** Far above what a person or a well-behaved program needs. */
const LIMIT = { burst: 600, perSecond: 300 };

function addLimit(app: FastifyInstance, { context }: AppOptions): void {
  const limit = rateLimit(context.now, LIMIT);
  app.addHook("onRequest", async (request) => {
    const seconds = limit.wait(request.ip);
    if (seconds > 0) throw new Refusal("too-many", { seconds });
  });
}

/** Logs leave out addresses and queries, because searches contain names. */
const withoutPersons = ({ method, url }: FastifyRequest) => ({ method, path: url.split("?")[0] });
