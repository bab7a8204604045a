import { expect, it } from 'vitest';
import { runChaos } from '../../tests/chaos/chaos.ts';

it('loses nothing and pays nothing twice when Node and PostgreSQL are killed under players who do everything that moves coins', async () => {
  const lines: string[] = [];
  const report = await runChaos({ rounds: 1, players: 16, seed: 'test', log: (line) => lines.push(line) });
  expect(report.faults, lines.join('\n')).toEqual([]);
  expect(report.total.answered).toBeGreaterThan(16);
  expect(report.total.lost).toBeGreaterThan(0);
  expect(report.total.recovered).toBeGreaterThan(0);
  const unplayed = Object.entries(report.commands).filter(([, tally]) => tally.answered === 0);
  expect(unplayed).toEqual([]);
  // Two starts of a real server and a PostgreSQL that recovers.
}, 180_000);
