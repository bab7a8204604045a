import { expect, it } from 'vitest';
import { runChaos } from '../../tests/chaos/chaos.ts';
import { LABELS } from '../../tests/chaos/commands.ts';

it('no coin is lost or paid twice when Node and PostgreSQL are killed while players use every command that moves coins', async () => {
  const lines: string[] = [];
  // Each command has a player of its own, who begins with it.
  const players = LABELS.length;
  const report = await runChaos({ rounds: 1, players, seed: 'test', log: (line) => lines.push(line) });
  expect(report.faults, lines.join('\n')).toEqual([]);
  expect(report.total.answered).toBeGreaterThan(players);
  expect(report.total.lost).toBeGreaterThan(0);
  expect(report.total.recovered).toBeGreaterThan(0);
  const unplayed = Object.entries(report.commands).filter(([, tally]) => tally.answered === 0);
  expect(unplayed).toEqual([]);
  // Time limit, ms: enough for two starts of a real server and one recovery of PostgreSQL.
}, 180_000);
