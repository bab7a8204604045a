import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_WIN, payoutOf } from '../bets.ts';
import { STEP_GAMES } from '../games.ts';
import { openStream } from '../random.ts';
import { asNumber } from '../ratio.ts';
import { arbitraryChoice } from '../test-kit.ts';
import { HILO, guessesOn, rankOf } from './hilo.ts';
import { MINES } from './mines.ts';
import { SNAKES, safeRoll } from './snakes.ts';
import type { StepGame } from './step-game.ts';
import {
  type StepRound,
  cashOut,
  mayCashOut,
  openRound,
  replaySteps,
  revealLayout,
  settleLeft,
  takeStep,
} from './step-round.ts';
import { TOWERS } from './towers.ts';

/** Returns a step made from a number, with the fields of all games; each game reads only its own fields. */
const stepBy = (by: number): unknown => ({
  tile: 1 + (by % 25),
  cup: by % 3,
  side: by % 2 === 0 ? 'heads' : 'tails',
  guess: ['higher', 'lower', 'same', 'skip'][by % 4],
});

/**
 * Tries one step for each number until the round is settled, leaving out refused steps; returns all states of the
 * round.
 */
function playOn(
  game: StepGame,
  layout: unknown,
  bet: { stake: number; choice: unknown },
  by: readonly number[],
) {
  const rounds = [openRound(game, layout, bet)];
  for (const number of by) {
    const round = rounds.at(-1);
    if (!round || round.status !== 'open') break;
    try {
      rounds.push(takeStep(game, layout, round, stepBy(number)));
    } catch (problem) {
      expect(problem).toBeInstanceOf(RangeError);
    }
  }
  return rounds;
}

const steps = fc.array(fc.nat(99), { minLength: 1, maxLength: 40 });

describe.each([...STEP_GAMES])('the step game %s', (name, game) => {
  const bet = fc.record({
    stake: fc.integer({ min: 1, max: 5_000 }).map((pesos) => pesos * 100),
    choice: arbitraryChoice(name),
  });

  it('never exceeds the maximum win at any step, and can be replayed from its seeds and steps', () => {
    fc.assert(
      fc.property(bet, steps, fc.nat(10_000), (placed, by, nonce) => {
        const stream = () => openStream('c'.repeat(64), 'me', nonce);
        const layout = game.deal(stream(), game.readChoice(placed.choice));
        const rounds = playOn(game, layout, placed, by);
        for (const round of rounds) {
          expect(payoutOf(round.stake, round.multiplier)).toBeLessThanOrEqual(MAX_WIN);
          if (round.status === 'open') {
            expect(revealLayout(round, layout)).toBeUndefined();
            expect(round.payout).toBe(0);
          }
        }
        const last = settleLeft(rounds.at(-1) ?? openRound(game, layout, placed));
        expect(revealLayout(last, layout)).toBe(layout);
        expect(last.payout).toBe(
          { lost: 0, void: placed.stake, cashedOut: payoutOf(last.stake, last.multiplier), open: -1 }[
            last.status
          ],
        );
        const again = replaySteps(game, stream(), {
          ...placed,
          steps: last.taken.map(({ step }) => step),
          status: last.status,
        });
        expect(again).toEqual({ ...last, layout });
        expect(() => takeStep(game, layout, last, stepBy(0))).toThrow('settled');
      }),
      { numRuns: 40 },
    );
  });

  it('shows only the part of the layout that the steps taken have revealed', () => {
    fc.assert(
      fc.property(bet, steps, fc.nat(10_000), (placed, by, nonce) => {
        const layout = game.deal(openStream('d'.repeat(64), 'me', nonce), game.readChoice(placed.choice));
        for (const round of playOn(game, layout, placed, by)) {
          expect(Object.keys(round).toSorted()).toEqual(
            ['choice', 'multiplier', 'payout', 'stake', 'start', 'status', 'taken'].toSorted(),
          );
          for (const { shown } of round.taken)
            if (shown !== null)
              expect([['card'], ['dice']]).toContainEqual(Object.keys(shown as Record<string, unknown>));
        }
      }),
      { numRuns: 10 },
    );
  });

  it('has an RTP of at most 99 % after any number of steps, and its first step wins at most the maximum', () => {
    fc.assert(
      fc.property(bet, ({ choice }) => {
        const read = game.readChoice(choice);
        const returns = game.exactReturns(read);
        expect(returns.length).toBeGreaterThan(0);
        for (const share of returns) {
          expect(asNumber(share)).toBeLessThanOrEqual(0.99);
          expect(asNumber(share)).toBeGreaterThan(0.94 - 1e-9);
        }
        expect(payoutOf(500_000, game.highestFirst(read))).toBeLessThanOrEqual(MAX_WIN);
      }),
      { numRuns: 10 },
    );
  });
});

describe('a round of a step game', () => {
  const field = { mines: [1] };
  const bet = { stake: 10_000, choice: { mines: 1 } };
  const opened = (...tiles: number[]): StepRound =>
    tiles.reduce((round, tile) => takeStep(MINES, field, round, { tile }), openRound(MINES, field, bet));

  it('can be cashed out once, and not before its first won step', () => {
    expect(mayCashOut(opened())).toBe(false);
    expect(() => cashOut(opened())).toThrow(RangeError);
    const paid = cashOut(opened(2, 3));
    expect(paid).toMatchObject({ status: 'cashedOut', multiplier: 107, payout: 10_700 });
    expect(() => cashOut(paid)).toThrow(RangeError);
    expect(settleLeft(paid)).toBe(paid);
  });

  it('an abandoned round is void without a won step, and otherwise pays its current multiplier', () => {
    expect(settleLeft(opened())).toMatchObject({ status: 'void', payout: 10_000 });
    expect(settleLeft(opened(2))).toMatchObject({ status: 'cashedOut', payout: 10_300 });
  });

  it('a round of mines loses on a mine, cashes out after the last safe tile, and opens no tile twice', () => {
    expect(opened(2, 1)).toMatchObject({ status: 'lost', multiplier: 0, payout: 0 });
    const all = Array.from({ length: 24 }, (_, index) => index + 2);
    expect(opened(...all)).toMatchObject({ status: 'cashedOut', multiplier: 2_475, payout: 247_500 });
    expect(() => opened(2, 2)).toThrow('open');
    expect(() => opened(26)).toThrow(RangeError);
  });

  it('cashes out automatically when the next step could win more than the maximum', () => {
    const layout = { safe: Array.from({ length: 8 }, () => [1]) };
    const top = { stake: 500_000, choice: { difficulty: 'master' } };
    let round = openRound(TOWERS, layout, top);
    while (round.status === 'open') round = takeStep(TOWERS, layout, round, { tile: 1 });
    // 63.36 × ₱5,000 is paid; the next step would win 253.44 × ₱5,000 = ₱1,267,200, more than the maximum.
    expect(round).toMatchObject({ status: 'cashedOut', multiplier: 6_336, payout: 31_680_000 });
  });
});

describe('hilo', () => {
  const [two, king, ace] = [0, 47, 48];

  it('ranks the ace lowest and the king highest', () => {
    expect([two, 3, 4, 44, king, ace, 51].map(rankOf)).toEqual([2, 2, 3, 13, 13, 1, 1]);
  });

  it('on every card, each guess wins with exactly the number of ranks that is stated for it', () => {
    for (let card = 0; card < 52; card++)
      for (const [guess, ranks] of Object.entries(guessesOn(card))) {
        const won = Array.from({ length: 52 }, (_, next) => {
          const view = { choice: {}, start: { card }, taken: [] };
          const step = HILO.readStep({ guess }, view);
          return HILO.open({ cards: [card, next] }, view, step).result;
        }).filter((result) => result === 'won');
        expect(won).toHaveLength(4 * ranks);
      }
    expect(guessesOn(ace)).toEqual({ higher: 12, same: 1 });
    expect(guessesOn(king)).toEqual({ lower: 12, same: 1 });
    expect(guessesOn(two)).toEqual({ higher: 12, lower: 2 });
  });

  it('a skip does not raise the multiplier, at most twenty skips are allowed, and a guess that the card does not offer is refused', () => {
    const layout = { cards: [two, king, king, ...Array.from({ length: 48 }, () => ace)] };
    const bet = { stake: 100, choice: {} };
    const skipped = takeStep(HILO, layout, openRound(HILO, layout, bet), { guess: 'skip' });
    expect(skipped).toMatchObject({ status: 'open', multiplier: 0, taken: [{ result: 'skipped' }] });
    expect(mayCashOut(skipped)).toBe(false);
    expect(settleLeft(skipped).status).toBe('void');
    expect(() => takeStep(HILO, layout, skipped, { guess: 'higher' })).toThrow(RangeError);
    const won = takeStep(HILO, layout, skipped, { guess: 'same' });
    expect(won).toMatchObject({ status: 'open', multiplier: 1_287 });
    let round: StepRound = won;
    for (let skips = 1; skips < 20; skips++) round = takeStep(HILO, layout, round, { guess: 'skip' });
    expect(round.multiplier).toBe(1_287);
    expect(() => takeStep(HILO, layout, round, { guess: 'skip' })).toThrow(RangeError);
  });
});

describe('snakes', () => {
  it('hits snakes with the probability that each board states, and the first roll has the computed RTP', () => {
    const choices = ['easy', 'medium', 'hard', 'expert', 'master'].map((level) =>
      SNAKES.readChoice({ difficulty: level }),
    );
    expect(choices.map((choice) => Math.round(asNumber(safeRoll(choice)) * 36))).toEqual([30, 20, 12, 6, 2]);
    const view = (choice: (typeof choices)[number]) => ({ choice, start: null, taken: [] });
    for (const choice of choices) {
      let worth = 0;
      for (let first = 1; first <= 6; first++)
        for (let second = 1; second <= 6; second++) {
          const step = { step: {}, ...SNAKES.open({ rolls: [[first, second]] }, view(choice), {}) };
          if (step.result === 'won') worth += SNAKES.multiplier({ ...view(choice), taken: [step] });
        }
      expect(worth / 3_600).toBeCloseTo(
        asNumber(SNAKES.exactReturns(choice)[0] ?? { over: 0n, under: 1n }),
        9,
      );
    }
  });
});

describe('the public convention of drawing', () => {
  // Expected values from an independent program in another language, written from the convention's description alone.
  const [seed, clientSeed, nonce] = [
    'f0c82c85ba6ef5cbba7406db81ee5451a1a795120e335116dc637d34a105e6e6',
    'maria',
    7,
  ] as const;
  const dealt = (name: string, choice: unknown): unknown => {
    const game = STEP_GAMES.get(name);
    return game?.deal(openStream(seed, clientSeed, nonce), game.readChoice(choice));
  };

  it('gives the same mines, pins, cards, towers, balls and dice as an independent program', () => {
    expect(dealt('mines', { mines: 5 })).toEqual({ mines: [21, 1, 16, 23, 14] });
    expect(dealt('pump', { difficulty: 'hard' })).toEqual({ pins: [21, 1, 16, 23, 14], burstsAt: 1 });
    expect((dealt('hilo', {}) as { cards: number[] }).cards.slice(0, 10)).toEqual([
      43, 1, 31, 46, 30, 41, 7, 30, 3, 4,
    ]);
    expect(dealt('towers', { difficulty: 'medium' })).toEqual({
      safe: [
        [3, 1],
        [2, 3],
        [2, 3],
        [1, 3],
        [1, 2],
        [2, 1],
        [1, 2],
        [3, 1],
      ],
    });
    expect(dealt('cups', { cups: 3 })).toEqual({ balls: [2, 0, 1, 2, 1, 2, 0, 1] });
    expect(dealt('snakes', { difficulty: 'easy' })).toEqual({
      rolls: [
        [5, 1],
        [4, 6],
        [4, 5],
        [1, 4],
        [1, 1],
      ],
    });
  });
});
