import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** How often connections without a request are looked for, ms. */
const POLL_MS = 50;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Closes the server in order: what it does is done to its end and answered, for at most `withinMs`, and every connection
     * ends with its last answer.
     */
    closeWithin: (withinMs: number) => Promise<void>;
  }
}

/**
 * Gives a server that has no routes yet its `closeWithin`. Left to itself it would wait for connections alone: not for what
 * somebody asked who has gone meanwhile, and whose handler needs the database to its end. One whose answer came after the
 * close would be kept open for another request; and one that a browser has opened ahead, and never used, does not count as idle.
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

/** Returns what the handlers of the routes to come are doing at any moment. */
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
