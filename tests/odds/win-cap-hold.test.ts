import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_WIN } from '../../fair/bets.ts';
import { REEL_BETS } from '../../fair/reels/reel-game.ts';
import { WAYS_PARTS, waysWins } from '../../fair/reels/ways.ts';
import { ALL_WAYS, holdCapTakes, OTHER_WAYS } from './win-cap-hold.ts';
import { CAP_MAY_TAKE } from './win-cap.ts';

it('in every hold-and-respin table, the maximum win reduces the return by less than the permitted share', () => {
  for (const volatility of ['low', 'mid', 'high'] as const)
    for (const declared of [9540, 9600, 9660] as const)
      expect(holdCapTakes(volatility, declared, MAX_WIN / Math.max(...REEL_BETS))).toBeLessThan(CAP_MAY_TAKE);
});

it('holdCapTakes() returns Infinity if many windows (results on the reels) reach the maximum win', () => {
  expect(holdCapTakes('high', 9600, 5_000)).toBe(Infinity);
});

it('a window has at most ALL_WAYS winning ways if one symbol fills it, else at most OTHER_WAYS', () => {
  const reel = (symbols: string) =>
    fc.array(fc.constantFrom(...symbols), { minLength: 3, maxLength: 3 }).map((cells) => cells.join(''));
  // With this pay table every winning way pays the bet once, so the win is the number of ways.
  const row = [WAYS_PARTS, WAYS_PARTS, WAYS_PARTS];
  const pays = { A: row, B: row, C: row };
  const waysOf = (window: readonly string[]): number =>
    waysWins(pays, window, 1).reduce((sum, { win }) => sum + win, 0);
  fc.assert(
    fc.property(fc.tuple(reel('AAB'), reel('AWB'), reel('AW'), reel('AW'), reel('AAC')), (window) => {
      const isPure = !/[BC]/.test(window.join(''));
      expect(waysOf(window)).toBeLessThanOrEqual(isPure ? ALL_WAYS : OTHER_WAYS);
    }),
    { numRuns: 2_000 },
  );
  expect(waysOf(['AAB', 'WWW', 'WWW', 'WWW', 'AAA'])).toBe(OTHER_WAYS);
});
