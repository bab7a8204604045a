import { useTexts } from '../i18n/i18n.tsx';
import { Money } from '../ui/money.tsx';
import styles from './game-layout.module.css';
import { frameTexts } from './texts.ts';
import { timesText } from './times-text.ts';
import type { VisitFigures } from './visit-figures.ts';

/**
 * Renders the totals of the visit, the net result first. In a low window some totals are hidden, unless `whole` is
 * true.
 */
export function VisitFigureList({
  figures,
  whole = false,
}: {
  readonly figures: VisitFigures;
  readonly whole?: boolean;
}) {
  const t = useTexts(frameTexts);
  const { rounds, staked, paid, best, bestTimes } = figures;
  return (
    <dl className={styles.figures} data-whole={whole} aria-label={t('session')}>
      <div>
        <dt>{t('net')}</dt>
        <dd>
          <Money amount={paid - staked} kind="signed" tone="auto" />
        </dd>
      </div>
      <div>
        <dt>{t('rounds')}</dt>
        <dd>{rounds}</dd>
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
      <div data-best>
        <dt>{t('best')}</dt>
        <dd>{best === 0 ? '–' : <Money amount={best} kind="prize" tone="plain" />}</dd>
      </div>
      <div data-best>
        <dt>{t('best.times')}</dt>
        <dd>{bestTimes === 0 ? '–' : timesText(bestTimes)}</dd>
      </div>
    </dl>
  );
}
