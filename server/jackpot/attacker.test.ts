import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import { commit } from '../../fair/random.ts';
import { testProduct, grownUp, type TestProduct } from '../testing/product.ts';
import { grantChances } from './chances.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

it('nothing on the wire contains or determines the seed of a draw that is still to come', async () => {
  const { db, clock } = product;
  const { token, user } = await product.ask('accountRegist', {
    account: 'mallory',
    password: 'a-long-enough-one',
    declarations: grownUp,
  });
  await db.transaction((client) =>
    grantChances(client, { userId: user.id, count: 12, source: 'world', at: clock.now() }),
  );
  const wire: string[] = [];
  const say = async (name: CallName, body: object = {}): Promise<Record<string, unknown>> => {
    const answer = await product.ask(name, body, { token });
    wire.push(JSON.stringify(answer));
    return { ...answer };
  };
  const secret = async (): Promise<string> => {
    const { rows } = await db.query<{ seed: string }>('select seed from jackpot_players where user_id = $1', [
      user.id,
    ]);
    return rows[0]?.seed ?? '';
  };
  const everything = async (): Promise<void> => {
    for (const name of [
      'getJackpotDrawInfo',
      'getPersonJackpotDrawAwardLog',
      'getJackpotRank',
      'appUserCoinDetail',
      'refreshData',
      'getAfterLoginInfoWeb',
      'anonymous/appConfig',
      'getActivityIds',
      'activityGetStatusList',
    ] as const)
      await say(
        name,
        name === 'getAfterLoginInfoWeb'
          ? { phoneInfo: '', deviceModel: '', deviceInfo: '', deviceId: randomUUID() }
          : {},
      );
  };
  // Spins without a chance, twice with one id, with bodies that do not fit: refusals must not tell more than answers.
  const provoke = async (id: string): Promise<void> => {
    await say('receiveDrawChance', { clientTxnId: id, clientSeed: 'other' });
    await say('receiveDrawChance', { clientTxnId: id, clientSeed: 'with:colon' });
    await say('receiveDrawChance', { clientTxnId: 'no uuid' });
    await say('receiveDrawChance', { clientTxnId: id, nonce: 5, seed: 'x' });
  };

  await everything();
  const used: string[] = [];
  for (let round = 0; round < 12; round++) {
    const seed = await secret();
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    const info = await say('getJackpotDrawInfo');
    expect(info['nextSeedHash']).toBe(commit(seed));
    expect(wire.filter((line) => line.includes(seed))).toEqual([]);
    const id = randomUUID();
    const answer = await say('receiveDrawChance', { clientTxnId: id, clientSeed: `guess-${round}` });
    expect(answer).toMatchObject({ errcode: 0, proof: { seed, nonce: round, clientSeed: `guess-${round}` } });
    used.push(seed);
    const next = await secret();
    expect(answer['nextSeedHash']).toBe(commit(next));
    expect(used).not.toContain(next);
    await provoke(id);
    await everything();
    // Neither as it is nor in part: sixteen characters of it would already narrow it down.
    const parts = [0, 16, 32, 48].map((from) => next.slice(from, from + 16));
    expect(wire.filter((line) => parts.some((part) => line.includes(part)))).toEqual([]);
  }
  const refused = await say('receiveDrawChance', { clientTxnId: randomUUID() });
  expect(refused['errcode']).toBe(1001);
  const last = await secret();
  expect(wire.filter((line) => line.includes(last))).toEqual([]);
});
