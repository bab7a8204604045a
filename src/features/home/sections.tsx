import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Game } from '../../../contract/config.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Emoji, type EmojiName } from '../../casino/emoji.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useDesktop, useMedia } from '../../ui/use-active.ts';
import { gamesHref } from '../../pages/href.ts';
import { shapeOf } from './tile-shapes.ts';
import { GameTile } from './game-tile.tsx';
import styles from './home.module.css';

/** Number of tiles in a row that scrolls sideways; "See all" leads to the other games. */
const ROW_LENGTH = 12;

interface SectionProps {
  games: readonly Game[];
  onOpen: (game: Game) => void;
}

/** Draws enough hot games to fill two or three rows. */
export function HotGames({ games, onOpen }: SectionProps) {
  const t = useT();
  const tablet = useMedia('(min-width: 700px)');
  const desktop = useDesktop();
  const most = desktop ? 12 : tablet ? 10 : 6;
  const hot = useMemo(
    () => games.filter(({ isHot, type }) => isHot && shapeOf(type) === 'portrait'),
    [games],
  );
  return (
    <section>
      <SectionHead emoji="hot" title={t('home.section.hot')} to={gamesHref('hot')} />
      <div className={styles.grid}>
        {hot.slice(0, most).map((game) => (
          <GameTile key={game.id} game={game} shape="portrait" onOpen={onOpen} amongHot />
        ))}
      </div>
    </section>
  );
}

/** Draws games of a category in a row that scrolls sideways. Hot slots are left out, since they are shown above. */
export function GameRow({
  type,
  games,
  onOpen,
}: SectionProps & { type: 'originals' | 'slots' | 'perya' | 'scratch' }) {
  const t = useT();
  const some = useMemo(
    () =>
      games.filter((game) => game.type === type && !(type === 'slots' && game.isHot)).slice(0, ROW_LENGTH),
    [games, type],
  );
  if (some.length === 0) return null;
  const shape = shapeOf(type);
  return (
    <section>
      <SectionHead emoji={type} title={t(`home.type.${type}`)} to={gamesHref(type)} />
      <div className={`${styles.row} ${styles[shape]}`}>
        {some.map((game) => (
          <GameTile key={game.id} game={game} shape={shape} onOpen={onOpen} />
        ))}
      </div>
    </section>
  );
}

/** Draws a section's title with its picture, and the link to all games of the section. */
export function SectionHead({ emoji, title, to }: { emoji: EmojiName; title: string; to?: string }) {
  const t = useT();
  return (
    <div className={styles.head}>
      <Emoji name={emoji} />
      <h2 className="title">{title}</h2>
      {to !== undefined && (
        <Link to={to} className={styles.all} aria-label={`${t('action.seeAll')}: ${title}`}>
          {t('action.seeAll')}
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
    </div>
  );
}
