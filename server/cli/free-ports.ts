import { createServer } from 'node:net';

const TRIES = 20;

/**
 * Returns the first ports, each as far from its wanted one as the others are, that are all free: with 4180 taken, 4181
 * and 5174 for 4180 and 5173. Throws when twenty tries find none.
 */
export async function freePorts(wanted: readonly number[]): Promise<number[]> {
  for (let step = 0; step < TRIES; step++) {
    const ports = wanted.map((port) => port + step);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return ports;
  }
  throw new Error(`From the ports ${wanted.join(' and ')} on, ${TRIES} are taken.`);
}

/** Whether nobody listens on a port, on this machine alone or on every interface. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) if (!(await canListen(port, host))) return false;
  return true;
}

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has nobody there.
      resolve(error.code !== 'EADDRINUSE');
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
