import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_AMOUNT, type WalletAnswer } from '../../contract/provider-wallet.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { NOON, makePlayer } from '../testing/players.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { send, TEST_PROVIDER } from '../testing/provider.ts';
import { endGameSessions, GAME_SESSION_MS, openGameSession } from './sessions.ts';

/** A card game with stakes up to ₱5,000, whose whole stake counts as valid bet. */
const GAME = 7002;
const COINS = 100_000;
const DAY = 86_400_000;

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ providers: new Map([[TEST_PROVIDER.id, TEST_PROVIDER]]) });
});
afterAll(async () => {
  expect((await verifyLedger(product.db)).faults).toEqual([]);
  await product.close();
});

let userId: number;
let token: string;
let number = 0;
/** Fresh ids for each test, used by no other test. */
let round: string;
let id: (name: string) => string;
beforeEach(async () => {
  product.clock.set(NOON);
  userId = await makePlayer(product.db, { coins: COINS });
  token = await openGameSession(product.db, { provider: TEST_PROVIDER.id, userId, gameId: GAME, at: NOON });
  const test = `t${number++}`;
  round = `${test}-round`;
  id = (name) => `${test}-${name}`;
});

const balance = async (): Promise<number> => (await readWallet(product.db, userId)).coin;
const done = (amount: number) => ({ status: 'done', playerId: userId, balance: amount, currency: 'PHP' });
const refused = (code: string, more: object = {}) => ({ status: 'refused', code, ...more });
const debit = (name: string, amount: number, more: object = {}): Promise<WalletAnswer> =>
  send(product, 'debit', { playerToken: token, transactionId: id(name), roundId: round, amount, ...more });
const credit = (name: string, amount: number, more: object = {}): Promise<WalletAnswer> =>
  send(product, 'credit', { playerId: userId, transactionId: id(name), roundId: round, amount, ...more });
const rollback = (name: string, debitName: string, more: object = {}): Promise<WalletAnswer> =>
  send(product, 'rollback', {
    playerId: userId,
    transactionId: id(name),
    roundId: round,
    debitId: id(debitName),
    ...more,
  });
const endRound = (name: string, staked: number, won: number): Promise<WalletAnswer> =>
  send(product, 'endRound', { playerId: userId, transactionId: id(name), roundId: round, staked, won });
const sums = async () => {
  const { rows } = await product.db.query(
    `select sum(d.staked)::int as staked, sum(d.won)::int as won, t.bet, t.valid_bet from player_days d
     join player_totals t using (user_id) where user_id = $1 group by t.bet, t.valid_bet`,
    [userId],
  );
  return rows[0];
};

describe("a provider's round", () => {
  it('takes bets, pays wins, and counts as valid bet after its end', async () => {
    expect(await send(product, 'balance', { playerToken: token })).toEqual(done(COINS));
    expect(await debit('bet', 2_000)).toEqual(done(98_000));
    expect(await credit('win', 5_500)).toEqual(done(103_500));
    expect(await sums()).toEqual({ staked: 2_000, won: 5_500, bet: 2_000, valid_bet: 0 });
    expect(await endRound('end', 2_000, 5_500)).toEqual(done(103_500));
    expect(await sums()).toEqual({ staked: 2_000, won: 5_500, bet: 2_000, valid_bet: 2_000 });
  });

  it('earns one diamond for each ₱100 of valid bet', async () => {
    await debit('bet', 20_000);
    expect((await readWallet(product.db, userId)).lottery).toBe(0);
    await endRound('end', 20_000, 0);
    expect((await readWallet(product.db, userId)).lottery).toBe(2);
  });

  it('may have several bets, and a win on the next day', async () => {
    await debit('bet', 1_000);
    await debit('double', 1_000);
    product.clock.set(NOON + DAY);
    expect(await credit('win', 4_000)).toEqual(done(102_000));
    expect(await endRound('end', 2_000, 4_000)).toEqual(done(102_000));
    expect(await sums()).toEqual({ staked: 2_000, won: 4_000, bet: 2_000, valid_bet: 2_000 });
  });

  it('ends only if the totals match those in the wallet, so that no message on its way is lost', async () => {
    await debit('bet', 2_000);
    expect(await endRound('early', 2_000, 700)).toEqual(refused('totalsDiffer'));
    await credit('win', 700);
    expect(await endRound('early', 2_000, 700)).toEqual(done(98_700));
    expect(await debit('late', 100)).toEqual(refused('roundEnded'));
    expect(await rollback('undo', 'bet')).toEqual(refused('roundEnded'));
    // A win is paid even if it arrives late.
    expect(await credit('more', 300)).toEqual(done(99_000));
  });
});

describe("a provider's message that is repeated", () => {
  it('gets the same answer and moves nothing', async () => {
    const first = await debit('bet', 2_000);
    await credit('win', 500);
    expect(await debit('bet', 2_000)).toEqual(first);
    expect(await credit('win', 500)).toEqual(done(98_500));
    expect(await balance()).toBe(98_500);
  });

  it('is executed once if it arrives fifty times in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => debit('bet', 2_000)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify(done(98_000))]),
    );
    expect(await balance()).toBe(98_000);
  });

  it('is refused if its body differs, or if another kind of message uses its id', async () => {
    await debit('bet', 2_000);
    expect(await debit('bet', 2_001)).toEqual(refused('conflict'));
    expect(await credit('bet', 2_000)).toEqual(refused('conflict'));
    expect(await rollback('bet', 'bet')).toEqual(refused('conflict'));
    expect(await balance()).toBe(98_000);
  });
});

describe('a rollback of a bet', () => {
  it('returns the bet once, whatever has happened since the bet', async () => {
    await debit('bet', 2_000);
    expect(await rollback('undo', 'bet')).toEqual(done(COINS));
    expect(await rollback('undo', 'bet')).toEqual(done(COINS));
    expect(await rollback('undo-again', 'bet')).toEqual(done(COINS));
    expect(await sums()).toEqual({ staked: 0, won: 0, bet: 0, valid_bet: 0 });
    expect(await endRound('end', 0, 0)).toEqual(done(COINS));
  });

  it('that arrives before its bet prevents the bet: it is never taken', async () => {
    expect(await rollback('undo', 'bet')).toEqual(done(COINS));
    expect(await debit('bet', 2_000)).toEqual(refused('rolledBack'));
    expect(await debit('bet', 2_000)).toEqual(refused('rolledBack'));
    expect(await balance()).toBe(COINS);
  });

  it('in parallel with its bet leaves the player with all coins', async () => {
    for (let turn = 0; turn < 20; turn++) {
      await Promise.all([debit(`bet${turn}`, 500), rollback(`undo${turn}`, `bet${turn}`)]);
      expect(await balance()).toBe(COINS);
    }
  });

  it('is refused for another player’s bet and for a win', async () => {
    await debit('bet', 2_000);
    await credit('win', 100);
    const other = await makePlayer(product.db, { coins: 500 });
    expect(await rollback('theirs', 'bet', { playerId: other })).toEqual(refused('conflict'));
    expect(await rollback('a-win', 'win')).toEqual(refused('conflict'));
    expect(await rollback('other-round', 'bet', { roundId: id('other') })).toEqual(refused('conflict'));
    expect(await balance()).toBe(98_100);
  });
});

describe('a refusal by the wallet', () => {
  it('of a rollback for an unknown player stores nothing', async () => {
    expect(await rollback('undo', 'bet', { playerId: 999_999_999 })).toEqual(refused('unknownPlayer'));
    expect(await debit('bet', 2_000)).toEqual(done(98_000));
  });

  it('contains the balance if it does not cover the bet, and the same bet is accepted later', async () => {
    expect(await debit('bet', COINS)).toEqual(done(0));
    expect(await debit('more', 200)).toEqual(refused('insufficientFunds', { balance: 0 }));
    await credit('win', 500);
    expect(await debit('more', 200)).toEqual(done(300));
  });

  it('applies to new bets once the game was left or opened elsewhere, or a break has begun; wins and rollbacks are still accepted', async () => {
    await debit('bet', 2_000);
    await debit('bet2', 2_000);
    await endGameSessions(product.db, userId, NOON);
    expect(await debit('late', 100)).toEqual(refused('sessionEnded'));
    expect(await send(product, 'balance', { playerToken: token })).toEqual(refused('sessionEnded'));
    expect(await debit('bet', 2_000)).toEqual(done(98_000));
    expect(await credit('win', 300)).toEqual(done(96_300));
    expect(await rollback('undo', 'bet2')).toEqual(done(98_300));

    token = await openGameSession(product.db, { provider: TEST_PROVIDER.id, userId, gameId: GAME, at: NOON });
    const before = token;
    token = await openGameSession(product.db, { provider: TEST_PROVIDER.id, userId, gameId: GAME, at: NOON });
    expect(await debit('elsewhere', 100, { playerToken: before })).toEqual(refused('sessionEnded'));
    await product.db.query('update users set excluded_until = $2 where id = $1', [userId, NOON + DAY]);
    expect(await debit('break', 100)).toEqual(refused('playerExcluded'));
    product.clock.set(NOON + GAME_SESSION_MS);
    expect(await debit('too-long', 100)).toEqual(refused('sessionEnded'));
  });

  it.each([
    ['an unknown token', { playerToken: 'made-up' }, 'sessionEnded'],
    ['dollars', { currency: 'USD' }, 'wrongCurrency'],
    ['less than the smallest stake', { amount: 1 }, 'betOutOfRange'],
    ['more than the largest stake', { amount: 90_000_000 }, 'betOutOfRange'],
  ])('is the answer to %s', async (_, more, code) => {
    expect(await debit('bet', 2_000, more)).toEqual(refused(code));
    expect(await balance()).toBe(COINS);
  });

  it.each([
    ['a fraction', { amount: 0.5 }],
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -100 }],
    ['text', { amount: '100' }],
    ['a number too large', { amount: 2 ** 53 }],
    ['more than can be booked', { amount: MOST_AMOUNT + 1 }],
    ['an id with spaces', { transactionId: 'a b' }],
    ['no id', { transactionId: undefined }],
    ['an id too long', { roundId: 'x'.repeat(65) }],
  ])('is the answer to a message with an invalid field: %s', async (_, more) => {
    expect(await debit('bet', 2_000, more)).toMatchObject({ status: 'refused', code: 'invalidMessage' });
    expect(await balance()).toBe(COINS);
  });

  it.each([2 ** 53, Number.MAX_SAFE_INTEGER, MOST_AMOUNT + 1])(
    'is the answer to a win of %d, which is too large to be booked',
    async (amount) => {
      await debit('bet', 2_000);
      const tooLarge = { status: 'refused', code: 'invalidMessage', fields: { amount: expect.any(String) } };
      expect(await credit('win', amount)).toEqual(tooLarge);
      expect(await balance()).toBe(COINS - 2_000);
      expect(await credit('win', 300)).toEqual(done(COINS - 1_700));
    },
  );

  it('is the answer to a win with which the balance could not be counted exactly', async () => {
    const other = await testProduct({ providers: new Map([[TEST_PROVIDER.id, TEST_PROVIDER]]) });
    const playerId = await makePlayer(other.db, { coins: Number.MAX_SAFE_INTEGER - MOST_AMOUNT });
    const game = { provider: TEST_PROVIDER.id, userId: playerId, gameId: GAME, at: NOON };
    const playerToken = await openGameSession(other.db, game);
    const bet = { transactionId: 'bet', roundId: 'round', amount: 2_000 };
    expect(await send(other, 'debit', { ...bet, playerToken })).toMatchObject({ status: 'done' });
    const win = { playerId, roundId: 'round', transactionId: 'win', amount: MOST_AMOUNT };
    expect(await send(other, 'credit', { ...win, amount: 3_000 })).toMatchObject({ status: 'done' });
    expect(await send(other, 'credit', { ...win, transactionId: 'more' })).toEqual(
      refused('invalidMessage', { fields: { amount: 'max_value' } }),
    );
    expect((await readWallet(other.db, playerId)).coin).toBe(Number.MAX_SAFE_INTEGER - MOST_AMOUNT + 1_000);
    await other.close();
  });

  it('is the answer to a win or an end of a round that has no bet, and to messages about other players’ rounds', async () => {
    expect(await credit('win', 100)).toEqual(refused('unknownRound'));
    expect(await endRound('end', 0, 0)).toEqual(refused('unknownRound'));
    await debit('bet', 2_000);
    const other = await makePlayer(product.db, { coins: 500 });
    expect(await credit('theirs', 100, { playerId: other })).toEqual(refused('wrongRound'));
    expect(await credit('nobody', 100, { playerId: 999_999_999 })).toEqual(refused('wrongRound'));
  });
});
