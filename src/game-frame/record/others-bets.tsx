import { formatExact, formatPrize } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { StudioCalls } from '../studio-calls.ts';
import { timesText } from '../times-text.ts';
import styles from './others-bets.module.css';
import { recordTexts } from './texts.ts';
import { useLatestBets } from './use-latest-bets.ts';

interface OthersBetsProps {
  readonly calls: StudioCalls;
  /** So many rows at most; as many as there are when left out. */
  readonly rows?: number;
  /** The list has its own heading where nothing else names it. */
  readonly isNamed?: boolean;
}

/** What others have bet in this game just now and what came of it, their names hidden. */
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
