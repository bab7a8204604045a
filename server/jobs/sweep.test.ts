import { afterEach, beforeEach, expect, test } from 'vitest';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';
import { sweep } from './sweep.ts';

const DAY = 86_400_000;
let product: TestProduct;
beforeEach(async () => {
  product = await testProduct({ limits: true });
});
afterEach(() => product.close());

test('what has expired goes, players and what still counts stay', async () => {
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
  await sweep(product.db, product.clock.now());
  expect(await left()).toEqual(all);

  product.clock.advance(3 * DAY);
  await sweep(product.db, product.clock.now());
  expect(await left()).toEqual({ ...all, sms_codes: 0, sms_outbox: 0, sign_in_tries: 0, rate_limits: 0 });
  expect((await product.ask('online', {}, { token })).errcode).toBe(0);

  product.clock.advance(130 * DAY);
  await sweep(product.db, product.clock.now());
  expect(await left()).toMatchObject({ users: 1, sessions: 0, client_events: 0 });
});

test('of two at once one sweeps', async () => {
  const holder = await product.db.pool.connect();
  await holder.query('begin; select pg_advisory_xact_lock(4180003)');
  expect(await sweep(product.db, product.clock.now())).toBeUndefined();
  await holder.query('rollback');
  holder.release();
  expect(await sweep(product.db, product.clock.now())).toBeTypeOf('number');
});
