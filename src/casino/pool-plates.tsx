import { useRef, type CSSProperties } from 'react';
import { TIERS, type PoolTier } from '../../contract/pools.ts';
import { formatExact } from '../../contract/money.ts';
import { useT } from '../i18n/i18n.tsx';
import { classes } from '../ui/classes.ts';
import { Metal } from '../ui/money.tsx';
import { Odometer } from './odometer.tsx';
import { pictures } from './pictures.ts';
import styles from './pool-plates.module.css';
import { Skeleton } from '../ui/skeleton.tsx';
import { useAmbient } from '../ui/use-active.ts';
import { useRollingPools } from './use-rolling-pools.ts';

/** The plates' rim of light bulbs, a nine-slice picture. */
const RIM = { '--rim': `url(${pictures.rim})` } as CSSProperties;

interface PoolPlatesProps {
  /**
   * row: the Mega jackpot on top and three below it, side by side (phones, pages). stack: all four below each other
   * (the desktop's right rail).
   */
  layout?: 'row' | 'stack';
  /** Amounts to show instead of the current ones, in hundredths of a coin. */
  shown?: Readonly<Record<PoolTier, number>> | undefined;
}

/**
 * Draws the amounts of the four jackpots, or skeletons of the same size until they are known. An amount only grows
 * until its jackpot is won.
 */
export function PoolPlates({ layout = 'row', shown }: PoolPlatesProps) {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  const isAmbient = useAmbient(ref);
  const own = useRollingPools(isAmbient && shown === undefined);
  const amounts = shown ?? own;

  return (
    <div
      ref={ref}
      role="group"
      aria-label={t('home.pools')}
      aria-busy={amounts === undefined}
      className={classes(styles.plates, styles[layout])}
      style={RIM}
    >
      {TIERS.map((tier) =>
        amounts === undefined ? (
          <div key={tier} className={classes(styles.waiting, styles[tier])}>
            <Skeleton height="100%" radius={13} />
          </div>
        ) : (
          <Plate key={tier} tier={tier} amount={amounts[tier]} />
        ),
      )}
    </div>
  );
}

function Plate({ tier, amount }: { tier: PoolTier; amount: number }) {
  const t = useT();
  const text = formatExact(amount);
  const name = t(`pool.${tier}`);
  return (
    <div className={classes(styles.plate, styles[tier])} style={{ '--length': text.length } as CSSProperties}>
      <Sparkle />
      <span className="sr-only">{t('pool.amount', { tier: name, amount: text })}</span>
      <span className={styles.label} aria-hidden="true">
        <Metal text={name.toUpperCase()} kind="silver" />
      </span>
      <span className={styles.amount}>
        <Odometer text={text} />
      </span>
      {tier === 'mega' && <Sparkle />}
    </div>
  );
}

const Sparkle = () => (
  <svg className={styles.sparkle} viewBox="-1 -1 2 2" aria-hidden="true" focusable="false">
    <path d="M0-1Q.08-.08 1 0 .08.08 0 1-.08.08-1 0-.08-.08 0-1Z" />
  </svg>
);
