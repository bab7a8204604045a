import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameServerResult } from '../../contract/game-server.ts';
import { commit, openStream } from '../../fair/random.ts';
import { DICE } from '../../fair/instant/dice.ts';
import { asNumber } from '../../fair/ratio.ts';
import { classicSlot } from '../../fair/reels/line-reels.ts';
import { reachChance } from '../../fair/rising.ts';
import { spinSlot } from '../../fair/slots.ts';
import { MINE_TILES, MINES } from '../../fair/steps/mines.ts';
import { KARERA_WEIGHTS } from '../../fair/tables/karera.ts';
import { move, nextEnd, watchGame } from '../testing/shared-game.ts';
import { CHANCE, type Known, Received, type Rules, Trial } from '../testing/predictors.ts';
import { bet, openGame, type OpenGame, type TestHall, testHall } from '../testing/game-server.ts';
import { SHARED_RULES } from './shared/shared-rules.ts';

/**
 * Checks over a thousand rounds, for one title of each way to play, that no data sent to a player predicts the next
 * round.
 */

const PLAYERS = 8;
const ROUNDS = CHANCE.rounds / PLAYERS;
const COINS = 100_000_000;

let hall: TestHall;
beforeAll(async () => {
  hall = await testHall();
});
afterAll(() => hall.close());

/** What predictors guess about the rounds of a title: an integer that follows from the outcome. */
interface Guessed {
  readonly name: string;
  readonly gameId: number;
  readonly choice: object;
  readonly rules: Rules;
  readonly seen: (outcome: unknown) => number;
  /** Returns the probability of a guessed value before the round. */
  readonly chance: (seen: number) => number;
  /** Ends a round that the bet has left open. */
  readonly end?: (game: OpenGame, roundId: string) => Promise<GameServerResult<'step'>>;
}

const ROLLS = 10_001;
const OVER = { target: 4_950, side: 'over' };
const BELLS = classicSlot('mid', 9540);
/** A choice with mines under all tiles but one; predictors guess the safe tile. */
const ALL_BUT_ONE = { mines: MINE_TILES - 1 };
const tiles = Array.from({ length: MINE_TILES }, (_, index) => index + 1);
const safeTile = ({ mines }: { mines: readonly number[] }): number =>
  tiles.find((tile) => !mines.includes(tile)) ?? 0;

const GUESSED: readonly Guessed[] = [
  {
    name: 'Dice',
    gameId: 2002,
    choice: OVER,
    rules: (...seeds) => DICE.draw(openStream(...seeds), DICE.readChoice(OVER)).roll,
    seen: (outcome) => (outcome as { roll: number }).roll,
    chance: () => 1 / ROLLS,
  },
  {
    name: 'Bar Bar Bells',
    gameId: 1096,
    choice: {},
    rules: (...seeds) => spinSlot(BELLS, openStream(...seeds), 100).spins[0]?.stops[0] ?? 0,
    seen: (outcome) => (outcome as { spins: { stops: number[] }[] }).spins[0]?.stops[0] ?? 0,
    chance: () => 1 / (BELLS.strips[0]?.length ?? 1),
  },
  {
    name: 'Mines',
    gameId: 2003,
    choice: ALL_BUT_ONE,
    rules: (...seeds) => safeTile(MINES.deal(openStream(...seeds), ALL_BUT_ONE)),
    seen: (outcome) => safeTile(outcome as { mines: number[] }),
    chance: () => 1 / MINE_TILES,
    end: (game, roundId) => game.done('step', { clientTxnId: randomUUID(), roundId, choice: { tile: 13 } }),
  },
];

describe('over a thousand rounds', () => {
  it.each(GUESSED)(
    'no data sent before a round predicts the outcome of $name',
    async ({ gameId, choice, rules, seen, chance, end }) => {
      const trial = new Trial(rules);
      await Promise.all(
        Array.from({ length: PLAYERS }, async () => {
          const game = await openGame(hall, gameId, { coins: COINS });
          const received = new Received();
          const past = { seeds: [] as string[], hashes: [] as string[], outcomes: [] as number[] };
          let next: Pick<Known, 'nextSeedHash' | 'clientSeed' | 'nonce'> = await game.done('open');
          for (let round = 0; round < ROUNDS; round++) {
            received.add(next);
            // In every second round, the player sets a new client seed after seeing the commitment.
            if (round % 2 === 1)
              next = await game.done('setClientSeed', { clientSeed: next.nextSeedHash.slice(0, 32) });
            const { nextSeedHash, clientSeed, nonce } = next;
            const known: Known = { nextSeedHash, clientSeed, nonce, ...past };
            const guesses = trial.guess(known);
            let played = await game.done('play', bet(choice, 100));
            if (end !== undefined) {
              received.add(played);
              played = await end(game, played.roundId);
            }
            const { seed = '', seedHash } = played.proof ?? {};
            expect(seedHash).toBe(nextSeedHash);
            expect(received.contains(seed)).toBe(false);
            const outcome = seen(played.outcome);
            trial.settle(guesses, { outcome, seed, known }, chance);
            past.seeds.push(seed);
            past.hashes.push(nextSeedHash);
            past.outcomes.push(outcome);
            received.add(played);
            next = played;
          }
        }),
      );
      expect(trial.verdict).toEqual(CHANCE);
    },
    180_000,
  );

  const ALL = KARERA_WEIGHTS.reduce((sum, weight) => sum + weight, 0);
  it.each([
    {
      game: 'karera' as const,
      gameId: 2015,
      seen: (outcome: object) => (outcome as { order: number[] }).order[0] ?? 0,
      chance: (runner: number) => (KARERA_WEIGHTS[runner] ?? 0) / ALL,
    },
    {
      game: 'crash' as const,
      gameId: 2001,
      seen: (outcome: object) => ((outcome as { endsAt: number }).endsAt >= 200 ? 1 : 0),
      chance: (isHigh: number) => {
        const high = asNumber(reachChance(200));
        return isHigh === 1 ? high : 1 - high;
      },
    },
  ])(
    'no published hash of the chain predicts the next round of $game',
    async ({ game, gameId, seen, chance }) => {
      const rules = SHARED_RULES[game];
      const trial = new Trial((hash, salt, number) => seen(rules.draw(hash, salt, number).outcome));
      const watched = await watchGame(await openGame(hall, gameId));
      const { chain } = await watched.until('state');
      if (chain === null) throw new Error('no chain');
      const received = new Received();
      const past = { seeds: [] as string[], hashes: [] as string[], outcomes: [] as number[] };
      let last = chain.anchor;
      let next = 0;
      for (let round = 0; round < CHANCE.rounds; round++) {
        const { number, runMs } = await nextEnd(hall, game);
        // Hashing a round's hash gives the hash of the round before, which is therefore its commitment.
        const known: Known = { nextSeedHash: last, clientSeed: chain.salt, nonce: number, ...past };
        const guesses = trial.guess(known);
        await move(hall, 0);
        await move(hall, rules.betsMs);
        await move(hall, runMs);
        hall.product.clock.advance(rules.resultMs);
        const over = await watched.until('round', (message) => message.round.past?.number === number);
        if (over.round.past === null) throw new Error('the round is not over');
        const { hash, outcome } = over.round.past;
        // Messages arrive in order, so all messages before `over` were sent before the round's end.
        for (; watched.messages[next] !== over; next++) received.add(watched.messages[next]);
        expect(commit(hash)).toBe(last);
        expect(received.contains(hash)).toBe(false);
        trial.settle(guesses, { outcome: seen(outcome as object), seed: hash, known }, chance);
        past.seeds.push(hash);
        past.hashes.push(last);
        past.outcomes.push(seen(outcome as object));
        last = hash;
      }
      await watched.close();
      expect(trial.verdict).toEqual(CHANCE);
    },
    180_000,
  );
});
