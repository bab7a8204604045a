import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAILY_SPIN_NEEDS } from '../../fair/daily-spin.ts';
import { HOUSE_GAMES } from '../../contract/catalogue/house-games.ts';
import { settleRound } from '../games/rounds.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { readSeed } from './seeds.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

/** Resolves when `count` statements wait for a lock. */
const waiting = (count: number) =>
  expect
    .poll(async () => {
      const { rowCount } = await product.db.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount;
    })
    .toBe(count);

it.each([
  ['lucky-jackpot', 'receiveDrawChance', {}, undefined],
  ['lucky-jackpot', 'receiveDrawChance', { clientSeed: 'of-the-call' }, 'of-the-call'],
  ['daily-spin', 'dailySpin', {}, undefined],
] as const)(
  'a client seed of %s that changes during a round (%s, %o) counts from the next round and is not lost',
  async (game, name, body, own) => {
    const { db, clock } = product;
    const stake = DAILY_SPIN_NEEDS;
    const who = await signUp(product, { coins: stake, chances: 2 });
    const { userId } = who;
    await settleRound(db, { userId, gameId: HOUSE_GAMES.halloween.id, stake, win: 0, at: clock.now() });
    const before = await readSeed(db, { userId, game });
    const holder = await db.pool.connect();
    try {
      // The round has read its seed and waits to be booked: a spin pays coins, and a draw at least uses up a chance.
      await holder.query('begin');
      await holder.query(
        `select 1 from accounts
         where owner = $1 and name = 'wallet' or owner is null and name = 'PROMO_JACKPOT' order by id for update`,
        [userId],
      );
      const round = product.ask(name, { ...body, clientTxnId: randomUUID() }, who);
      await waiting(1);
      const choice = product.ask('setClientSeed', { game, clientSeed: 'chosen-meanwhile' }, who);
      await waiting(2);
      await holder.query('commit');
      expect(await choice).toMatchObject({ errcode: 0, clientSeed: 'chosen-meanwhile', nonce: 1 });
      const answer = await round;
      expect(answer.errcode).toBe(0);
      expect(answer.proof.clientSeed).toBe(own ?? before.clientSeed);
    } finally {
      holder.release();
    }
    expect(await readSeed(db, { userId, game })).toMatchObject({ clientSeed: 'chosen-meanwhile', nonce: 1 });
  },
);
