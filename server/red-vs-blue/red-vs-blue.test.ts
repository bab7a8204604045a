import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { manilaWeekStart } from '../clock.ts';
import { readFund } from '../funds/funds.ts';
import { settleRound } from '../games/rounds.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { signUp } from '../testing/sessions.ts';
import { settleRounds } from './rounds.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
  nextWeek();
});
afterAll(async () => {
  expect((await verifyLedger(product.db)).faults).toEqual([]);
  await product.close();
});

const now = () => product.clock.now();
function nextWeek(): void {
  product.clock.set(manilaWeekStart(now()) + WEEK);
}
const newPlayer = () => signUp(product, { coins: 100_000_000 });
const bet = (userId: number, stake: number) =>
  settleRound(product.db, { userId, gameId: 1001, stake, win: 0, at: now() });
const data = (token: string) => product.ask('pkData', {}, { token });
const join = (token: string, camp: 'red' | 'blue') => product.ask('pkSignUp', { camp }, { token });
const coin = async (userId: number) => (await readWallet(product.db, userId)).coin;
const mails = async (token: string) =>
  (await product.ask('getMail3', {}, { token })).list.map(({ title }) => title);

describe('red versus blue', () => {
  it('counts bets after joining, pays the winning camp at the end of the week, and mails every member', async () => {
    const [red, other, blue] = await Promise.all([newPlayer(), newPlayer(), newPlayer()]);
    await bet(red.userId, 500_000);
    expect(await data(red.token)).toMatchObject({
      red: { players: 0, validBet: 0 },
      own: { validBet: 0, share: 0 },
    });
    await join(red.token, 'red');
    await join(other.token, 'red');
    await join(blue.token, 'blue');
    expect((await data(red.token)).own).toEqual({ camp: 'red', validBet: 0, share: 0 });
    await bet(red.userId, 1_000_000);
    await bet(other.userId, 3_000_000);
    await bet(blue.userId, 2_000_000);
    product.clock.advance(2 * DAY);
    await bet(red.userId, 1_000_000);
    const shown = await data(red.token);
    expect(shown).toMatchObject({
      red: { players: 2, validBet: 5_000_000 },
      blue: { players: 1, validBet: 2_000_000 },
      own: { camp: 'red', validBet: 2_000_000 },
    });
    expect(shown.pool).toBe(Math.floor((7_500_000 * 500) / 1_000_000));
    expect(shown.own.share).toBe(Math.floor(shown.pool / 10));

    expect(await settleRounds(product.db, now())).toEqual([]);
    nextWeek();
    // Bets in the next week do not count for this week's round.
    await bet(blue.userId, 9_000_000);
    const held = await readFund(product.db, 'red-vs-blue');
    const tenth = Math.floor(held / 10);
    const before = await Promise.all([red, other, blue].map(({ userId }) => coin(userId)));
    expect(await settleRounds(product.db, now())).toEqual(
      [red.userId, other.userId].toSorted((a, b) => a - b),
    );
    const after = await Promise.all([red, other, blue].map(({ userId }) => coin(userId)));
    expect(after.map((amount, at) => amount - (before[at] ?? 0))).toEqual([tenth, tenth, 0]);
    expect(await readFund(product.db, 'red-vs-blue')).toBe(held - 2 * tenth);
    expect(await mails(red.token)).toEqual(['Red vs Blue: your camp has won']);
    expect(await mails(blue.token)).toEqual(['Red vs Blue: the other camp has won']);
    expect((await data(red.token)).last).toEqual({ winner: 'red', paid: 2 * tenth, own: tenth });
    expect((await data(blue.token)).last?.own).toBe(0);
    expect((await data(red.token)).own.camp).toBeUndefined();
  });

  it('lets a player choose one camp a week, even under parallel calls', async () => {
    nextWeek();
    const { token } = await newPlayer();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => join(token, nth % 2 === 0 ? 'red' : 'blue')),
    );
    const { camp } = (await data(token)).own;
    expect(answers.filter(({ errcode }) => errcode === 0).every((answer) => answer.camp === camp)).toBe(true);
    expect(answers.filter(({ errcode }) => errcode === ErrorCode.alreadyClaimed)).toHaveLength(25);
    nextWeek();
    expect((await join(token, camp === 'red' ? 'blue' : 'red')).errcode).toBe(0);
  });

  it('pays a round once, even when it is settled by parallel calls', async () => {
    nextWeek();
    const one = await newPlayer();
    await join(one.token, 'blue');
    await bet(one.userId, 5_000_000);
    nextWeek();
    const before = await coin(one.userId);
    const paid = await Promise.all(Array.from({ length: 8 }, () => settleRounds(product.db, now())));
    expect(paid.flat()).toEqual([one.userId]);
    expect(await settleRounds(product.db, now())).toEqual([]);
    const { rows } = await product.db.query<{ amount: number }>(
      'select amount from pk_payments where user_id = $1',
      [one.userId],
    );
    expect((await coin(one.userId)) - before).toBe(rows[0]?.amount);
    expect(await mails(one.token)).toHaveLength(1);
  });

  it('reads and parses no more rows per look with more members, and adds the camps up once in five seconds', async () => {
    nextWeek();
    const { token, userId } = await newPlayer();
    await join(token, 'red');
    await bet(userId, 1_000_000);
    await product.db.query(
      `with made as (
         insert into users (account, invite_code, birth_date, declared_at, registered_at)
         select 'member' || n, 'M' || to_char(n, 'FM000000'), '1990-01-01', 0, 0 from generate_series(1, 3000) as n
         returning id)
       insert into pk_members (round, user_id, camp, at, day, bet_before)
       select m.round, id, 'red', 0, m.day, 0 from made, pk_members m where m.user_id = $1 and m.at = $2`,
      [userId, now()],
    );
    const counted = { rows: 0, sums: 0 };
    const query = vi.spyOn(product.db, 'query');
    const look = async () => {
      query.mockClear();
      const answer = await data(token);
      const results = await Promise.all(query.mock.results.map(({ value }) => value));
      counted.rows += results.reduce((sum, { rows }) => sum + rows.length, 0);
      counted.sums += query.mock.calls.filter(
        ([sql]) => typeof sql === 'string' && sql.includes('array_agg'),
      ).length;
      return answer;
    };
    product.clock.advance(60_000);
    expect((await look()).red).toEqual({ players: 3_001, validBet: 1_000_000 });
    for (let times = 0; times < 19; times += 1) await look();
    query.mockRestore();
    expect(counted.sums).toBe(1);
    expect(counted.rows).toBeLessThan(20 * 8);
  });

  it('refuses an unknown camp, and everyone while the activity is closed', async () => {
    const { token } = await newPlayer();
    expect((await product.ask('pkSignUp', { camp: 'green' }, { token })).errcode).toBe(
      ErrorCode.validationFailed,
    );
    await product.db.query(`update activities set enabled = false where type = activity_id('redPKBlue')`);
    expect((await join(token, 'red')).errcode).toBe(ErrorCode.activityClosed);
    await product.db.query(`update activities set enabled = true where type = activity_id('redPKBlue')`);
  });
});
