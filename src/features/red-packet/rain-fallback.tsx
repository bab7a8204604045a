import { formatExact } from '../../../contract/money.ts';
import envelope from '../../../assets/lobby/i/red-envelope.webp';
import { useTexts } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { Metal } from '../../ui/money.tsx';
import styles from './rain-fallback.module.css';
import { rainTexts } from './texts.ts';

/** Packets in the air: middle in design pixels, tilt in degrees. */
const PACKETS = [
  { x: 66, y: 172, tilt: -8 },
  { x: 628, y: 424, tilt: -6 },
  { x: 286, y: 490, tilt: 4 },
  { x: 138, y: 640, tilt: -7 },
  { x: 500, y: 762, tilt: -8 },
  { x: 216, y: 868, tilt: 6 },
  { x: 600, y: 980, tilt: 9 },
  { x: 84, y: 1_024, tilt: -5 },
] as const;

/** Lamps of the gate, one for each packet that is opened. */
const LAMPS = [0, 1, 2, 3, 4] as const;

interface RainFallbackProps {
  /** Hundredths in the player's packet of this rain; undefined without one. */
  readonly amount: number | undefined;
  /** True while the canvas stands over it: it is then not painted. */
  readonly isCovered: boolean;
}

/**
 * The rain without a canvas, in the same places: first paint while the scene loads, and the whole picture where there is
 * no WebGL.
 */
export function RainFallback({ amount, isCovered }: RainFallbackProps) {
  const t = useTexts(rainTexts);
  return (
    <div className={classes(styles.fallback, isCovered && styles.covered)}>
      {PACKETS.map(({ x, y, tilt }) => (
        <img
          key={x}
          className={styles.packet}
          src={envelope}
          alt=""
          style={{
            left: `calc(${x} * var(--d))`,
            top: `calc(${y} * var(--d))`,
            rotate: `${tilt}deg`,
          }}
        />
      ))}
      <p className={classes('title', styles.title)} aria-hidden="true">
        <Metal text={t('title').toUpperCase()} />
      </p>
      <div className={styles.gate} aria-hidden="true">
        <span className={styles.lamps}>
          {LAMPS.map((lamp) => (
            <i key={lamp} />
          ))}
        </span>
        <span className={styles.tab}>{t('gate')}</span>
      </div>
      {amount !== undefined && (
        <div className={styles.own}>
          <img src={envelope} alt="" />
          <b>{formatExact(amount)}</b>
        </div>
      )}
    </div>
  );
}
