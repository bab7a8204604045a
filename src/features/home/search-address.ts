/** Marks of a game that a search can filter by. */
export const FEATURES = ['hot', 'new', 'jackpot'] as const;
/** A mark of a game. */
export type Feature = (typeof FEATURES)[number];

/** Ranges of stakes by the highest bet: no more than a hundred pesos, a thousand or more, five thousand or more. */
export const STAKES = ['low', 'thousand', 'high'] as const;
/** A range of stakes. */
export type StakeRange = (typeof STAKES)[number];

/** Minimum returns to choose from, hundredths of a per cent. */
export const RETURNS = [9500, 9600, 9700, 9800] as const;

/** Sort orders of the results. */
export const SORTS = ['best', 'name', 'rtp', 'stake'] as const;
/** Sort order of the results: best match first, by name, highest return first, smallest stake first. */
export type Sort = (typeof SORTS)[number];

/** A search, as the address stores it. */
export interface Search {
  readonly text: string;
  /** Ids of categories and of providers; none means all. */
  readonly types: readonly string[];
  readonly brands: readonly string[];
  /** A game must have all of them. */
  readonly features: readonly Feature[];
  readonly stakes: StakeRange | undefined;
  /** Hundredths of a per cent, 0 for any. */
  readonly leastReturn: number;
  readonly sort: Sort;
}

const listIn = (query: URLSearchParams, name: string): readonly string[] =>
  [...new Set((query.get(name) ?? '').split(','))].filter(Boolean);

const oneOf = <Id>(ids: readonly Id[], given: unknown): Id | undefined => ids.find((id) => id === given);

/** Reads a search from an address; ignores unknown values. */
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

/** Returns a search as an address's query, without defaults. */
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

/** Returns a search without its filters. */
export const withoutFilters = ({ text, sort }: Search): Search => ({
  text,
  sort,
  types: [],
  brands: [],
  features: [],
  stakes: undefined,
  leastReturn: 0,
});

/** Returns the number of filters in a search. */
export const filterCount = ({ types, brands, features, stakes, leastReturn }: Search): number =>
  types.length +
  brands.length +
  features.length +
  (stakes === undefined ? 0 : 1) +
  (leastReturn === 0 ? 0 : 1);
