import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const LONGEST_PATH = 1_024;

/**
 * Rejects paths that cannot name a file or page of the lobby, before any look-up: with a control character, a
 * backslash, an encoded slash or percent sign, a segment of dots, or too many characters. `refuse` writes the response.
 */
export function guardPaths(
  app: FastifyInstance,
  refuse: (status: 400 | 404, request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const status = pathProblem(request.url.split('?', 1)[0] ?? '/');
    if (status !== undefined) return refuse(status, request, reply);
    return undefined;
  });
}

/** Returns the status for a rejected path: 400 when it is malformed, 404 when it leads nowhere. */
function pathProblem(raw: string): 400 | 404 | undefined {
  if (raw.length > LONGEST_PATH) return 404;
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return 400;
  }
  // Only a path that is meant to be decoded twice contains an encoded percent sign or slash.
  if (/%(?:25|2f|5c)/i.test(raw)) return 404;
  if (hasControl(path) || path.includes('\\')) return 400;
  return path.split('/').some((segment) => /^\.+$/.test(segment)) ? 404 : undefined;
}

const hasControl = (path: string): boolean =>
  [...path].some((character) => character < ' ' || character === '\u007f');
