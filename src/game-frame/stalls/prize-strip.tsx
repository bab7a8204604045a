import type { CSSProperties } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import { timesText } from '../times-text.ts';
import styles from './field-controls.module.css';
import type { StallOdds } from './stall-view-model.ts';
import { stallTexts } from './texts.ts';

interface PrizeStripProps {
  readonly odds: readonly StallOdds[];
  readonly nameOf: (field: string) => string;
  /** CSS colour of each outcome, by the outcome's name. */
  readonly tints: Readonly<Record<string, string>>;
}

/** Draws each outcome that pays, with its payout, for games in which the player does not bet on a field. */
export function PrizeStrip({ odds, nameOf, tints }: PrizeStripProps) {
  const t = useTexts(stallTexts);
  return (
    <ul className={styles.prizes} aria-label={t('odds.title')}>
      {odds
        .filter(({ pays }) => pays > 0)
        .map(({ name, pays }) => (
          <li key={name} className={styles.prize} style={{ '--tint': tints[name] } as CSSProperties}>
            <span>{nameOf(name)}</span>
            <b>{timesText(pays)}</b>
          </li>
        ))}
    </ul>
  );
}
