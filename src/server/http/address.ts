import type { FastifyRequest } from "fastify";

/** The whole address of a path. Proxies pass on headers unchecked: only http and https are accepted. */
export const addressOf = ({ protocol, host }: FastifyRequest, path: string): string =>
  `${protocol === "https" ? "https" : "http"}://${host}${path}`;

export const escapedXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
