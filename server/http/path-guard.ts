import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const LONGEST_PATH = 1_024;

/**
 * Answers paths that name no file and no page of ours before anything looks for them: with a null byte or another
 * control character, a backslash, an encoded slash or percent sign, a segment of dots, or too long. `refuse` writes the
 * envelope of a refusal.
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

/** Returns the status of a path that is no path of ours: 400 when it cannot be read, 404 when it leads nowhere. */
function pathProblem(raw: string): 400 | 404 | undefined {
  if (raw.length > LONGEST_PATH) return 404;
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return 400;
  }
  // An encoded percent sign or slash is only ever there to be decoded once more by somebody.
  if (/%(?:25|2f|5c)/i.test(raw)) return 404;
  if (hasControl(path) || path.includes('\\')) return 400;
  return path.split('/').some((segment) => /^\.+$/.test(segment)) ? 404 : undefined;
}

const hasControl = (path: string): boolean =>
  [...path].some((character) => character < ' ' || character === '\u007f');
