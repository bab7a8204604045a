import { useTexts } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { ACTION_NOTE_ID } from './main-action.tsx';
import { frameTexts } from './texts.ts';
import type { InstantPlay } from './use-instant-game.ts';

interface PlayButtonProps {
  readonly play: Pick<InstantPlay, 'rounds' | 'isBarred' | 'press'>;
  /** Label of the button before a round. */
  readonly betText: string;
  /** Label of the button while a round is shown; by default it offers to show the result. */
  readonly skipText?: string | undefined;
}

/**
 * Draws the main button of a game of single draws. It bets; while a round is shown, it skips to the result or ends the
 * replay; after a lost answer, it requests the result.
 */
export function PlayButton({ play, betText, skipText }: PlayButtonProps) {
  const t = useTexts(frameTexts);
  const { rounds, isBarred, press } = play;
  const text = (): string => {
    if (rounds.status === 'playing') return skipText ?? t('skip');
    if (rounds.watched) return t(rounds.watched.isOver ? 'watch.end' : 'skip');
    return rounds.status === 'unknown' ? t('check') : betText;
  };
  return (
    <Button
      kind="gold"
      size="l"
      block
      disabled={rounds.status === 'idle' && isBarred}
      aria-describedby={ACTION_NOTE_ID}
      onClick={press}
    >
      {text()}
    </Button>
  );
}
