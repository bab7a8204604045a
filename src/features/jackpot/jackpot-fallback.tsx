import { TIERS } from '../../../contract/pools.ts';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import type { LuckyJackpotTypes, CellPrize } from '../../../scenes/lobby/lucky-jackpot/types.ts';
import { useT, useTexts } from '../../i18n/i18n.tsx';
import coinArt from '../../../assets/lobby/i/peso-coin.webp';
import couponArt from '../../../assets/lobby/i/coupon.webp';
import crownArt from '../../../assets/lobby/i/crown.webp';
import gemArt from '../../../assets/lobby/i/gem-stone.webp';
import scratchArt from '../../../assets/lobby/i/scratch-card.webp';
import { SceneFallback } from '../../rounds/scene-fallback.tsx';
import { frame } from './first-frame.ts';
import styles from './jackpot-fallback.module.css';
import { jackpotTexts } from './texts.ts';

interface JackpotFallbackProps {
  /** Props of the scene; undefined until the server has answered. */
  readonly state: LuckyJackpotTypes['props'] | undefined;
  /** Index of the cell that won the last round, from 0; undefined if none is shown as won. */
  readonly litCell: number | undefined;
  /** Whether the canvas covers the fallback, which then paints nothing. */
  readonly isCovered: boolean;
}

/** Pictures of the prizes, for use in lists. */
export const prizeArt = {
  coin: coinArt,
  gem: gemArt,
  coupon: couponArt,
  scratch: scratchArt,
  jackpot: crownArt,
} as const;

/** Corner radius of the highlight on a cell, in design pixels. */
const CORNER = 22;

const label = (prize: CellPrize): string => {
  if (prize.kind === 'coin') return formatPrize(prize.amount);
  if (prize.kind === 'coupon') return `${prize.amount}%`;
  return prize.kind === 'jackpot' ? 'JACKPOT' : String(prize.amount);
};

/**
 * Draws the grid of prizes without a canvas: its first frame with the current pools. The texts of pools and prizes for
 * screen readers are always here, with or without a canvas.
 */
export function JackpotFallback({ state, litCell, isCovered }: JackpotFallbackProps) {
  const t = useTexts(jackpotTexts);
  const shared = useT();
  const pools = state?.pools;
  const amounts = pools && Object.fromEntries(TIERS.map((tier) => [tier, formatExact(pools[tier])]));
  const lit = litCell === undefined ? undefined : frame.places.marks[litCell];
  return (
    <SceneFallback
      frame={frame}
      isCovered={isCovered}
      states={[state?.canSpin !== true && 'off']}
      // Leaves the texts out while the canvas covers them, so that changes of the pools do not render them again.
      figures={
        isCovered
          ? {}
          : {
              ...amounts,
              left: state && t('hub.left', { count: state.chances }),
              hint: state?.hint,
            }
      }
      renderLive={() => lit && <LitCell place={lit} />}
    >
      <div className="sr-only" role="group" aria-label={shared('home.pools')}>
        {amounts &&
          TIERS.map((tier) => (
            <p key={tier}>
              {shared('pool.amount', { tier: shared(`pool.${tier}`), amount: amounts[tier] ?? '' })}
            </p>
          ))}
      </div>
      <ul className="sr-only" aria-label={t('rules.odds.prize')}>
        {state?.prizes.map((prize, cell) => (
          // The key is the cell's position, because a prize may occur in several cells.
          <li key={frame.places.marks[cell]?.join(' ')}>{label(prize)}</li>
        ))}
      </ul>
    </SceneFallback>
  );
}

function LitCell({ place: [x = 0, y = 0, width = 0, height = 0] }: { place: readonly number[] }) {
  return (
    <rect
      className={styles.lit}
      x={x - width / 2}
      y={y - height / 2}
      width={width}
      height={height}
      rx={CORNER}
    />
  );
}
