import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActivityId } from '../../contract/activities.ts';
import { isPlayable } from '../../contract/catalogue/catalogue.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { bet, openGame, type OpenGame, type TestHall, testHall } from '../testing/game-server.ts';
import { hallTitles } from './titles.ts';

const DICE = 2002;
const MINES = 2003;
const UNDER_HALF = { target: 4_950, side: 'under' } as const;

let hall: TestHall;
beforeAll(async () => {
  hall = await testHall();
});
afterAll(() => hall.close());

describe('the token of an ended game', () => {
  it.each([
    [
      'left',
      (game: OpenGame) => hall.product.ask('exitGame', { sessionId: game.sessionId }, { token: game.login }),
    ],
    ['ended by a log-out', (game: OpenGame) => hall.product.ask('logout', {}, { token: game.login })],
    [
      'ended by another game',
      (game: OpenGame) => openGame(hall, MINES, { player: { userId: game.userId, token: game.login } }),
    ],
  ])('neither reads rounds nor sets the client seed when it was %s', async (_, end) => {
    const game = await openGame(hall, DICE);
    await game.done('play', bet(UNDER_HALF));
    expect((await game.done('rounds')).list).toHaveLength(1);
    await end(game);
    const ended = { status: 'refused', code: 'sessionEnded' };
    expect(await game.refused('rounds')).toEqual(ended);
    expect(await game.refused('setClientSeed', { clientSeed: 'mine' })).toEqual(ended);
    expect(await game.refused('open')).toEqual(ended);
    const { rows } = await hall.book.query("select from seeds where client_seed = 'mine' and owner = $1", [
      `player:${game.userId}`,
    ]);
    expect(rows).toEqual([]);
  });

  it('does neither at the second brand, either', async () => {
    const arcade = await testHall({ arcadeGames: [DICE] });
    const game = await openGame(arcade, DICE);
    await game.done('setClientSeed', { clientSeed: 'before' });
    await arcade.product.ask('exitGame', { sessionId: game.sessionId }, { token: game.login });
    expect(await game.refused('rounds')).toMatchObject({ code: 'sessionEnded' });
    expect(await game.refused('setClientSeed', { clientSeed: 'after' })).toMatchObject({
      code: 'sessionEnded',
    });
    await arcade.close();
  });
});

describe('opening a game', () => {
  it('keeps one game open, however many are opened at once', async () => {
    const { userId, login: token } = await openGame(hall, DICE);
    const started = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        hall.product.ask('startGame', { gameId: index % 2 === 0 ? DICE : MINES }, { token }),
      ),
    );
    expect(started.map(({ errcode }) => errcode)).toEqual(started.map(() => 0));
    const { rows } = await hall.product.db.query(
      'select from provider_sessions where user_id = $1 and ends_at > $2',
      [userId, hall.product.clock.now()],
    );
    expect(rows).toHaveLength(1);
  });

  it('stores the open activity whose link opened it, ignores a closed one, and refuses an unknown one', async () => {
    const { login: token } = await openGame(hall, DICE);
    const activityOf = async (activityId: number) => {
      const { errcode, fields, sessionId } = await hall.product.ask(
        'startGame',
        { gameId: DICE, activityId },
        { token },
      );
      if (errcode !== 0) return { errcode, fields };
      const { rows } = await hall.product.db.query<{ activity: number | null }>(
        'select activity_id as activity from provider_sessions where id = $1',
        [sessionId],
      );
      return rows[0]?.activity;
    };
    expect(await activityOf(ActivityId.luckyJackpot)).toBe(ActivityId.luckyJackpot);
    expect(await activityOf(ActivityId.bank)).toBe(null);
    expect(await activityOf(3)).toEqual({
      errcode: ErrorCode.validationFailed,
      fields: { activityId: 'unknown' },
    });
  });

  const start = (body: object, token?: string) =>
    hall.product.ask('startGame', body, token === undefined ? {} : { token });

  it('is refused for an unknown game and for a title that cannot be played yet', async () => {
    const { login } = await openGame(hall, DICE);
    expect(await start({ gameId: 999_999 }, login)).toMatchObject({ errcode: ErrorCode.noSuchGame });
    expect(await start({ gameId: 3001 }, login)).toMatchObject({ errcode: ErrorCode.gameNotReady });
    expect(await start({ gameId: 3001, tryIt: true })).toMatchObject({ errcode: ErrorCode.gameNotReady });
  });

  it('requires a login, except to try a game for fun', async () => {
    expect(await start({ gameId: DICE })).toMatchObject({ errcode: ErrorCode.unauthorized });
    const tried = await start({ gameId: DICE, tryIt: true });
    expect(tried).toMatchObject({ errcode: 0, mode: 'fun', title: 'Dice', orientation: 'any' });
    const left = { staked: 0, won: 0, coin: 0 };
    expect(await hall.product.ask('exitGame', { sessionId: tried.sessionId })).toMatchObject(left);
    const { login } = await openGame(hall, DICE);
    const asAnother = { token: login };
    expect(await hall.product.ask('exitGame', { sessionId: tried.sessionId }, asAnother)).toMatchObject({
      errcode: ErrorCode.noSuchGame,
    });
  });

  it('is possible for exactly the titles that the game list marks as playable', async () => {
    const { games = [] } = await hall.product.ask('anonymous/appConfig', {});
    const playing = games.filter(({ plays }) => plays).map(({ id }) => id);
    expect(playing).toContain(DICE);
    expect(playing).toEqual(hallTitles.map(({ gameId }) => gameId).filter(isPlayable));
  });
});
