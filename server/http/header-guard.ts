import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Headers that a request has at most once. Node uses the first of several, a proxy or a cache perhaps the last: the two
 * would then disagree about who asks for what.
 */
const ONCE: ReadonlySet<string> = new Set([
  'host',
  'authorization',
  'content-type',
  'origin',
  'x-provider',
  'x-timestamp',
  'x-signature',
]);

/** Rejects a request that has a header twice which may be there only once. `refuse` writes the response. */
export function guardHeaders(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.addHook('onRequest', async (request, reply) =>
    hasTwice(request.raw.rawHeaders) ? refuse(request, reply) : undefined,
  );
}

/** Returns whether a list of names and values has a name twice that may be there only once. */
function hasTwice(rawHeaders: readonly string[]): boolean {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? '';
    if (!ONCE.has(name)) continue;
    if (seen.has(name)) return true;
    seen.add(name);
  }
  return false;
}
