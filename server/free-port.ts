import { once } from 'node:events';
import { createServer } from 'node:net';

const PORTS_TO_TRY = 20;

/**
 * Ports for those who take any. Systems give ports above 32,767 to outgoing connections, and one of these could take a
 * port between its search here and its use.
 */
const FIRST = 20_000;
const PORTS = 12_000;
/** Distance between the first ports of two processes, so that they do not find the same one at the same time. */
const APART = 16;

/** Ports that this process has found for those who take any. */
let found = 0;

/** Finds a free port from `wanted` upwards; if `wanted` is 0, any that this process has not found before. */
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
