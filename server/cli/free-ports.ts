import { createServer } from 'node:net';

const TRIES = 20;

/**
 * Returns free ports, all moved up by the same distance from the wanted ones: if 4180 is in use, 4181 and 5174 instead
 * of 4180 and 5173. Throws after twenty tries.
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
      // On a machine without IPv6, the port counts as free on the IPv6 interface.
      resolve(error.code !== 'EADDRINUSE');
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
