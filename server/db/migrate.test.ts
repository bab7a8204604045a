import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { migrate, readMigrations, type Migration } from './migrate.ts';
import { testDatabase } from '../testing/database.ts';

const migration = (number: number, sql: string): Migration => ({
  number,
  name: `step-${number}`,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});

test('several processes that start at once apply each file once', async () => {
  const db = await testDatabase({ migrated: false });
  try {
    const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(db.url)));
    const numbers = readMigrations().map(({ number }) => number);
    expect(applied.flat().toSorted((a, b) => a - b)).toEqual(numbers);
    expect(await migrate(db.url)).toEqual([]);
  } finally {
    await db.close();
  }
});

test('a file in between that is new is applied, one that was changed is refused', async () => {
  const db = await testDatabase({ migrated: false });
  try {
    const [first, third] = [migration(1, 'create table one ()'), migration(3, 'create table three ()')];
    await migrate(db.url, [first, third]);
    expect(await migrate(db.url, [first, migration(2, 'create table two ()'), third])).toEqual([2]);
    await expect(migrate(db.url, [migration(1, 'create table uno ()')])).rejects.toThrow(
      '001-step-1 was changed after',
    );
  } finally {
    await db.close();
  }
});

test('a file that fails leaves nothing of itself and all before it', async () => {
  const db = await testDatabase({ migrated: false });
  try {
    const files = [migration(1, 'create table one ()'), migration(2, 'create table two (); select 1 / 0')];
    await expect(migrate(db.url, files)).rejects.toThrow('002-step-2 failed: division by zero');
    const { rows } = await db.query<{ name: string }>(
      "select tablename as name from pg_tables where tablename in ('one', 'two')",
    );
    expect(rows).toEqual([{ name: 'one' }]);
  } finally {
    await db.close();
  }
});
