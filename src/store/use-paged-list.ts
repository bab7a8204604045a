import { useErrorText } from './hooks.ts';

/** What an infinite query's hook gives, as far as a list needs it. */
interface PagedQuery<Item> {
  /** Undefined until the first answer. */
  readonly data?: { readonly pages: readonly { readonly list: readonly Item[] }[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** Returns one list of all pages that have come, for PagedList. `keyOf` identifies an item. */
export function usePagedList<Item>(query: PagedQuery<Item>, keyOf: (item: Item) => string | number) {
  const errorText = useErrorText();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  // An item that came in meanwhile moves the pages along by one: the same one may then come twice.
  const items = data && [
    ...new Map(data.pages.flatMap(({ list }) => list).map((item) => [keyOf(item), item])).values(),
  ];
  return {
    items,
    problem: error === undefined ? '' : errorText(error),
    isFetching,
    hasMore: hasNextPage,
    showMore: () => void fetchNextPage(),
    reload: () => void refetch(),
  };
}
