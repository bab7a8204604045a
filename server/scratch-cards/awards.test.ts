import { ErrorCode } from '../../contract/errors.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddUp } from '../../contract/scratch-cards.ts';
import { ADD_UP_AWARDS, ADD_UP_CYCLE } from '../../fair/scratch.ts';
import type { Database } from '../db/database.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { testDatabase } from '../testing/database.ts';
import { codeOf } from '../testing/diamonds.ts';
import { makePlayer, NOON } from '../testing/players.ts';
import { advanceTrack, readTrack, receiveAward } from './awards.ts';
import { grantCards, playCards } from './cards.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase({ poolSize: 20 });
});
afterAll(async () => {
  try {
    expect((await verifyLedger(db)).faults).toEqual([]);
  } finally {
    await db.close();
  }
});

const receive = (userId: number, id: number, clientTxnId: string = randomUUID()) =>
  receiveAward(db, { userId, at: NOON, clientTxnId, id });
const played = async (cards: number): Promise<number> => {
  const userId = await makePlayer(db);
  await advanceTrack(db, userId, cards);
  return userId;
};
const states = ({ awards }: AddUp): string[] => awards.map(({ state }) => state);

describe('the awards for played cards', () => {
  it('count every played card, bought or granted', async () => {
    const userId = await makePlayer(db);
    expect(await readTrack(db, userId)).toMatchObject({ cycle: 0, played: 0, of: ADD_UP_CYCLE });
    await db.transaction((client) => grantCards(client, { userId, at: NOON, cards: 20, text: 'test' }));
    for (const count of [10, 1, 1] as const)
      await playCards(db, { userId, at: NOON, clientTxnId: randomUUID(), count, buy: 0 });
    const track = await readTrack(db, userId);
    expect(track.played).toBe(12);
    expect(states(track)).toEqual(['ready', 'locked', 'locked', 'locked']);
  });

  it.each(ADD_UP_AWARDS.map((award, place) => [award.cards, place] as const))(
    'open the award for %s cards with exactly that card',
    async (cards, place) => {
      const userId = await played(cards - 1);
      const id = place + 1;
      expect(await codeOf(receive(userId, id))).toBe(ErrorCode.conditionNotMet);
      expect((await readWallet(db, userId)).coin).toBe(0);
      await advanceTrack(db, userId, 1);
      expect((await receive(userId, id)).answer).toMatchObject({
        amount: ADD_UP_AWARDS[place]?.amount,
        coin: ADD_UP_AWARDS[place]?.amount,
      });
      expect(await codeOf(receive(userId, id))).toBe(ErrorCode.alreadyClaimed);
    },
  );

  it.each(ADD_UP_AWARDS.map((award, place) => [award.cards, place] as const))(
    'pay the award for %s cards once under fifty parallel calls',
    async (_, place) => {
      const userId = await played(ADD_UP_CYCLE);
      const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(receive(userId, place + 1))));
      expect(codes.filter((code) => code === 0)).toHaveLength(1);
      expect(codes.filter((code) => code === ErrorCode.alreadyClaimed)).toHaveLength(49);
      expect((await readWallet(db, userId)).coin).toBe(ADD_UP_AWARDS[place]?.amount);
    },
  );

  it('return the same answer for a repeated id', async () => {
    const userId = await played(10);
    const id = randomUUID();
    const results = await Promise.all(Array.from({ length: 50 }, () => receive(userId, 1, id)));
    expect(new Set(results.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect((await readWallet(db, userId)).coin).toBe(200);
    expect(await codeOf(receive(userId, 2, id))).toBe(ErrorCode.idempotencyConflict);
  });

  it('begin again when all four are received; cards played beyond the last award count for the next cycle', async () => {
    const userId = await played(ADD_UP_CYCLE + 60);
    for (const id of [4, 2, 1]) expect((await receive(userId, id)).answer.addUp.cycle).toBe(0);
    // The first award of the next cycle is not available before all awards of this cycle are received.
    expect(await codeOf(receive(userId, 5))).toBe(ErrorCode.conditionNotMet);
    const { answer } = await receive(userId, 3);
    expect(answer.addUp).toMatchObject({ cycle: 1, played: 60 });
    expect(answer.addUp.awards.map(({ id }) => id)).toEqual([5, 6, 7, 8]);
    expect(states(answer.addUp)).toEqual(['ready', 'ready', 'locked', 'locked']);
    expect(answer.coin).toBe(24_400);
    expect(await codeOf(receive(userId, 3))).toBe(ErrorCode.alreadyClaimed);
    expect((await receive(userId, 5)).answer.coin).toBe(24_600);
  });

  it('are refused for an id below 1', async () => {
    expect(await codeOf(receive(await played(10), 0))).toBe(ErrorCode.validationFailed);
  });
});
