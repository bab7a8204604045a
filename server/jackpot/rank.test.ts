import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manilaWeekStart } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../testing/database.ts';
import { chooseSeed, makePlayer } from '../testing/players.ts';
import { draw } from './draw.ts';
import { readOwnRank, readRank } from './queries.ts';

/** Monday 16 November 2026, 00:00 in Manila, ms since 1970. */
const MONDAY = Date.UTC(2026, 10, 15, 16);
const WEEK = 7 * 86_400_000;

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

/** Creates a player whose draws, one after the other, stop at the given cells at the given times. */
async function drawing(...draws: readonly (readonly [cell: number, at: number])[]): Promise<number> {
  const userId = await makePlayer(db, { chances: draws.length, at: MONDAY - WEEK });
  for (const [cell, at] of draws) {
    await chooseSeed(db, userId, (outcome) => outcome.cell === cell);
    await draw(db, { userId, clientTxnId: randomUUID(), at });
  }
  return userId;
}

it("the ranking orders players by the week's winnings and equal winnings by time, and returns every player’s own rank", async () => {
  expect(manilaWeekStart(MONDAY)).toBe(MONDAY);
  expect(manilaWeekStart(MONDAY - 1)).toBe(MONDAY - WEEK);
  // Prizes of the cells: cell 0 is ₱1, 1 is ₱5, 2 is five diamonds, 3 is ₱20, 7 is ₱2.
  const late = await drawing([1, MONDAY + 20]);
  const early = await drawing([1, MONDAY + 10]);
  const best = await drawing([3, MONDAY], [0, MONDAY + 5]);
  const summed = await drawing([7, MONDAY + 1], [7, MONDAY + 2], [0, MONDAY + 15]);
  const diamonds = await drawing([2, MONDAY + 3]);
  const lastWeek = await drawing([3, MONDAY - 1]);

  const { list, pages } = await readRank(db, MONDAY, { pageNum: 1, pageSize: 10 });
  expect(list.map((row) => [row.userId, row.total])).toEqual([
    [best, 2_100],
    [early, 500],
    [summed, 500],
    [late, 500],
  ]);
  expect(list.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  expect(pages).toBe(1);
  for (const row of list) {
    expect(await readOwnRank(db, MONDAY, row.userId)).toEqual({ rank: row.rank, total: row.total });
  }
  expect(await readOwnRank(db, MONDAY, diamonds)).toEqual({ rank: 0, total: 0 });
  expect(await readOwnRank(db, MONDAY, lastWeek)).toEqual({ rank: 0, total: 0 });
  expect(await readOwnRank(db, MONDAY - WEEK, lastWeek)).toEqual({ rank: 1, total: 2_000 });
  const [first, second] = [
    await readRank(db, MONDAY, { pageNum: 1, pageSize: 3 }),
    await readRank(db, MONDAY, { pageNum: 2, pageSize: 3 }),
  ];
  expect([...first.list, ...second.list]).toEqual(list);
  expect(await readRank(db, MONDAY, { pageNum: 2, pageSize: 3, after: first.next })).toEqual(second);
  expect(first.pages).toBe(2);
});
