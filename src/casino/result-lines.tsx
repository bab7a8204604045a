import type { ReactNode } from 'react';
import { formatMoment } from '../i18n/dates.ts';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import { NextGiftForNewcomers } from './next-gift-for-newcomers.tsx';
import styles from './result-lines.module.css';
import { Note } from '../ui/states.tsx';

const en = { again: 'Your round from {time}, shown again. Nothing new is paid.' } as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  again: 'Ang round mo noong {time}, ipinapakita ulit. Walang bagong bayad.',
};
const texts = { en, fil };

/** Props for the result of a game's last round. */
export interface ResultLinesProps {
  /** The last result in a sentence, which a screen reader speaks immediately. */
  readonly announcement: ReactNode;
  /** Time of the replayed round, milliseconds since 1970: its result does not announce a payment. */
  readonly replayedAt?: number | undefined;
  /** Problem text for the player; empty when there is none. */
  readonly problem: string;
  /** Whether the only problem is that the result is not known yet. */
  readonly isUnknown: boolean;
  /** Whether no round is played or shown: a newcomer then gets the next step. */
  readonly isOver?: boolean;
}

/** Draws the result in words, whether it is a replay, and the problem if any. */
export function ResultLines({
  announcement,
  replayedAt,
  problem,
  isUnknown,
  isOver = false,
}: ResultLinesProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <div className={styles.lines}>
      <div className={styles.first}>
        <p className={styles.announcement} role="status" aria-live="polite">
          {announcement}
        </p>
        {isOver && <NextGiftForNewcomers />}
      </div>
      {replayedAt !== undefined && <Note>{t('again', { time: formatMoment(replayedAt, locale) })}</Note>}
      {problem !== '' && (
        <div role="alert">
          <Note kind={isUnknown ? 'warn' : 'bad'}>{problem}</Note>
        </div>
      )}
    </div>
  );
}
