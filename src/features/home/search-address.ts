/** Badges of a game by which a search can be filtered. */
export const FEATURES = ['hot', 'new', 'jackpot'] as const;
/** A badge of a game by which a search can be filtered. */
export type Feature = (typeof FEATURES)[number];

/** Ranges of a game's highest bet: at most 100 pesos, at least 1,000 pesos, at least 5,000 pesos. */
export const STAKES = ['low', 'thousand', 'high'] as const;
/** Range of a game's highest bet (STAKES). */
export type StakeRange = (typeof STAKES)[number];

/** Minimum returns to player that a search offers, in hundredths of a per cent. */
export const RETURNS = [9500, 9600, 9700, 9800] as const;

/** Sort orders of search results (Sort). */
export const SORTS = ['best', 'name', 'rtp', 'stake'] as const;
/** Sort order of search results: best match first, by name, highest return first, smallest stake first. */
export type Sort = (typeof SORTS)[number];

/** A search, as the page's address stores it. */
export interface Search {
  readonly text: string;
  /** Ids of categories; an empty list means all. `brands` has ids of providers, likewise. */
  readonly types: readonly string[];
  readonly brands: readonly string[];
  /** Badges that a game must all have. */
  readonly features: readonly Feature[];
  readonly stakes: StakeRange | undefined;
  /** Minimum return to player, in hundredths of a per cent; 0 means any. */
  readonly leastReturn: number;
  readonly sort: Sort;
}

const listIn = (query: URLSearchParams, name: string): readonly string[] =>
  [...new Set((query.get(name) ?? '').split(','))].filter(Boolean);

const oneOf = <Id>(ids: readonly Id[], given: unknown): Id | undefined => ids.find((id) => id === given);

/** Reads a search from the query of an address; ignores unknown values. */
export function searchIn(query: URLSearchParams): Search {
  return {
    text: query.get('q') ?? '',
    types: listIn(query, 'type'),
    brands: listIn(query, 'provider'),
    features: listIn(query, 'has').flatMap((id) => oneOf(FEATURES, id) ?? []),
    stakes: oneOf(STAKES, query.get('stakes')),
    leastReturn: oneOf<number>(RETURNS, Number(query.get('return'))) ?? 0,
    sort: oneOf(SORTS, query.get('sort')) ?? 'best',
  };
}

/** Returns the query of an address for a search; default values are left out. */
export function queryOf({ text, types, brands, features, stakes, leastReturn, sort }: Search): string {
  const query = new URLSearchParams();
  const fields: readonly (readonly [string, string])[] = [
    ['q', text],
    ['type', types.join(',')],
    ['provider', brands.join(',')],
    ['has', features.join(',')],
    ['stakes', stakes ?? ''],
    ['return', leastReturn === 0 ? '' : String(leastReturn)],
    ['sort', sort === 'best' ? '' : sort],
  ];
  for (const [name, value] of fields) if (value !== '') query.set(name, value);
  return query.toString();
}

/** Returns the search without its filters, with the same text and sort order. */
export const withoutFilters = ({ text, sort }: Search): Search => ({
  text,
  sort,
  types: [],
  brands: [],
  features: [],
  stakes: undefined,
  leastReturn: 0,
});

/** Returns how many filters a search has. */
export const filterCount = ({ types, brands, features, stakes, leastReturn }: Search): number =>
  types.length +
  brands.length +
  features.length +
  (stakes === undefined ? 0 : 1) +
  (leastReturn === 0 ? 0 : 1);
