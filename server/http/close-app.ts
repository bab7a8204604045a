import type { FastifyInstance } from 'fastify';

/** How often connections without a request are looked for, ms. */
const POLL_MS = 50;

/**
 * Closes a server: requests in flight are answered, for at most `withinMs`, and every connection ends with its last
 * answer. Left to itself, a connection whose answer came after the close would be kept open for another request.
 */
export async function closeApp(
  app: Pick<FastifyInstance, 'server' | 'close'>,
  withinMs: number,
): Promise<void> {
  const answered = setInterval(() => app.server.closeIdleConnections(), POLL_MS);
  const late = setTimeout(() => app.server.closeAllConnections(), withinMs);
  await app.close();
  clearInterval(answered);
  clearTimeout(late);
}
