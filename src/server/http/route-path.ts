import type { FastifyRequest } from "fastify";

/** The path pattern of the matched route, or "": one page can be requested under several spellings. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? "";

export const isOfApi = (request: FastifyRequest): boolean => routeOf(request).startsWith("/api/");
