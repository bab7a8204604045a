import { expect, it } from 'vitest';
import { translator } from '../../i18n/i18n.tsx';
import type { ReelRoundOutcome, ReelSpin } from './reel-outcome.ts';
import { type ReelOutcomeTexts, formatOutcome } from './format-outcome.ts';
import { symbolName } from './symbol-names.ts';
import { reelTexts } from './texts.ts';

const t = translator<(typeof reelTexts)['en']>(reelTexts.en);
const texts: ReelOutcomeTexts = {
  t,
  name: (symbol) => symbolName(symbol, t),
  payOf: (pay) => ({ symbol: pay.charAt(0), count: Number(pay.slice(1)) }),
  hasLines: true,
};
const spin = (change: Partial<ReelSpin> = {}): ReelSpin => ({
  stops: [0],
  window: ['AAA'],
  lines: [],
  wins: [],
  scatters: 0,
  scatterWin: 0,
  freeSpins: 0,
  win: 0,
  ...change,
});
const outcome = (total: number, ...spins: ReelSpin[]): ReelRoundOutcome => ({ bet: 200, spins, total });
const line = (index: number, pay: string, win: number) => ({ line: index, pay, reels: [0, 1, 2], win });

it('the announced result of a reel game says plainly that nothing was won, and does not call a payout below the bet a win', () => {
  expect(formatOutcome(outcome(0, spin()), texts)).toBe('No win this time.');
  expect(formatOutcome(outcome(100, spin({ lines: [line(3, 'B3', 100)] })), texts)).toBe(
    'You got back ₱1.00. 3 × Symbol 2 on line 4: ₱1.00.',
  );
});

it('the announced result of a reel game names up to three winning lines or ways, and only counts more than three', () => {
  const lines = [0, 1, 2].map((index) => line(index, 'W4', 300));
  expect(formatOutcome(outcome(900, spin({ lines })), texts)).toContain('4 × Wild on line 3: ₱3.00.');
  expect(formatOutcome(outcome(1_200, spin({ lines: [...lines, line(3, 'A3', 300)] })), texts)).toBe(
    'You won ₱12.00. 4 winning lines.',
  );
  const wins = [{ symbol: 'G', reels: 3, ways: 6, win: 600 }];
  expect(formatOutcome(outcome(1_000, spin({ wins, scatters: 3, scatterWin: 400 })), texts)).toBe(
    'You won ₱10.00. 3 × Symbol 7 in 6 ways: ₱6.00. 3 × Scatter: ₱4.00.',
  );
});

it('the announced result of a reel game calls the symbols by the title’s own names', () => {
  const crowns = { ...texts, name: (symbol: string) => (symbol === 'A' ? 'Crown' : symbolName(symbol, t)) };
  const wins = [{ symbol: 'A', reels: 3, ways: 2, win: 300 }];
  expect(formatOutcome(outcome(600, spin({ lines: [line(0, 'A3', 300)], wins })), crowns)).toBe(
    'You won ₱6.00. 3 × Crown on line 1: ₱3.00. 3 × Crown in 2 ways: ₱3.00.',
  );
});

it('the announced result of a reel game says how many free spins were won', () => {
  const spins = [spin({ freeSpins: 8 }), ...Array.from({ length: 8 }, () => spin())];
  expect(formatOutcome(outcome(500, ...spins), texts)).toBe('You won ₱5.00. With 8 free spins.');
});
