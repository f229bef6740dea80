import { createRequire } from "node:module";
import Fastify, { errorCodes as codes, type FastifyServerOptions } from "fastify/fastify.js";

/**
 * Fastify for tests: what it compiles from a schema is kept for the next server of this process. A server has hundreds of
 * schemas, which take two seconds of processor time, and tests start a server each.
 */

type Compilers = NonNullable<NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]>;
type BuildValidator = NonNullable<Compilers["buildValidator"]>;
type BuildSerializer = NonNullable<Compilers["buildSerializer"]>;

/** As Fastify itself finds them. */
const fromFastify = createRequire(createRequire(import.meta.url).resolve("fastify"));
const buildValidator: BuildValidator = fromFastify("@fastify/ajv-compiler")();
const buildSerializer: BuildSerializer = fromFastify("@fastify/fast-json-stringify-compiler")();

/** The same schema, with the same others that it may name and the same options, gives the same function. */
function kept<Route extends { readonly schema?: unknown }, Compiled>(
  build: (others: unknown, options: unknown) => (route: Route) => Compiled,
) {
  const known = new Map<string, Compiled>();
  return (others: unknown, options: unknown): ((route: Route) => Compiled) => {
    const compile = build(others, options);
    const shared = JSON.stringify([others, options]);
    return (route) => {
      const key = `${shared} ${JSON.stringify(route.schema)}`;
      const compiled = known.get(key) ?? compile(route);
      known.set(key, compiled);
      return compiled;
    };
  };
}

const compilersFactory = {
  buildValidator: kept(buildValidator as Parameters<typeof kept>[0]) as BuildValidator,
  buildSerializer: kept(buildSerializer as Parameters<typeof kept>[0]) as BuildSerializer,
};

export const errorCodes = codes;
export default (options: FastifyServerOptions = {}) => Fastify({ ...options, schemaController: { compilersFactory } });
