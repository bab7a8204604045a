import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RewardFamily } from '../../contract/reward-ids.ts';
import { testDatabase } from '../testing/database.ts';
import { CONSTANTS } from './constants.ts';
import type { Database } from './database.ts';
import { readSchema } from './schema.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const valueOf = async (sql: string, values: unknown[]): Promise<unknown> =>
  (await db.query<{ value: unknown }>(`select ${sql} as value`, values)).rows[0]?.value;

describe.each(Object.entries(CONSTANTS))('%s()', (name, table) => {
  it('returns the value that the contract has for each name', async () => {
    for (const [key, value] of Object.entries(table))
      expect(await valueOf(`${name}($1)`, [key]), key).toBe(value);
  });

  it('throws for a name that the contract does not have', async () => {
    await expect(valueOf(`${name}($1)`, ['nothing'])).rejects.toThrow(`${name}() knows no nothing`);
  });
});

it('is_of_family() includes exactly the first to the last id of every family', async () => {
  for (const [family, { first, last }] of Object.entries(RewardFamily)) {
    const answers = [first - 1, first, last, last + 1].map((id) =>
      valueOf('is_of_family($1, $2)', [id, family]),
    );
    expect(await Promise.all(answers), family).toEqual([false, true, true, false]);
  }
});

it('no SQL file contains an error code or an id of the contract as a bare number', () => {
  const { migrations, functions, openings } = readSchema();
  const ids = Object.values(CONSTANTS).flatMap((table) => Object.values(table));
  // A small number may be an ordinary one. A number of 1,000 or more that equals an id of the contract counts as that
  // id.
  const bare = new RegExp(`(?<![\\w.])(${ids.filter((id) => id >= 1_000).join('|')})(?![\\w.])`);
  const found = [...migrations, ...functions, ...openings].flatMap(({ path, sql }) =>
    sql
      .split('\n')
      .flatMap((line, index) => (bare.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
  expect(bare.test(`where prop_id = ${ids.at(-1)}`)).toBe(true);
});
