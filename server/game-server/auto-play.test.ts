import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGame, type TestHall, testHall } from '../testing/game-server.ts';
import { hallTitles } from './titles.ts';

/** One title of each family. */
const TITLES = [...new Map(hallTitles.map((title) => [title.family, title])).values()];
const HAS_REELS = (family: string): boolean => family.endsWith('-reels');

let usual: TestHall;
let allowed: TestHall;
beforeAll(async () => {
  usual = await testHall();
  allowed = await testHall({ autoPlay: true });
});
afterAll(() => Promise.all([usual.close(), allowed.close()]));

const offered = async (hall: TestHall, gameId: number): Promise<boolean> =>
  (await (await openGame(hall, gameId, { tryIt: true })).done('open')).autoPlay;

it('is offered nowhere unless the market allows it', async () => {
  for (const { gameId } of TITLES) expect(await offered(usual, gameId)).toBe(false);
});

it('is never offered in slots, and in games of one choice only where the market allows it', async () => {
  const by = new Map<string, boolean>();
  for (const { gameId, family } of TITLES) by.set(family, await offered(allowed, gameId));
  const families = [...by.keys()];
  expect(families.filter(HAS_REELS)).toHaveLength(5);
  expect(families.filter((family) => HAS_REELS(family) && by.get(family) === true)).toEqual([]);
  expect(['crash', 'karera', 'scratch', 'hilo'].map((family) => by.get(family))).toEqual(
    Array(4).fill(false),
  );
  for (const family of ['dice', 'limbo', 'plinko', 'wheel', 'keno', 'diamonds', 'cups', 'coin-flips', 'pump'])
    expect(by.get(family), family).toBe(true);
});
