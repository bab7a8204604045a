import { describe, expect, it } from 'vitest';
import type { SlotInfo, SlotOutcome, SlotSpin } from '../../../contract/slots.ts';
import { translator } from '../../i18n/i18n.tsx';
import { halloweenSlot } from './halloween-slot.ts';
import { slotshackSlot } from './slotshack-slot.ts';
import { slotTexts } from './texts.ts';
import { formatOutcome, formatWindow } from './format-outcome.ts';

const t = translator<(typeof slotTexts)['en']>(slotTexts.en);
const chance = { over: 1, under: 10 };
const share = { over: 9, under: 10 };
const info = (change: Partial<SlotInfo> = {}): SlotInfo => ({
  lines: Array.from({ length: 20 }, () => [1, 1, 1, 1, 1]),
  paytable: [
    { id: 'A3', of: 'A', count: 3, pay: 40, chance },
    { id: 'G5', of: 'G', count: 5, pay: 50, chance },
    { id: 'bars', of: '321', count: 3, pay: 5, chance },
  ],
  scatter: {
    symbol: 'S',
    pays: [{ count: 3, pay: 2, chance }],
    triggerAt: 3,
    freeSpins: 8,
    multiplier: 2,
    trigger: chance,
  },
  bets: [20, 100],
  returns: { lines: share, scatter: share, free: share, total: share },
  lineHit: chance,
  rest: { stops: [0], window: ['AAA'] },
  clientSeed: 'x',
  nonce: 0,
  nextSeedHash: 'x',
  rulesVersion: 'x',
  ...change,
});
const spin = (change: Partial<SlotSpin> = {}): SlotSpin => ({
  stops: [0],
  window: ['AAA'],
  lines: [],
  scatters: 0,
  scatterWin: 0,
  freeSpins: 0,
  multiplier: 1,
  win: 0,
  ...change,
});
const line = (index: number, pay: string, win: number) => ({ line: index, pay, reels: [0, 1, 2], win });
const format = (outcome: SlotOutcome): string =>
  formatOutcome(outcome, { names: halloweenSlot.texts.en, info: info(), t });

describe('the result of a round as text', () => {
  it('is one short sentence when nothing was won', () => {
    expect(format({ bet: 100, spins: [spin()], total: 0 })).toBe('No win this time.');
  });

  it('does not call a payout of at most the stake a win', () => {
    const spins = [spin({ lines: [line(4, 'A3', 50)], win: 50 })];
    expect(format({ bet: 100, spins, total: 50 })).toBe(
      'You got back ₱0.50 of your ₱1.00. Line 5: 3 × Aswang.',
    );
    expect(format({ bet: 50, spins, total: 50 })).toContain('You got back');
  });

  it('names up to three winning lines, and only counts them if there are more', () => {
    const lines = [0, 1, 2].map((index) => line(index, 'A3', 100));
    expect(format({ bet: 100, spins: [spin({ lines })], total: 300 })).toBe(
      'You won ₱3.00. Line 1: 3 × Aswang. Line 2: 3 × Aswang. Line 3: 3 × Aswang.',
    );
    expect(format({ bet: 100, spins: [spin({ lines: [...lines, line(3, 'G5', 1)] })], total: 301 })).toBe(
      'You won ₱3.01. 4 winning lines.',
    );
  });

  it('names the scatters and the number of free spins', () => {
    const spins = [
      spin({ scatters: 3, scatterWin: 200, freeSpins: 8 }),
      ...Array.from({ length: 8 }, () => spin()),
    ];
    expect(format({ bet: 100, spins, total: 200 })).toBe('You won ₱2.00. 3 × Candle. With 8 free spins.');
  });

  it('does not name the line of a slot that has only one', () => {
    const spins = [spin({ lines: [line(0, 'bars', 500)] })];
    expect(
      formatOutcome(
        { bet: 100, spins, total: 500 },
        { names: slotshackSlot.texts.en, info: info({ lines: [[1, 1, 1]] }), t },
      ),
    ).toBe('You won ₱5.00. 3 × Any bars.');
  });
});

describe('the symbols on the reels as text', () => {
  it('are read row by row from the top', () => {
    expect(formatWindow(['ABS', 'WCG'], halloweenSlot.texts.en, t)).toEqual([
      'Row 1: Aswang, Santelmo',
      'Row 2: Kapre, Bat',
      'Row 3: Candle, Q',
    ]);
  });

  it.each([
    [halloweenSlot, 'WABCDEFGS'],
    [slotshackSlot, '7321BC-'],
  ])('have a different name for every symbol of the product rules', (config, symbols) => {
    const names = Object.keys(config.texts.en).filter((key) => key.length === 1);
    expect(names.toSorted()).toEqual([...symbols].toSorted());
    const rows = [...symbols].map((symbol) => formatWindow([symbol], config.texts.en, t)[0]);
    expect(new Set(rows).size).toBe(symbols.length);
    expect(rows.every((row) => row?.startsWith('Row 1: '))).toBe(true);
  });
});
