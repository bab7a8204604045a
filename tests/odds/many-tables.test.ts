import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swept, tableInPlay } from '../../fair/coin-pusher/deal.ts';
import { MEAN_PIECE } from '../../fair/coin-pusher/prizes.ts';
import { clusteredReturn, judgeReturn } from './coin-pusher/clusters.ts';
import { LEAVINGS, outcomeOf } from './coin-pusher/leaving.ts';
import { AIMS, type Step, playSession } from './coin-pusher/session.ts';

const step = (counted: number, fields: Partial<Step> = {}): Step => ({
  reach: 50,
  near: 10,
  specials: 0,
  expected: 0,
  counted,
  meant: counted,
  ...fields,
});

const leaving = (name: string) => {
  const found = LEAVINGS.find((one) => one.name === name);
  if (!found) throw new Error(`nobody leaves ${name}`);
  return found;
};
const blind = { seesKinds: false };

describe('return measured on many tables', () => {
  it('is the total payout divided by the total stake, with an error from the spread of the tables', () => {
    const one = clusteredReturn([
      { cost: 1_000, paid: 500 },
      { cost: 3_000, paid: 2_700 },
    ]);
    expect(one).toMatchObject({ tables: 2, played: 2, drops: 40 });
    expect(one.mean).toBeCloseTo(0.8, 12);
    // `paid - mean × cost` is -300 and 300, so the error is √(2 / 1 × 180,000) / 4,000, and the interval 2.576 times
    // that.
    expect(one.half).toBeCloseTo((2.576 * 600) / 4_000, 12);
  });

  it('does not get a smaller error from more drops on the same tables', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(2_000), { minLength: 2, maxLength: 20 }),
        fc.integer({ min: 2, max: 9 }),
        (paid, times) => {
          const once = clusteredReturn(paid.map((amount) => ({ cost: 1_000, paid: amount })));
          const longer = clusteredReturn(
            paid.map((amount) => ({ cost: 1_000 * times, paid: amount * times })),
          );
          expect(longer.half).toBeCloseTo(once.half, 9);
          const more = clusteredReturn(
            Array.from({ length: times }, () => paid)
              .flat()
              .map((amount) => ({ cost: 1_000, paid: amount })),
          );
          expect(more.half).toBeLessThanOrEqual(once.half);
        },
      ),
    );
  });

  it('is judged by its whole confidence interval, and is undecided with fewer than 30 tables', () => {
    const result = { tables: 3_000, played: 900, drops: 9_000, mean: 0.9, half: 0.05 };
    expect(judgeReturn(result, 0.97)).toBe('below');
    expect(judgeReturn({ ...result, half: 0.08 }, 0.97)).toBe('undecided');
    expect(judgeReturn({ ...result, mean: 1.1 }, 0.97)).toBe('above');
    expect(judgeReturn({ ...result, played: 29 }, 0.97)).toBe('undecided');
    expect(judgeReturn(clusteredReturn([{ cost: 0, paid: 0 }]), 0.97)).toBe('unplayed');
  });
});

describe('player who leaves a coin pusher', () => {
  const steps = [step(0), step(100), step(0, { reach: 10 }), step(300)];

  it('pays only for the drops made before leaving', () => {
    expect(outcomeOf(steps, leaving('never'), blind)).toEqual({ cost: 400, paid: 400 });
    expect(outcomeOf(steps, leaving('after 3'), blind)).toEqual({ cost: 300, paid: 100 });
    expect(outcomeOf(steps, leaving('at the first win'), blind)).toEqual({ cost: 200, paid: 100 });
    expect(outcomeOf(steps, leaving('when less than 20 u overhang'), blind)).toEqual({
      cost: 200,
      paid: 100,
    });
    expect(outcomeOf(steps, leaving('when less than 60 u overhang'), blind)).toEqual({ cost: 0, paid: 0 });
  });

  it('leaves, by the rule "when ahead", as soon as payouts exceed stakes', () => {
    expect(outcomeOf([step(0), step(300), step(0)], leaving('when ahead'), blind)).toEqual({
      cost: 200,
      paid: 300,
    });
  });

  it('is paid the real worth of discs if the aim depends on their kinds, else their mean worth', () => {
    const own = [step(1_000, { meant: 109 })];
    expect(outcomeOf(own, leaving('never'), blind).paid).toBe(109);
    expect(outcomeOf(own, leaving('never'), { seesKinds: true }).paid).toBe(1_000);
  });

  it('follows a rule for leaving; each rule has a unique name', () => {
    expect(new Set(LEAVINGS.map(({ name }) => name)).size).toBe(LEAVINGS.length);
  });
});

describe('session of drops on a coin pusher', () => {
  const table = tableInPlay('a session');

  it.each(AIMS)(
    'with the aim "$name" plays all its drops, always with the same result',
    ({ name, isCostly }) => {
      const drops = isCostly ? 2 : 12;
      const play = () => playSession(swept(table), { aim: name, seed: 'a session', drops });
      const steps = play();
      expect(steps).toHaveLength(drops);
      expect(steps[0]).toMatchObject({ specials: 0 });
      expect(steps[0]?.reach).toBeLessThan(90);
      expect(play()).toEqual(steps);
    },
  );

  it('counts pieces of the dealt table at their real worth in both sums, and pieces dropped by the player at their mean worth in the sum `meant`', () => {
    const steps = playSession(table, { aim: 'random', seed: 'a session', drops: 60 });
    const own = MEAN_PIECE / 100;
    for (const { counted, meant } of steps) {
      const pieces = Array.from({ length: 8 }, (_, one) => one);
      if (counted % 100 === 0 && counted < 1_000)
        expect(pieces.some((mine) => Math.abs(counted + mine * (own - 100) - meant) < 1e-6)).toBe(true);
    }
    expect(steps.some(({ counted, meant }) => counted === meant && counted > 0)).toBe(true);
    expect(steps.some(({ counted, meant }) => counted !== meant)).toBe(true);
  });
});
