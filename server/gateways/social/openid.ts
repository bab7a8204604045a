import * as jose from 'jose';
import * as openid from 'openid-client';
import type { SocialType } from '../../../contract/social.ts';
import type { SocialCheck, SocialParty, SocialPerson } from './social-party.ts';

/** A provider that speaks OpenID Connect. */
export interface OpenIdOptions {
  readonly type: SocialType;
  /** Base URL of the provider's `/.well-known/openid-configuration`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /**
   * Signature algorithm of id tokens: RS256 checks a published key (Google), HS256 the client's secret (LINE, for
   * websites). Tokens with another algorithm are rejected.
   */
  readonly algorithm: 'RS256' | 'HS256';
  /** Value of the parameter `prompt`, if the provider supports it. */
  readonly prompt?: string;
  /** True for a sandbox on this machine, which has no TLS. */
  readonly isInsecure?: boolean;
}

/** Timeout of requests to a provider, in seconds, so that players do not wait for a silent one. */
const TIMEOUT_S = 10;

/**
 * Creates the log-in with an OpenID Connect provider: code flow with PKCE, state and nonce. The id token counts only
 * with the right issuer, audience, nonce, times and signature (openid-client; jose for signatures by the client's
 * secret). If a key is unknown, the provider's keys are fetched again, because the provider may replace them at any
 * time.
 */
export function openIdParty(options: OpenIdOptions): SocialParty {
  const { type, issuer, clientId, clientSecret, algorithm, prompt, isInsecure = false } = options;
  let known: Promise<openid.Configuration> | undefined;

  const discover = async (): Promise<openid.Configuration> => {
    const configuration = await openid.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, id_token_signed_response_alg: algorithm },
      openid.ClientSecretPost(clientSecret),
      { timeout: TIMEOUT_S, ...(isInsecure && { execute: [openid.allowInsecureRequests] }) },
    );
    if (algorithm === 'RS256') openid.enableNonRepudiationChecks(configuration);
    return configuration;
  };
  const configurationOf = async (): Promise<openid.Configuration> => {
    const asked = (known ??= discover());
    try {
      return await asked;
    } catch (error) {
      // The discovery failed: the next caller tries again.
      if (known === asked) known = undefined;
      throw error;
    }
  };

  return {
    type,
    async begin({ redirectUri, state, nonce, verifier }: SocialCheck): Promise<string> {
      return openid.buildAuthorizationUrl(await configurationOf(), {
        redirect_uri: redirectUri,
        scope: 'openid profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(prompt !== undefined && { prompt }),
      }).href;
    },

    async finish(returned, { redirectUri, state, nonce, verifier }): Promise<SocialPerson> {
      const configuration = await configurationOf();
      const tokens = await openid.authorizationCodeGrant(configuration, new URL(redirectUri + returned), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      if (algorithm === 'HS256') {
        await jose.jwtVerify(tokens.id_token ?? '', new TextEncoder().encode(clientSecret), {
          algorithms: ['HS256'],
          issuer: configuration.serverMetadata().issuer,
          audience: clientId,
        });
      }
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider sent no id token');
      return { subject: claims.sub, name: typeof claims['name'] === 'string' ? claims['name'] : '' };
    },
  };
}
