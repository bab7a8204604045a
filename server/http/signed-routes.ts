import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PROVIDER_HEADERS } from '../../contract/provider-wallet.ts';
import type { Clock } from '../clock.ts';
import { isSignedBy, type Providers } from '../gateways/provider-signature.ts';

/** What the routes for signed messages need to know. */
export interface SignedRouteDeps<Name extends string> {
  readonly clock: Clock;
  /** Path of the routes without the name of the message. */
  readonly prefix: string;
  readonly names: readonly Name[];
  /** Providers that may send messages, by the id in the message's header. */
  readonly senders: Providers;
  /** Handles a message with a valid signature and returns its answer. */
  readonly handle: (
    sender: { readonly provider: string; readonly at: number },
    name: Name,
    body: unknown,
  ) => Promise<object>;
}

/**
 * Adds one POST route for every message of a wallet. A message with a valid signature gets status 200, whether it is
 * accepted or refused. With a wrong signature it gets 401, before its body is parsed.
 */
export async function addSignedRoutes<Name extends string>(
  app: FastifyInstance,
  deps: SignedRouteDeps<Name>,
): Promise<void> {
  await app.register(async (routes) => {
    // The signature covers the raw bytes, so the body must not be parsed before the check.
    routes.removeContentTypeParser('application/json');
    routes.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const name of deps.names) {
      const path = `${deps.prefix}${name}`;
      routes.post<{ Body: string }>(path, async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const provider = senderOf(deps, request, path);
        if (provider === undefined) return reply.code(401).send({ status: 'refused', code: 'badSignature' });
        const answer = await deps.handle({ provider, at: deps.clock.now() }, name, parse(request.body));
        request.log.info({ provider, message: name, ...answer }, 'provider');
        return answer;
      });
    }
  });
}

/** Returns the sender's id; undefined if the request is not signed by one of the permitted senders. */
function senderOf(
  { senders, clock }: Pick<SignedRouteDeps<string>, 'senders' | 'clock'>,
  { headers, body }: FastifyRequest<{ Body: string }>,
  path: string,
): string | undefined {
  const header = (name: keyof typeof PROVIDER_HEADERS): string =>
    String(headers[PROVIDER_HEADERS[name]] ?? '');
  const sender = senders.get(header('provider'));
  if (sender === undefined) return undefined;
  const signed = { path, timestamp: header('timestamp'), body };
  return isSignedBy(sender, signed, header('signature'), clock.now()) ? sender.id : undefined;
}

/** Parses JSON; returns undefined for malformed text, which every schema rejects. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
