import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOLD_BOARD, holdGame } from '../../../fair/reels/hold-reels.ts';
import { ruledStream } from '../models/reels/ruled-stream.ts';
import { columnOf, countedAt, type HoldPlan, planOf } from './plan.ts';
import { CELLS, type HoldTiming, TIMINGS } from './tuning.ts';
import type { Landing } from './types.ts';

const STAKE = 20_00;
const RESTS = [620, 760, 900, 1_040, 1_180];
const COINS = 1_000;

/** Plays a round by the real rules with `label` as its seed, and with the paytable of a volatility. */
function played(label: string, volatility: 'low' | 'mid' | 'high' = 'mid'): Landing {
  const outcome = holdGame(volatility, 9600).spin(ruledStream(label), STAKE);
  const { total, ...rest } = outcome as Omit<Landing, 'stake' | 'payout'> & typeof outcome;
  return { ...rest, stake: STAKE, payout: total };
}
const anyOutcome = fc
  .record({
    label: fc.nat(1_000_000),
    volatility: fc.constantFrom('low' as const, 'mid' as const, 'high' as const),
  })
  .map(({ label, volatility }) => played(String(label), volatility));
/** Result of a round that starts the respin feature: seeds are tried from a random number on until one does. */
const anyFeature = fc.nat(100_000).map((start) => {
  for (let label = start; label < start + COINS; label++) {
    const landing = played(String(label), 'low');
    if (landing.respins.length > 0) return landing;
  }
  throw new Error(`no feature in ${COINS} bets from ${start} on`);
});
const anyTiming = fc.constantFrom<HoldTiming>(TIMINGS.normal, TIMINGS.turbo, TIMINGS.reduced);

const planned = (landing: Landing, timing: HoldTiming = TIMINGS.normal): HoldPlan =>
  planOf({ landing, timing, rests: RESTS });

describe('the plan of a hold-and-respin round', () => {
  it('raises the shown win in whole hundredths up to the payout of the rules, and never lowers it', () => {
    fc.assert(
      fc.property(fc.oneof(anyOutcome, anyFeature), anyTiming, (landing, timing) => {
        let won = 0;
        for (const { before, after } of planned(landing, timing).phases) {
          expect(before).toBe(won);
          expect(after).toBeGreaterThanOrEqual(before);
          expect(Number.isInteger(after)).toBe(true);
          won = after;
        }
        expect(won).toBe(landing.payout);
      }),
      { numRuns: 120 },
    );
  });

  it('holds exactly the coins that the rules give after each respin, and shows the number of respins left', () => {
    fc.assert(
      fc.property(anyFeature, anyTiming, (landing, timing) => {
        const { phases } = planned(landing, timing);
        const respins = phases.filter(({ kind }) => kind === 'respin');
        expect(respins).toHaveLength(landing.respins.length);
        let left: number = HOLD_BOARD.respins;
        const cells = landing.coins.map(({ cell }) => cell);
        for (const [index, phase] of respins.entries()) {
          expect(phase.held.map(({ cell }) => cell)).toEqual(cells);
          expect(phase.left).toBe(left - 1);
          const added = landing.respins[index] ?? [];
          expect(phase.coming.map(({ cell, name, multiplier }) => ({ cell, name, multiplier }))).toEqual(
            added,
          );
          left = added.length > 0 ? HOLD_BOARD.respins : left - 1;
          expect(phase.leftAfter).toBe(left);
          cells.push(...added.map(({ cell }) => cell));
        }
        expect(left === 0 || cells.length === CELLS).toBe(true);
        expect(new Set(cells).size).toBe(cells.length);
        expect(phases.find(({ kind }) => kind === 'count')?.held).toHaveLength(cells.length);
      }),
      { numRuns: 80 },
    );
  });

  it('drops each coin after its column stops and before its respin ends', () => {
    fc.assert(
      fc.property(anyFeature, anyTiming, (landing, timing) => {
        for (const { coming, stops, ms } of planned(landing, timing).phases)
          for (const { cell, at } of coming) {
            expect(at).toBeGreaterThanOrEqual(stops[columnOf(cell)] ?? Infinity);
            expect(at + timing.coin).toBeLessThanOrEqual(ms);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('counts the coins one by one, without the grand jackpot, which only its celebration adds', () => {
    const grand = played('hold 75433');
    expect(grand.isGrand).toBe(true);
    const { phases } = planned(grand);
    const count = phases.find(({ kind }) => kind === 'count');
    if (!count) throw new Error('coins are counted');
    const options = { timing: TIMINGS.normal, stake: STAKE };
    const shown = Array.from({ length: 400 }, (_, step) =>
      countedAt(count, (step / 399) * count.ms, options),
    );
    const sums = shown.map(({ won }) => won);
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
    expect(sums[0]).toBe(count.before);
    const coinsAlone = count.held.reduce((sum, { multiplier }) => sum + multiplier * STAKE, count.before);
    expect(sums.at(-1)).toBe(coinsAlone);
    expect(grand.payout - coinsAlone).toBe(1_000 * STAKE);
    expect(phases.at(-1)?.after).toBe(coinsAlone);
    expect(phases.map(({ kind }) => kind).slice(-3)).toEqual(['grand', 'count', 'rest']);
  });

  it('has no gaps between phases, and each press that skips leads to the end of a phase', () => {
    fc.assert(
      fc.property(fc.oneof(anyOutcome, anyFeature), anyTiming, (landing, timing) => {
        const { phases, stops, end } = planned(landing, timing);
        let at = 0;
        const ends = new Set<number>();
        for (const phase of phases) {
          expect(phase.at).toBe(at);
          at += phase.ms;
          ends.add(at);
        }
        expect(end).toBe(at);
        expect(stops.filter((stop) => !ends.has(stop))).toEqual([]);
        expect(stops).toEqual(stops.toSorted((a, b) => a - b));
      }),
      { numRuns: 60 },
    );
  });

  it('has five sounds of stopping reels, and one sound for every coin of the respin feature', () => {
    const landing = played('hold 4575');
    const { beats } = planned(landing);
    const count = (cue: string): number => beats.filter((beat) => beat.cue === cue).length;
    const reels = landing.window.filter((column) => column.includes('*')).length;
    expect(count('stop')).toBe(5);
    expect(count('coin')).toBe(reels + landing.respins.flat().length);
    expect(count('count')).toBe(landing.coins.length + landing.respins.flat().length);
    expect(count('reset')).toBe(landing.respins.filter((added) => added.length > 0).length);
  });
});
