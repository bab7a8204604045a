import type { AddUp } from '../../../contract/diamond.ts';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import { useReceiveCardAwardMutation } from '../../api/diamond.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './add-up-track.module.css';
import { useCardsT } from './texts.ts';
import { Problem } from '../../forms/problem.tsx';
import { useMoneyCommand } from '../../forms/use-money-command.ts';

/** How far along the track, 0..1: between two awards the way is even, whatever their distance in cards. */
export function wayAlong({ played, awards }: Pick<AddUp, 'played' | 'awards'>): number {
  let from = 0;
  for (const [place, { cards }] of awards.entries()) {
    if (played < cards) return (place + (played - from) / (cards - from)) / awards.length;
    from = cards;
  }
  return 1;
}

/** The awards for cards played, each received by a press. */
export function AddUpTrack({ track, isBusy }: { track: AddUp; isBusy: boolean }) {
  const t = useCardsT();
  const [receive] = useReceiveCardAwardMutation();
  const command = useMoneyCommand('card-award', receive);

  const onReceive = async (id: number): Promise<void> => {
    const answer = await command.run({ id });
    if (answer) showToast(t('track.done', { amount: formatExact(answer.amount) }));
  };
  const progress = t('track.progress', { played: track.played, of: track.of });
  return (
    <section className={styles.track} aria-labelledby="add-up-title">
      <div className={styles.head}>
        <h2 id="add-up-title">{t('track.title')}</h2>
        <span>
          {track.played} / {track.of}
        </span>
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-labelledby="add-up-title"
        aria-valuemin={0}
        aria-valuemax={track.of}
        aria-valuenow={track.played}
        aria-valuetext={progress}
      >
        <i style={{ width: `${wayAlong(track) * 100}%` }} />
      </div>
      <ol className={styles.awards}>
        {track.awards.map(({ id, cards, amount, state }) => (
          <li key={id} className={classes(styles.award, state === 'received' && styles.done)}>
            {state === 'ready' ? (
              <button
                type="button"
                className={styles.receive}
                disabled={isBusy || command.busy}
                aria-label={t('track.receive', { amount: formatPrize(amount) })}
                onClick={() => void onReceive(id)}
              >
                {formatPrize(amount)}
              </button>
            ) : (
              <b className={styles.amount}>{formatPrize(amount)}</b>
            )}
            <span>{t('track.cards', { count: cards })}</span>
            {state === 'received' && (
              <small>
                <Icon name="check" size={14} /> {t('track.received')}
              </small>
            )}
            {state === 'locked' && <small>{t('track.locked', { count: cards - track.played })}</small>}
          </li>
        ))}
      </ol>
      <Problem text={command.problem} />
    </section>
  );
}
