import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { Emoji, isEmojiName, LateEmoji, type EmojiName } from '../../casino/emoji.tsx';
import { gamesHref, href } from '../../pages/href.ts';
import { Icon } from '../../ui/icon.tsx';
import { SearchLink } from '../../ui/search-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDesktop } from '../../ui/use-active.ts';
import styles from './type-chips.module.css';
import { useTypeName } from './use-type-name.ts';

interface TypeChipsProps {
  /** Categories in the configuration; undefined while they load. */
  types: readonly { readonly id: string; readonly name: string; readonly sort: number }[] | undefined;
  /** Selected category: its id, "hot", "all", or empty for the lobby. */
  type: string;
  /** Number of all games; undefined while they load. */
  count: number | undefined;
}

/** Draws the link to the search and the links to the categories, in one row that scrolls sideways. */
export function TypeChips({ types, type, count }: TypeChipsProps) {
  const t = useT();
  const nameOf = useTypeName();
  const desktop = useDesktop();
  const isAll = type === 'all';
  const row = useRef<HTMLElement>(null);
  // Runs again when the categories have loaded, since the selected one may be among them.
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    const list = row.current;
    // Scrolls only the row; scrollIntoView would scroll the page as well.
    if (current instanceof HTMLElement && list !== null) {
      list.scrollTo({ left: current.offsetLeft - list.clientWidth / 2 + current.offsetWidth / 2 });
    }
  }, [type, types]);

  const chip = (id: string, to: string, emoji: EmojiName, label: string, isFirst = false) => (
    <Link
      key={id}
      to={to}
      className={classes(styles.chip, type === id && styles.on)}
      aria-current={type === id ? 'true' : undefined}
    >
      {isFirst ? <Emoji name={emoji} size={21} /> : <LateEmoji name={emoji} size={21} />}
      {label}
    </Link>
  );

  return (
    <>
      {isAll && !desktop && (
        <div className={styles.box}>
          <SearchLink to={href('search')}>
            {count === undefined ? t('home.search') : t('home.search.placeholder', { count })}
          </SearchLink>
        </div>
      )}
      <nav ref={row} className={styles.chips} aria-label={t('home.types')}>
        {!desktop && !isAll && (
          <Link
            to={href('search')}
            className={classes(styles.chip, styles.icon)}
            aria-label={t('home.search')}
          >
            <Icon name="search" />
          </Link>
        )}
        {chip('', href('home'), 'lobby', t('home.type.lobby'), true)}
        {chip('hot', gamesHref('hot'), 'hot', t('home.type.hot'), true)}
        {types === undefined
          ? [94, 116, 80, 100].map((width) => <Skeleton key={width} width={width} height={44} radius={14} />)
          : [...types]
              .sort((a, b) => a.sort - b.sort)
              .map(({ id, name }) =>
                chip(id, gamesHref(id), isEmojiName(id) ? id : 'lobby', nameOf(id, name)),
              )}
      </nav>
    </>
  );
}
