import { useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { timesText } from '../times-text.ts';
import styles from './hilo-game.module.css';
import { type HiloGuessOdds, hasSameGuess } from './hilo-view-model.ts';
import { hiloTexts } from './texts.ts';

interface GuessButtonsProps {
  readonly odds: readonly HiloGuessOdds[];
  /** Number of skips that the player still has in this round. */
  readonly skips: number;
  readonly disabled: boolean;
  readonly onGuess: (guess: HiloGuessOdds['guess'] | 'skip') => void;
}

/** Rounds a probability in millionths to a tenth of a per cent, in millionths. */
const tenths = (chance: number): number => Math.round(chance / 1_000) * 1_000;

/**
 * Draws a button for each guess on the current card, with its probability and multiplier, and the button that skips the
 * card.
 */
export function GuessButtons({ odds, skips, disabled, onGuess }: GuessButtonsProps) {
  const t = useTexts(hiloTexts);
  const alone = hasSameGuess(odds);
  const nameOf = (guess: HiloGuessOdds['guess']): string =>
    guess === 'same' || alone ? t(guess) : t(`${guess}.same`);
  return (
    <div className={styles.guesses}>
      {odds.map(({ guess, chance, pays }) => (
        <Button key={guess} block disabled={disabled} onClick={() => onGuess(guess)}>
          <span className={styles.guess}>
            {nameOf(guess)}
            <small>
              <span>{formatPpm(tenths(chance))}</span> · <span>{timesText(pays)}</span>
            </small>
          </span>
        </Button>
      ))}
      <Button kind="line" block disabled={disabled || skips <= 0} onClick={() => onGuess('skip')}>
        <span className={styles.guess}>
          {t('skip')}
          <small>{t('skip.left', { count: skips })}</small>
        </span>
      </Button>
    </div>
  );
}
