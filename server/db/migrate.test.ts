import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import type { Database } from './database.ts';
import { migrate, OutdatedDatabaseError } from './migrate.ts';
import { schemaFile } from './schema-file.ts';
import { readSchema, type Schema } from './schema.ts';

let db: Database;
beforeEach(async () => {
  db = await testDatabase({ migrated: false });
});
afterEach(() => db.close());

const table = (number: number, sql: string) => schemaFile(`migrations/00${number}-step-${number}.sql`, sql);
const schema = (parts: Partial<Omit<Schema, 'constants'>>): Schema => ({
  constants: [],
  migrations: [],
  functions: [],
  openings: [],
  ...parts,
});
/** Migrates the database to a schema that has only these function files. */
const withFunctions = (files: Readonly<Record<string, string>>) =>
  migrate(
    db.url,
    schema({
      functions: Object.entries(files).map(([name, sql]) => schemaFile(`functions/${name}.sql`, sql)),
    }),
  );
const one = async (sql: string): Promise<unknown> =>
  (await db.query<{ value: unknown }>(`select ${sql} as value`)).rows[0]?.value;
const make = (head: string, body: string) =>
  `create or replace function ${head} language sql as $$ select ${body} $$;`;

describe("the product's SQL files", () => {
  it('are applied once when several processes start at the same time', async () => {
    const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(db.url)));
    const { constants, migrations, functions, openings } = readSchema();
    expect(applied.flat()).toEqual(
      [...constants, ...migrations, ...functions, ...openings].map(({ path }) => path),
    );
    expect(await migrate(db.url)).toEqual([]);
  });

  it('are refused by a database of an incompatible earlier version, with instructions', async () => {
    await db.query('create table schema_migrations (number integer primary key)');
    await expect(migrate(db.url)).rejects.toThrow(OutdatedDatabaseError);
    await expect(migrate(db.url)).rejects.toThrow('rm -r .data');
  });
});

describe('files that create tables', () => {
  it('are applied if they are new, even if older files have higher numbers, and refused if they have changed since', async () => {
    const [first, third] = [table(1, 'create table one ()'), table(3, 'create table three ()')];
    await migrate(db.url, schema({ migrations: [first, third] }));
    const second = table(2, 'create table two ()');
    expect(await migrate(db.url, schema({ migrations: [first, second, third] }))).toEqual([second.path]);
    const changed = migrate(db.url, schema({ migrations: [table(1, 'create table uno ()')] }));
    await expect(changed).rejects.toThrow('migrations/001-step-1.sql was changed after');
    await expect(changed).rejects.toThrow(OutdatedDatabaseError);
  });

  it('are rolled back if they fail, and the tables of the files before them stay', async () => {
    const files = [table(1, 'create table one ()'), table(2, 'create table two (); select 1 / 0')];
    await expect(migrate(db.url, schema({ migrations: files }))).rejects.toThrow(
      'migrations/002-step-2.sql failed: division by zero',
    );
    const { rows } = await db.query<{ name: string }>(
      "select tablename as name from pg_tables where tablename in ('one', 'two')",
    );
    expect(rows).toEqual([{ name: 'one' }]);
  });

  it('are applied before functions, and files with opening entries after functions', async () => {
    const parts = schema({
      migrations: [table(1, 'create table coins (amount integer)')],
      functions: [
        schemaFile(
          'functions/pay.sql',
          'create or replace function pay(p integer) returns void language sql as $$ insert into coins values (p) $$',
        ),
      ],
      openings: [schemaFile('openings/001-float.sql', 'select pay(5)')],
    });
    expect(await migrate(db.url, parts)).toHaveLength(3);
    expect(await migrate(db.url, parts)).toEqual([]);
    expect(await one('(select sum(amount)::int from coins)')).toBe(5);
  });
});

describe('files that define functions', () => {
  it('are applied again only if their text has changed', async () => {
    const files = { fee: make('fee() returns integer', '1'), tax: make('tax() returns integer', '10') };
    expect(await withFunctions(files)).toEqual(['functions/fee.sql', 'functions/tax.sql']);
    expect(await withFunctions(files)).toEqual([]);
    expect(await withFunctions({ ...files, fee: make('fee() returns integer', '2') })).toEqual([
      'functions/fee.sql',
    ]);
    expect([await one('fee()'), await one('tax()')]).toEqual([2, 10]);
  });

  it('may contain functions that call each other, in any order', async () => {
    await withFunctions({
      above: make('above() returns integer', 'below() + 1'),
      below: make('below() returns integer', '1'),
    });
    expect(await one('above()')).toBe(2);
  });

  it('replace the previous version of a function if its parameters or result differ', async () => {
    await withFunctions({ fee: make('fee(p integer) returns integer', 'p') });
    await withFunctions({ fee: make('fee(p jsonb) returns integer', "(p ->> 'fee')::integer") });
    expect(await one(`fee('{"fee": 3}'::jsonb)`)).toBe(3);
    await withFunctions({ fee: make('fee(p jsonb) returns text', "p ->> 'fee'") });
    expect(await one(`fee('{"fee": 3}')`)).toBe('3');
    expect(await one("(select count(*)::int from pg_proc where proname = 'fee')")).toBe(1);
  });

  it('remove their function when they are deleted, and keep it when they have moved', async () => {
    await withFunctions({
      fee: make('fee() returns integer', '1'),
      tax: make('tax() returns integer', '10'),
    });
    await withFunctions({ 'taxes/tax': make('tax() returns integer', '10') });
    expect(
      await one("(select array_agg(proname::text) from pg_proc where proname in ('fee', 'tax'))"),
    ).toEqual(['tax']);
  });

  it.each([
    ['wrong SQL', make('fee() returns integer', 'nonsense')],
    ['a call of what is not there', make('fee() returns integer', 'nobody()')],
    [
      'wrong PL/pgSQL',
      'create or replace function fee() returns int language plpgsql as $$ begin if; end $$',
    ],
  ])('with %s leave every function unchanged, and the error names the file', async (_what, broken) => {
    const files = { fee: make('fee() returns integer', '1'), tax: make('tax() returns integer', '10') };
    await withFunctions(files);
    const wrong = { fee: broken, tax: make('tax() returns integer', '20') };
    await expect(withFunctions(wrong)).rejects.toThrow(/^The function file functions\/fee\.sql failed/);
    expect(await one('tax()')).toBe(10);
    // The next start tries again and succeeds.
    expect(await withFunctions({ ...files, tax: make('tax() returns integer', '30') })).toContain(
      'functions/tax.sql',
    );
    expect(await one('tax()')).toBe(30);
  });

  it('never drop a function if that would drop dependent objects too', async () => {
    await withFunctions({ fee: make('fee() returns integer', '1') });
    await db.query('create view fees as select fee() as fee');
    await expect(withFunctions({})).rejects.toThrow('functions/fee.sql');
    expect(await one('(select fee from fees)')).toBe(1);
  });
});
