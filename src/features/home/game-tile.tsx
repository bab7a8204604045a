import { memo, useState, type CSSProperties } from 'react';
import type { Game } from '../../../contract/config.ts';
import { useT } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { LatePicture } from '../../ui/late-picture.tsx';
import { Metal } from '../../ui/money.tsx';
import { formatPercent } from '../../ui/percent.ts';
import { tileSet } from '../../casino/tiles.ts';
import { RATIOS, type TileShape } from './tile-shapes.ts';
import styles from './game-tile.module.css';

/** Largest widths of a tile's picture, for its `sizes` attribute, by the tile's shape. */
const PORTRAIT_SIZES = '(min-width: 1024px) 160px, (min-width: 700px) 19vw, 30vw';
const SIZES: Readonly<Record<TileShape, string>> = {
  portrait: PORTRAIT_SIZES,
  square: PORTRAIT_SIZES,
  wide: '(min-width: 1024px) 240px, (min-width: 700px) 32vw, 54vw',
};

interface GameTileProps {
  game: Game;
  shape: TileShape;
  onOpen: (game: Game) => void;
  /** Whether every game around this one is hot, so that the badge is left out. */
  amongHot?: boolean;
}

/**
 * Draws a game: its picture, at most one badge, and its return to player. It has only four or five nodes, because
 * players scroll through 5,000 games.
 */
export const GameTile = memo(function GameTile({ game, shape, onOpen, amongHot = false }: GameTileProps) {
  const t = useT();
  // Holds the failed picture's address and not a flag, because the tile is reused for other games.
  const [failed, setFailed] = useState<string>();
  const rtp = formatPercent(game.rtpBp);
  const badge = game.hasJackpot
    ? 'jackpot'
    : game.isNew
      ? 'new'
      : game.isHot && !amongHot
        ? 'hot'
        : undefined;
  return (
    <button
      type="button"
      className={styles.tile}
      style={{ '--ratio': RATIOS[shape], '--length': game.title.length } as CSSProperties}
      aria-label={t('game.label', { title: game.title, rtp })}
      onClick={() => onOpen(game)}
    >
      {failed === game.tile ? (
        <span className={styles.lettered}>{game.title}</span>
      ) : (
        <LatePicture
          src={game.tile}
          srcSet={tileSet(game.tile, shape)}
          sizes={SIZES[shape]}
          alt=""
          width={360}
          height={Math.round(360 / RATIOS[shape])}
          decoding="async"
          onError={() => setFailed(game.tile)}
        />
      )}
      {badge !== undefined && (
        <span className={classes(styles.badge, styles[badge])}>{t(`game.badge.${badge}`)}</span>
      )}
      {/* The name is drawn only over pictures that do not contain it. */}
      {game.plain && failed !== game.tile && <span className={styles.name}>{game.title}</span>}
      {shape === 'square' && failed !== game.tile && (
        <Metal text={game.title.toUpperCase()} className={styles.lettering} />
      )}
      {shape === 'wide' && failed !== game.tile && <span className={styles.plaque}>{game.title}</span>}
      <span className={styles.caption}>
        {t('game.rtp')} <b>{rtp}</b>
      </span>
    </button>
  );
});
