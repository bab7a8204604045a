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
  /** Whether a round is open in which the player takes the steps by hand; auto play cannot start then. */
  readonly isOpen?: boolean;
  /** Whether auto play may start now. */
  readonly canStart: boolean;
  /** In games with steps: whether the last round has steps that auto play can repeat. */
  readonly steps?: 'some' | 'none';
  /** The main button of the game. */
  readonly children: ReactNode;
}

/**
 * Draws the game's main button, and beside it a button for auto play if the game offers that. While auto play runs,
 * draws only a button that stops it.
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
