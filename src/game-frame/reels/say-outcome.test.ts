import { expect, it } from 'vitest';
import { translator } from '../../i18n/i18n.tsx';
import type { ReelOutcome, ReelSpin } from './reel-outcome.ts';
import { type ReelSpeech, sayOutcome } from './say-outcome.ts';
import { symbolName } from './symbol-names.ts';
import { reelTexts } from './texts.ts';

const t = translator<(typeof reelTexts)['en']>(reelTexts.en);
const speech: ReelSpeech = {
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
const outcome = (total: number, ...spins: ReelSpin[]): ReelOutcome => ({ bet: 200, spins, total });
const line = (index: number, pay: string, win: number) => ({ line: index, pay, reels: [0, 1, 2], win });

it('says plainly that nothing was won, and never calls a part of the bet a win', () => {
  expect(sayOutcome(outcome(0, spin()), speech)).toBe('No win this time.');
  expect(sayOutcome(outcome(100, spin({ lines: [line(3, 'B3', 100)] })), speech)).toBe(
    'You got back ₱1.00. 3 × Symbol 2 on line 4: ₱1.00.',
  );
});

it('names lines, ways and scatters, and counts what is too much to name', () => {
  const lines = [0, 1, 2].map((index) => line(index, 'W4', 300));
  expect(sayOutcome(outcome(900, spin({ lines })), speech)).toContain('4 × Wild on line 3: ₱3.00.');
  expect(sayOutcome(outcome(1_200, spin({ lines: [...lines, line(3, 'A3', 300)] })), speech)).toBe(
    'You won ₱12.00. 4 winning lines.',
  );
  const wins = [{ symbol: 'G', reels: 3, ways: 6, win: 600 }];
  expect(sayOutcome(outcome(1_000, spin({ wins, scatters: 3, scatterWin: 400 })), speech)).toBe(
    'You won ₱10.00. 3 × Symbol 7 in 6 ways: ₱6.00. 3 × Scatter: ₱4.00.',
  );
});

it('tells the free spins', () => {
  const spins = [spin({ freeSpins: 8 }), ...Array.from({ length: 8 }, () => spin())];
  expect(sayOutcome(outcome(500, ...spins), speech)).toBe('You won ₱5.00. With 8 free spins.');
});
