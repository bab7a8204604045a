import { afterAll, beforeAll, expect, it } from 'vitest';
import { playBusyHour } from '../testing/busy-hour.ts';
import { testClock } from '../testing/clock.ts';
import { type BulkPlayers, insertBulkPlayers } from '../testing/bulk-players.ts';
import { testDatabase } from '../testing/database.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import {
  openRecording,
  readLargeTables,
  type RecordingDatabase,
  reportOf,
} from '../testing/statement-plans.ts';
import type { Database } from './database.ts';

const PLAYERS = 3_200;
/** Number of rows from which on a table is large: no statement may scan the whole table. */
const LARGE = 500;

const clock = testClock();
let database: Database;
let bulk: BulkPlayers;
let recording: RecordingDatabase;
let product: TestProduct;
beforeAll(async () => {
  database = await testDatabase();
  bulk = await insertBulkPlayers(database.url, { players: PLAYERS, now: clock.now() });
  // With so few players the planner would choose sequential scans. They are switched off, so a sequential scan in a
  // plan shows that an index is missing.
  recording = openRecording(database.url, { enable_seqscan: 'off' });
  product = await testProduct({ db: recording.db, clock });
});
afterAll(async () => {
  await product.close();
  await recording.db.close();
  await database.close();
});

it('bulk players have a ledger in which every journal sums to zero and every balance is the sum of its postings', async () => {
  const { rows } = await database.query<{ journals: number; accounts: number; chains: number }>(
    `select (select count(*) from (
         select from postings group by journal_id having sum(amount) <> 0) j)::int as journals,
       (select count(*) from accounts a left join (
         select account_id, sum(amount) as total, count(*) as times from postings group by 1
       ) p on p.account_id = a.id
       where a.balance <> coalesce(p.total, 0) or a.version <> coalesce(p.times, 0))::int as accounts,
       (select count(*) from (
         select balance_after, sum(amount) over (partition by account_id order by journal_id) as derived from postings
       ) c where balance_after <> derived)::int as chains`,
  );
  expect(rows).toEqual([{ journals: 0, accounts: 0, chains: 0 }]);
  expect(bulk.postings).toBeGreaterThan(PLAYERS * 50);
});

it("every statement of a player's visit is an index scan that reads a bounded number of rows", async () => {
  const large = await readLargeTables(database, LARGE);
  expect([...large]).toEqual(
    expect.arrayContaining([
      'accounts',
      'postings',
      'journals',
      'fair_rounds',
      'commands',
      'jackpot_weeks',
      'wins',
    ]),
  );
  recording.take();
  const players = [0, 17, 3_199].map((place) => bulk.firstId + place);
  expect(await playBusyHour(product, players)).toEqual([]);
  const reports = reportOf(recording.take(), large);
  // A player's visit runs about a hundred statements; random wins add a few.
  expect(reports.length).toBeGreaterThan(80);
  expect(reports.filter(({ faults }) => faults.length > 0)).toEqual([]);
});

it('the check of statements detects a missing index', async () => {
  const large = await readLargeTables(database, LARGE);
  await database.query('drop index fair_rounds_of, fair_rounds_by_nonce, jackpot_weeks_rank');
  recording.take();
  await playBusyHour(product, [bulk.firstId]);
  const faults = reportOf(recording.take(), large).flatMap((report) => report.faults);
  expect(faults).toContainEqual(expect.stringMatching(/^reads \d+ rows of a table/));
});
