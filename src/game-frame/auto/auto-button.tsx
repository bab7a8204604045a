import { type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './auto-button.module.css';
import { autoRoundsLeft } from './auto-plan.ts';
import { autoTexts } from './texts.ts';
import type { AutoPlay } from './use-auto-play.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../missing-part.tsx';

const AutoSheet = lazyPart(() => import('./auto-sheet.tsx'), MissingPart);

interface AutoButtonProps {
  readonly auto: AutoPlay;
  /** Whether a round is open that the player continues by hand. */
  readonly isOpen?: boolean;
  /** Whether auto play may begin now. */
  readonly canStart: boolean;
  /** For games with steps: whether the last round has any to repeat. */
  readonly steps?: 'some' | 'none';
  /** The game's main button. */
  readonly children: ReactNode;
}

/**
 * Draws the main button and, if offered, the auto play button beside it; during auto play, one button that stops it.
 */
export function AutoButton({ auto, isOpen = false, canStart, steps, children }: AutoButtonProps) {
  const t = useTexts(autoTexts);
  const [isAsked, setAsked] = useState(false);
  if (!auto.isOffered) return children;
  if (auto.run)
    return (
      <Button kind="violet" size="l" block onClick={auto.stop}>
        {t('stop', { count: autoRoundsLeft(auto.run) })}
      </Button>
    );
  if (isOpen) return children;
  return (
    <div className={styles.pair}>
      {children}
      <Button size="l" disabled={!canStart} onClick={() => setAsked(true)}>
        {t('auto')}
      </Button>
      {isAsked && (
        <Suspense>
          <AutoSheet
            hasSteps={steps !== undefined}
            lacksSteps={steps === 'none'}
            onStart={(plan) => {
              setAsked(false);
              auto.start(plan);
            }}
            onClose={() => setAsked(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
