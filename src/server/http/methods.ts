import type { FastifyInstance } from "fastify";

/** The methods that an address answers to. */
export type MethodsOf = (url: string) => readonly string[];

/** Records every route, to tell "method not allowed" from "not found". */
export function addMethods(app: FastifyInstance): MethodsOf {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (url) => {
    const path = url.split("?")[0] ?? "";
    const found = routes.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : []));
    return [...new Set(found)].sort();
  };
}

/** A parameter is the rest of its part of the address; a star, all the rest. */
const patternOf = (route: string): RegExp =>
  new RegExp(
    `^${route
      .replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll(/:\w+/g, "[^/]+")
      .replaceAll("*", ".*")}$`,
  );
