import { createServer } from 'node:net';

const TRIES = 20;

/**
 * Returns the first free ports, all at the same distance from the wanted ones: with 4180 taken, 4181 and 5174 for
 * 4180 and 5173. Throws after twenty tries.
 */
export async function freePorts(wanted: readonly number[]): Promise<number[]> {
  for (let step = 0; step < TRIES; step++) {
    const ports = wanted.map((port) => port + step);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return ports;
  }
  throw new Error(`From the ports ${wanted.join(' and ')} on, ${TRIES} are taken.`);
}

/** Returns whether a port is free, on the loopback and on all interfaces. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) if (!(await canListen(port, host))) return false;
  return true;
}

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      // Without IPv6 on this machine the port is free there.
      resolve(error.code !== 'EADDRINUSE');
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
