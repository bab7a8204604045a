import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from './database.ts';

/** Requested part of a list: the rows after a cursor, or a page by its number, from 1. */
export interface PageRequest {
  readonly pageNum: number;
  readonly pageSize: number;
  /** `next` of the previous page: the new page begins there, whatever has been inserted since. */
  readonly after?: string | undefined;
}

/** One page of a list (docs/product-rules.md, Lists). */
export interface Page<Item> {
  list: Item[];
  /** Number of pages known so far: this page's number, plus one if another page follows. */
  pages: number;
  /** Cursor of the next page; missing on the last page. */
  next?: string;
}

/** A list as parts of an SQL query; `values` are the parameters $1, $2 … of these parts. */
export interface ListQuery<Row, Item> {
  readonly columns: string;
  /** Tables and joins of the FROM clause. */
  readonly from: string;
  readonly where: string;
  /**
   * One to three integer expressions that identify a row together; the list is sorted by them, descending. With an
   * index on the columns of `where` followed by these, a page reads no more rows than it shows.
   */
  readonly order: readonly string[];
  readonly values: readonly unknown[];
  /** Creates an item from a row; `place` is its position in the whole list, from 1. */
  readonly toItem: (row: Row, place: number) => Item;
  /**
   * Condition that no index supports: a page then scans at most 5,000 rows, and may be short although more rows follow.
   */
  readonly filter?: string;
  /**
   * Values to read the list for, in SQL, such as `unnest($2) as g (game)`. The rows are read for each value and merged,
   * because no single index has them all in order.
   */
  readonly each?: string;
}

/** Number of the last row at which a page requested by number may begin; deeper pages need `after`. */
const DEEPEST = 1_000;
/** Rows that one page of a list with a filter scans at most. */
const LOOKED_AT = 5_000;

/** Extra columns of a row: its sort keys, its position, and whether it passes the filter. */
interface Marks {
  key0: number;
  key1?: number;
  key2?: number;
  nth?: number;
  fits?: boolean;
}

/**
 * Reads one page of a list; all paging goes through this function. Instead of counting rows, it reads one extra row to
 * learn whether more follow. Throws validationFailed for an `after` of another list and for a page number that is too
 * high.
 */
export async function readPage<Row extends object, Item>(
  db: Queryable,
  query: ListQuery<Row, Item>,
  { pageNum, pageSize, after }: PageRequest,
): Promise<Page<Item>> {
  const start = after === undefined ? undefined : startOf(after, query.order.length);
  const skipped = start === undefined ? (pageNum - 1) * pageSize : 0;
  if (skipped > DEEPEST) throw new CallError(ErrorCode.validationFailed, {}, { after: 'required' });
  const before = start?.place ?? skipped;
  const { rows } = await db.query<Row & Marks>(textOf(query, start !== undefined, skipped, pageSize), [
    ...query.values,
    ...(start?.keys ?? []),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const list = shown
    .filter(({ fits }) => fits !== false)
    .map((row, index) => query.toItem(withoutMarks(row), before + index + 1));
  const goesOn = rows.length > pageSize || last?.nth === LOOKED_AT;
  if (last === undefined) return { list, pages: pageNum - 1 };
  if (!goesOn) return { list, pages: pageNum };
  const keys = [last.key0, last.key1, last.key2].slice(0, query.order.length);
  return { list, pages: pageNum + 1, next: [before + list.length, ...keys].join('.') };
}

/** Returns a page with converted items; its number of pages and cursor stay the same. */
export const mapPage = <From, To>(page: Page<From>, toItem: (item: From) => To): Page<To> => ({
  ...page,
  list: page.list.map(toItem),
});

/** Parses the cursor `next` of a page: the number of items up to that page's end, and the sort keys of its last row. */
function startOf(after: string, keyCount: number): { place: number; keys: number[] } {
  const [place, ...keys] = after.split('.').map(Number);
  if (place === undefined || keys.length !== keyCount || ![place, ...keys].every(Number.isSafeInteger))
    throw new CallError(ErrorCode.validationFailed, {}, { after: 'unknown' });
  return { place, keys };
}

/**
 * Builds the query of a page. The limits are literals, not parameters, so that PostgreSQL's planner knows how few rows
 * are needed.
 */
function textOf<Row, Item>(
  { columns, from, where, order, values, filter, each }: ListQuery<Row, Item>,
  hasStart: boolean,
  skipped: number,
  pageSize: number,
): string {
  const keys = order.map((key, index) => `${key} as key${index}`).join(', ');
  const places = order.map((_, index) => `$${values.length + index + 1}::bigint`).join(', ');
  const rest = hasStart ? ` and (${order.join(', ')}) < (${places})` : '';
  const sorted = `order by ${order.map((key) => `${key} desc`).join(', ')}`;
  const window = `limit ${pageSize + 1} offset ${skipped}`;
  const rows = (more: string): string =>
    `select ${columns}, ${keys}${more} from ${from} where ${where}${rest} ${sorted}`;
  const sortedAgain = `order by ${order.map((_, index) => `key${index} desc`).join(', ')}`;
  if (each !== undefined)
    return `select part.* from ${each} cross join lateral (
      ${rows('')} limit ${skipped + pageSize + 1}
    ) as part ${sortedAgain} ${window}`;
  if (filter !== undefined)
    return `select * from (
      ${rows(`, row_number() over (${sorted}) as nth, coalesce(${filter}, false) as fits`)} limit ${LOOKED_AT}
    ) as part where fits or nth = ${LOOKED_AT} ${sortedAgain} ${window}`;
  return `${rows('')} ${window}`;
}

/** Returns the row without the extra columns of `Marks`. */
const withoutMarks = <Row extends object>({ key0, key1, key2, nth, fits, ...row }: Row & Marks): Row =>
  row as unknown as Row;
