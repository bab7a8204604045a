import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openHold } from '../ledger/holds.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { testDatabase } from '../testing/database.ts';
import { NOON, makePlayer } from '../testing/players.ts';
import { sweep } from './sweep.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

it('the sweep releases held coins when they expire and expires chances after thirty days, each only once', async () => {
  const userId = await makePlayer(db, { coins: 5_000, chances: 3 });
  await db.transaction((client) =>
    openHold(client, { userId, amount: 2_000, reason: 'GCash', at: NOON, expiresAt: NOON + 100 }),
  );
  await sweep(db, NOON + 99);
  expect((await readWallet(db, userId)).coin).toBe(3_000);
  expect(await sweep(db, NOON + 100)).toBe(1);
  expect((await readWallet(db, userId)).coin).toBe(5_000);
  expect(await sweep(db, NOON + 30 * 86_400_000)).toBe(3);
  expect(await sweep(db, NOON + 30 * 86_400_000)).toBe(0);
  expect((await verifyLedger(db)).faults).toEqual([]);
});
