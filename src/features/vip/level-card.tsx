import { useId } from 'react';
import { formatPrize } from '../../../contract/money.ts';
import { VIP_LEVELS } from '../../../contract/vip.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { badgeOf } from './badges.ts';
import { useVipT } from './texts.ts';
import styles from './vip.module.css';

interface LevelCardProps {
  readonly level: number;
  /** Sum of all the player's valid bets so far, in hundredths of a coin. */
  readonly experience: number;
}

/** Draws the player's VIP level in its colours, and the progress to the next level. */
export function LevelCard({ level, experience }: LevelCardProps) {
  const t = useVipT();
  const id = useId();
  const { theme = 1, experience: begins = 0 } = VIP_LEVELS[level] ?? {};
  const next = VIP_LEVELS[level + 1];
  return (
    <section className={styles.card} data-vip-theme={theme}>
      <div className={styles.head}>
        <div>
          <p className={styles.yours}>{t('yours')}</p>
          <h2 id={id} className={styles.level}>
            {t('level', { level })}
          </h2>
        </div>
        <img className={styles.badge} src={badgeOf(theme)} width={120} height={120} alt="" />
      </div>
      {next === undefined ? (
        <p className={styles.top}>{t('bar.top')}</p>
      ) : (
        <>
          <p className={styles.so}>
            {t('bar.of', { now: formatPrize(experience), next: formatPrize(next.experience) })}
          </p>
          <ProgressBar
            labelledBy={id}
            now={experience}
            max={next.experience}
            filled={(experience - begins) / (next.experience - begins)}
            text={t('bar.of', { now: formatPrize(experience), next: formatPrize(next.experience) })}
            isThick
          />
          <p className={styles.ends}>
            <span>{t('level', { level })}</span>
            <span>
              {t('bar.more', { amount: formatPrize(next.experience - experience), level: next.level })}
            </span>
          </p>
        </>
      )}
    </section>
  );
}
