import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Game } from '../../../contract/config.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Emoji, type EmojiName } from '../../casino/emoji.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMedia } from '../../ui/use-active.ts';
import { shapeOf } from './game-groups.ts';
import { GameTile } from './game-tile.tsx';
import styles from './home.module.css';

/** Tiles in a sideways row; the rest is behind "See all". */
const ROW_LENGTH = 12;

interface SectionsProps {
  games: readonly Game[];
  onOpen: (game: Game) => void;
}

/** The lobby's picks: hot games, originals, slots, live tables. */
export function LobbySections({ games, onOpen }: SectionsProps) {
  const t = useT();
  const tablet = useMedia('(min-width: 700px)');
  const desktop = useMedia('(min-width: 1024px)');
  const hotCount = desktop ? 12 : tablet ? 10 : 6;
  const picks = useMemo(
    () => ({
      hot: games.filter((game) => game.isHot && shapeOf(game.type) === 'portrait'),
      originals: games.filter((game) => game.type === 'originals'),
      slots: games.filter((game) => game.type === 'slots' && !game.isHot),
      live: games.filter((game) => game.type === 'live'),
    }),
    [games],
  );
  return (
    <>
      <section>
        <SectionHead emoji="hot" title={t('home.section.hot')} to="/?type=hot" />
        <div className={styles.grid}>
          {picks.hot.slice(0, hotCount).map((game) => (
            <GameTile key={game.id} game={game} shape="portrait" onOpen={onOpen} amongHot />
          ))}
        </div>
      </section>
      <Row type="originals" games={picks.originals} title={t('home.type.originals')} onOpen={onOpen} />
      <Row type="slots" games={picks.slots} title={t('home.type.slots')} onOpen={onOpen} />
      <Row type="live" games={picks.live} title={t('home.type.live')} onOpen={onOpen} />
    </>
  );
}

function Row({
  type,
  games,
  title,
  onOpen,
}: SectionsProps & { type: 'originals' | 'slots' | 'live'; title: string }) {
  if (games.length === 0) return null;
  const shape = shapeOf(type);
  return (
    <section>
      <SectionHead emoji={type} title={title} to={`/?type=${type}`} />
      <div className={`${styles.row} ${styles[shape]}`}>
        {games.slice(0, ROW_LENGTH).map((game) => (
          <GameTile key={game.id} game={game} shape={shape} onOpen={onOpen} />
        ))}
      </div>
    </section>
  );
}

/** A section's title with its picture, and the way to all of it. */
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
