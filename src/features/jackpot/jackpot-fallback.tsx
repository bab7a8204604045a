import type { Pools } from '../../../contract/pools.ts';
import { formatPrize } from '../../../contract/money.ts';
import type { Prize } from '../../../scenes/lucky-jackpot/types.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { Metal } from '../../ui/money.tsx';
import coinArt from '../../../assets/lobby/i/peso-coin.webp';
import couponArt from '../../../assets/lobby/i/coupon.webp';
import crownArt from '../../../assets/lobby/i/crown.webp';
import gemArt from '../../../assets/lobby/i/gem-stone.webp';
import spinArt from '../../../assets/lobby/spin-button.webp';
import scratchArt from '../../../assets/lobby/i/scratch-card.webp';
import { PoolPlates } from '../../casino/pool-plates.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './jackpot-fallback.module.css';
import { jackpotTexts } from './texts.ts';

interface JackpotFallbackProps {
  readonly pools: Pools | undefined;
  readonly prizes: readonly Prize[] | undefined;
  /** The winning cell of the last round, where it is the picture of the result. */
  readonly litCell: number | undefined;
  /** True while the canvas stands over it: it is then not painted. */
  readonly isCovered: boolean;
}

/** Pictures of the prizes, for lists too. */
export const prizeArt = {
  coin: coinArt,
  gem: gemArt,
  coupon: couponArt,
  scratch: scratchArt,
  jackpot: crownArt,
} as const;

/** Column and row of a cell on the border of the 4 × 4, clockwise from the top left (as the scene lays them out). */
const PLACES = [
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [4, 2],
  [4, 3],
  [4, 4],
  [3, 4],
  [2, 4],
  [1, 4],
  [1, 3],
  [1, 2],
] as const;

const label = (prize: Prize): string => {
  if (prize.kind === 'coin') return formatPrize(prize.amount);
  if (prize.kind === 'coupon') return `${prize.amount}%`;
  return prize.kind === 'jackpot' ? 'JACKPOT' : String(prize.amount);
};

/**
 * The grid without a canvas, in the same places: first paint while the scene loads, and the whole picture where there is
 * no WebGL. Screen readers get the prizes here in either case.
 */
export function JackpotFallback({ pools, prizes, litCell, isCovered }: JackpotFallbackProps) {
  const t = useTexts(jackpotTexts);
  return (
    <div className={classes(styles.fallback, isCovered && styles.covered)}>
      <p className={classes('title', styles.title)} aria-hidden="true">
        <Metal text="LUCKY JACKPOT" />
      </p>
      <div className={styles.plates}>
        <PoolPlates pools={pools} rolling={!isCovered} />
      </div>
      <ul className={styles.grid} aria-label={t('rules.odds.prize')}>
        {PLACES.map(([column, row], cell) => {
          const prize = prizes?.[cell];
          return (
            <li
              key={`${column}${row}`}
              className={classes(
                styles.cell,
                prize?.kind === 'jackpot' && styles.jackpot,
                litCell === cell && styles.lit,
              )}
              style={{ gridColumn: column, gridRow: row }}
            >
              {prize === undefined ? (
                <Skeleton height="60%" />
              ) : (
                <>
                  <img src={prizeArt[prize.kind]} alt="" />
                  <span>{label(prize)}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <div
        className={classes(styles.hub, prizes === undefined && styles.off)}
        aria-hidden="true"
        style={{ backgroundImage: `url(${spinArt})` }}
      >
        <span className="title">
          <Metal text={t('spin').toUpperCase()} />
        </span>
      </div>
    </div>
  );
}
