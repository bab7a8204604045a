import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import { lotteryPrizeOf } from '../../fair/halloween-lottery.ts';
import { commit, openStream } from '../../fair/random.ts';
import { HALLOWEEN } from '../../fair/slots/halloween.ts';
import { SLOTSHACK } from '../../fair/slots/slotshack.ts';
import type { GameName } from '../../contract/fair.ts';
import { readPlayerSeed } from '../fair/seeds.ts';
import { settleRound } from '../games/rounds.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

/** What a player knows before a round is settled. */
interface Known {
  readonly nextSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Seeds revealed so far, the latest at the end. */
  readonly seeds: readonly string[];
  /** Numbers drawn in each round so far, the latest round at the end. */
  readonly drawn: readonly number[][];
}
/** Guesses the first number of a round (below `n`) from the known data. */
type Predictor = (known: Known, n: number) => number;

const predictors: Readonly<Record<string, Predictor>> = {
  'the commitment taken for the seed': ({ nextSeedHash, clientSeed, nonce }, n) =>
    openStream(nextSeedHash, clientSeed, nonce).below(n),
  'the last seed once more': ({ seeds, clientSeed, nonce }, n) =>
    openStream(seeds.at(-1) ?? '', clientSeed, nonce).below(n),
  'seeds that are hashes of the ones before': ({ seeds, clientSeed, nonce }, n) =>
    openStream(commit(seeds.at(-1) ?? ''), clientSeed, nonce).below(n),
  'the last number once more': ({ drawn }) => drawn.at(-1)?.[0] ?? 0,
  'the number that came most often': ({ drawn }) => mode(drawn.map(([first]) => first ?? 0)),
  'bits of the commitment': ({ nextSeedHash }, n) => Number.parseInt(nextSeedHash.slice(0, 8), 16) % n,
};

const mode = (numbers: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
};

/** Returns the maximum number of hits that chance explains: six standard deviations above the mean of 1,000 rounds. */
const bound = (rounds: number, chance: number): number =>
  rounds * chance + 6 * Math.sqrt(rounds * chance * (1 - chance));

const PLAYERS = 8;
const ROUNDS = 125;

interface Game {
  readonly game: GameName;
  readonly n: number;
  readonly chance: number;
  readonly config: CallName;
  readonly log: CallName;
  readonly play: (token: string) => Promise<{ proof: { seed: string }; drawn: number[] }>;
  readonly seen: (first: number) => number;
}

const uuid = (): string => randomUUID();
const games: Readonly<Record<string, Game>> = {
  halloween: {
    game: 'halloween-slots',
    n: HALLOWEEN.strips[0]?.length ?? 0,
    chance: 1 / 36,
    config: 'getHalloweenConfig',
    log: 'getHalloweenAwardLog',
    async play(token) {
      const { proof, outcome } = await product.ask(
        'halloweenSlotsClick',
        { bet: 20, clientTxnId: uuid() },
        { token },
      );
      return { proof, drawn: outcome.spins[0]?.stops ?? [] };
    },
    seen: (first) => first,
  },
  slotshack: {
    game: 'slotshack',
    n: SLOTSHACK.strips[0]?.length ?? 0,
    chance: 1 / 24,
    config: 'slotshackInfo',
    log: 'slotshackRecord',
    async play(token) {
      const { proof, outcome } = await product.ask(
        'slotshackSpin',
        { bet: 20, clientTxnId: uuid() },
        { token },
      );
      return { proof, drawn: outcome.spins[0]?.stops ?? [] };
    },
    seen: (first) => first,
  },
  'the ticket draw': {
    game: 'halloween-lottery',
    n: 1_000_000,
    // Without any knowledge, the best guess is always the most frequent prize.
    chance: 0.35,
    config: 'getHalloweenConfig',
    log: 'getHalloweenAwardLog',
    async play(token) {
      const { proof, prize } = await product.ask('halloweenLottery', { clientTxnId: uuid() }, { token });
      return { proof, drawn: [prize] };
    },
    seen: lotteryPrizeOf,
  },
};

describe.each(Object.keys(games))('the game %s', (name) => {
  it('cannot be predicted over 1,000 rounds from any data sent before a round', async () => {
    const given = games[name];
    if (!given) throw new Error(`no game ${name}`);
    const { game, n, chance, play, seen } = given;
    const hits = new Map<string, number>();
    let rounds = 0;
    const player = async (): Promise<void> => {
      const { token, userId } = await signUp(product, { coins: 2_000_000 });
      const received: string[] = [];
      const seeds: string[] = [];
      const drawn: number[][] = [];
      const read = async (call: CallName): Promise<void> =>
        void received.push(JSON.stringify(await product.ask(call, {}, { token })));
      for (let round = 0; round < ROUNDS; round++) {
        if (game === 'halloween-lottery' && round % 10 === 0) await newDay(userId);
        if (round % 25 === 0)
          for (const call of [given.config, given.log, 'fairSeed'] as const) await read(call);
        const secret = await readPlayerSeed(product.db, { userId, game });
        const known: Known = {
          nextSeedHash: commit(secret.seed),
          clientSeed: secret.clientSeed,
          nonce: secret.nonce,
          seeds,
          drawn,
        };
        // A part of the seed must not appear either: sixteen of its characters would already narrow it down.
        const parts = [0, 16, 32, 48].map((from) => secret.seed.slice(from, from + 16));
        expect(received.some((line) => parts.some((part) => line.includes(part)))).toBe(false);
        const guesses = Object.entries(predictors).map(([who, predict]) => [who, predict(known, n)] as const);
        const played = await play(token);
        received.push(JSON.stringify(played));
        expect(played.proof.seed).toBe(secret.seed);
        for (const [who, guess] of guesses) {
          const isRepeat = who.includes('number');
          if ((isRepeat ? guess : seen(guess)) === played.drawn[0]) hits.set(who, (hits.get(who) ?? 0) + 1);
        }
        seeds.push(played.proof.seed);
        drawn.push(played.drawn);
        rounds++;
      }
    };
    await Promise.all(Array.from({ length: PLAYERS }, player));
    expect(rounds).toBe(1_000);
    for (const [who, count] of hits) expect([who, count <= bound(rounds, chance)]).toEqual([who, true]);
  }, 120_000);
});

it('a predictor that knows the seed is always right, which shows that the bound can be exceeded', async () => {
  const { token, userId } = await signUp(product, { coins: 10_000 });
  for (let round = 0; round < 20; round++) {
    const { seed, clientSeed, nonce } = await readPlayerSeed(product.db, { userId, game: 'halloween-slots' });
    const guess = openStream(seed, clientSeed, nonce).below(36);
    const { outcome } = await product.ask('halloweenSlotsClick', { bet: 20, clientTxnId: uuid() }, { token });
    expect(outcome.spins[0]?.stops[0]).toBe(guess);
  }
  expect(20).toBeGreaterThan(bound(20, 1 / 36));
});

it('a bet above the balance is refused in the same way whatever it would win, so that refusals reveal nothing', async () => {
  const { token, userId } = await signUp(product, { coins: 0 });
  const answers = new Set<string>();
  for (let round = 0; round < 20; round++) {
    await product.db.query('update fair_players set seed = $2 where user_id = $1', [
      userId,
      randomUUID().replaceAll('-', '').repeat(2),
    ]);
    const answer = await product.ask('halloweenSlotsClick', { bet: 20, clientTxnId: uuid() }, { token });
    answers.add(JSON.stringify(answer));
  }
  expect(answers.size).toBe(1);
  expect([...answers][0]).toContain('4001');
});

/** Begins a new day on which the player has ten unused tickets. */
async function newDay(userId: number): Promise<void> {
  await product.db.query('update halloween_tickets set spent = 0 where user_id = $1', [userId]);
  const { rows } = await product.db.query<{ valid_bet: number }>(
    'select valid_bet from player_days where user_id = $1 order by day desc limit 1',
    [userId],
  );
  if ((rows[0]?.valid_bet ?? 0) < 1_000_000)
    await settleRound(product.db, {
      userId,
      gameId: 9002,
      stake: 1_000_000,
      win: 0,
      at: product.clock.now(),
    });
}
