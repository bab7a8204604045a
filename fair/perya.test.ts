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
/** Returns the multiplier that a stall pays for a choice and an outcome. */
const pays = (name: string, choice: unknown, outcome: unknown): number =>
  stall(name).multiplier(stall(name).readChoice(choice), outcome);

describe('the stalls of the fair', () => {
  it('a stall lays out its fields along the numbers that can be drawn, each field as wide as its weight', () => {
    for (const { name, weight, multiplier } of STALLS['drop-ball-daze'].bets) {
      const paid = Array.from({ length: 50 }, (_, at) => pays('drop-ball-daze', { field: name }, { at }));
      expect(paid.filter((one) => one === multiplier)).toHaveLength(weight);
    }
    expect([0, 24, 25].map((at) => pays('drop-ball-daze', { field: 'white' }, { at }))).toEqual([
      188, 188, 0,
    ]);
  });

  it('a stall with distances pays if the number drawn is below the weight of the chosen distance', () => {
    expect([0, 5, 6, 59].map((at) => pays('ring-toss', { field: 'far' }, { at }))).toEqual([
      1_570, 1_570, 0, 0,
    ]);
    expect([0, 59, 60].map((at) => pays('ring-toss', { field: 'near' }, { at }))).toEqual([157, 157, 0]);
  });

  it('a stall with treasures uses the number drawn as an index into the 84 combinations in lexicographic order', () => {
    const drawnBy = (at: number) =>
      stall('tent-treasure').draw({ below: () => at, float: () => 0, cursor: 0 }, { places: [1, 2, 3] });
    expect([0, 1, 83].map(drawnBy)).toEqual([
      { draws: [1, 2, 3], count: 3 },
      { draws: [1, 2, 4], count: 2 },
      { draws: [7, 8, 9], count: 0 },
    ]);
  });

  it('a stall that counts hits reports how many of its draws are hits', () => {
    fc.assert(
      fc.property(fc.nat(1_000), (nonce) => {
        const draw = (name: string, choice = {}) =>
          stall(name).draw(openStream('b'.repeat(64), 'me', nonce), choice) as {
            draws: number[];
            count: number;
          };
        for (const [face, { name }] of STALLS['beto-beto'].bets.entries()) {
          const dice = draw('beto-beto', { field: name });
          // The dice do not depend on the bet.
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

  it('a climbing stall has the same RTP at every step', () => {
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

  it('a climbing stall wins a step only if the secret number is below the limit of that step', () => {
    const climb = STEP_GAMES.get('palo-sebo');
    const view = { choice: {}, start: null, taken: [] };
    expect([752_799, 752_800].map((u) => climb?.open({ u }, view, {}).result)).toEqual(['won', 'lost']);
  });
});
