import { expect, it } from 'vitest';
import { openGameId } from './open-game.ts';

const games = [{ id: 7 }, { id: 61, page: '/activity/halloween' }, { id: 62, page: '/activity/coin-pusher' }];

it.each([
  ['/game/start', '?gameId=12', 12],
  ['/game/start', '?tryIt=1&gameId=12&activityId=3', 12],
  ['/game/start', '', undefined],
  ['/game/start', '?gameId=twelve', undefined],
  ['/game/start', '?gameId=-1', undefined],
  ['/game/start', '?gameId=1.5', undefined],
  ['/activity/halloween', '', 61],
  ['/activity/coin-pusher', '?from=home', 62],
  ['/', '?gameId=12', undefined],
  ['/activity/spin', '', undefined],
] as const)('the address %s%s opens the game with id %s', (pathname, search, id) => {
  expect(openGameId({ pathname, search }, games)).toBe(id);
});

it("the id of a hall's game is read from the address before the list of games has loaded", () => {
  expect(openGameId({ pathname: '/game/start', search: '?gameId=12' })).toBe(12);
});
