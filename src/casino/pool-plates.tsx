import { useRef, type CSSProperties } from 'react';
import { TIERS, type Pools, type Tier } from '../../contract/pools.ts';
import { formatExact } from '../../contract/money.ts';
import { useT } from '../i18n/i18n.tsx';
import { classes } from '../ui/classes.ts';
import { Metal } from '../ui/money.tsx';
import { Odometer } from './odometer.tsx';
import { pictures } from './pictures.ts';
import { shownPool } from './pool-display.ts';
import styles from './pool-plates.module.css';
import { Skeleton } from '../ui/skeleton.tsx';
import { useAmbient } from '../ui/use-active.ts';
import { useStretch } from './use-stretch.ts';

/** The bulb rim, a nine-slice picture. */
const RIM = { '--rim': `url(${pictures.rim})` } as CSSProperties;

interface PoolPlatesProps {
  /** The pools as the server sent them; undefined draws skeletons of the same size. */
  pools: Pools | undefined;
  /** row: Mega on top, three below (phones, pages). stack: four below each other (the desktop rail). */
  layout?: 'row' | 'stack';
  /** False while a round is shown, so that nothing rolls beside it. */
  rolling?: boolean;
}

/** The four jackpot plates; their digits roll within the honest range and never leave it. */
export function PoolPlates({ pools, layout = 'row', rolling = true }: PoolPlatesProps) {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  const ambient = useAmbient(ref);
  const moving = ambient && rolling && pools !== undefined;
  const stretch = useStretch(moving);

  return (
    <div
      ref={ref}
      role="group"
      aria-label={t('home.pools')}
      aria-busy={pools === undefined}
      className={classes(styles.plates, styles[layout])}
      style={RIM}
    >
      {TIERS.map((tier) =>
        pools === undefined ? (
          <div key={tier} className={classes(styles.waiting, styles[tier])}>
            <Skeleton height="100%" radius={13} />
          </div>
        ) : (
          <Plate key={tier} tier={tier} amount={shownPool(pools, tier, stretch)} />
        ),
      )}
    </div>
  );
}

function Plate({ tier, amount }: { tier: Tier; amount: number }) {
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
