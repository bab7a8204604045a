import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestOf, readSchema } from './schema.ts';

let folder: string;
const write = (path: string, sql = 'select 1'): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), sql);
};
const FEE = 'create or replace function fee() returns integer language sql as $$ select 1 $$';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perya-schema-'));
  write('migrations/010-users.sql');
  write('migrations/002-games.sql');
  write('functions/money/fee.sql', FEE);
  write('openings/001-float.sql');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the schema is read folder by folder, and by number within a folder', () => {
  const { migrations, functions, openings } = readSchema(folder);
  expect([...migrations, ...functions, ...openings].map(({ path }) => path)).toEqual([
    'migrations/002-games.sql',
    'migrations/010-users.sql',
    'functions/money/fee.sql',
    'openings/001-float.sql',
  ]);
});

it("the schema's digest changes with the text or name of any file", () => {
  const digests = [digestOf(readSchema(folder))];
  write('functions/money/fee.sql', FEE.replace('1', '2'));
  digests.push(digestOf(readSchema(folder)));
  write('openings/002-float.sql');
  digests.push(digestOf(readSchema(folder)));
  expect(new Set(digests).size).toBe(3);
});

it.each([
  ['migrations/002-bets.sql', '', 'migrations/002-bets.sql and migrations/002-games.sql are both named 002'],
  ['functions/fee.sql', FEE, 'functions/fee.sql and functions/money/fee.sql are both named fee'],
  ['migrations/bets.sql', '', 'migrations/bets.sql has no name of a migrations file'],
  ['functions/the_fee.sql', '', 'functions/the_fee.sql has no name of a functions file'],
  [
    'functions/tax-rate.sql',
    FEE,
    'functions/tax-rate.sql does not create or replace a function named tax_rate',
  ],
])('the schema refuses %s', (path, sql, message) => {
  write(path, sql);
  expect(() => readSchema(folder)).toThrow(message);
});
