import { Suspense } from 'react';
import { useNewcomer } from './use-newcomer.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

// Nobody but newcomers fetches it.
const NextGift = lazyPart(() => import('./next-gift.tsx'));

/** The way to a newcomer's next gift, once the one of this page is used up. */
export function NextGiftForNewcomers() {
  return useNewcomer() ? (
    <Suspense>
      <NextGift />
    </Suspense>
  ) : null;
}
