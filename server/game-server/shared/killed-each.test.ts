import { expect, it } from 'vitest';
import { runShared } from '../../../tests/chaos/shared.ts';

/** Kills the lobby, PostgreSQL and the game server, one at a time, in a running round of Crash and of Karera. */

const KILLS = Number(process.env['PERYA_SHARED_KILLS'] ?? 3);

it('no bet is lost or paid twice when the lobby, PostgreSQL or the game server is killed during a round', async () => {
  const lines: string[] = [];
  const report = await runShared({ kills: KILLS, seed: 'test', log: (line) => lines.push(line) });
  expect(report.faults, lines.join('\n')).toEqual([]);
  // All bets were placed, and some answers were lost, so the kills did interrupt bets.
  expect(report.bets).toBe(16 * KILLS);
  expect(report.lost).toBeGreaterThan(0);
}, 360_000);
