import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** How often connections without a request are looked for, ms. */
const POLL_MS = 50;

/** Closes a server, as `closerOf` says. */
export type CloseApp = (withinMs: number) => Promise<void>;

/**
 * Returns what closes a server that has not begun to listen: requests in flight are answered, for at most `withinMs`,
 * and every connection ends with its last answer. Left to itself, a connection whose answer came after the close would
 * be kept open for another request; and one that a browser has opened ahead, and never used, does not count as idle.
 */
export function closerOf(app: Pick<FastifyInstance, 'server' | 'close'>): CloseApp {
  const { server } = app;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeUnneeded = (): void => {
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return async (withinMs) => {
    const unneeded = setInterval(closeUnneeded, POLL_MS);
    const late = setTimeout(() => server.closeAllConnections(), withinMs);
    await app.close();
    clearInterval(unneeded);
    clearTimeout(late);
  };
}
