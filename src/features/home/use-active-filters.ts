import type { LobbyConfig } from '../../api/config.ts';
import { formatPercent } from '../../ui/percent.ts';
import type { Search } from './search-address.ts';
import { useSearchT } from './search-texts.ts';
import { useTypeName } from './use-type-name.ts';

/** A filter of the search with its name. */
interface ActiveFilter {
  readonly key: string;
  readonly name: string;
  /** The same search without this filter. */
  readonly without: Search;
}

/** Returns the filters of a search with their names in the player's language. */
export function useActiveFilters(config: LobbyConfig, search: Search): readonly ActiveFilter[] {
  const t = useSearchT();
  const nameOf = useTypeName();
  const { types, brands, features, stakes, leastReturn } = search;
  const found: ActiveFilter[] = [
    ...types.map((id) => ({
      key: `type-${id}`,
      name: nameOf(id, config.gameTypes?.find((type) => type.id === id)?.name),
      without: { ...search, types: types.filter((other) => other !== id) },
    })),
    ...brands.map((id) => ({
      key: `provider-${id}`,
      name: config.brands?.find((brand) => brand.id === id)?.name ?? id,
      without: { ...search, brands: brands.filter((other) => other !== id) },
    })),
    ...features.map((id) => ({
      key: `has-${id}`,
      name: t(`feature.${id}`),
      without: { ...search, features: features.filter((other) => other !== id) },
    })),
  ];
  if (stakes !== undefined)
    found.push({ key: 'stakes', name: t(`stakes.${stakes}`), without: { ...search, stakes: undefined } });
  if (leastReturn > 0)
    found.push({
      key: 'return',
      name: t('return.from', { percent: formatPercent(leastReturn) }),
      without: { ...search, leastReturn: 0 },
    });
  return found;
}
