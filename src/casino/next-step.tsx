import { Suspense } from 'react';
import type { NextStepProps } from './next-step-line.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

// A player who can play never loads it.
const NextStepLine = lazyPart(() => import('./next-step-line.tsx'));

/** Id of the reason: a disabled button refers to it by aria-describedby. At most one per page. */
export const NEXT_STEP_ID = 'next-step';

/** Draws why a game's button is disabled, with a link to the remedy. */
export function NextStep(props: NextStepProps) {
  return (
    <Suspense>
      <NextStepLine id={NEXT_STEP_ID} {...props} />
    </Suspense>
  );
}
