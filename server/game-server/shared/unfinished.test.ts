import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstShownAt } from '../../../fair/shared/curve.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { readWallet } from '../../ledger/wallet.ts';
import { allPaid, beginRound, move, sharedBetOf, watchGame } from '../../testing/shared-game.ts';
import { openGame, type OpenGame, type TestHall, testHall } from '../../testing/game-server.ts';
import { sweepRounds } from '../sweep.ts';
import { openChain } from './chain.ts';
import { SHARED_RULES } from './shared-rules.ts';
import { settleUnfinished } from './unfinished.ts';

/** Tests rounds whose process has ended. */

const CRASH = 2001;
const COINS = 1_000_000;

let hall: TestHall;
beforeAll(async () => {
  hall = await testHall();
});
afterAll(() => hall.close());

const coinsOf = async ({ userId }: OpenGame): Promise<number> =>
  (await readWallet(hall.product.db, userId)).coin;

it('if the server stops in the middle of a round, bets that depend only on the outcome are settled, and bets that wait for a cash-out are refunded', async () => {
  const [byTarget, byHand, left, tooHigh] = [
    await openGame(hall, CRASH, { coins: COINS }),
    await openGame(hall, CRASH, { coins: COINS }),
    await openGame(hall, CRASH, { coins: COINS }),
    await openGame(hall, CRASH, { coins: COINS }),
  ];
  const watched = await watchGame(byTarget);
  const round = await beginRound(
    hall,
    'crash',
    ({ outcome }) =>
      (outcome as { endsAt: number }).endsAt >= 300 && (outcome as { endsAt: number }).endsAt < 900,
  );
  await byTarget.done('placeBet', sharedBetOf(round, { auto: 290 }));
  await tooHigh.done('placeBet', sharedBetOf(round, { auto: 900 }));
  const waits = await byHand.done('placeBet', sharedBetOf(round, {}));
  const { bet } = await left.done('placeBet', sharedBetOf(round, {}));
  await move(hall, 7_000);
  await move(hall, firstShownAt(150));
  await left.done('cashOut', { clientTxnId: randomUUID(), roundId: bet.roundId });

  // Another process reads the database in the state in which this one has left it.
  const { db: book, clock } = hall.served.gameServer;
  const rules = SHARED_RULES.crash;
  const chain = await openChain(book, 'crash', { length: 1 });
  if (chain === undefined) throw new Error('no chain');
  expect(await settleUnfinished({ db: book, clock, rules, chain })).toBeUndefined();
  expect(await settleUnfinished({ db: book, clock, rules, chain })).toBeUndefined();
  hall.product.clock.advance(60_000);
  await sweepRounds(hall.served.gameServer);
  await allPaid(hall);
  expect(await Promise.all([byTarget, byHand, left, tooHigh].map(coinsOf))).toEqual([
    COINS - 1_000 + 2_900,
    COINS,
    COINS - 1_000 + 1_500,
    COINS - 1_000,
  ]);
  const [announced] = (await byHand.done('rounds')).list;
  expect(announced).toMatchObject({ roundId: waits.bet.roundId, multiplier: 100, payout: 1_000 });
  expect((await verifyLedger(hall.product.db)).faults).toEqual([]);
  await watched.close();
});

it('if the process of a round ends while bets are open, the round continues in another process', async () => {
  const fresh = await testHall();
  const player = await openGame(fresh, CRASH, { coins: COINS });
  const watched = await watchGame(player);
  const round = await beginRound(fresh, 'crash');
  const { db: book, clock } = fresh.served.gameServer;
  const rules = SHARED_RULES.crash;
  const chain = await openChain(book, 'crash', { length: 1 });
  if (chain === undefined) throw new Error('no chain');
  expect(await settleUnfinished({ db: book, clock, rules, chain })).toMatchObject({ number: round.number });
  await watched.close();
  await fresh.close();
});
