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

/** What a game announces of its last round. */
export interface ResultLinesProps {
  /** The last result in a sentence, which a screen reader speaks at once. */
  readonly announcement: ReactNode;
  /** When the past round that the stage shows was played, milliseconds since 1970: its result is no news of a payment. */
  readonly replayedAt?: number | undefined;
  /** What went wrong, in the player's words; empty when nothing did. */
  readonly problem: string;
  /** True when the problem is only that the result is not known yet. */
  readonly isUnknown: boolean;
  /** True when no round is played or shown: then a newcomer is led on. */
  readonly isOver?: boolean;
}

/** The result in words, whether it is one of the past, and what went wrong. */
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
