import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import type { Retrying } from '../ui/lazy-part.tsx';
import { EmptyState } from '../ui/states.tsx';
import { frameTexts } from './texts.ts';

interface MissingPartProps extends Partial<Retrying> {
  /** Button that leaves the game, beside the one that tries again. */
  readonly leave?: ReactNode;
}

/** Shown in place of a game, or of one of its sheets, whose code could not be loaded. */
export function MissingPart({ onRetry, isBusy = false, leave }: MissingPartProps) {
  const t = useTexts(frameTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces, because newer browsers return a promise here, which an effect must not return.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} role="alert">
      <EmptyState
        title={t('away.title')}
        help={t('away.help')}
        action={
          <>
            <Button kind="gold" busy={isBusy} onClick={onRetry}>
              {t('retry')}
            </Button>
            {leave}
          </>
        }
      />
    </div>
  );
}
