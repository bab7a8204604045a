import type { AddUp } from '../../../contract/scratch-cards.ts';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import { useReceiveCardAwardMutation } from '../../api/scratch-cards.ts';
import { addTexts, useTexts } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './add-up-track.module.css';
import { lotteryTexts } from './texts.ts';
import { trackTexts } from './track-texts.ts';
import { Problem } from '../../forms/problem.tsx';
import { useMoneyCommand } from '../../forms/use-money-command.ts';

const texts = addTexts(lotteryTexts, trackTexts);

/**
 * Returns the progress along the track, 0 to 1. The awards divide the track into equal parts, however many cards lie
 * between them; within a part the progress is linear.
 */
export function wayAlong({ played, awards }: Pick<AddUp, 'played' | 'awards'>): number {
  let from = 0;
  for (const [place, { cards }] of awards.entries()) {
    if (played < cards) return (place + (played - from) / (cards - from)) / awards.length;
    from = cards;
  }
  return 1;
}

/** Draws the track of awards for cards played; each award that is reached is collected by a press. */
export function AddUpTrack({ track, isBusy }: { track: AddUp; isBusy: boolean }) {
  const t = useTexts(texts);
  const [receive] = useReceiveCardAwardMutation();
  const command = useMoneyCommand('card-award', receive);

  const onReceive = async (id: number): Promise<void> => {
    const answer = await command.run({ id });
    if (answer) showToast(t('track.done', { amount: formatExact(answer.amount) }));
  };
  return (
    <section className={styles.track} aria-labelledby="add-up-title">
      <div className={styles.head}>
        <h2 id="add-up-title">{t('track.title')}</h2>
        <span>
          {track.played} / {track.of}
        </span>
      </div>
      <ProgressBar
        labelledBy="add-up-title"
        now={track.played}
        max={track.of}
        text={t('track.progress', { played: track.played, of: track.of })}
        filled={wayAlong(track)}
        isThick
      />
      <ol className={styles.awards}>
        {track.awards.map(({ id, cards, amount, state }) => (
          <li key={id} className={classes(styles.award, state === 'received' && styles.done)}>
            {state === 'ready' ? (
              <button
                type="button"
                className={styles.receive}
                aria-busy={command.busy}
                aria-label={t('track.receive', { amount: formatPrize(amount) })}
                onClick={() => {
                  if (isBusy) showToast(t('hint.wait'), 'info');
                  else if (!command.busy) void onReceive(id);
                }}
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
