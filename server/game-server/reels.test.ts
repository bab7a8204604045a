import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_WIN } from '../../fair/bets.ts';
import { REEL_GAMES } from '../../fair/games.ts';
import { playReels, type ReelGame } from '../../fair/reels/reel-game.ts';
import { openStream } from '../../fair/random.ts';
import { recompute } from '../../fair/recompute.ts';
import { readWallet } from '../ledger/wallet.ts';
import { bet, openGame, type OpenGame, type TestHall, testHall } from '../testing/game-server.ts';
import { hallTitles, stakesOf } from './titles.ts';

const COINS = 100_000;
/** One title of each kind of slot game. */
const TITLES = ['classic', 'line', 'ways', 'tumble', 'hold'].map((mechanic) => {
  const title = hallTitles.find(({ game }) => game === `${mechanic}-reels`);
  if (title === undefined) throw new Error(`no title plays ${mechanic} reels`);
  return title;
});

let hall: TestHall;
beforeAll(async () => {
  hall = await testHall();
});
afterAll(() => hall.close());

const coinsOf = async ({ userId }: OpenGame): Promise<number> =>
  (await readWallet(hall.product.db, userId)).coin;

describe.each(TITLES)('$title, played as $payTable,', (title) => {
  const { gameId, payTable } = title;

  it('plays fifty copies of a spin as one, and anyone can recompute its outcome from its seeds', async () => {
    const game = await openGame(hall, gameId, { coins: COINS });
    const { nextSeedHash } = await game.done('open');
    const once = bet({}, 1_000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => game.ask('play', once)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const played = await game.done('play', once);
    expect(played.proof?.seedHash).toBe(nextSeedHash);
    const again = played.proof && recompute({ ...played.proof, outcome: { bet: 1_000 } });
    expect(again?.outcome).toEqual({ ...(played.outcome as object), payout: played.payout });
    expect(await coinsOf(game)).toBe(COINS - 1_000 + played.payout);
  });

  it.each([0, 50, 150, 300, 10_100, 20_000])(
    'refuses a stake of %d hundredths without using a seed',
    async (stake) => {
      const game = await openGame(hall, gameId, { coins: COINS });
      const { nextSeedHash } = await game.done('open');
      expect(await game.refused('play', bet({}, stake))).toMatchObject({ code: 'stakeNotOffered' });
      expect(await game.done('open')).toMatchObject({ nextSeedHash, balance: COINS });
    },
  );

  it('draws nothing before the stake is taken', async () => {
    const game = await openGame(hall, gameId, { coins: 500 });
    const { nextSeedHash } = await game.done('open');
    const dear = bet({}, 1_000);
    expect(await game.refused('play', dear)).toMatchObject({ code: 'insufficientFunds', balance: 500 });
    expect(await game.done('open')).toMatchObject({ nextSeedHash, balance: 500 });
  });

  it('offers exactly the bets that its rules list', () => {
    const { listed, choices } = stakesOf(title);
    expect(listed).toBe(true);
    expect(choices).toEqual(REEL_GAMES.get(payTable)?.bets);
  });
});

it('a slot pays at most the maximum win, whatever its reels show', () => {
  const rich: ReelGame = {
    rules: 'a machine that pays too much',
    bets: [100],
    spin: (_stream, stake) => ({ bet: stake, total: MAX_WIN + 1 }),
    exactReturn: () => ({ over: 1n, under: 1n }),
  };
  const { total, payout } = playReels(rich, openStream('seed', 'client', 0), 100);
  expect([total, payout]).toEqual([MAX_WIN + 1, MAX_WIN]);
});
