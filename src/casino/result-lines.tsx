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

/** Props of the lines with the result of a game's last round. */
export interface ResultLinesProps {
  /** The last result in a sentence, which screen readers read out when it changes. */
  readonly announcement: ReactNode;
  /** Time of the round if it is a replay, ms since 1970: a note then says that nothing new is paid. */
  readonly replayedAt?: number | undefined;
  /** What went wrong, in the player's language; empty if nothing did. */
  readonly problem: string;
  /** Whether the problem is only that the result is not known yet; it is then shown as a warning. */
  readonly isUnknown: boolean;
  /** Whether no round is being played or shown; newcomers then see the link to their next gift. */
  readonly isOver?: boolean;
}

/** Draws the last result in words, a note if it is a replay, and the problem if there is one. */
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
