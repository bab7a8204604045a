import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { testDatabase } from '../testing/database.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase({ migrated: false });
  await db.query('create table coins (id int primary key, amount bigint not null)');
  await db.query('insert into coins values (1, 10), (2, 10)');
});
afterAll(() => db.close());

test('a BIGINT is read as a number, and one that is not a safe integer is refused', async () => {
  const { rows } = await db.query<{ most: number }>('select 9007199254740991::bigint as most');
  expect(rows[0]?.most).toBe(Number.MAX_SAFE_INTEGER);
  await expect(db.query('select 9007199254740992::bigint')).rejects.toThrow('not a safe integer');
});

test('a transaction that throws is rolled back', async () => {
  const failing = db.transaction(async (client) => {
    await client.query('update coins set amount = 0');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await db.query('select amount from coins order by id')).rows).toEqual([
    { amount: 10 },
    { amount: 10 },
  ]);
});

test('both of two deadlocked transactions complete', async () => {
  let arrive: () => void = () => {};
  let arrived = 0;
  const both = new Promise<void>((resolve) => (arrive = resolve));
  let runs = 0;
  const move = (first: number, then: number) =>
    db.transaction(async (client) => {
      runs += 1;
      await client.query('update coins set amount = amount + 1 where id = $1', [first]);
      arrived += 1;
      if (arrived === 2) arrive();
      await both;
      await client.query('update coins set amount = amount + 1 where id = $1', [then]);
    });
  await Promise.all([move(1, 2), move(2, 1)]);
  expect(runs).toBeGreaterThan(2);
  expect((await db.query('select amount from coins order by id')).rows).toEqual([
    { amount: 12 },
    { amount: 12 },
  ]);
});

test('a connection that breaks between two statements fails its transaction but does not end the process', async () => {
  const broken = db.transaction(async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise<void>((done) => client.on('end', done));
    await db.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await client.query('update coins set amount = 0');
  });
  await expect(broken).rejects.toThrow(/connection/i);
  expect((await db.query('select 1 from coins where amount = 0')).rows).toEqual([]);
});
