import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { HOUSE_ARCADE } from '../../contract/transfer-wallet.ts';
import type { CheckedPerson } from '../gateways/restricted-persons.ts';
import { transferWalletClient, type TransferWalletClient } from '../gateways/transfer-wallet-client.ts';
import { readAway } from '../ledger/away.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { noLiveHub } from '../live/hub.ts';
import { signUp } from '../testing/sessions.ts';
import {
  bet,
  openGame,
  type OpenGame,
  GAME_SERVER_SECRET,
  type TestHall,
  testHall,
} from '../testing/game-server.ts';
import { compareCoins } from './compare-coins.ts';
import { endGamesOfListed, endSessionsAtProviders } from './ended-sessions.ts';
import { bringHome, sendAway, sweepTransfers } from './transfers.ts';

const DICE = 2002;
const MINES = 2003;
const COINS = 100_000;
const LOW = { risk: 'low', rows: 8 };
const OVER = { target: 4_950, side: 'over' };

let hall: TestHall;
let walletClient: TransferWalletClient;
/** Accounts on the list of restricted persons. */
const listed = new Set<string>();
const restricted = { isListed: ({ account }: CheckedPerson) => listed.has(account ?? ''), close() {} };
beforeAll(async () => {
  hall = await testHall({ arcadeGames: [DICE, MINES], restricted });
  const { port } = hall.served.app.server.address() as { port: number };
  const arcade = { id: HOUSE_ARCADE, name: 'Perya Arcade', secret: GAME_SERVER_SECRET };
  walletClient = transferWalletClient({ ...arcade, url: `http://127.0.0.1:${port}` }, hall.product.clock);
});
afterEach(async () => expect((await verifyLedger(hall.product.db)).faults).toEqual([]));
afterAll(() => hall.close());

const coinsOf = async (userId: number): Promise<number> => (await readWallet(hall.product.db, userId)).coin;
const awayOf = async (userId: number): Promise<number> =>
  (await readAway(hall.product.db, userId)).get(HOUSE_ARCADE) ?? 0;
const deps = () => ({ db: hall.product.db, clock: hall.product.clock, live: noLiveHub });
const player = () => signUp(hall.product, { coins: COINS });
const placesOf = async (token: string) => (await hall.product.ask('providerBalances', {}, { token })).list;

/** Returns a client for the same wallets, over a network that the test controls. */
const through = (
  fate: (send: () => ReturnType<TransferWalletClient['send']>) => ReturnType<TransferWalletClient['send']>,
) => ({
  ...walletClient,
  send: (...message: Parameters<TransferWalletClient['send']>) => fate(() => walletClient.send(...message)),
});
const lost = new Error('no answer');

describe('a game that is played from a wallet at the provider', () => {
  it("takes all coins with it and returns the remaining ones, and its stakes and wins count in the player's sums", async () => {
    const game = await openGame(hall, DICE, { coins: COINS });
    expect([await coinsOf(game.userId), await awayOf(game.userId)]).toEqual([0, COINS]);
    expect((await game.done('open')).balance).toBe(COINS);
    let expected = COINS;
    for (let round = 0; round < 12; round++) {
      const { stake, payout, balance } = await game.done('play', bet(OVER));
      expected += payout - stake;
      expect(balance).toBe(expected);
    }
    const exit = await hall.product.ask('exitGame', { sessionId: game.sessionId }, { token: game.login });
    expect(exit.coin).toBe(expected);
    expect(await awayOf(game.userId)).toBe(0);
    const { rows } = await hall.product.db.query<{ staked: number; won: number }>(
      'select sum(staked)::int as staked, sum(won)::int as won from player_days where user_id = $1',
      [game.userId],
    );
    expect(rows[0]).toEqual({ staked: 12_000, won: expected - COINS + 12_000 });
  });

  it('takes the chosen amount with it and refuses a bet above that amount', async () => {
    const one = await player();
    const started = await hall.product.ask('startGame', { gameId: DICE, amount: 1_500 }, one);
    expect(started.errcode).toBe(0);
    expect([await coinsOf(one.userId), await awayOf(one.userId)]).toEqual([COINS - 1_500, 1_500]);
    const tooMuch = await hall.product.ask('startGame', { gameId: DICE, amount: COINS + 1 }, one);
    expect(tooMuch.errcode).not.toBe(0);
    // Coins from the earlier game were moved back to the wallet first.
    expect([await coinsOf(one.userId), await awayOf(one.userId)]).toEqual([COINS, 0]);
  });

  it('does not open while its provider does not respond, and reports that; its coins return to the wallet by themselves', async () => {
    const one = await player();
    const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(lost);
    const refused = await hall.product.ask('startGame', { gameId: DICE }, one);
    network.mockRestore();
    expect(refused.errcode).toBe(ErrorCode.gameSilent);
    hall.product.clock.advance(20_000);
    await sweepTransfers(deps(), new Map([[HOUSE_ARCADE, walletClient]]));
    expect([await coinsOf(one.userId), await awayOf(one.userId)]).toEqual([COINS, 0]);
  });

  it('opens with its coins although its provider is restarting', async () => {
    const one = await player();
    const nobody = new TypeError('fetch failed', {
      cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
    });
    const network = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(nobody);
    expect((await hall.product.ask('startGame', { gameId: DICE }, one)).errcode).toBe(0);
    expect(network).toHaveBeenCalledTimes(2);
    network.mockRestore();
    expect([await coinsOf(one.userId), await awayOf(one.userId)]).toEqual([0, COINS]);
  });

  it('returns its coins to the wallet before another game opens', async () => {
    const game = await openGame(hall, DICE, { coins: COINS });
    await openGame(hall, 2004, { player: { userId: game.userId, token: game.login } });
    expect([await coinsOf(game.userId), await awayOf(game.userId)]).toEqual([COINS, 0]);
  });

  it('pays a round that ended after the player had left, together with the next transfer to the wallet', async () => {
    const game = await openGame(hall, MINES, { coins: COINS });
    const { roundId } = await game.done('play', bet({ mines: 1 }));
    await hall.product.ask('exitGame', { sessionId: game.sessionId }, { token: game.login });
    expect(await coinsOf(game.userId)).toBe(COINS - 1_000);
    await openGame(hall, MINES, { player: { userId: game.userId, token: game.login } });
    const stepped = await game.done('step', { clientTxnId: randomUUID(), roundId, choice: { tile: 1 } });
    const end =
      stepped.round?.status === 'open'
        ? await game.done('cashOut', { clientTxnId: randomUUID(), roundId })
        : stepped;
    const home = await hall.product.ask('retrieveBalance', {}, { token: game.login });
    expect(home.coin).toBe(COINS - 1_000 + end.payout);
  });
});

describe('a transfer over a bad network', () => {
  const fates = {
    'is lost before the provider': () => Promise.reject(lost),
    'is lost on the way back': async (send: () => Promise<unknown>) => {
      await send();
      throw lost;
    },
    'comes twice at once': async (send: () => ReturnType<TransferWalletClient['send']>) =>
      (await Promise.all([send(), send()]))[0],
  };

  it.each(Object.entries(fates))(
    'that %s gets its result by a query, and no coin is lost',
    async (_, fate) => {
      const { userId } = await player();
      await sendAway(deps(), { userId, walletClient: through(fate) });
      expect((await coinsOf(userId)) + (await awayOf(userId))).toBe(COINS);
      hall.product.clock.advance(20_000);
      await sweepTransfers(deps(), new Map([[HOUSE_ARCADE, walletClient]]));
      expect([await coinsOf(userId), await awayOf(userId)]).toEqual([COINS, 0]);

      await sendAway(deps(), { userId, walletClient });
      await bringHome(deps(), { userId, walletClient: through(fate) });
      hall.product.clock.advance(20_000);
      await sweepTransfers(deps(), new Map([[HOUSE_ARCADE, walletClient]]));
      expect([await coinsOf(userId), await awayOf(userId)]).toEqual([COINS, 0]);
    },
  );

  it('stays unknown while the provider does not respond, is shown, and later returns to the wallet by itself', async () => {
    const { userId, token } = await player();
    expect(await sendAway(deps(), { userId, walletClient: through(() => Promise.reject(lost)) })).toBe(
      'unknown',
    );
    expect(await placesOf(token)).toEqual([
      expect.objectContaining({ provider: HOUSE_ARCADE, amount: COINS, state: 'waiting' }),
    ]);
    hall.product.clock.advance(20_000);
    expect((await hall.product.ask('retrieveBalance', {}, { token })).brought).toBe(COINS);
    expect(await placesOf(token)).toEqual([
      expect.objectContaining({ amount: 0, since: null, state: 'empty' }),
    ]);
  });

  it('gets its result after a kill between its two steps, and a message that arrives later is refused', async () => {
    const { userId } = await player();
    let late: (() => ReturnType<TransferWalletClient['send']>) | undefined;
    const dying = through((send) => {
      late ??= send;
      return new Promise(() => {});
    });
    // This call is never answered, as if the process were killed here.
    void sendAway(deps(), { userId, walletClient: dying });
    await expect.poll(() => awayOf(userId)).toBe(COINS);
    await expect.poll(() => late).toBeDefined();
    hall.product.clock.advance(20_000);
    await sweepTransfers(deps(), new Map([[HOUSE_ARCADE, walletClient]]));
    expect([await coinsOf(userId), await awayOf(userId)]).toEqual([COINS, 0]);
    expect(await late?.()).toEqual({ status: 'refused', code: 'cancelled' });
  });

  it('moves nothing while the reported sums do not match', async () => {
    const { userId } = await player();
    await sendAway(deps(), { userId, walletClient });
    const lying = through(async (send) => {
      const answer = await send();
      return answer.status === 'done' ? { ...answer, amount: (answer.amount ?? 0) + 500 } : answer;
    });
    expect(await bringHome(deps(), { userId, walletClient: lying })).toBe('unknown');
    expect([await coinsOf(userId), await awayOf(userId)]).toEqual([0, COINS]);
    hall.product.clock.advance(20_000);
    expect(await bringHome(deps(), { userId, walletClient })).toBe('done');
    expect(await coinsOf(userId)).toBe(COINS);
  });
});

describe('coins that were left at a provider', () => {
  it('are shown with their game, and return to the wallet once, even for repeated or parallel requests', async () => {
    const game = await openGame(hall, DICE, { coins: COINS });
    expect(await placesOf(game.login)).toEqual([
      {
        provider: HOUSE_ARCADE,
        name: 'Perya Arcade',
        amount: COINS,
        since: hall.product.clock.now(),
        state: 'playing',
      },
    ]);
    const pressed = await Promise.all(
      Array.from({ length: 50 }, () => hall.product.ask('retrieveBalance', {}, { token: game.login })),
    );
    expect(pressed.map(({ errcode }) => errcode)).toEqual(pressed.map(() => 0));
    expect([await coinsOf(game.userId), await awayOf(game.userId)]).toEqual([COINS, 0]);
    expect(await game.refused('play', bet(OVER))).toMatchObject({ code: 'sessionEnded' });
  });

  it('return to the wallet when the player logs out or begins a break', async () => {
    const game = await openGame(hall, DICE, { coins: COINS });
    await hall.product.db.query('update users set excluded_until = $2 where id = $1', [
      game.userId,
      Date.now() + 10 ** 12,
    ]);
    hall.product.clock.set(Math.max(hall.product.clock.now(), Date.now()) + 1_000);
    await sweepTransfers(deps(), new Map([[HOUSE_ARCADE, walletClient]]));
    expect([await coinsOf(game.userId), await awayOf(game.userId)]).toEqual([COINS, 0]);
  });
});

describe('a session at a provider that holds the coins', () => {
  const sweep = () => sweepTransfers(deps(), new Map([[HOUSE_ARCADE, walletClient]]));
  /** Sets the clock after the time at which the database ends sessions by itself. */
  const catchUp = () => hall.product.clock.set(Math.max(hall.product.clock.now(), Date.now()) + 1_000);

  const ends: Record<string, (game: OpenGame) => Promise<unknown>> = {
    'logs out': (game) => hall.product.ask('logout', {}, { token: game.login }),
    'closes the game': (game) =>
      hall.product.ask('exitGame', { sessionId: game.sessionId }, { token: game.login }),
    'opens another game': (game) => hall.product.ask('startGame', { gameId: 2004 }, { token: game.login }),
    'retrieves the coins': (game) => hall.product.ask('retrieveBalance', {}, { token: game.login }),
    'begins a break': (game) =>
      hall.product.db.query('update users set excluded_until = $2 where id = $1', [
        game.userId,
        Date.now() + 10 ** 12,
      ]),
  };
  it.each(Object.entries(ends))('takes no more bets as soon as its player %s', async (_, end) => {
    catchUp();
    const game = await openGame(hall, DICE, { coins: COINS });
    catchUp();
    await end(game);
    // No sweep runs here: the end alone makes the provider refuse bets.
    await expect
      .poll(() => game.ask('play', bet(OVER)))
      .toMatchObject({ status: 'refused', code: 'sessionEnded' });
  });

  it('takes no bet from a win that comes after its end, and the win comes home by itself', async () => {
    const game = await openGame(hall, MINES, { coins: COINS });
    const { roundId } = await game.done('play', bet({ mines: 1 }));
    await hall.product.ask('exitGame', { sessionId: game.sessionId }, { token: game.login });
    expect(await placesOf(game.login)).toEqual([expect.objectContaining({ amount: 0, state: 'openRound' })]);
    await sweep();
    const stepped = await game.done('step', { clientTxnId: randomUUID(), roundId, choice: { tile: 1 } });
    const end =
      stepped.round?.status === 'open'
        ? await game.done('cashOut', { clientTxnId: randomUUID(), roundId })
        : stepped;
    for (let press = 0; press < 20; press++)
      expect(await game.refused('play', bet({ mines: 1 }))).toMatchObject({ code: 'sessionEnded' });
    await sweep();
    await sweep();
    expect([await coinsOf(game.userId), await awayOf(game.userId)]).toEqual([COINS - 1_000 + end.payout, 0]);
    expect(await placesOf(game.login)).toEqual([expect.objectContaining({ amount: 0, state: 'empty' })]);
  });

  it('is ended by a later sweep if its provider did not answer', async () => {
    const game = await openGame(hall, DICE, { coins: COINS });
    const network = vi.spyOn(walletClient, 'send').mockRejectedValue(lost);
    hall.product.clock.advance(1_000);
    await hall.product.db.query('update provider_sessions set ends_at = $2 where id = $1', [
      game.sessionId,
      hall.product.clock.now(),
    ]);
    await sweep();
    network.mockRestore();
    await sweep();
    expect(await game.refused('play', bet(OVER))).toMatchObject({ code: 'sessionEnded' });
  });

  it('is ended although many sessions of another provider cannot be ended', async () => {
    const { userId } = await player();
    const { db } = hall.product;
    const insert = (provider: string, from: number, to: number) =>
      db.query(
        `insert into provider_sessions (provider, token_hash, user_id, game_id, at, ends_at)
         select $1, convert_to($1 || number, 'UTF8'), $2, $3, 0, number from generate_series($4::int, $5::int) as number`,
        [provider, userId, DICE, from, to],
      );
    // Ended before the other one's, so that they are first in line.
    await insert('silent', 1, 60);
    await insert('talking', 61, 61);
    const done = { status: 'done', playerId: userId, balance: 0, currency: 'PHP', openRounds: 0 } as const;
    const clients: TransferWalletClient[] = [
      { ...walletClient, provider: 'silent', send: () => Promise.reject(lost) },
      { ...walletClient, provider: 'talking', send: () => Promise.resolve(done) },
    ];
    await endSessionsAtProviders(deps(), new Map(clients.map((one) => [one.provider, one])));
    const { rows } = await db.query(
      `select provider, count(end_confirmed_at) as confirmed from provider_sessions
       where provider in ('silent', 'talking') group by provider order by provider`,
    );
    expect(rows).toEqual([
      { provider: 'silent', confirmed: 0 },
      { provider: 'talking', confirmed: 1 },
    ]);
  });

  it.each([
    ['in the own wallet', 2004],
    ["in the provider's wallet", DICE],
  ])(
    'takes no more bets of a player who was put on the restricted list, with coins %s',
    async (_, gameId) => {
      catchUp();
      const game = await openGame(hall, gameId, { coins: COINS });
      const { rows } = await hall.product.db.query<{ account: string }>(
        'select account from users where id = $1',
        [game.userId],
      );
      listed.add(rows[0]?.account ?? '');
      catchUp();
      await endGamesOfListed(deps(), new Map([[HOUSE_ARCADE, walletClient]]), restricted);
      const refusal = expect.objectContaining({
        status: 'refused',
        code: expect.stringMatching(/^(sessionEnded|playerExcluded)$/),
      });
      await expect.poll(() => game.ask('play', bet(gameId === DICE ? OVER : LOW))).toEqual(refusal);
    },
  );
});

describe("the comparison of a provider's coins with the ledger", () => {
  const compare = async () => {
    const [compared] = await compareCoins(
      hall.product.db,
      new Map([[HOUSE_ARCADE, walletClient]]),
      hall.product.clock.now(),
    );
    return compared;
  };

  it('adds up the coins at the provider, and names a player whose coins nothing explains', async () => {
    const game = await openGame(hall, DICE, { coins: COINS });
    const before = await compare();
    expect(before?.unexplained).toEqual([]);
    expect(before?.held).toBeGreaterThanOrEqual(COINS);
    await hall.product.ask('exitGame', { sessionId: game.sessionId }, { token: game.login });
    expect((await compare())?.held).toBe((before?.held ?? 0) - COINS);
    await hall.book.query('update arcade_purses set balance = 700 where player_id = $1', [game.userId]);
    expect((await compare())?.unexplained).toEqual([game.userId]);
    await hall.book.query('update arcade_purses set balance = 0 where player_id = $1', [game.userId]);
  });

  it('counts the players about whom the provider did not answer', async () => {
    const network = vi.spyOn(walletClient, 'send').mockRejectedValue(lost);
    expect((await compare())?.unanswered).toBeGreaterThan(0);
    network.mockRestore();
  });
});
