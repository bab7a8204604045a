import { RewardId } from '../../contract/reward-ids.ts';
import { ActivityId } from '../../contract/activities.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CELLS, drawJackpot } from '../../fair/jackpot.ts';
import { commit } from '../../fair/random.ts';
import type { Database } from '../db/database.ts';
import { readSeed } from '../fair/seeds.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { testDatabase } from '../testing/database.ts';
import { NOON, chooseSeed, makePlayer } from '../testing/players.ts';
import { type JackpotDrawAnswer, draw } from './draw.ts';
import { countChances } from './queries.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase({ poolSize: 20 });
});
afterAll(async () => {
  expect((await verifyLedger(db)).faults).toEqual([]);
  await db.close();
});

const spin = (userId: number, clientTxnId: string = randomUUID(), clientSeed?: string) =>
  draw(db, { userId, clientTxnId, clientSeed, at: NOON });

const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 0,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

const storedDraws = async (userId: number): Promise<number> => {
  const { rows } = await db.query<{ n: number }>(
    "select count(*) as n from fair_rounds where user_id = $1 and game = 'lucky-jackpot'",
    [userId],
  );
  return rows[0]?.n ?? -1;
};

describe('repeated draws of the Lucky Jackpot', () => {
  it('fifty identical parallel draws are booked as one and get fifty equal answers', async () => {
    const userId = await makePlayer(db, { chances: 3 });
    const id = randomUUID();
    // A draw may be refused as busy while another one is settled; it is then sent again with the same id, as clients
    // do.
    const insist = async (): Promise<{ answer: JackpotDrawAnswer; replayed: boolean }> => {
      for (;;) {
        try {
          return await spin(userId, id);
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === ErrorCode.drawInProgress))
            throw error;
        }
      }
    };
    const results = await Promise.all(Array.from({ length: 50 }, insist));
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(results.map((result) => JSON.stringify(result.answer))).size).toBe(1);
    expect(await storedDraws(userId)).toBe(1);
    expect(await countChances(db, userId, NOON)).toBe(2);
    expect(results[0]?.answer.chances).toBe(2);
  });

  it('of fifty different parallel draws with three chances, three are booked; the others are refused for lack of a chance (1001) or as busy (1003)', async () => {
    const userId = await makePlayer(db, { chances: 3 });
    const ids = Array.from({ length: 50 }, () => randomUUID());
    let open = ids;
    let drawn = 0;
    while (open.length > 0) {
      const codes = await Promise.all(open.map((id) => codeOf(spin(userId, id))));
      drawn += codes.filter((code) => code === 0).length;
      expect(
        codes.filter(
          (code) => code !== 0 && code !== ErrorCode.noChanceLeft && code !== ErrorCode.drawInProgress,
        ),
      ).toEqual([]);
      open = open.filter((_, index) => codes[index] === ErrorCode.drawInProgress);
    }
    expect(drawn).toBe(3);
    expect(await storedDraws(userId)).toBe(3);
    expect(await countChances(db, userId, NOON)).toBe(0);
  });

  it('a repeated id is refused with another client seed (4007), and gets the same answer with the same client seed', async () => {
    const userId = await makePlayer(db, { chances: 3 });
    const id = randomUUID();
    const first = await spin(userId, id, 'mine');
    expect(await codeOf(spin(userId, id, 'other'))).toBe(ErrorCode.idempotencyConflict);
    expect(await codeOf(spin(userId, id))).toBe(ErrorCode.idempotencyConflict);
    expect(await spin(userId, id, 'mine')).toEqual({ answer: first.answer, replayed: true });
    expect(await storedDraws(userId)).toBe(1);
  });

  it('the id of a refused draw may be used again', async () => {
    const userId = await makePlayer(db);
    const id = randomUUID();
    expect(await codeOf(spin(userId, id))).toBe(ErrorCode.noChanceLeft);
    const { rows } = await db.query('select 1 from commands where user_id = $1', [userId]);
    expect(rows).toEqual([]);
  });

  it('a repeated id gets its stored answer even when spins are blocked, the activity is closed or the chance has expired', async () => {
    const userId = await makePlayer(db, { chances: 2 });
    const id = randomUUID();
    const first = await spin(userId, id);
    await db.query('update users set spins_blocked = true where id = $1', [userId]);
    expect(await codeOf(spin(userId))).toBe(ErrorCode.drawNotAllowed);
    expect((await spin(userId, id)).answer).toEqual(first.answer);
    expect(await codeOf(spin(userId, id, 'other'))).toBe(ErrorCode.idempotencyConflict);
    await db.query('update users set spins_blocked = false, excluded_until = $2 where id = $1', [
      userId,
      NOON + 1,
    ]);
    expect(await codeOf(spin(userId))).toBe(ErrorCode.drawNotAllowed);
    expect(await codeOf(draw(db, { userId, clientTxnId: randomUUID(), at: NOON + 1 }))).toBe(0);
    await db.query('update users set excluded_until = null where id = $1', [userId]);
    await db.query(`update activities set enabled = false where type = ${ActivityId.luckyJackpot}`);
    try {
      expect(await codeOf(spin(userId))).toBe(ErrorCode.jackpotClosed);
      expect((await spin(userId, id)).answer).toEqual(first.answer);
    } finally {
      await db.query(`update activities set enabled = true where type = ${ActivityId.luckyJackpot}`);
    }
  });
});

describe('a draw of the Lucky Jackpot', () => {
  it('follows from its stored seed and commits to the next seed', async () => {
    const userId = await makePlayer(db, { chances: 30 });
    let promised = (await readSeed(db, { userId, game: 'lucky-jackpot' })).nextSeedHash;
    for (let nonce = 0; nonce < 30; nonce++) {
      const { answer: stored } = await spin(
        userId,
        randomUUID(),
        nonce % 3 === 0 ? `lucky-${nonce}` : undefined,
      );
      const { seed, clientSeed } = stored.proof;
      expect(commit(seed)).toBe(promised);
      expect(stored.proof.nonce).toBe(nonce);
      const { cell, tier } = drawJackpot(seed, clientSeed, nonce);
      expect([stored.cell, stored.tier]).toEqual([cell, tier ?? null]);
      promised = stored.nextSeedHash;
    }
    expect(await codeOf(spin(userId))).toBe(ErrorCode.noChanceLeft);
  });

  it('pays exactly its prize, whatever its kind, and returns the balances right after it', async () => {
    for (const [cell, prize] of CELLS.entries()) {
      if (prize.propId === RewardId.jackpot) continue;
      const userId = await makePlayer(db, { chances: 1, coins: 30_000 });
      await chooseSeed(db, userId, (outcome) => outcome.cell === cell);
      const { answer: stored } = await spin(userId);
      const wallet = await readWallet(db, userId);
      const { rows } = await db.query<{ prop_id: number; count: number }>(
        'select prop_id, count from player_props where user_id = $1',
        [userId],
      );
      expect(stored).toMatchObject({
        cell,
        propId: prize.propId,
        count: prize.count,
        tier: null,
        bonus: 0,
        chances: 0,
      });
      expect(wallet.coin).toBe(30_000 + (prize.propId === RewardId.coin ? prize.count : 0));
      expect(wallet.lottery).toBe(prize.propId === RewardId.diamond ? prize.count : 0);
      expect(stored).toMatchObject({
        coin: wallet.coin,
        coinVersion: wallet.coinVersion,
        diamonds: wallet.lottery,
      });
      const isVoucher = prize.propId === RewardId.depositCoupon2 || prize.propId === RewardId.scratchCard;
      expect(rows).toEqual(isVoucher ? [{ prop_id: prize.propId, count: prize.count }] : []);
    }
  });

  it('causes no deadlock with a simultaneous bet of the same player that earns a chance', async () => {
    const { settleRound } = await import('../games/rounds.ts');
    const userId = await makePlayer(db, { chances: 20, coins: 50_000_000 });
    const bets = Array.from({ length: 20 }, () =>
      codeOf(settleRound(db, { userId, gameId: 1001, stake: 500_000, win: 100, at: NOON })),
    );
    const draws = Array.from({ length: 40 }, () => codeOf(spin(userId)));
    expect(new Set(await Promise.all(bets))).toEqual(new Set([0]));
    expect(
      (await Promise.all(draws)).filter(
        (code) => ![0, ErrorCode.noChanceLeft, ErrorCode.drawInProgress].includes(Number(code)),
      ),
    ).toEqual([]);
  });
});
