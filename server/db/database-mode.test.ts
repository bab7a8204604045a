import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { testDatabase } from '../testing/database.ts';
import { seedWorld } from '../worlds/world.ts';
import type { Database } from './database.ts';
import { claimDatabase, refuseOtherMode, WrongDatabaseError } from './database-mode.ts';
import { openDatabase } from './open-database.ts';

let db: Database;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.close());

const seed = () => seedWorld('empty', { db, clock: systemClock, log: () => {} });
const open = async (mode: 'production' | 'development' | 'test') =>
  (await openDatabase({ url: db.url, mode, poolSize: 1 })).close();

test('a database that was seeded is development’s: production refuses it, tests and development open it', async () => {
  await seed();
  await expect(claimDatabase(db, 'production')).rejects.toThrow(WrongDatabaseError);
  await expect(open('production')).rejects.toThrow('production does not open it');
  await open('development');
  await open('test');
});

test('a database that production has opened is refused in development, and cannot be seeded', async () => {
  await open('production');
  await open('production');
  await expect(open('development')).rejects.toThrow('only PERYA_MODE=production opens it');
  await expect(seed()).rejects.toThrow(WrongDatabaseError);
});

test('a database of another mode is refused before it is migrated', async () => {
  await open('production');
  await db.query("delete from schema_files where path like 'functions/%'");
  await expect(open('development')).rejects.toThrow(WrongDatabaseError);
  const { rowCount } = await db.query("select from schema_files where path like 'functions/%'");
  expect(rowCount).toBe(0);
  await expect(refuseOtherMode(db.url, 'production')).resolves.toBeUndefined();
});
