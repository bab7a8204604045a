import { type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './auto-button.module.css';
import { leftOf } from './auto-plan.ts';
import { autoTexts } from './texts.ts';
import type { AutoPlay } from './use-auto-play.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../missing-part.tsx';

const AutoSheet = lazyPart(() => import('./auto-sheet.tsx'), MissingPart);

interface AutoButtonProps {
  readonly auto: AutoPlay;
  /** A round is open that the player plays on by hand. */
  readonly isOpen?: boolean;
  /** It may begin now. */
  readonly canStart: boolean;
  /** What the last round's steps are where rounds have steps: whether there are any. */
  readonly steps?: 'some' | 'none';
  /** The one main button of the game. */
  readonly children: ReactNode;
}

/** The main button with the one of auto play beside it where that is offered; while it plays, one button that stops it. */
export function AutoButton({ auto, isOpen = false, canStart, steps, children }: AutoButtonProps) {
  const t = useTexts(autoTexts);
  const [isAsked, setAsked] = useState(false);
  if (!auto.isOffered) return children;
  if (auto.run)
    return (
      <Button kind="violet" size="l" block onClick={auto.stop}>
        {t('stop', { count: leftOf(auto.run) })}
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
