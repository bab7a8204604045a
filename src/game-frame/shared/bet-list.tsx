import type { ReactNode } from 'react';
import type { SeenBet } from '../../../contract/studio-shared.ts';
import { formatExact, formatWhole } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import styles from './bet-list.module.css';
import type { SharedTable } from './shared-table.ts';
import { sharedTexts } from './texts.ts';

interface BetListProps {
  readonly table: SharedTable | undefined;
  /** What stands beside a stake: what was bet on, or what it got off at. */
  readonly textOf: (bet: SeenBet) => string;
  /** Two rows where the window is narrow: the controls need the room. */
  readonly isLow?: boolean;
  /** What can be done about an own bet. */
  readonly action?: ((bet: SeenBet) => ReactNode) | undefined;
}

/** Rows that are shown at once; the sum counts all. */
const ROWS = 40;

/** Everybody's bets of the round: the own ones first, then those that have won, then by their stakes. */
export function BetList({ table, textOf, action, isLow = false }: BetListProps) {
  const t = useTexts(sharedTexts);
  const own = new Set(table?.mine.map(({ roundId }) => roundId));
  const rank = ({ id, payout }: SeenBet): number => (own.has(id) ? 2 : payout > 0 ? 1 : 0);
  const rows = [...(table?.bets.values() ?? [])]
    .toSorted((a, b) => rank(b) - rank(a) || b.stake - a.stake)
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
              {own.has(bet.id) ? t('you') : bet.name}
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
