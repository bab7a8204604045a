import { useId, useState } from 'react';
import type { LobbyConfig } from '../../api/config.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatPercent } from '../../ui/percent.ts';
import { FEATURES, filterCount, RETURNS, type Search, STAKES, withoutFilters } from './search-address.ts';
import { useSearchT } from './search-texts.ts';
import styles from './search.module.css';
import { useTypeName } from './use-type-name.ts';

interface SearchFiltersProps {
  readonly config: LobbyConfig;
  readonly search: Search;
  /** Number of games found by the current search. */
  readonly count: number;
  readonly onAsk: (search: Search) => void;
  readonly onClose: () => void;
}

/** Draws all filters of the search. A choice takes effect at once; the button shows how many games match. */
export function SearchFilters({ config, search: asked, count, onAsk, onClose }: SearchFiltersProps) {
  const t = useSearchT();
  const nameOf = useTypeName();
  // The address is updated later than this state, and a second choice must include the first.
  const [search, setSearch] = useState(asked);
  const { types, brands, features, stakes, leastReturn } = search;
  const choose = (next: Search): void => {
    setSearch(next);
    onAsk(next);
  };
  return (
    <Dialog kind="sheet" title={t('filters')} onClose={onClose}>
      <Choices
        title={t('types')}
        options={(config.gameTypes ?? []).map(({ id, name }) => ({ id, name: nameOf(id, name) }))}
        chosen={types}
        onChoose={(id) => choose({ ...search, types: toggled(types, id) })}
      />
      <Choices
        title={t('brands')}
        options={config.brands ?? []}
        chosen={brands}
        onChoose={(id) => choose({ ...search, brands: toggled(brands, id) })}
      />
      <Choices
        title={t('features')}
        options={FEATURES.map((id) => ({ id, name: t(`feature.${id}`) }))}
        chosen={features}
        onChoose={(id) => choose({ ...search, features: toggled(features, id) })}
      />
      <Choices
        one
        title={t('stakes')}
        options={[
          { id: undefined, name: t('stakes.any') },
          ...STAKES.map((id) => ({ id, name: t(`stakes.${id}`) })),
        ]}
        chosen={[stakes]}
        onChoose={(id) => choose({ ...search, stakes: id })}
      />
      <Choices
        one
        title={t('return')}
        options={[
          { id: 0, name: t('return.any') },
          ...RETURNS.map((id) => ({ id, name: t('return.from', { percent: formatPercent(id) }) })),
        ]}
        chosen={[leastReturn]}
        onChoose={(id) => choose({ ...search, leastReturn: id })}
      />
      <div className={styles.ends}>
        {filterCount(search) > 0 && (
          <Button kind="line" onClick={() => choose(withoutFilters(search))}>
            {t('filters.clear')}
          </Button>
        )}
        <Button kind="gold" onClick={onClose}>
          {t('filters.show', { count })}
        </Button>
      </div>
    </Dialog>
  );
}

const toggled = <Id,>(chosen: readonly Id[], id: Id): readonly Id[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];

interface ChoicesProps<Id> {
  readonly title: string;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: readonly Id[];
  readonly onChoose: (id: Id) => void;
  /** Whether only one option can be chosen at a time. */
  readonly one?: boolean;
}

function Choices<Id extends string | number | undefined>({
  title,
  options,
  chosen,
  onChoose,
  one = false,
}: ChoicesProps<Id>) {
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{title}</legend>
      {options.map(({ id, name }) => (
        <label key={name} className={styles.choice}>
          <input
            type={one ? 'radio' : 'checkbox'}
            name={group}
            checked={chosen.includes(id)}
            onChange={() => onChoose(id)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
