import type { ReactNode } from 'react';
import type { SeenBet } from '../../../contract/shared-rounds.ts';
import { formatExact, formatWhole } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import styles from './bet-list.module.css';
import type { SharedTableState } from './shared-table.ts';
import { sharedTexts } from './texts.ts';

interface BetListProps {
  readonly table: SharedTableState | undefined;
  /** Returns the text beside the stake of a bet: the choice, or the multiplier at which the player cashed out. */
  readonly textOf: (bet: SeenBet) => string;
  /** Shows only two rows in a narrow window, where the controls need the room. */
  readonly isLow?: boolean;
  /** Renders a button for one of the player's own bets. */
  readonly action?: ((bet: SeenBet) => ReactNode) | undefined;
}

/** Maximum number of rows; the sum above them counts all bets. */
const ROWS = 40;

/** Draws all bets of the round: the player's own first, then winning bets, then the others by stake. */
export function BetList({ table, textOf, action, isLow = false }: BetListProps) {
  const t = useTexts(sharedTexts);
  const own = new Set(table?.mine.map(({ roundId }) => roundId));
  const rank = ({ id, payout }: SeenBet): number => (own.has(id) ? 2 : payout > 0 ? 1 : 0);
  const rows = [...(table?.bets.values() ?? [])]
    .sort((a, b) => rank(b) - rank(a) || b.stake - a.stake)
    .slice(0, ROWS);
  const { bets = 0, staked = 0 } = table?.totals ?? {};
  return (
    <section className={styles.box} aria-label={t('bets')}>
      <p className={styles.head}>
        <span>{t('bets')}</span>
        {bets > 0 && (
          <span>
            {t('bets.sum', {
              count: bets,
              amount: formatWhole(staked),
            })}
          </span>
        )}
      </p>
      <ul className={styles.list} data-low={isLow}>
        {rows.length === 0 && <li className={styles.none}>{t('bets.none')}</li>}
        {rows.map((bet) => (
          <li key={bet.id} data-mine={own.has(bet.id)} data-won={bet.payout > 0}>
            <span>
              {own.has(bet.id) ? t('you') : <bdi>{bet.name}</bdi>}
              {own.has(bet.id) && action?.(bet)}
            </span>
            <span>{formatWhole(bet.stake)}</span>
            <span>{bet.payout > 0 ? `${textOf(bet)} ${formatExact(bet.payout)}` : textOf(bet)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
