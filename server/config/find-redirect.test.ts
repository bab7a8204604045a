import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../testing/database.ts';
import { findRedirect } from './find-redirect.ts';
import { turnSwitch } from './queries.ts';

const ORIGIN = 'https://perya.test';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await db.query(`insert into redirects (path, target) values
    ('/summer', '/promo?year=1'), ('/promo', '/bonus/tasks'), ('/blog', 'https://blog.example/fair'), ('/a', '/b'),
    ('/b', '/a'), ('/', '/vip'), ('/home', 'https://perya.test/vip')`);
});
afterAll(() => db.close());

test.each([
  ['/summer', '/bonus/tasks'],
  ['/Summer/', '/bonus/tasks'],
  ['/blog', 'https://blog.example/fair'],
  ['/home', '/vip'],
  ['/a', undefined],
  ['/', undefined],
  ['/vip', undefined],
  ['//summer', undefined],
  ['/%', undefined],
])('the path %s redirects to %s', async (path, to) => {
  expect(await findRedirect(db, path, ORIGIN)).toBe(to);
});

test.each(['http://', 'http://a b', 'http://[', 'http://perya.test:99999'])(
  'findRedirect returns undefined if the requested origin is invalid: %j',
  async (origin) => {
    expect(await findRedirect(db, '/summer', origin)).toBeUndefined();
  },
);

test('findRedirect returns undefined during maintenance', async () => {
  await turnSwitch(db, 'maintenance', true);
  expect(await findRedirect(db, '/summer', ORIGIN)).toBeUndefined();
  await turnSwitch(db, 'maintenance', false);
  expect(await findRedirect(db, '/summer', ORIGIN)).toBe('/bonus/tasks');
});
