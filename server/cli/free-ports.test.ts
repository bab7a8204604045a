import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { freePorts } from './free-ports.ts';

it('freePorts moves both ports by the same distance when either is in use', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port: taken } = holder.address() as AddressInfo;
  try {
    for (const wanted of [
      [taken, taken - 1_000],
      [taken - 1_000, taken],
    ]) {
      const ports = await freePorts(wanted);
      const steps = ports.map((port, index) => port - (wanted[index] ?? 0));
      expect(steps[0]).toBeGreaterThan(0);
      expect(new Set(steps).size).toBe(1);
    }
  } finally {
    holder.close();
  }
});
