import { useTexts } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { NOTE } from './main-action.tsx';
import { frameTexts } from './texts.ts';
import type { InstantPlay } from './use-instant-game.ts';

interface PlayButtonProps {
  readonly play: Pick<InstantPlay, 'rounds' | 'isBarred' | 'press'>;
  /** What it says before a round. */
  readonly betText: string;
  /** What it says while a round is on show; that it shows the result where nothing is said. */
  readonly skipText?: string | undefined;
}

/** The main button of a game of one draw: it bets, shows the result at once, ends what is watched, or asks for what is not known. */
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
      aria-describedby={NOTE}
      onClick={press}
    >
      {text()}
    </Button>
  );
}
