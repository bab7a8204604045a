import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INSTANT_GAMES, STEP_GAMES } from './games.ts';
import { openStream } from './random.ts';
import { STALLS } from './tables/perya.ts';

const stall = (name: string) => {
  const game = INSTANT_GAMES.get(name);
  if (!game) throw new Error(`no stall ${name}`);
  return game;
};
/** Returns the multiplier of a number at a stall where one number decides. */
const pays = (name: string, choice: unknown, outcome: unknown): number =>
  stall(name).multiplier(stall(name).readChoice(choice), outcome);

describe('stalls', () => {
  it('lay out their fields along the numbers, each as wide as its weight', () => {
    for (const { name, weight, multiplier } of STALLS['drop-ball-daze'].bets) {
      const paid = Array.from({ length: 50 }, (_, at) => pays('drop-ball-daze', { field: name }, { at }));
      expect(paid.filter((one) => one === multiplier)).toHaveLength(weight);
    }
    expect([0, 24, 25].map((at) => pays('drop-ball-daze', { field: 'white' }, { at }))).toEqual([
      188, 188, 0,
    ]);
  });

  it('by distance win if the number is below the weight of the chosen field', () => {
    expect([0, 5, 6, 59].map((at) => pays('ring-toss', { field: 'far' }, { at }))).toEqual([
      1_570, 1_570, 0, 0,
    ]);
    expect([0, 59, 60].map((at) => pays('ring-toss', { field: 'near' }, { at }))).toEqual([157, 157, 0]);
  });

  it('hide three treasures in lexicographic order of the 84 combinations', () => {
    const drawnBy = (at: number) =>
      stall('tent-treasure').draw({ below: () => at, float: () => 0, cursor: 0 }, { places: [1, 2, 3] });
    expect([0, 1, 83].map(drawnBy)).toEqual([
      { draws: [1, 2, 3], count: 3 },
      { draws: [1, 2, 4], count: 2 },
      { draws: [7, 8, 9], count: 0 },
    ]);
  });

  it('count the hits that they show', () => {
    fc.assert(
      fc.property(fc.nat(1_000), (nonce) => {
        const draw = (name: string, choice = {}) =>
          stall(name).draw(openStream('b'.repeat(64), 'me', nonce), choice) as {
            draws: number[];
            count: number;
          };
        for (const [face, { name }] of STALLS['beto-beto'].bets.entries()) {
          const dice = draw('beto-beto', { field: name });
          // The same dice for every bet.
          expect(dice.draws).toEqual(draw('beto-beto', { field: 'yellow' }).draws);
          expect(dice.count).toBe(dice.draws.filter((one) => one === face).length);
        }
        const coins = draw('coin-toss-fair');
        expect(coins.count).toBe(coins.draws.filter((place) => place < 3).length);
        const kernel = draw('popcorn-plunge');
        expect(kernel.draws).toHaveLength(12);
        expect(kernel.count).toBe(kernel.draws.reduce((sum, right) => sum + right, 0));
      }),
      { numRuns: 30 },
    );
  });

  it('return the same at every step of a climb', () => {
    for (const [name, share] of [
      ['coaster-climb', '949/1000'],
      ['palo-sebo', '941/1000'],
    ] as const)
      expect(
        new Set(
          STEP_GAMES.get(name)
            ?.exactReturns({})
            .map(({ over, under }) => `${over}/${under}`),
        ),
      ).toEqual(new Set([share]));
  });

  it('with a climb win a step exactly below its number', () => {
    const climb = STEP_GAMES.get('palo-sebo');
    const view = { choice: {}, start: null, taken: [] };
    expect([752_799, 752_800].map((u) => climb?.open({ u }, view, {}).result)).toEqual(['won', 'lost']);
  });
});
