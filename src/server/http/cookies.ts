import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Browsers accept this prefix only from this host over https, so that no other host can plant a cookie. */
const HOST_PREFIX = "__Host-";

/** Behind https only prefixed cookies count; the rest of the server uses names without the prefix. */
export function addHostCookies(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ headers }) => {
    const parts = (headers.cookie ?? "").split(";").map((part) => part.trim());
    const own = parts.filter((part) => part.startsWith(HOST_PREFIX)).map((part) => part.slice(HOST_PREFIX.length));
    headers.cookie = own.join("; ");
  });
}

/** The value of a cookie; undefined: none. Our values need no quoting. */
export function cookieOf({ headers }: Pick<FastifyRequest, "headers">, name: string): string | undefined {
  for (const part of (headers.cookie ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

export interface CookieOptions {
  /** How long it is kept, in seconds; 0 takes it away; null: until the browser is closed. */
  readonly seconds: number | null;
  /** Whether only a page of this site may send it along. */
  readonly strict: boolean;
  /** Whether the cookie is sent over https only. */
  readonly secure: boolean;
}

export function setCookie(reply: FastifyReply, name: string, value: string, options: CookieOptions): void {
  const parts = [
    `${options.secure ? HOST_PREFIX : ""}${name}=${value}`,
    "Path=/",
    "HttpOnly",
    `SameSite=${options.strict ? "Strict" : "Lax"}`,
    ...(options.seconds === null ? [] : [`Max-Age=${options.seconds}`]),
    ...(options.secure ? ["Secure"] : []),
  ];
  const others = reply.getHeader("set-cookie") ?? [];
  reply.header("set-cookie", [...(Array.isArray(others) ? others : [String(others)]), parts.join("; ")]);
}
