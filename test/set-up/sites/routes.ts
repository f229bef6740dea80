import type { FastifyInstance } from "fastify";

/** Every address that answers to GET, with its parameters as they are called: what the server itself says it has. */
export function routesOf(app: FastifyInstance): readonly string[] {
  const above: string[] = [];
  const found: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false, method: "GET" }).split("\n")) {
    const [, indent, part] = /^([│ ]*)[├└]── (.*) \(GET\)$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) continue;
    const depth = indent.length / 4;
    above.splice(depth, above.length, part);
    found.push(above.join(""));
  }
  return found;
}

/** The pages in one language: neither feeds nor files. Those of a club are for whoever keeps its book. */
export const pagesIn = (app: FastifyInstance, language: string, of: "office" | "club" = "office"): readonly string[] =>
  routesOf(app)
    .filter((path) => path.startsWith(`/${language}/`) && !/\.(atom|json|ics|csv|zip)$|\/file\//.test(path))
    .filter((path) => path.startsWith(`/${language}/club`) === (of === "club"));

/** An address with its parameters filled in; one that nobody has a value for is a mistake of the test. */
export const filledIn = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path}: no value for ${name}`);
    return encodeURIComponent(value);
  });
