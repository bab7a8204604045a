import type { Queryable } from './database.ts';

/** Which part of a list is asked for; pages start at 1. */
export interface PageRequest {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** One page of a list, and how many pages there are. */
export interface Page<Item> {
  list: Item[];
  pages: number;
}

/** A list in SQL. `from` holds tables, joins and conditions; its $1, $2 … are `values`. */
export interface ListQuery<Row, Item> {
  readonly columns: string;
  readonly from: string;
  /** Ends in a unique column, so that no row stands on two pages. */
  readonly orderBy: string;
  readonly values: readonly unknown[];
  /** Makes an item of a row; `place` counts from 1 over the whole list. */
  readonly toItem: (row: Row, place: number) => Item;
  /** What is counted, where fewer joins give the same number; `from` when left out. */
  readonly countFrom?: string;
}

/** Reads one page of a list: the only place that knows how pages are cut and counted. */
export async function readPage<Row extends object, Item>(
  db: Queryable,
  { columns, from, orderBy, values, toItem, countFrom = from }: ListQuery<Row, Item>,
  { pageNum, pageSize }: PageRequest,
): Promise<Page<Item>> {
  const before = (pageNum - 1) * pageSize;
  const [limit, offset] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const [rows, total] = await Promise.all([
    db.query<Row>(`select ${columns} from ${from} order by ${orderBy} limit ${limit} offset ${offset}`, [
      ...values,
      pageSize,
      before,
    ]),
    db.query<{ count: number }>(`select count(*)::int as count from ${countFrom}`, [...values]),
  ]);
  return {
    list: rows.rows.map((row, index) => toItem(row, before + index + 1)),
    pages: Math.ceil((total.rows[0]?.count ?? 0) / pageSize),
  };
}
