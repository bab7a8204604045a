import { Suspense } from 'react';
import type { NextStepProps } from './next-step-line.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

// Loaded only when needed: a player who can play never needs it.
const NextStepLine = lazyPart(() => import('./next-step-line.tsx'));

/** Element id of the reason, to which a disabled button refers by aria-describedby. A page has at most one. */
export const NEXT_STEP_ID = 'next-step';

/** Draws the reason why a game's button is disabled, with a link to what the player lacks. */
export function NextStep(props: NextStepProps) {
  return (
    <Suspense>
      <NextStepLine id={NEXT_STEP_ID} {...props} />
    </Suspense>
  );
}
