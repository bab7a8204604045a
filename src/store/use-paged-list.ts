import { useEffect, useState } from 'react';
import { useErrorText } from './hooks.ts';

/** The parts of an infinite query's result that a paged list needs. */
interface PagedQuery<Item> {
  /** Loaded pages; undefined until the server has answered. */
  readonly data?: { readonly pages: readonly { readonly list: readonly Item[] }[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/**
 * Returns all loaded pages as one list, for PagedList. If a page is empty but not the last one, the next page is
 * fetched immediately.
 * @param pageSize rows of a page, for lists to which new rounds add rows on top: such a list grows only by whole pages,
 * when the player asks for more
 */
export function usePagedList<Item>(query: PagedQuery<Item>, pageSize = Infinity) {
  const errorText = useErrorText();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  const isBlank = data?.pages.at(-1)?.list.length === 0 && hasNextPage && !isFetching && error === undefined;
  useEffect(() => {
    if (isBlank) void fetchNextPage();
  }, [isBlank, fetchNextPage]);
  const [revealed, setRevealed] = useState(0);
  const known = data?.pages.flatMap(({ list }) => list);
  const items = known?.slice(0, pageSize * ((data?.pages.length ?? 0) + revealed));
  const hasHidden = (known?.length ?? 0) > (items?.length ?? 0);
  return {
    items,
    problem: error === undefined ? '' : errorText(error),
    isFetching,
    hasMore: hasNextPage || hasHidden,
    showMore: () => {
      if (hasNextPage) void fetchNextPage();
      else setRevealed(revealed + 1);
    },
    reload: () => void refetch(),
  };
}
