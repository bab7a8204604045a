import { useEffect, useState } from 'react';
import { useErrorText } from './hooks.ts';

/** The part of an infinite query's result that a list needs. */
interface PagedQuery<Item> {
  /** Undefined until the first answer. */
  readonly data?: { readonly pages: readonly { readonly list: readonly Item[] }[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/**
 * Returns one list of all loaded pages, for PagedList. A page without matches that has a successor is not the end:
 * the next one is fetched immediately.
 * @param pageSize for lists where new rounds add rows on top: the list grows by whole pages, on request
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
