import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import type { Database } from './database.ts';
import { readPage } from './page.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase({ migrated: false });
});
afterAll(() => db.close());

const read = (length: number, pageNum: number, pageSize = 3) =>
  readPage(
    db,
    {
      columns: 'n',
      from: 'generate_series(1, $1::int) as n where n <> $2',
      orderBy: 'n desc',
      values: [length, 0],
      toItem: ({ n }: { n: number }, place) => `${place}: ${n}`,
    },
    { pageNum, pageSize },
  );

describe('a page of a list', () => {
  it('is cut in order, and every item knows its place in the whole list', async () => {
    expect(await read(7, 1)).toEqual({ list: ['1: 7', '2: 6', '3: 5'], pages: 3 });
    expect(await read(7, 3)).toEqual({ list: ['7: 1'], pages: 3 });
  });

  it('beyond the end is empty, of an empty list there is none', async () => {
    expect(await read(7, 4)).toEqual({ list: [], pages: 3 });
    expect(await read(0, 1)).toEqual({ list: [], pages: 0 });
  });

  it('full pages leave no empty one behind', async () => {
    expect((await read(6, 1)).pages).toBe(2);
  });

  it('counts something cheaper where that is given', async () => {
    const page = await readPage(
      db,
      {
        columns: 'n',
        from: 'generate_series(1, $1::int) as n',
        orderBy: 'n',
        values: [2],
        toItem: ({ n }: { n: number }) => n,
        countFrom: 'generate_series(1, $1::int * 2) as n',
      },
      { pageNum: 1, pageSize: 1 },
    );
    expect(page).toEqual({ list: [1], pages: 4 });
  });
});
