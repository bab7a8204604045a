import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGame, type TestHall, testHall } from '../testing/game-server.ts';
import { hallTitles } from './titles.ts';

/** One title of each game. */
const TITLES = [...new Map(hallTitles.map((title) => [title.game, title])).values()];
const HAS_REELS = (game: string): boolean => game.endsWith('-reels');

let usual: TestHall;
let allowed: TestHall;
beforeAll(async () => {
  usual = await testHall();
  allowed = await testHall({ autoPlay: true });
});
afterAll(() => Promise.all([usual.close(), allowed.close()]));

const offered = async (hall: TestHall, gameId: number): Promise<boolean> =>
  (await (await openGame(hall, gameId, { tryIt: true })).done('open')).autoPlay;

it('auto play is not offered in any game unless the market allows it', async () => {
  for (const { gameId } of TITLES) expect(await offered(usual, gameId)).toBe(false);
});

it('auto play is never offered in slots; games that need one choice offer it only where the market allows it', async () => {
  const by = new Map<string, boolean>();
  for (const { gameId, game } of TITLES) by.set(game, await offered(allowed, gameId));
  const names = [...by.keys()];
  expect(names.filter(HAS_REELS)).toHaveLength(5);
  expect(names.filter((game) => HAS_REELS(game) && by.get(game) === true)).toEqual([]);
  expect(['crash', 'karera', 'scratch', 'hilo'].map((game) => by.get(game))).toEqual(Array(4).fill(false));
  for (const game of ['dice', 'limbo', 'plinko', 'wheel', 'keno', 'diamonds', 'cups', 'coin-flips', 'pump'])
    expect(by.get(game), game).toBe(true);
});
