import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  PROVIDER_HEADERS,
  PROVIDER_PREFIX,
  type WalletAnswer,
  type WalletMessageName,
  walletMessages,
} from '../../contract/provider-wallet.ts';
import type { Clock } from '../clock.ts';
import { isSignedBy, type Providers } from '../gateways/provider-signature.ts';

/** What the routes of the providers' messages need. */
export interface ProviderRouteDeps {
  readonly clock: Clock;
  readonly providers: Providers;
  /** Does a message whose signature is right. */
  readonly handle: (
    sender: { readonly provider: string; readonly at: number },
    name: WalletMessageName,
    body: unknown,
  ) => Promise<WalletAnswer>;
}

/**
 * One POST route for every message of the seamless wallet. A message that was understood has status 200, done or refused;
 * one with a wrong signature 401, before anything of its body is read.
 */
export async function addProviderRoutes(app: FastifyInstance, deps: ProviderRouteDeps): Promise<void> {
  await app.register(async (routes) => {
    // The signature is over the bytes as they came.
    routes.removeContentTypeParser('application/json');
    routes.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const name of Object.keys(walletMessages) as WalletMessageName[]) {
      routes.post<{ Body: string }>(`${PROVIDER_PREFIX}${name}`, async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const provider = senderOf(deps, request, `${PROVIDER_PREFIX}${name}`);
        if (provider === undefined)
          return reply.code(401).send({ status: 'refused', code: 'badSignature' } satisfies WalletAnswer);
        const answer = await deps.handle({ provider, at: deps.clock.now() }, name, parse(request.body));
        request.log.info({ provider, message: name, ...answer }, 'provider');
        return answer;
      });
    }
  });
}

/** The id of the provider that a request comes from; undefined when it is not signed by one. */
function senderOf(
  { providers, clock }: ProviderRouteDeps,
  { headers, body }: FastifyRequest<{ Body: string }>,
  path: string,
): string | undefined {
  const header = (name: keyof typeof PROVIDER_HEADERS): string =>
    String(headers[PROVIDER_HEADERS[name]] ?? '');
  const provider = providers.get(header('provider'));
  if (provider === undefined) return undefined;
  const signed = { path, timestamp: header('timestamp'), body };
  return isSignedBy(provider, signed, header('signature'), clock.now()) ? provider.id : undefined;
}

/** JSON, or undefined for what is none, which no schema takes. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
