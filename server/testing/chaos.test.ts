import { expect, it } from 'vitest';
import { runChaos } from '../../tests/chaos/chaos.ts';

it('loses nothing and pays nothing twice when Node, then Node and PostgreSQL, are killed under thirty-two spinners', async () => {
  const said: string[] = [];
  const report = await runChaos({
    rounds: 2,
    seed: 'test',
    chancesEach: 300,
    log: (line) => said.push(line),
  });
  expect(report.faults, said.join('\n')).toEqual([]);
  expect(report.kills).toBe(3);
  expect(report.acknowledged).toBeGreaterThan(32);
  expect(report.lostRequests).toBeGreaterThan(0);
  expect(report.recovered).toBeGreaterThan(0);
});
