import { once } from 'node:events';
import { createServer } from 'node:net';

const PORTS_TO_TRY = 20;

/**
 * First port to try for callers that accept any port. It is far below 32,768, because systems use higher ports for
 * outgoing connections, and such a connection could take the port between this search and its use.
 */
const FIRST = 20_000;
const PORTS = 12_000;
/** Distance between the first ports of two processes, so that they do not find the same one at the same time. */
const APART = 16;

/** Number of ports tried so far for callers that accept any port. */
let found = 0;

/** Finds a free port from `wanted` upwards; if `wanted` is 0, any free port that this process has not tried before. */
export async function findFreePort(wanted: number, host: string): Promise<number> {
  for (let tries = 0; tries < PORTS_TO_TRY; tries += 1) {
    const port = wanted === 0 ? anyPort() : wanted + tries;
    const probe = createServer();
    const isFree = await new Promise<boolean>((done) => {
      probe.once('error', () => done(false));
      probe.listen(port, host, () => done(true));
    });
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
  throw new Error(`No port is free on ${host} from ${wanted} on.`);
}

function anyPort(): number {
  found += 1;
  return FIRST + ((process.pid * APART + found) % PORTS);
}
