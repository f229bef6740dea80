import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { actionContext } from "../../actions.ts";
import { described } from "../../api/open-api.ts";
import type { AppOptions } from "../../app-options.ts";
import { preferredLanguage } from "../../http/language.ts";
import { checkRight } from "../../rights.ts";
import type { OfficeServices } from "../actions/action.ts";
import { addRoutes, guard, SECURITY } from "../api-routes.ts";
import type { AnyReading } from "./reading.ts";
import { OFFICE_READINGS } from "./readings.ts";

/** What the office's pages show, for programs. */
export function addReadings(
  app: FastifyInstance,
  catalogues: AppOptions["catalogues"],
  services: OfficeServices,
): void {
  for (const one of OFFICE_READINGS) addReading(app, catalogues, services, one);
}

function addReading(
  app: FastifyInstance,
  catalogues: AppOptions["catalogues"],
  services: OfficeServices,
  one: AnyReading,
): void {
  const schema = { ...SECURITY, ...described(one.name), querystring: one.query, response: { 200: one.data } };
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const query = request.query as Record<string, never>;
    // A token that may read reads what its user sees.
    const { scope: _, ...person } = checkRight(request.account, one.right, null);
    const acting = actionContext(services, person, { session: null });
    if (one.about !== undefined) checkRight(person, one.right, await one.about(acting, query));
    reply.header("cache-control", "no-store").header("vary", "accept-language");
    return one.load(acting, query, preferredLanguage(request, catalogues));
  };
  addRoutes(one.name, { schema, preValidation: guard(one.right) }, (path, options) => app.get(path, options, handler));
}
