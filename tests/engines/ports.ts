import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Makes a server listen on a free local port; resolves to the port. */
export async function listenAnywhere(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server listens on no port');
  return address.port;
}

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenAnywhere(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
