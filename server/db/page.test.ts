import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { testDatabase } from '../testing/database.ts';
import type { Database } from './database.ts';
import { type ListQuery, type Page, mapPage, readPage } from './page.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase({ migrated: false });
  await db.query(`create table items (
    id bigint generated always as identity primary key, kind text not null, score bigint not null
  )`);
});
beforeEach(() => db.query('truncate items restart identity'));
afterAll(() => db.close());

interface Item {
  readonly id: number;
  readonly place: number;
}
type Row = { id: number; score: number };

const newestFirst: ListQuery<Row, Item> = {
  columns: 'id, score',
  from: 'items',
  where: 'score >= $1',
  order: ['id'],
  values: [0],
  toItem: ({ id }, place) => ({ id, place }),
};
const bestFirst: ListQuery<Row, Item> = { ...newestFirst, order: ['score', '-id'] };
const ofSomeKinds = (kinds: readonly string[]): ListQuery<Row, Item> => ({
  ...newestFirst,
  where: 'items.kind = wanted.kind',
  each: 'unnest($1::text[]) as wanted (kind)',
  values: [kinds],
});
const onlyKind = (kind: string): ListQuery<Row, Item> => ({
  ...newestFirst,
  where: 'true',
  filter: 'kind = $1',
  values: [kind],
});

const add = (kinds: readonly string[], score = 1) =>
  db.query('insert into items (kind, score) select kind, $2 from unnest($1::text[]) as kind', [kinds, score]);

/** Reads a list page by page to its end; `between` runs before every page but the first. */
async function walk(
  query: ListQuery<Row, Item>,
  pageSize: number,
  between: () => Promise<unknown> = async () => {},
): Promise<Page<Item>[]> {
  const pages = [await readPage(db, query, { pageNum: 1, pageSize })];
  for (let after = pages[0]?.next; after !== undefined; after = pages.at(-1)?.next) {
    await between();
    pages.push(await readPage(db, query, { pageNum: pages.length + 1, pageSize, after }));
  }
  return pages;
}

const ids = (pages: readonly Page<Item>[]): number[] => pages.flatMap(({ list }) => list.map(({ id }) => id));
const idsOf = async (order: string, condition = 'true'): Promise<number[]> =>
  (await db.query<Row>(`select id, score from items where ${condition} order by ${order}`)).rows.map(
    ({ id }) => id,
  );

describe('a page of a list', () => {
  it('lists items in order, each with its position in the whole list', async () => {
    await add(Array.from({ length: 7 }, () => 'a'));
    const [first, second, third, ...more] = await walk(newestFirst, 3);
    const item = (id: number): Item => ({ id, place: 8 - id });
    expect(first).toEqual({ list: [item(7), item(6), item(5)], pages: 2, next: '3.5' });
    expect(second).toEqual({ list: [item(4), item(3), item(2)], pages: 3, next: '6.2' });
    expect(third).toEqual({ list: [item(1)], pages: 3 });
    expect(more).toEqual([]);
  });

  it('is the same whether it is requested by number or by the cursor `next`', async () => {
    await add(Array.from({ length: 7 }, () => 'a'));
    for (const [index, page] of (await walk(newestFirst, 3)).entries())
      expect(await readPage(db, newestFirst, { pageNum: index + 1, pageSize: 3 })).toEqual(page);
  });

  it('is empty beyond the end; an empty list has 0 pages, and a full last page is not followed by an empty one', async () => {
    expect(await readPage(db, newestFirst, { pageNum: 1, pageSize: 3 })).toEqual({ list: [], pages: 0 });
    await add(['a', 'a', 'a']);
    expect(await readPage(db, newestFirst, { pageNum: 1, pageSize: 3 })).toMatchObject({ pages: 1 });
    expect(await readPage(db, newestFirst, { pageNum: 2, pageSize: 3 })).toEqual({ list: [], pages: 1 });
  });

  it('is refused if its number is too high or its cursor `after` belongs to another list', async () => {
    const far = readPage(db, newestFirst, { pageNum: 12, pageSize: 100 });
    await expect(far).rejects.toMatchObject({
      code: ErrorCode.validationFailed,
      fields: { after: 'required' },
    });
    for (const after of ['1', '1.2.3', '1.9999999999999999', 'x.1']) {
      const page = readPage(db, newestFirst, { pageNum: 2, pageSize: 3, after });
      await expect(page, after).rejects.toMatchObject({ fields: { after: 'unknown' } });
    }
    await add(['a']);
    expect(
      (await readPage(db, newestFirst, { pageNum: 5_000, pageSize: 100, after: '499900.2' })).list,
    ).toEqual([{ id: 1, place: 499_901 }]);
  });

  it('keeps its number, page count and `next` when mapPage maps its items', () => {
    expect(mapPage({ list: [1, 2], pages: 2, next: '2.1' }, String)).toEqual({
      list: ['1', '2'],
      pages: 2,
      next: '2.1',
    });
  });
});

describe('paging through a list', () => {
  it('shows every row once, in order, even if rows have equal sort keys', async () => {
    const lists = fc.array(
      fc.record({ kind: fc.constantFrom('a', 'b', 'c'), score: fc.integer({ min: -2, max: 2 }) }),
    );
    await fc.assert(
      fc.asyncProperty(lists, fc.integer({ min: 1, max: 5 }), async (rows, size) => {
        await db.query('truncate items restart identity');
        for (const { kind, score } of rows) await add([kind], score);
        const everything = { ...bestFirst, values: [-2] };
        expect(ids(await walk(everything, size))).toEqual(await idsOf('score desc, id'));
        const kinds = ofSomeKinds(['a', 'c']);
        expect(ids(await walk(kinds, size))).toEqual(await idsOf('id desc', "kind in ('a', 'c')"));
        expect(ids(await walk(onlyKind('b'), size))).toEqual(await idsOf('id desc', "kind = 'b'"));
      }),
      { numRuns: 40 },
    );
  });

  it('shows every row once while others are inserted', async () => {
    await add(Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 'a' : 'b')));
    const [newest, kinds, kind] = [
      await idsOf('id desc'),
      await idsOf('id desc', "kind in ('a')"),
      await idsOf('id desc', "kind = 'b'"),
    ];
    let isOver = false;
    const writer = (async () => {
      while (!isOver) await add(['a', 'b']);
    })();
    const between = () => add(['b', 'a', 'b'], 5);
    const walks = await Promise.all([
      walk(newestFirst, 7, between),
      walk(ofSomeKinds(['a']), 7, between),
      walk(onlyKind('b'), 7, between),
    ]);
    isOver = true;
    await writer;
    // Rows that existed at the start appear exactly once; rows inserted later are missing, or come before all of those.
    for (const [index, before] of [newest, kinds, kind].entries()) {
      const seen = ids(walks[index] ?? []);
      expect(seen.filter((id) => id <= 100)).toEqual(before);
      expect(seen).toEqual(seen.toSorted((a, b) => b - a));
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  it('scans at most 5,000 rows per page for a condition without an index; the next page continues after those rows', async () => {
    await add(['rare']);
    await db.query("insert into items (kind, score) select 'a', 1 from generate_series(1, 12000)");
    await add(['rare', 'rare']);
    const pages = await walk(onlyKind('rare'), 2);
    expect(pages.map(({ list }) => list.map(({ id }) => id))).toEqual([[12_003, 12_002], [], [], [1]]);
    expect(pages.map((page) => page.next)).toEqual(['2.12002', '2.7002', '2.2002', undefined]);
    expect(pages.at(-1)?.list).toEqual([{ id: 1, place: 3 }]);
    const filled = await walk(onlyKind('a'), 100);
    expect(ids(filled)).toHaveLength(12_000);
  });
});
