import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { Emoji, isEmojiName, LateEmoji, type EmojiName } from '../../casino/emoji.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDesktop } from '../../ui/use-active.ts';
import styles from './type-chips.module.css';
import { useTypeName } from './use-type-name.ts';

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
  const nameOf = useTypeName();
  const desktop = useDesktop();
  const [asked, setAsked] = useState(false);
  const searching = asked || typed !== '' || type === 'all';
  const row = useRef<HTMLElement>(null);
  // Once more when the kinds have come: the chosen one may be among them.
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    const list = row.current;
    // scrollIntoView would also move the page.
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
      {searching && !desktop && (
        <div className={styles.box}>
          <SearchBox
            value={typed}
            label={t('home.search')}
            placeholder={count === undefined ? t('home.search') : t('home.search.placeholder', { count })}
            onText={onType}
            autoFocus={asked}
          />
        </div>
      )}
      <nav ref={row} className={styles.chips} aria-label={t('home.types')}>
        {!desktop && !searching && (
          <button
            type="button"
            className={classes(styles.chip, styles.icon)}
            aria-label={t('home.search')}
            onClick={() => setAsked(true)}
          >
            <Icon name="search" />
          </button>
        )}
        {chip('', '/', 'lobby', t('home.type.lobby'), true)}
        {chip('hot', '/?type=hot', 'hot', t('home.type.hot'), true)}
        {types === undefined
          ? [94, 116, 80, 100].map((width) => <Skeleton key={width} width={width} height={44} radius={14} />)
          : [...types]
              .sort((a, b) => a.sort - b.sort)
              .map(({ id, name }) =>
                chip(id, `/?type=${id}`, isEmojiName(id) ? id : 'lobby', nameOf(id, name)),
              )}
      </nav>
    </>
  );
}
