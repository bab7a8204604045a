import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Interval at which idle connections are searched while the server closes, ms. */
const POLL_MS = 50;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Closes the server: answers open requests, for at most `withinMs`, and closes every connection after its last
     * response.
     */
    closeWithin: (withinMs: number) => Promise<void>;
  }
}

/**
 * Adds `closeWithin` to a server that has no routes yet. Fastify's own `close` is not enough: it does not wait for the
 * handler of a disconnected client, which still needs the database. It also keeps a connection open if its response
 * came after the close, and does not treat a connection as idle if a browser has opened it in advance and never used
 * it.
 */
export function prepareClose(app: FastifyInstance): void {
  const { server } = app;
  const handling = followHandlers(app);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeUnneeded = (): void => {
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  app.decorate('closeWithin', async (withinMs) => {
    const unneeded = setInterval(closeUnneeded, POLL_MS);
    let late: NodeJS.Timeout | undefined;
    const isLate = new Promise<void>((resolve) => {
      late = setTimeout(() => {
        server.closeAllConnections();
        resolve();
      }, withinMs);
    });
    await app.close();
    await Promise.race([Promise.allSettled(handling), isLate]);
    clearInterval(unneeded);
    clearTimeout(late);
  });
}

/** Returns the set of handlers that are running now, for the routes that are added later. */
function followHandlers(app: FastifyInstance): ReadonlySet<Promise<unknown>> {
  const handling = new Set<Promise<unknown>>();
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const work: unknown = handler.call(this, request, reply);
      if (work instanceof Promise) {
        const isDone = (): void => void handling.delete(work);
        handling.add(work);
        work.then(isDone, isDone);
      }
      return work;
    };
  });
  return handling;
}
