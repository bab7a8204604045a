import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { openSession } from '../sessions/sessions.ts';
import { NOON, makePlayer } from '../testing/players.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { rememberPlayed } from './member-games.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());

async function newPlayer() {
  const userId = await makePlayer(product.db);
  const token = await openSession(product.db, userId, '127.0.0.1', product.clock.now());
  return {
    userId,
    like: (gameId: number, isLiked = true) => product.ask('gameLike', { gameId, isLiked }, { token }),
    open: (name: 'getHalloweenConfig' | 'coinPusherInfo') => product.ask(name, {}, { token }),
    lists: () => product.ask('memberGames', {}, { token }),
  };
}

describe("a player's likes", () => {
  it("are listed latest first, are separate from other players' likes, and can be removed", async () => {
    const player = await newPlayer();
    const other = await newPlayer();
    for (const gameId of [1001, 2001, 1002]) {
      expect(await player.like(gameId)).toMatchObject({ errcode: 0, isLiked: true });
      product.clock.advance(1);
    }
    expect((await player.lists()).gameLikeIds).toEqual([1002, 2001, 1001]);
    await player.like(2001, false);
    expect((await player.lists()).gameLikeIds).toEqual([1002, 1001]);
    expect((await other.lists()).gameLikeIds).toEqual([]);
  });

  it('are set once and removed once, even under fifty parallel calls', async () => {
    const player = await newPlayer();
    const fifty = (isLiked: boolean) =>
      Promise.all(Array.from({ length: 50 }, () => player.like(1001, isLiked)));
    expect((await fifty(true)).map(({ errcode }) => errcode)).toEqual(Array.from({ length: 50 }, () => 0));
    expect((await player.lists()).gameLikeIds).toEqual([1001]);
    await fifty(false);
    expect((await player.lists()).gameLikeIds).toEqual([]);
  });

  it('require a title of the catalogue, but an old like of a retired title can be removed', async () => {
    const player = await newPlayer();
    expect((await player.like(999_999)).errcode).toBe(ErrorCode.notFound);
    expect((await player.like(999_999, false)).errcode).toBe(0);
  });

  it('require a logged-in player', async () => {
    expect((await product.ask('gameLike', { gameId: 1001 })).errcode).toBe(ErrorCode.unauthorized);
    expect((await product.ask('memberGames')).errcode).toBe(ErrorCode.unauthorized);
  });
});

describe('the list of played games', () => {
  it('contains each game once, ordered by the last time it was opened', async () => {
    const player = await newPlayer();
    const play = (gameId: number, at: number) => rememberPlayed(product.db, player.userId, gameId, at);
    await Promise.all(Array.from({ length: 50 }, (_, n) => play(1001, NOON + n)));
    await play(2001, NOON + 10);
    await play(1001, NOON + 3);
    expect((await player.lists()).gameHistory).toEqual([
      { gameId: 1001, at: NOON + 49 },
      { gameId: 2001, at: NOON + 10 },
    ]);
  });

  it('contains the games that the casino itself runs on pages of the lobby', async () => {
    const player = await newPlayer();
    await player.open('getHalloweenConfig');
    product.clock.advance(1);
    await player.open('coinPusherInfo');
    expect((await player.lists()).gameHistory.map(({ gameId }) => gameId)).toEqual([2016, 1007]);
  });
});
