import type { StudioRound } from '../../contract/studio.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { Money } from '../ui/money.tsx';
import styles from './game-layout.module.css';
import { frameTexts } from './texts.ts';

/** What of a settled bet counts here, hundredths. */
export type SettledBet = Pick<StudioRound, 'stake' | 'payout'>;

/** What was staked and won in this visit, hundredths, and in how many rounds. */
export function figuresOf(rounds: readonly SettledBet[]): {
  readonly rounds: number;
  readonly staked: number;
  readonly paid: number;
  readonly best: number;
} {
  return rounds.reduce(
    (sum, { stake, payout }) => ({
      rounds: sum.rounds + 1,
      staked: sum.staked + stake,
      paid: sum.paid + payout,
      best: Math.max(sum.best, payout),
    }),
    { rounds: 0, staked: 0, paid: 0, best: 0 },
  );
}

/** The visit in figures: the net result first, as it is. */
export function SessionFigures({ rounds }: { readonly rounds: readonly SettledBet[] }) {
  const t = useTexts(frameTexts);
  const { rounds: count, staked, paid } = figuresOf(rounds);
  return (
    <dl className={styles.figures} aria-label={t('session')}>
      <div>
        <dt>{t('net')}</dt>
        <dd>
          <Money amount={paid - staked} kind="signed" tone="auto" />
        </dd>
      </div>
      <div>
        <dt>{t('rounds')}</dt>
        <dd>{count}</dd>
      </div>
      <div>
        <dt>{t('staked')}</dt>
        <dd>
          <Money amount={staked} kind="prize" tone="plain" />
        </dd>
      </div>
      <div>
        <dt>{t('paid')}</dt>
        <dd>
          <Money amount={paid} kind="prize" tone="plain" />
        </dd>
      </div>
    </dl>
  );
}
