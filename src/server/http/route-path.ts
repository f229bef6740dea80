import type { FastifyRequest } from "fastify";

/** The address as the server knows it; empty where there is none. What was asked for can be written in many ways. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? "";

export const isOfApi = (request: FastifyRequest): boolean => routeOf(request).startsWith("/api/");
