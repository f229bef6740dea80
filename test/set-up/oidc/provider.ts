import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

/** What the provider says of somebody, by the name they sign in with there. */
export type People = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface RunningProvider {
  readonly issuer: string;
  /** Lets a site send its users here. */
  readonly register: (client: { readonly id: string; readonly secret: string; readonly redirect: string }) => void;
  readonly stop: () => Promise<void>;
}

/** A real provider of OpenID Connect on this computer; its address is known before its clients are. */
export async function startProvider(people: People): Promise<RunningProvider> {
  let handler = (_: IncomingMessage, response: ServerResponse): void => void response.writeHead(503).end();
  const server = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    register: ({ id, secret, redirect }) => {
      const provider = new Provider(issuer, {
        clients: [
          {
            ...{ client_id: id, client_secret: secret, redirect_uris: [redirect] },
            token_endpoint_auth_method: "client_secret_post",
          },
        ],
        claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"], groups: ["groups"] },
        scopes: ["openid", "email", "profile", "groups"],
        // Claims are in the ID token, not only where they can be asked for.
        conformIdTokenClaims: false,
        pkce: { required: () => true },
        features: { devInteractions: { enabled: true } },
        cookies: { keys: ["of this test"] },
        findAccount: (_: unknown, sub: string) => ({
          accountId: sub,
          claims: () => ({ sub, ...people[sub] }),
        }),
      });
      handler = provider.callback();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
