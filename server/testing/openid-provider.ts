import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as jose from 'jose';

const FOLDER = fileURLToPath(new URL('../../tests/openid-provider/', import.meta.url));
const PACKAGE = `${FOLDER}node_modules/oidc-provider/`;

/** The part of the package oidc-provider that tests use. */
interface Provider {
  callback(): (request: IncomingMessage, response: ServerResponse) => void;
  interactionFinished(
    request: IncomingMessage,
    response: ServerResponse,
    result: { readonly login: { readonly accountId: string } },
  ): Promise<void>;
}
interface ProviderModule {
  readonly default: new (issuer: string, configuration: object) => Provider;
}

/**
 * Loads oidc-provider. It depends on 40 packages that nothing else needs, so it is installed only when this test first
 * runs.
 */
async function loadProvider(): Promise<ProviderModule['default']> {
  const wanted = JSON.parse(readFileSync(`${FOLDER}package.json`, 'utf8')).dependencies['oidc-provider'];
  const isThere =
    existsSync(`${PACKAGE}package.json`) &&
    JSON.parse(readFileSync(`${PACKAGE}package.json`, 'utf8')).version === wanted;
  if (!isThere) await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER });
  const module: ProviderModule = await import(pathToFileURL(`${PACKAGE}lib/index.js`).href);
  return module.default;
}

/** A real OpenID provider on this machine. */
export interface OpenIdProvider {
  readonly issuer: string;
  /** Replaces the provider's signing key by a new one. */
  changeKey(): Promise<void>;
  /**
   * Follows a log-in address like a browser in which a person logs in. Returns the query with which the browser is sent
   * back.
   */
  comeBackFrom(address: string, who: string): Promise<string>;
  close(): Promise<void>;
}

/** A client registered at the provider; id tokens are signed with a published key or with the client's secret. */
export interface OpenIdClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly algorithm: 'RS256' | 'HS256';
  readonly redirectUri: string;
}

/** Starts a provider with the package oidc-provider; it accepts any log-in. */
export async function startOpenIdProvider(clients: readonly OpenIdClient[]): Promise<OpenIdProvider> {
  const Provider = await loadProvider();
  let current: Provider | undefined;
  let who = '';
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/') === true)
      void current?.interactionFinished(request, response, { login: { accountId: who } });
    else current?.callback()(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const changeKey = async (): Promise<void> => {
    const { privateKey } = await jose.generateKeyPair('RS256', { extractable: true });
    const key = await jose.exportJWK(privateKey);
    const kid = await jose.calculateJwkThumbprint(key);
    current = new Provider(issuer, {
      clients: clients.map(({ clientId, clientSecret, algorithm, redirectUri }) => ({
        client_id: clientId,
        client_secret: clientSecret,
        id_token_signed_response_alg: algorithm,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      })),
      enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
      jwks: { keys: [{ ...key, kid, alg: 'RS256', use: 'sig' }] },
      cookies: { keys: ['a key of the tests'] },
      features: { devInteractions: { enabled: false } },
      conformIdTokenClaims: false,
      claims: { profile: ['name'] },
      findAccount: (_context: unknown, accountId: string) => ({
        accountId,
        claims: () => ({ sub: accountId, name: `${accountId} of the provider` }),
      }),
      interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
      loadExistingGrant: async (context: GrantContext) => {
        const grant = new context.oidc.provider.Grant({
          clientId: context.oidc.client.clientId,
          accountId: context.oidc.session.accountId,
        });
        grant.addOIDCScope('openid profile');
        await grant.save();
        return grant;
      },
      ttl: { Grant: 60, Session: 60, Interaction: 60, AccessToken: 60, IdToken: 60 },
    });
  };
  await changeKey();

  return {
    issuer,
    changeKey,
    async comeBackFrom(address, name) {
      who = name;
      const cookies = new Map<string, string>();
      for (let at = new URL(address), steps = 0; steps < 10; steps++) {
        const response = await fetch(at, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
        });
        for (const cookie of response.headers.getSetCookie()) {
          const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(key, value);
        }
        const location = response.headers.get('location');
        if (location === null)
          throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
        at = new URL(location, at);
        if (at.origin !== issuer) return at.search;
      }
      throw new Error('the provider sends its people round in circles');
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Grant {
  addOIDCScope(scope: string): void;
  save(): Promise<string>;
}
interface GrantContext {
  readonly oidc: {
    readonly client: { readonly clientId: string };
    readonly session: { readonly accountId: string };
    readonly provider: { readonly Grant: new (of: { clientId: string; accountId: string }) => Grant };
  };
}
