import { ErrorCode } from '../../contract/errors.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../testing/database.ts';
import { NOON, makePlayer } from '../testing/players.ts';
import { bodyHash } from '../db/body-hash.ts';
import { type Command, runIdempotent } from './run-idempotent.ts';
import { houseOf, post, walletOf } from './post.ts';
import { verifyLedger } from './verify.ts';
import { readWallet } from './wallet.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase({ poolSize: 20 });
});
afterAll(() => db.close());

const command = (userId: number, change: Partial<Command> = {}): Command => ({
  userId,
  clientTxnId: randomUUID(),
  name: 'gift',
  body: { amount: 500, to: 'me' },
  at: NOON,
  ...change,
});

const gift = (asked: Command) =>
  runIdempotent(db, asked, async (client) => {
    const { userId, at } = asked;
    const legs = [
      { account: houseOf('HOUSE', userId), amount: -500 },
      { account: walletOf(userId), amount: 500 },
    ];
    return { journal: await post(client, { kind: 'promotion', at, legs }), given: 500 };
  });

it('fifty identical parallel commands have one effect and get fifty equal answers', async () => {
  const userId = await makePlayer(db);
  const asked = command(userId);
  const results = await Promise.all(Array.from({ length: 50 }, () => gift(asked)));
  expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(new Set(results.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  expect((await readWallet(db, userId)).coin).toBe(500);
  expect((await verifyLedger(db)).faults).toEqual([]);
});

it('an id is refused with another body or for another call (4007), but another player may use it', async () => {
  const [one, other] = await Promise.all([makePlayer(db), makePlayer(db)]);
  const asked = command(one);
  await gift(asked);
  await expect(gift({ ...asked, body: { amount: 501, to: 'me' } })).rejects.toMatchObject({
    code: ErrorCode.idempotencyConflict,
  });
  await expect(gift({ ...asked, name: 'other' })).rejects.toMatchObject({
    code: ErrorCode.idempotencyConflict,
  });
  expect((await gift({ ...asked, userId: other })).replayed).toBe(false);
  expect((await readWallet(db, one)).coin).toBe(500);
});

it('a failed command has no effects, and its id may be used again', async () => {
  const userId = await makePlayer(db);
  const asked = command(userId);
  const fails = runIdempotent(db, asked, async (client) => {
    const legs = [
      { account: houseOf('HOUSE', userId), amount: -500 },
      { account: walletOf(userId), amount: 500 },
    ];
    await post(client, { kind: 'promotion', at: NOON, legs });
    throw new Error('the fuse blew');
  });
  await expect(fails).rejects.toThrow('the fuse blew');
  expect((await readWallet(db, userId)).coin).toBe(0);
  expect((await gift(asked)).replayed).toBe(false);
});

it('two bodies count as equal exactly if they differ at most in the order of their keys', () => {
  expect(bodyHash({ a: 1, b: { c: [1, 2], d: undefined } })).toEqual(bodyHash({ b: { c: [1, 2] }, a: 1 }));
  const different = [{ a: 1 }, { a: '1' }, { a: null }, {}, { a: [1] }, { a: { 0: 1 } }, [1], null];
  expect(new Set(different.map((body) => bodyHash(body).toString('hex'))).size).toBe(different.length);
});
