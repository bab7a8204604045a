import type { ReactNode } from 'react';
import { Pager } from './pager.tsx';
import { Rows } from './rows.tsx';
import { Skeleton } from './skeleton.tsx';
import { ErrorState } from './states.tsx';

/** Records a page (specification 9). */
export const PAGE_SIZE = 20;

/** What is known of one page of a list. */
export interface PageQuery<Item> {
  /** Undefined until the first answer. */
  readonly data?: { readonly list: readonly Item[]; readonly pages: number } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface PagedProps<Item> {
  readonly query: PageQuery<Item>;
  /** An error in the player's words. */
  readonly errorText: (error: unknown) => string;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** What stands there when there is nothing. */
  readonly empty: ReactNode;
  /** Makes it a ranking: the place of the first row. */
  readonly start?: number;
  /** One item as a row with its key. */
  readonly renderRow: (item: Item) => ReactNode;
}

/** A list that comes page by page: loading, failed, empty, or its rows. */
export function Paged<Item>({ query, errorText, page, onPage, empty, start, renderRow }: PagedProps<Item>) {
  const { data, error, isFetching, refetch } = query;
  if (!data && error)
    return <ErrorState help={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton height={340} radius={18} />
      </div>
    );
  return (
    <>
      {data.list.length === 0 ? (
        empty
      ) : (
        <Rows busy={isFetching} {...(start !== undefined && { start })}>
          {data.list.map(renderRow)}
        </Rows>
      )}
      <Pager page={page} pages={data.pages} onChange={onPage} />
    </>
  );
}
