import type { ReactNode } from 'react';
import { formatMoment } from '../i18n/dates.ts';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import styles from './result-lines.module.css';
import { Note } from '../ui/states.tsx';

const en = { again: 'Round of {time}, shown again. Nothing is paid.' } as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  again: 'Laro ng {time}, ipinapakita muli. Walang binabayaran.',
};
const texts = { en, fil };

/** What a game announces of its last round. */
export interface ResultLinesProps {
  /** The last result in a sentence, which a screen reader speaks at once. */
  readonly announcement: ReactNode;
  /** When the past round that is shown again was played, milliseconds since 1970. */
  readonly replayedAt?: number | undefined;
  /** What went wrong, in the player's words; empty when nothing did. */
  readonly problem: string;
  /** True when the problem is only that the result is not known yet. */
  readonly isUnknown: boolean;
}

/** The result in words, whether it is one of the past, and what went wrong. */
export function ResultLines({ announcement, replayedAt, problem, isUnknown }: ResultLinesProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <div className={styles.lines}>
      <p className={styles.announcement} role="status" aria-live="polite">
        {announcement}
      </p>
      {replayedAt !== undefined && <Note>{t('again', { time: formatMoment(replayedAt, locale) })}</Note>}
      {problem !== '' && (
        <div role="alert">
          <Note kind={isUnknown ? 'warn' : 'bad'}>{problem}</Note>
        </div>
      )}
    </div>
  );
}
