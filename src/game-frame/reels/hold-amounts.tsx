import { formatPrize } from '../../../contract/money.ts';
import { JACKPOT_TINTS, SIGNS } from '../../../scenes/hall/hold-reels/places.ts';
import type { HoldProps } from '../../../scenes/hall/hold-reels/types.ts';
import styles from './hold-amounts.module.css';

/** Size of the scene in design pixels. */
const WIDTH = 720;
const HEIGHT = 900;
/** Font size divided by the height of a capital, and usual width of a character divided by the font size. */
const LETTERS = { size: 1 / 0.71, width: 0.56 } as const;

const JACKPOTS = ['grand', 'major', 'minor', 'mini'] as const;

/** Writes the amounts of the jackpots on their signs in the photograph, where the scene will write them. */
export function HoldAmounts({ jackpots }: Pick<HoldProps, 'jackpots'>) {
  const { y, cap, maxWidth } = SIGNS.amount;
  return (
    <svg className={styles.amounts} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {JACKPOTS.map((jackpot) => {
        const text = formatPrize(jackpots[jackpot]);
        const size = cap * LETTERS.size;
        const fitted = Math.min(1, maxWidth / (text.length * size * LETTERS.width));
        return (
          <text
            key={jackpot}
            x={SIGNS.x[jackpot]}
            y={y + (fitted * cap) / 2}
            fontSize={fitted * size}
            fill={`#${JACKPOT_TINTS[jackpot].toString(16)}`}
          >
            {text}
          </text>
        );
      })}
    </svg>
  );
}
