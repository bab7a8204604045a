import { describe, expect, it } from 'vitest';
import { payOf } from '../../fair/reels/tumble-reels.ts';
import { solveTumble } from './tumble.ts';

type Rules = Parameters<typeof solveTumble>[0];
type Counts = Readonly<Record<string, number>>;
interface Worth {
  readonly pay: number;
  readonly trigger: number;
}

/** Computes the figures directly, by following every possible board for at most `tumbles` tumbles. */
function played({ weights, pays }: Rules, cells: number, tumbles: number): Worth {
  const known = new Map<string, Worth>();
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const names = Object.keys(weights);
  const addOne = (counts: Counts, left: number): Worth => {
    const next = names.map((symbol) => ({
      chance: (weights[symbol] ?? 0) / all,
      ...from({ ...counts, [symbol]: (counts[symbol] ?? 0) + 1 }, left),
    }));
    return {
      pay: next.reduce((sum, { chance, pay }) => sum + chance * pay, 0),
      trigger: next.reduce((sum, { chance, trigger }) => sum + chance * trigger, 0),
    };
  };
  const settle = (counts: Counts, left: number): Worth => {
    const won = names.filter((symbol) => symbol in pays && (counts[symbol] ?? 0) >= 8);
    if (won.length === 0) return { pay: 0, trigger: (counts['S'] ?? 0) >= 4 ? 1 : 0 };
    const pay = won.reduce((sum, one) => sum + (payOf(pays[one] ?? [], counts[one] ?? 0) ?? 0) / 100, 0);
    if (left === 0) return { pay, trigger: 0 };
    const stays = Object.fromEntries(Object.entries(counts).filter(([symbol]) => !won.includes(symbol)));
    const next = from(stays, left - 1);
    return { pay: pay + next.pay, trigger: next.trigger };
  };
  const from = (counts: Counts, left: number): Worth => {
    const key = [left, ...names.map((symbol) => counts[symbol] ?? 0)].join(' ');
    const found = known.get(key);
    if (found) return found;
    const filled = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const worth = filled < cells ? addOne(counts, left) : settle(counts, left);
    known.set(key, worth);
    return worth;
  };
  return from({}, tumbles);
}

describe('recursion that solves the tumble reels', () => {
  it('gives the same mean payout and trigger chance as following every board of nine cells', () => {
    const rules = { weights: { A: 12, B: 2, S: 4 }, pays: { A: [100, 300, 900], B: [250, 500, 700] } };
    const { meanPay, trigger, sweeps } = solveTumble(rules, 9);
    const wanted = played(rules, 9, 12);
    expect(meanPay).toBeGreaterThan(0.1);
    expect(meanPay).toBeCloseTo(wanted.pay, 9);
    expect(trigger).toBeCloseTo(wanted.trigger, 9);
    expect(sweeps).toBeGreaterThan(1);
  });
});
