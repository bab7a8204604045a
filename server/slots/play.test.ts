import { ErrorCode } from '../../contract/errors.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commit } from '../../fair/random.ts';
import { drawSlot } from '../../fair/slots.ts';
import type { Database } from '../db/database.ts';
import { readRounds } from '../fair/rounds.ts';
import { readSeed } from '../fair/seeds.ts';
import { HALLOWEEN_SLOT } from '../halloween/handlers.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { SLOTSHACK_SLOT } from '../slotshack/handlers.ts';
import { testDatabase } from '../testing/database.ts';
import { NOON, makePlayer } from '../testing/players.ts';
import { type HouseSlot, type PlayedSlot, playSlot } from './play.ts';
import { chooseOutcome } from './test-kit.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase({ poolSize: 20 });
});
afterAll(async () => {
  expect((await verifyLedger(db)).faults).toEqual([]);
  await db.close();
});

const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 0,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

const rounds = async (userId: number, house: HouseSlot) =>
  (await readRounds(db, { userId, games: [house.game], pageNum: 1, pageSize: 100 })).list;

describe.each([
  ['halloween', HALLOWEEN_SLOT],
  ['slotshack', SLOTSHACK_SLOT],
])('the slot %s', (_name, house) => {
  const spin = (userId: number, { id = randomUUID(), bet = 100, at = NOON } = {}) =>
    playSlot(db, house, { userId, clientTxnId: id, bet, at });

  it('takes the stake, pays the win and returns the balance right after the win', async () => {
    for (const isWin of [true, false]) {
      const userId = await makePlayer(db, { coins: 1_000 });
      await chooseOutcome(db, { userId, game: house.game }, house.slot, ({ total }) => total > 0 === isWin);
      const { answer } = await spin(userId);
      expect(answer.outcome.total > 0).toBe(isWin);
      const wallet = await readWallet(db, userId);
      expect(wallet.coin).toBe(900 + answer.outcome.total);
      expect(answer).toMatchObject(wallet);
    }
  });

  it('follows from its seed, which was committed to before the spin, and commits to the next seed', async () => {
    const userId = await makePlayer(db, { coins: 100_000 });
    let promised = (await readSeed(db, { userId, game: house.game })).nextSeedHash;
    for (const bet of house.slot.bets.slice(0, 5)) {
      const { proof, outcome, nextSeedHash } = (await spin(userId, { bet })).answer;
      expect(commit(proof.seed)).toBe(promised);
      expect(outcome).toEqual(drawSlot(house.slot, proof, bet));
      promised = nextSeedHash;
    }
    const stored = await rounds(userId, house);
    expect(stored).toHaveLength(5);
    for (const { proof, outcome, stake, payout } of stored) {
      const again = drawSlot(house.slot, proof, stake);
      expect(outcome).toEqual(again);
      expect(payout).toBe(again.total);
    }
  });

  it('plays fifty identical parallel bets as one, with fifty equal answers', async () => {
    const userId = await makePlayer(db, { coins: 1_000 });
    const id = randomUUID();
    const results = await Promise.all(Array.from({ length: 50 }, () => spin(userId, { id })));
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(results.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(await rounds(userId, house)).toHaveLength(1);
    expect((await readWallet(db, userId)).coin).toBe(900 + (results[0]?.answer.outcome.total ?? 0));
  });

  it('plays three of fifty different bets if the coins pay for three; the others are refused as balanceTooLow (4001)', async () => {
    const userId = await makePlayer(db, { coins: 300 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        spin(userId).then(
          ({ answer }): PlayedSlot | number => answer,
          (error: unknown) => (error instanceof Error && 'code' in error ? Number(error.code) : -1),
        ),
      ),
    );
    const played = answers.filter((answer) => typeof answer === 'object');
    const won = played.reduce((sum, { outcome }) => sum + outcome.total, 0);
    expect(played.length).toBeGreaterThanOrEqual(3);
    expect(new Set(answers.filter((answer) => typeof answer === 'number'))).toEqual(
      played.length === 50 ? new Set() : new Set([ErrorCode.balanceTooLow]),
    );
    expect((await readWallet(db, userId)).coin).toBe(300 - 100 * played.length + won);
    expect(await rounds(userId, house)).toHaveLength(played.length);
  });

  it('cannot pay a stake from the win of the same spin', async () => {
    const userId = await makePlayer(db, { coins: 99 });
    await chooseOutcome(db, { userId, game: house.game }, house.slot, ({ total }) => total > 100);
    const before = await readSeed(db, { userId, game: house.game });
    expect(await codeOf(spin(userId))).toBe(ErrorCode.balanceTooLow);
    expect((await readWallet(db, userId)).coin).toBe(99);
    expect(await readSeed(db, { userId, game: house.game })).toEqual(before);
  });

  it('refuses invalid bets, whose ids may then be used again', async () => {
    const userId = await makePlayer(db, { coins: 100_000 });
    const id = randomUUID();
    const codes: unknown[] = [];
    for (const bet of [0, -100, 19, 10_001, 1_000_000, 150, 21])
      codes.push(await codeOf(spin(userId, { id, bet })));
    expect(codes).toEqual([
      ErrorCode.amountTooSmall,
      ErrorCode.amountTooSmall,
      ErrorCode.amountTooSmall,
      ErrorCode.amountTooLarge,
      ErrorCode.amountTooLarge,
      ErrorCode.validationFailed,
      ErrorCode.validationFailed,
    ]);
    expect(await codeOf(spin(userId, { id, bet: 20 }))).toBe(0);
    expect(await codeOf(spin(userId, { id, bet: 100 }))).toBe(ErrorCode.idempotencyConflict);
  });

  it('is refused while its activity is closed and during a break; a repeated id still gets its stored answer', async () => {
    const userId = await makePlayer(db, { coins: 1_000 });
    const id = randomUUID();
    const first = await spin(userId, { id });
    await db.query('update users set excluded_until = $2 where id = $1', [userId, NOON + 1]);
    expect(await codeOf(spin(userId))).toBe(ErrorCode.playerExcluded);
    expect(await codeOf(spin(userId, { at: NOON + 1 }))).toBe(0);
    await db.query('update activities set enabled = false where type = $1', [house.activity]);
    try {
      expect(await codeOf(spin(userId, { at: NOON + 1 }))).toBe(ErrorCode.activityClosed);
      expect((await spin(userId, { id })).answer).toEqual(first.answer);
    } finally {
      await db.query('update activities set enabled = true where type = $1', [house.activity]);
    }
  });

  it('counts its whole stake as valid bet', async () => {
    const userId = await makePlayer(db, { coins: 10_000 });
    await spin(userId, { bet: 500 });
    const { rows } = await db.query<{ staked: number; valid_bet: number }>(
      'select staked, valid_bet from player_days where user_id = $1 and staked > 0',
      [userId],
    );
    expect(rows).toEqual([{ staked: 500, valid_bet: 500 }]);
  });
});

it('free spins of a slot are played and paid within the answer to the bet', async () => {
  const userId = await makePlayer(db, { coins: 1_000 });
  const { slot, game } = HALLOWEEN_SLOT;
  await chooseOutcome(db, { userId, game }, slot, ({ spins }) => spins.length > 8);
  const { answer } = await playSlot(db, HALLOWEEN_SLOT, {
    userId,
    clientTxnId: randomUUID(),
    bet: 100,
    at: NOON,
  });
  const { spins, total } = answer.outcome;
  expect(spins.length % 8).toBe(1);
  expect(spins.slice(1).every(({ multiplier }) => multiplier === 2)).toBe(true);
  expect(total).toBe(spins.reduce((sum, { win }) => sum + win, 0));
  expect(answer.coin).toBe(900 + total);
});
