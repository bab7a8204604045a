import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from './database.ts';

/** Which part of a list is asked for: what comes after a row, or a page by its number, from 1. */
export interface PageRequest {
  readonly pageNum: number;
  readonly pageSize: number;
  /** `next` of the page before: the page begins there, whatever has come in meanwhile. */
  readonly after?: string | undefined;
}

/** One page of a list (docs/product-rules.md, Lists). */
export interface Page<Item> {
  list: Item[];
  /** How many pages are known of: the page's own number, one more when more follows. */
  pages: number;
  /** Where the next page begins; missing on the last one. */
  next?: string;
}

/** A list in SQL. The $1, $2 … of its parts are `values`. */
export interface ListQuery<Row, Item> {
  readonly columns: string;
  /** Tables and joins. */
  readonly from: string;
  readonly where: string;
  /**
   * One to three integer expressions, unique together, by which the list is sorted, the highest first. An index on what
   * `where` compares, then on these, makes every page a walk over no more rows than it shows.
   */
  readonly order: readonly string[];
  readonly values: readonly unknown[];
  /** Makes an item of a row; `place` counts from 1 over the whole list. */
  readonly toItem: (row: Row, place: number) => Item;
  /** A condition that no index can answer: a page then looks at 5,000 rows at most, and may be short though more follows. */
  readonly filter?: string;
  /** Rows in SQL, as `unnest($2) as g (game)`: the list is walked once for each, where one index cannot give all in order. */
  readonly each?: string;
}

/** By number alone a page begins no deeper than this in its list; `after` leads on from there. */
const DEEPEST = 1_000;
/** Rows that one page of a list with a filter looks at. */
const LOOKED_AT = 5_000;

/** What a row carries beside its columns. */
interface Marks {
  key0: number;
  key1?: number;
  key2?: number;
  nth?: number;
  fits?: boolean;
}

/**
 * Reads one page of a list: the only place that knows how pages are cut. Nothing is counted; a row more than the page
 * holds tells that more follows. Throws validationFailed for an `after` that is not of this list, and for a page by a
 * number that is too far.
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

/** Makes other items of a page's. */
export const mapPage = <From, To>(page: Page<From>, toItem: (item: From) => To): Page<To> => ({
  ...page,
  list: page.list.map(toItem),
});

/** Reads `next` of a page: how many items came before, and the sort keys of the last row. */
function startOf(after: string, keyCount: number): { place: number; keys: number[] } {
  const [place, ...keys] = after.split('.').map(Number);
  if (place === undefined || keys.length !== keyCount || ![place, ...keys].every(Number.isSafeInteger))
    throw new CallError(ErrorCode.validationFailed, {}, { after: 'unknown' });
  return { place, keys };
}

/** The limits stand in the text, not beside it, so that the planner knows how few rows are wanted. */
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

/** A row is its columns and its marks. */
const withoutMarks = <Row extends object>({ key0, key1, key2, nth, fits, ...row }: Row & Marks): Row =>
  row as unknown as Row;
