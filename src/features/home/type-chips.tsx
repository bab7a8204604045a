import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Emoji, isEmojiName, type EmojiName } from '../../ui/emoji.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDesktop } from '../../ui/use-active.ts';
import styles from './type-chips.module.css';

const known = ['slots', 'originals', 'live', 'fishing', 'perya', 'table', 'scratch', 'bingo'] as const;
type KnownType = (typeof known)[number];
const isKnown = (id: string): id is KnownType => (known as readonly string[]).includes(id);

interface TypeChipsProps {
  /** Kinds of game from the configuration; undefined while they load. */
  types: readonly { readonly id: string; readonly name: string; readonly sort: number }[] | undefined;
  /** The chosen kind: a type's id, hot, all, or empty for the lobby. */
  type: string;
  typed: string;
  count: number | undefined;
  onType: (text: string) => void;
}

/** Search and the kinds of game in one scrolling row. */
export function TypeChips({ types, type, typed, count, onType }: TypeChipsProps) {
  const t = useT();
  const desktop = useDesktop();
  const [searching, setSearching] = useState(typed !== '' || type === 'all');
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (type === 'all') setSearching(true);
    const current = row.current?.querySelector('[aria-current]');
    const list = row.current;
    // scrollIntoView would also move the page.
    if (current instanceof HTMLElement && list !== null) {
      list.scrollTo({ left: current.offsetLeft - list.clientWidth / 2 + current.offsetWidth / 2 });
    }
  }, [type]);

  const chip = (id: string, to: string, emoji: EmojiName, label: string) => (
    <Link
      key={id}
      to={to}
      className={classes(styles.chip, type === id && styles.on)}
      aria-current={type === id ? 'true' : undefined}
    >
      <Emoji name={emoji} size={21} />
      {label}
    </Link>
  );

  return (
    <>
      {searching && !desktop && (
        <search className={styles.search}>
          <Icon name="search" />
          <input
            type="search"
            enterKeyHint="search"
            value={typed}
            aria-label={t('home.search')}
            placeholder={count === undefined ? t('home.search') : t('home.search.placeholder', { count })}
            onChange={(event) => onType(event.target.value)}
            // The player asked for the search field, or for all games: typing may start at once.
            autoFocus={type !== 'all'}
          />
          {typed !== '' && <IconButton icon="x" label={t('action.clear')} onClick={() => onType('')} />}
        </search>
      )}
      <nav ref={row} className={styles.chips} aria-label={t('home.types')}>
        {!desktop && !searching && (
          <button
            type="button"
            className={classes(styles.chip, styles.icon)}
            aria-label={t('home.search')}
            onClick={() => setSearching(true)}
          >
            <Icon name="search" />
          </button>
        )}
        {chip('', '/', 'lobby', t('home.type.lobby'))}
        {chip('hot', '/?type=hot', 'hot', t('home.type.hot'))}
        {types === undefined
          ? [94, 116, 80, 100].map((width) => <Skeleton key={width} width={width} height={44} radius={14} />)
          : [...types]
              .sort((a, b) => a.sort - b.sort)
              .map(({ id, name }) =>
                chip(id, `/?type=${id}`, isEmojiName(id) ? id : 'lobby', isKnown(id) ? t(`home.type.${id}`) : name),
              )}
      </nav>
    </>
  );
}
