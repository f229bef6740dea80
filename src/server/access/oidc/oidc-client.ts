import * as client from "openid-client";
import { Refusal } from "../../../domain/refusal.ts";
import type { OidcConfig } from "./oidc-config.ts";

/** What is kept in the browser between the two steps: it proves that the answer belongs to the question. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The page to return to; empty: none. */
  readonly target: string;
  readonly language: string;
}

/** What a provider says of somebody. */
export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

export interface OidcClient {
  /** Where the browser is sent, and what must be kept until it comes back. */
  readonly begin: (
    redirect: string,
    own: Pick<PendingSignIn, "target" | "language">,
  ) => Promise<{ readonly address: string; readonly pending: PendingSignIn }>;
  /** The claims behind the address with which it came back. */
  readonly complete: (address: string, pending: PendingSignIn) => Promise<Claims>;
}

/** A client of a provider, by the code flow with PKCE, state and nonce. The provider is asked at the first sign-in. */
export function oidcClient(config: OidcConfig): OidcClient {
  let known: Promise<client.Configuration> | undefined;
  const provider = async (): Promise<client.Configuration> => {
    known ??= discovered(config);
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw failed("oidc-unavailable", config, error);
    }
  };
  return {
    begin: async (redirect, own) => {
      const pending = {
        ...own,
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(await provider(), {
        redirect_uri: redirect,
        scope: config.scope,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: "S256",
      });
      return { address: String(address), pending };
    },
    complete: async (address, { verifier, state, nonce }) => {
      const found = await provider();
      try {
        const tokens = await client.authorizationCodeGrant(found, new URL(address), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error("the provider sent no ID token");
        return claims;
      } catch (error) {
        throw failed("oidc-failed", config, error);
      }
    },
  };
}

/** Only a provider on this very machine may be asked without https. */
function discovered({ issuer, clientId, clientSecret }: OidcConfig): Promise<client.Configuration> {
  const url = new URL(issuer);
  const isLocal = url.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  const authentication = clientSecret === null ? client.None() : client.ClientSecretPost(clientSecret);
  const options = isLocal ? { execute: [client.allowInsecureRequests] } : {};
  return client.discovery(url, clientId, undefined, authentication, options);
}

/** What the provider said is for the log; the visitor is told what to do. */
function failed(code: "oidc-unavailable" | "oidc-failed", { name }: OidcConfig, cause: unknown): Refusal {
  const refusal = new Refusal(code, { name });
  refusal.cause = cause;
  return refusal;
}
