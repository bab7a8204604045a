import { Suspense } from 'react';
import { useNewcomer } from './use-newcomer.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

// Loaded only when needed: other players than newcomers never need it.
const NextGift = lazyPart(() => import('./next-gift.tsx'));

/** Draws the link to a newcomer's next gift if the gift on this page has been collected. */
export function NextGiftForNewcomers() {
  return useNewcomer() ? (
    <Suspense>
      <NextGift />
    </Suspense>
  ) : null;
}
