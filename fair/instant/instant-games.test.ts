import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOffered } from '../choice.ts';
import { MAX_WIN, stakeProblem } from '../bets.ts';
import { INSTANT_GAMES } from '../games.ts';
import { openStream } from '../random.ts';
import { asNumber } from '../ratio.ts';
import { KARERA } from '../shared/karera.ts';
import { arbitraryChoice } from '../test-kit.ts';
import { DIAMONDS } from './diamonds.ts';
import { DICE, diceTargets } from './dice.ts';
import { type InstantGame, playInstant } from './instant-game.ts';
import { KENO } from './keno.ts';
import { LIMBO } from './limbo.ts';
import { PLINKO } from './plinko.ts';
import { WHEEL } from './wheel.ts';

/** Arbitrary choices for rules that have no pay table. */
const OTHERS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'coin-flip': fc.record({ side: fc.constantFrom('heads', 'tails') }),
};

/** Returns arbitrary choices that the game offers. */
const choiceOf = (name: string, game: InstantGame): fc.Arbitrary<unknown> =>
  (OTHERS[name] ?? arbitraryChoice(name)).filter((choice) => isOffered(() => game.readChoice(choice)));

describe.each([...INSTANT_GAMES])('the instant game %s', (name, game) => {
  it('yields the same round from the same seeds, with a multiplier of at most its maximum', () => {
    fc.assert(
      fc.property(choiceOf(name, game), fc.nat(10_000), (choice, nonce) => {
        const play = () => playInstant(game, openStream('a'.repeat(64), 'me', nonce), { stake: 700, choice });
        const round = play();
        expect(play()).toEqual(round);
        const top = game.topMultiplier(game.readChoice(choice));
        expect(round.multiplier).toBeGreaterThanOrEqual(0);
        expect(round.multiplier).toBeLessThanOrEqual(top);
        expect(round.payout).toBe(round.multiplier * 7);
        expect(JSON.parse(JSON.stringify(round))).toEqual(round);
      }),
      { numRuns: 30 },
    );
  });

  it('has an RTP above 90 % and of at most 99 % for every choice', () => {
    fc.assert(
      fc.property(choiceOf(name, game), (choice) => {
        const share = asNumber(game.exactReturn(game.readChoice(choice)));
        expect(share).toBeLessThanOrEqual(0.99);
        expect(share).toBeGreaterThan(0.9);
      }),
      { numRuns: name === 'diamonds' ? 1 : 20 },
    );
  });
});

describe('invalid bets', () => {
  it.each<[string, unknown]>([
    ['dice', { target: 9_706, side: 'under' }],
    ['dice', { target: 0, side: 'under' }],
    ['dice', { target: 9_802, side: 'over' }],
    ['dice', { target: 5_000, side: 'left' }],
    ['dice', null],
    ['dice', 5_000],
    ['limbo', { target: 100 }],
    ['limbo', { target: 100_000_001 }],
    ['limbo', { target: 200.5 }],
    ['limbo', { target: '200' }],
    ['coin-flip', {}],
    ['plinko', { rows: 7, risk: 'low' }],
    ['plinko', { rows: 8, risk: 'wild' }],
    ['wheel', { segments: 11, risk: 'low' }],
    ['keno', { risk: 'low', picks: [] }],
    ['keno', { risk: 'low', picks: [1, 1] }],
    ['keno', { risk: 'low', picks: [41] }],
    ['keno', { risk: 'low', picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
    ['karera', { kind: 'win', runner: 6 }],
    ['karera', { kind: 'exacta', first: 2, second: 2 }],
    ['ring-toss', { field: 'moon' }],
    ['tent-treasure', { places: [1, 2] }],
    ['tent-treasure', { places: [0, 1, 2] }],
  ])('%s refuses the choice %o', (name, choice) => {
    expect(() => INSTANT_GAMES.get(name)?.readChoice(choice)).toThrow(RangeError);
  });

  it('a stake is refused if it is not in whole pesos, too small, too large, or able to win more than the maximum', () => {
    expect(
      [100, 500_000, 150, 50, 0, -100, 500_100, Number.NaN].map((stake) => stakeProblem(stake, 200)),
    ).toEqual([undefined, undefined, 'uneven', 'uneven', 'below', 'below', 'above', 'uneven']);
    expect(stakeProblem(100, MAX_WIN)).toBeUndefined();
    expect(stakeProblem(200, MAX_WIN)).toBe('above');
  });
});

describe('the public convention of drawing', () => {
  // Expected values from an independent program in another language, written from the convention's description alone.
  const rounds = [
    {
      seeds: ['0123456789abcdef'.repeat(4), 'perya', 0],
      roll: 6_049,
      result: 163,
      path: [1, 1, 1, 1, 0, 0, 0, 1],
      segment: 18,
      keno: [25, 39, 23, 20, 6, 2, 12, 34, 16, 13],
      gems: [4, 6, 4, 3, 1],
      order: [1, 4, 2, 0, 5, 3],
    },
    {
      seeds: ['f0c82c85ba6ef5cbba7406db81ee5451a1a795120e335116dc637d34a105e6e6', 'maria', 7],
      roll: 8_324,
      result: 118,
      path: [1, 0, 1, 1, 1, 1, 0, 1],
      segment: 24,
      keno: [34, 1, 25, 36, 22, 31, 7, 23, 4, 5],
      gems: [5, 0, 4, 6, 4],
      order: [1, 2, 0, 5, 3, 4],
    },
  ] as const;
  it.each(rounds)(
    'gives the same outcomes as an independent program for the client seed $seeds.1',
    ({ seeds: [seed, clientSeed, nonce], ...wanted }) => {
      const drawn = (game: InstantGame, choice: unknown): unknown =>
        game.draw(openStream(seed, clientSeed, nonce), game.readChoice(choice));
      expect(drawn(DICE, { target: 4_950, side: 'over' })).toEqual({ roll: wanted.roll });
      expect(drawn(LIMBO, { target: 200 })).toEqual({ result: wanted.result });
      expect(drawn(PLINKO, { rows: 8, risk: 'low' })).toMatchObject({ path: wanted.path });
      expect(drawn(WHEEL, { segments: 30, risk: 'low' })).toEqual({ segment: wanted.segment });
      expect(drawn(KENO, { risk: 'low', picks: [25, 40] })).toMatchObject({ drawn: wanted.keno });
      expect(drawn(DIAMONDS, {})).toMatchObject({ gems: wanted.gems });
      expect(drawn(KARERA, { kind: 'win', runner: 0 })).toEqual({ order: wanted.order });
    },
  );
});

describe('payouts of instant games', () => {
  it('dice pays rolls below the target (under) or above 100.00 minus the target (over), equally many of both', () => {
    const wins = (side: 'under' | 'over', target: number): number =>
      Array.from({ length: 10_001 }, (_, roll) => DICE.multiplier({ target, side }, { roll })).filter(
        (multiplier) => multiplier > 0,
      ).length;
    for (const target of [1, 4_950, 9_801])
      expect([wins('under', target), wins('over', target)]).toEqual([target, target]);
    expect(diceTargets()).toHaveLength(1_888);
  });

  it('limbo pays its target if the result reaches it, else nothing', () => {
    expect([199, 200, 201].map((result) => LIMBO.multiplier({ target: 200 }, { result }))).toEqual([
      0, 200, 200,
    ]);
  });

  it('keno pays by the number of picks that were drawn', () => {
    const choice = KENO.readChoice({ risk: 'classic', picks: [25, 39, 40] });
    const drawn = KENO.draw(openStream('0123456789abcdef'.repeat(4), 'perya', 0), choice);
    expect([drawn.hits, KENO.multiplier(choice, drawn)]).toEqual([2, 311]);
  });

  it('karera pays bets on the winner, on one of the first two, and on both in order', () => {
    const pays = (bet: unknown) => KARERA.multiplier(KARERA.readChoice(bet), { order: [2, 4, 0, 1, 3, 5] });
    expect(
      [
        { kind: 'win', runner: 2 },
        { kind: 'win', runner: 4 },
        { kind: 'place', runner: 4 },
        { kind: 'place', runner: 0 },
        { kind: 'exacta', first: 2, second: 4 },
        { kind: 'exacta', first: 4, second: 2 },
      ].map(pays),
    ).toEqual([540, 0, 671, 0, 6_615, 0]);
  });
});
