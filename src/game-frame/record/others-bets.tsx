import { formatExact, formatPrize } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { GameServerCalls } from '../game-server-calls.ts';
import { timesText } from '../times-text.ts';
import styles from './others-bets.module.css';
import { recordTexts } from './texts.ts';
import { useLatestBets } from './use-latest-bets.ts';

interface OthersBetsProps {
  readonly calls: GameServerCalls;
  /** Maximum number of rows; all bets if left out. */
  readonly rows?: number;
  /** Whether the list shows a heading, for places that have none. */
  readonly isNamed?: boolean;
}

/** Draws the latest bets of other players in this game with their results; names are masked. */
export default function OthersBets({ calls, rows, isNamed = false }: OthersBetsProps) {
  const t = useTexts(recordTexts);
  const bets = useLatestBets(calls)?.slice(0, rows);
  return (
    <section className={styles.box} aria-label={t('others')}>
      {isNamed && <p className={styles.name}>{t('others')}</p>}
      <ul className={styles.list} data-rows={rows} aria-busy={bets === undefined}>
        {bets?.length === 0 && <li className={styles.none}>{t('others.none')}</li>}
        {bets?.map(({ betId, name, stake, payout }) => (
          <li key={betId} data-won={payout > stake}>
            <span>{name}</span>
            <span>{formatPrize(stake)}</span>
            <span>{timesText(Math.floor((payout * 100) / stake))}</span>
            <span>{formatExact(payout)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
