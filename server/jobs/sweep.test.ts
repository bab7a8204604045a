import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeGameSession } from '../providers/sessions.ts';
import { makePlayer } from '../testing/players.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';
import { openRecording } from '../testing/statement-plans.ts';
import { sweep, sweepRegularly } from './sweep.ts';

const DAY = 86_400_000;
let product: TestProduct;
beforeEach(async () => {
  product = await testProduct({ limits: true });
  await sweptAt(product.clock.now());
});
afterEach(() => product.close());

/** Sweeps at a time. Tries again while the server, which sweeps after its start, is still sweeping. */
const sweptAt = (now: number) => expect.poll(() => sweep(product.db, now)).toBeTypeOf('number');

test('the sweep deletes expired rows and keeps players and rows that are still needed', async () => {
  await product.ask('smsSend', { mobile: '09171234567', purpose: 'login' });
  await product.ask('accountLogin', { account: 'nobody_here', password: 'x', loginType: 2 });
  const { token } = await product.ask('accountRegist', {
    account: 'new_player',
    password: 'lantern-and-rain',
    declarations: grownUp,
  });
  await product.ask('anonymous/appEventLogClient', { eventList: [{ name: 'page', time: 0, props: {} }] });

  const left = async () => {
    const tables = [
      'users',
      'sessions',
      'client_events',
      'sms_codes',
      'sms_outbox',
      'sign_in_tries',
      'rate_limits',
    ];
    const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`);
    return (await product.db.query(`select ${counts.join(', ')}`)).rows[0];
  };
  const all = await left();
  expect(Object.values(all ?? {}).every((count) => Number(count) > 0)).toBe(true);
  await sweptAt(product.clock.now());
  expect(await left()).toEqual(all);

  product.clock.advance(3 * DAY);
  await sweptAt(product.clock.now());
  expect(await left()).toEqual({ ...all, sms_codes: 0, sms_outbox: 0, sign_in_tries: 0, rate_limits: 0 });
  expect((await product.ask('online', {}, { token })).errcode).toBe(0);

  product.clock.advance(130 * DAY);
  await sweptAt(product.clock.now());
  expect(await left()).toMatchObject({ users: 1, sessions: 0, client_events: 0 });
});

test('the sweep deletes a large backlog completely, in portions', async () => {
  const before = product.clock.now() - 3 * DAY;
  const add =
    'insert into sms_outbox (mobile, text, at) select $1, $1, $2::bigint from generate_series(1, $3)';
  await product.db.query(add, ['old', before, 12_000]);
  await product.db.query(add, ['new', product.clock.now(), 7]);
  const { db, take } = openRecording(product.db.url);
  expect(await sweep(db, product.clock.now())).toBe(12_000);
  await db.close();
  const deletes = take().flatMap(({ text, plan }) =>
    text.startsWith('delete from sms_outbox') ? [plan] : [],
  );
  expect(deletes.map((plan) => plan.Plans?.[0]?.['Actual Rows'])).toEqual([5_000, 5_000, 2_000]);
  const { rows } = await product.db.query<{ left: number }>('select count(*)::int as left from sms_outbox');
  expect(rows[0]?.left).toBe(7);
});

test('of two parallel sweeps only one runs', async () => {
  const holder = await product.db.pool.connect();
  await holder.query('begin; select pg_advisory_xact_lock(4180003)');
  expect(await sweep(product.db, product.clock.now())).toBeUndefined();
  await holder.query('rollback');
  holder.release();
  await sweptAt(product.clock.now());
});

test('stopping the regular sweep waits for the sweep in progress', async () => {
  const at = product.clock.now() - 3 * DAY;
  await product.db.query("insert into sms_outbox (mobile, text, at) values ('old', 'old', $1)", [at]);
  const errors: unknown[] = [];
  await sweepRegularly(product.db, product.clock, (error) => errors.push(error))();
  expect((await product.db.query('select from sms_outbox')).rowCount).toBe(0);
  expect(errors).toEqual([]);
});

test('the sweep deletes a session for fun a day after its end, and never a session for coins with a round', async () => {
  const at = product.clock.now();
  const userId = await makePlayer(product.db, { at });
  const game = { provider: 'test-games', gameId: 2002, at, endsAt: at };
  await storeGameSession(product.db, { ...game, id: randomUUID(), token: 'fun', userId: null, isFun: true });
  const id = randomUUID();
  await storeGameSession(product.db, { ...game, id, token: 'coins', userId });
  await product.db.query(
    `insert into provider_rounds (provider, round_id, user_id, game_id, at, session_id)
     values ('test-games', 'round', $1, 2002, $2, $3)`,
    [userId, at, id],
  );
  const left = async () =>
    (await product.db.query('select is_fun from provider_sessions order by is_fun')).rows;
  await sweptAt(at + DAY);
  expect(await left()).toEqual([{ is_fun: false }, { is_fun: true }]);
  await sweptAt(at + DAY + 1);
  expect(await left()).toEqual([{ is_fun: false }]);
});
